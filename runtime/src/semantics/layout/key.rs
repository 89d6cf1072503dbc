//! What entries of a data layout are about.

use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::Type;
use crate::kinds::parts::{Part, Replace, Visit};
use crate::text::lexer::TokenKind;
use crate::text::params::Parameter;
use crate::text::{AsmWriter, ParseResult, Parser};

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

    /// Reads an identifier, a string in quotes, if one is there.
    pub fn parse_optional_identifier(p: &mut Parser<'_>) -> Option<Self> {
        if !p.at(TokenKind::String) {
            return None;
        }
        let name = p.string_ident(p.token());
        p.advance();
        Some(name.into())
    }

    /// The key as texts and diagnostics show it: a type, or a string in quotes.
    pub fn text(self, ctx: &Context) -> String {
        match self {
            DataLayoutEntryKey::Type(ty) => ctx.type_ref(ty).to_string(),
            DataLayoutEntryKey::Identifier(name) => {
                let mut writer = AsmWriter::new(ctx);
                writer.write_string(ctx.ident_bytes(name));
                writer.finish()
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

impl Parameter for DataLayoutEntryKey {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        let at = p.offset();
        match Self::parse_optional(p)? {
            Some(key) => Ok(key),
            None => Err(p.custom_error_at(at, "expected a type or a quoted string")),
        }
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        if let Some(ty) = p.parse_optional_type()? {
            return Ok(Some(ty.into()));
        }
        Ok(Self::parse_optional_identifier(p))
    }

    /// Without aliases.
    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write(&self.text(p.ctx()));
    }

    fn walk(&self, visit: Visit<'_>) {
        if let DataLayoutEntryKey::Type(ty) = *self {
            visit(Part::Type(ty));
        }
    }

    fn replaced(&self, replace: Replace<'_>) -> Self {
        match *self {
            DataLayoutEntryKey::Type(ty) => replace.ty(ty).into(),
            key @ DataLayoutEntryKey::Identifier(_) => key,
        }
    }
}
