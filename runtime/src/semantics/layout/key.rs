//! Keys of layout entries.

use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::Type;
use crate::support::quoted::write_escaped;

/// The key of an entry: a type, which stands for its whole class, or an identifier, whose prefix names the dialect that
/// defines it. Corresponds to `mlir::DataLayoutEntryKey`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum DataLayoutEntryKey {
    /// A type.
    Type(Type),
    /// An identifier, the contents of a string attribute.
    Identifier(Ident),
}

impl DataLayoutEntryKey {
    /// Creates an identifier key.
    pub fn identifier(ctx: &Context, name: &str) -> Self {
        DataLayoutEntryKey::Identifier(ctx.ident(name))
    }

    /// The type, if the key is one.
    pub fn as_type(self) -> Option<Type> {
        match self {
            DataLayoutEntryKey::Type(ty) => Some(ty),
            DataLayoutEntryKey::Identifier(_) => None,
        }
    }

    /// The identifier, if the key is one.
    pub fn as_identifier(self) -> Option<Ident> {
        match self {
            DataLayoutEntryKey::Type(_) => None,
            DataLayoutEntryKey::Identifier(name) => Some(name),
        }
    }

    /// The key as text: a type, or a quoted string.
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
