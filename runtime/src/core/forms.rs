//! Names of kinds in diagnostics, and short forms in text.

use crate::core::slots::{Slots, TextSlots};

/// The name of a type view in diagnostics.
pub trait TypeName {
    /// The name of the kind, if this is the view of a kind.
    const NAME: Option<&'static str> = None;

    /// The parser for the kind without `!dialect.mnemonic`, if it has a short form.
    fn short_form<'a>() -> Option<<Slots as TextSlots>::ShortTypeParser<'a>> {
        None
    }
}

/// Attributes that can be written without `#dialect.mnemonic` where their kind is implied.
pub trait ShortForm {
    /// The literal at the start of every short form, if it is always the same.
    const OPEN: Option<&'static str> = None;

    /// The parser of the short form, if any.
    fn short_form<'a>() -> Option<<Slots as TextSlots>::ShortAttrParser<'a>> {
        None
    }
}
