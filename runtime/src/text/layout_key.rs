//! Parsing and printing of data layout keys.

use crate::kinds::sub_elements::{Replace, SubElement, Visit};
use crate::semantics::layout::DataLayoutEntryKey;
use crate::text::lexer::TokenKind;
use crate::text::params::Parameter;
use crate::text::{AsmWriter, ParseResult, Parser};

impl DataLayoutEntryKey {
    /// Parses an identifier (a string literal), if present.
    pub fn parse_optional_identifier(p: &mut Parser<'_>) -> Option<Self> {
        if !p.at(TokenKind::String) {
            return None;
        }
        let name = p.string_ident(p.token());
        p.advance();
        Some(name.into())
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

    /// Aliases are not used.
    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write(&self.text(p.ctx()));
    }

    fn walk(&self, visit: Visit<'_>) {
        if let DataLayoutEntryKey::Type(ty) = *self {
            visit(SubElement::Type(ty));
        }
    }

    fn replaced(&self, replace: Replace<'_>) -> Self {
        match *self {
            DataLayoutEntryKey::Type(ty) => replace.ty(ty).into(),
            key @ DataLayoutEntryKey::Identifier(_) => key,
        }
    }
}
