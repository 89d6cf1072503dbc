//! What entries of a data layout are about.

use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::Type;
use crate::support::quoted::write_escaped;

/// The key of an entry: a type, which stands for all of its class, or an identifier, whose prefix names the dialect that
/// knows what it means. Corresponds to `mlir::DataLayoutEntryKey`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum DataLayoutEntryKey {
    /// A type.
    Type(Type),
    /// The contents of a string.
    Identifier(Ident),
}

impl DataLayoutEntryKey {
    /// The key that is the identifier `name`.
    pub fn identifier(ctx: &Context, name: &str) -> Self {
        DataLayoutEntryKey::Identifier(ctx.ident(name))
    }

    /// The type, if it is one.
    pub fn as_type(self) -> Option<Type> {
        match self {
            DataLayoutEntryKey::Type(ty) => Some(ty),
            DataLayoutEntryKey::Identifier(_) => None,
        }
    }

    /// The identifier, if it is one.
    pub fn as_identifier(self) -> Option<Ident> {
        match self {
            DataLayoutEntryKey::Type(_) => None,
            DataLayoutEntryKey::Identifier(name) => Some(name),
        }
    }

    /// The key as texts and diagnostics show it: a type, or a string in quotes.
    pub fn text(self, ctx: &Context) -> String {
        match self {
            DataLayoutEntryKey::Type(ty) => ctx.type_ref(ty).to_string(),
            DataLayoutEntryKey::Identifier(name) => {
                let mut text = String::from('"');
                write_escaped(ctx.ident_bytes(name), &mut text);
                text.push('"');
                text
            }
        }
    }
}

impl From<Type> for DataLayoutEntryKey {
    fn from(ty: Type) -> Self {
        DataLayoutEntryKey::Type(ty)
    }
}

impl From<Ident> for DataLayoutEntryKey {
    fn from(name: Ident) -> Self {
        DataLayoutEntryKey::Identifier(name)
    }
}
