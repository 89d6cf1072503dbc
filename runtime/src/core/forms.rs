//! How kinds are named, and read where they are known.

use crate::core::slots::{Slots, TextSlots};

/// The name that diagnostics call a view of types by.
pub trait TypeName {
    /// The name of the kind, if the view is of one.
    const NAME: Option<&'static str> = None;

    /// How the kind is read without `!dialect.mnemonic`, if it has such a form.
    fn short_form<'a>() -> Option<<Slots as TextSlots>::ShortTypeParser<'a>> {
        None
    }
}

/// Attributes that may be written without `#dialect.mnemonic` where their kind is known.
pub trait ShortForm {
    /// How the short form is read, if there is one.
    fn short_form<'a>() -> Option<<Slots as TextSlots>::ShortAttrParser<'a>> {
        None
    }
}
