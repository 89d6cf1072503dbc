//! Parsing of alias definitions.

use super::lexer::TokenKind;
use super::parser::{ParseResult, Parser};

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
}
