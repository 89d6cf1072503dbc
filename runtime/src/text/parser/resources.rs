//! Parsing of resource sections.

use super::{ParseResult, Parser};
use crate::core::ident::Ident;
use crate::core::resources::{ExternalResource, ExternalResources, ResourceBlob, ResourceValue};
use crate::semantics::interfaces::OpAsmDialectInterface;
use crate::text::lexer::{Token, TokenKind as T};

impl<'a> Parser<'a> {
    /// Parses the section, which starts at the current token. Stores the resources in the context.
    pub fn parse_file_metadata(&mut self) -> ParseResult {
        self.advance();
        self.list_until(T::FileMetadataEnd, |p| {
            let at = p.offset();
            if !p.at_any_keyword() {
                return Err(p.error("expected identifier key in file metadata dictionary"));
            }
            let key = p.token_str();
            p.advance();
            p.expect(T::Colon, "expected ':'")?;
            match key {
                "dialect_resources" => p.parse_dialect_resources(),
                "external_resources" => p.parse_external_resources(),
                _ => {
                    let message = format!("unknown key '{key}' in file metadata dictionary");
                    Err(p.error_at(at, message))
                }
            }
        })
    }

    /// Parses elements with commas between, up to and including `end`.
    fn list_until(&mut self, end: T, element: impl FnMut(&mut Self) -> ParseResult) -> ParseResult {
        if self.eat(end) {
            return Ok(());
        }
        self.comma_separated(element)?;
        let spelling = end.spelling();
        if self.eat(end) {
            return Ok(());
        }
        Err(self.wrong_token(&format!("expected ',' or '{spelling}'")))
    }

    /// Parses `{name: {...}, ...}`; `body` runs after each inner bracket.
    fn parse_resource_groups(
        &mut self,
        mut body: impl FnMut(&mut Self, Ident, u32) -> ParseResult,
    ) -> ParseResult {
        self.expect(T::LBrace, "expected '{'")?;
        self.list_until(T::RBrace, |p| {
            let at = p.offset();
            if !p.at_any_keyword() {
                return Err(p.error("expected identifier key for 'resource' entry"));
            }
            let name = p.ctx().ident_from_bytes(p.token_bytes());
            p.advance();
            p.expect(T::Colon, "expected ':'")?;
            p.expect(T::LBrace, "expected '{'")?;
            body(p, name, at)
        })
    }

    /// Parses `key: value`; `section` names the section in errors.
    fn parse_resource_entry(&mut self, section: &str) -> ParseResult<(Ident, Token)> {
        let key = match self.kind() {
            T::BareIdentifier | T::IntType => self.ctx().ident_from_bytes(self.token_bytes()),
            T::String => self.string_ident(self.token()),
            _ => {
                let message = format!("expected identifier key for '{section}' entry");
                return Err(self.error(message));
            }
        };
        self.advance();
        self.expect(T::Colon, "expected ':'")?;
        let value = self.token();
        self.advance();
        Ok((key, value))
    }

    fn parse_dialect_resources(&mut self) -> ParseResult {
        let ctx = self.ctx();
        self.parse_resource_groups(|p, name, at| {
            let dialect = ctx.ident_str(name);
            if dialect != "builtin" {
                if !ctx.has_dialect(name) {
                    return Err(p.error_at(at, format!("dialect '{dialect}' is unknown")));
                }
                if ctx.dialect_interface::<dyn OpAsmDialectInterface>(name).is_none() {
                    let message = format!("unexpected 'resource' section for dialect '{dialect}'");
                    return Err(p.error(message));
                }
                return p.list_until(T::RBrace, |p| {
                    let at = p.offset();
                    let (key, _) = p.parse_resource_entry("resource")?;
                    let key = p.ctx().ident_str(key);
                    let message = format!("unknown 'resource' key '{key}' for dialect '{dialect}'");
                    Err(p.error_at(at, message))
                });
            }
            p.list_until(T::RBrace, |p| {
                let (key, value) = p.parse_resource_entry("resource")?;
                let blob = p.resource_blob(key, value)?;
                ctx.set_resource_blob(key, blob);
                Ok(())
            })
        })
    }

    fn parse_external_resources(&mut self) -> ParseResult {
        self.parse_resource_groups(|p, name, _| {
            let mut entries = Vec::new();
            p.list_until(T::RBrace, |p| {
                let key_loc = p.location(p.offset());
                let (key, token) = p.parse_resource_entry("external_resources")?;
                let locs = (key_loc, p.location(token.start));
                let value = match p.bytes(token) {
                    b"true" => ResourceValue::Bool(true),
                    b"false" => ResourceValue::Bool(false),
                    text if text.starts_with(b"\"0x") => {
                        ResourceValue::Blob(p.resource_blob(key, token)?)
                    }
                    _ if token.kind == T::String => ResourceValue::String(p.string_ident(token)),
                    _ => {
                        let key = p.ctx().ident_str(key);
                        let message = format!("expected string value for key '{key}'");
                        return Err(p.error_at(token.start, message));
                    }
                };
                entries.push(ExternalResource { key, value, locs });
                Ok(())
            })?;
            p.ctx().add_external_resources(ExternalResources { name, entries });
            Ok(())
        })
    }

    /// Decodes a hexadecimal string: the alignment in four bytes, then the data.
    fn resource_blob(&self, key: Ident, token: Token) -> ParseResult<ResourceBlob> {
        let key = self.ctx().ident_str(key);
        let error = |rest: String| {
            let message = format!("expected hex string blob for key '{key}'{rest}");
            Err(self.error_at(token.start, message))
        };
        let bytes = if token.kind == T::String { self.hex_bytes(token) } else { None };
        let Some(bytes) = bytes else { return error(String::new()) };
        let Some((alignment, data)) = bytes.split_first_chunk::<4>() else {
            return error(" to encode alignment in first 4 bytes".into());
        };
        let alignment = u32::from_le_bytes(*alignment);
        // Empty data is printed with alignment 0. For other data upstream exhausts memory.
        if !alignment.is_power_of_two() && (alignment != 0 || !data.is_empty()) {
            return error(format!(
                " to encode alignment in first 4 bytes, but got non-power-of-2 value: {alignment}"
            ));
        }
        Ok(ResourceBlob { alignment, data: data.into() })
    }

    /// Decodes the hexadecimal digits after `0x` in a string literal.
    pub(super) fn hex_bytes(&self, token: Token) -> Option<Vec<u8>> {
        let literal = self.bytes(token);
        let inner = literal.get(1..literal.len().checked_sub(1)?)?;
        let (pairs, rest) = inner.strip_prefix(b"0x")?.as_chunks::<2>();
        if !rest.is_empty() {
            return None;
        }
        pairs
            .iter()
            .map(|&[high, low]| {
                let high = char::from(high).to_digit(16)?;
                let low = char::from(low).to_digit(16)?;
                Some((high << 4 | low) as u8)
            })
            .collect()
    }
}
