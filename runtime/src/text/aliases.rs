//! `#name = attribute` and `!name = type`: reading the definitions, and deciding which to print.

use super::lexer::TokenKind;
use super::parser::{ParseResult, Parser};
use super::writer::{AliasNames, AsmWriter, PrintFlags};
use crate::ir::OpRef;

impl Parser<'_> {
    /// Reads `#name = attribute`.
    pub(super) fn parse_attribute_alias_def(&mut self) -> ParseResult {
        let name = &self.token_bytes()[1..];
        if self.aliases.attrs.contains_key(name) {
            let name = String::from_utf8_lossy(name).into_owned();
            return Err(self.error(format!("redefinition of attribute alias id '{name}'")));
        }
        if memchr::memchr(b'.', name).is_some() {
            let message = "attribute names with a '.' are reserved for dialect-defined names";
            return Err(self.error(message));
        }
        self.advance();
        self.expect(TokenKind::Equal, "expected '=' in attribute alias definition")?;
        let attr = self.parse_attribute(None)?;
        self.aliases.attrs.insert(name, attr);
        Ok(())
    }

    /// Reads `!name = type`.
    pub(super) fn parse_type_alias_def(&mut self) -> ParseResult {
        let name = &self.token_bytes()[1..];
        if self.aliases.types.contains_key(name) {
            let name = String::from_utf8_lossy(name).into_owned();
            return Err(self.error(format!("redefinition of type alias id '{name}'")));
        }
        if memchr::memchr(b'.', name).is_some() {
            let message = "type names with a '.' are reserved for dialect-defined names";
            return Err(self.error(message));
        }
        self.advance();
        self.expect(TokenKind::Equal, "expected '=' in type alias definition")?;
        let ty = self.parse_type()?;
        self.aliases.types.insert(name, ty);
        Ok(())
    }

    /// Reads `{-# ... #-}`.
    pub(super) fn parse_file_metadata(&mut self) -> ParseResult {
        self.advance();
        Err(self.error("file metadata is not supported"))
    }
}

/// The aliases that the text of `op` uses.
pub(super) fn collect(_op: OpRef<'_>, _flags: &PrintFlags) -> AliasNames {
    AliasNames::default()
}

impl AliasNames {
    /// Writes the definitions that come before the operation, or those that come after it.
    pub(super) fn print_definitions(&self, _before: bool, _writer: &mut AsmWriter<'_>) {}
}
