//! Alias definitions, `#name = attribute` and `!name = type`, and the limits of their expansion.
//!
//! Aliases that use each other can expand to exponentially more text. The size of what one alias expands to is
//! therefore limited, as is its nesting: everything that is parsed can be printed, and parsed again. An attribute that
//! requests an alias counts as this alias, because it is printed so: debug information of programs is nested thousands
//! of levels deep, and would expand to more text than a disk has. Uses outside of definitions are not counted.

use rustc_hash::FxHashMap;

use super::{MAX_DEPTH, ParseResult, Parser};
use crate::core::attrs::Attribute;
use crate::core::types::Type;
use crate::text::alias_collector::alias_len;
use crate::text::lexer::TokenKind;

/// Bytes that an alias may expand to. Those of long texts may have more.
const MIN_LIMIT: u64 = 1 << 24;
/// Bytes of expansion for each byte of text.
const BYTES_PER_BYTE: u64 = 1 << 10;

/// Maximum length of the number at the end of an alias that the printer chooses.
const NUMBER_LEN: usize = 10;

/// Names that a text defines for use further down.
#[derive(Debug, Default)]
pub(in crate::text) struct Aliases<'a> {
    attrs: FxHashMap<&'a [u8], Alias<Attribute>>,
    types: FxHashMap<&'a [u8], Alias<Type>>,
    /// Bytes of the expansion of the aliases that the definition being parsed uses.
    bytes: u64,
    /// Whether a definition is being parsed.
    is_definition: bool,
    /// Maximum nesting since the start of the last definition, with aliases expanded.
    depth: u32,
}

#[derive(Clone, Copy, Debug)]
struct Alias<T> {
    value: T,
    /// Length and nesting of its expansion.
    bytes: u64,
    depth: u32,
}

impl<'a> Aliases<'a> {
    /// Records the nesting depth.
    #[inline]
    pub(in crate::text) fn reach(&mut self, depth: u32) {
        self.depth = self.depth.max(depth);
    }
}

impl<'a> Parser<'a> {
    /// Parses `#name = attribute`.
    pub(in crate::text) fn parse_attribute_alias_def(&mut self) -> ParseResult {
        let is_known = |p: &Self, name: &[u8]| p.aliases.attrs.contains_key(name);
        let (name, mut alias) =
            self.alias_def("attribute", is_known, |p| p.parse_attribute(None))?;
        if let Some(len) = alias_len(self.ctx(), alias.value) {
            alias.bytes = (len + NUMBER_LEN) as u64;
            alias.depth = 1;
        }
        self.aliases.attrs.insert(name, alias);
        Ok(())
    }

    /// Parses `!name = type`.
    pub(in crate::text) fn parse_type_alias_def(&mut self) -> ParseResult {
        let is_known = |p: &Self, name: &[u8]| p.aliases.types.contains_key(name);
        let (name, alias) = self.alias_def("type", is_known, Self::parse_type)?;
        self.aliases.types.insert(name, alias);
        Ok(())
    }

    fn alias_def<T>(
        &mut self,
        what: &str,
        is_known: fn(&Self, &[u8]) -> bool,
        parse: fn(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<(&'a [u8], Alias<T>)> {
        let name = &self.token_bytes()[1..];
        if is_known(self, name) {
            let name = String::from_utf8_lossy(name).into_owned();
            return Err(self.error(format!("redefinition of {what} alias id '{name}'")));
        }
        if memchr::memchr(b'.', name).is_some() {
            return Err(self
                .error(format!("{what} names with a '.' are reserved for dialect-defined names")));
        }
        self.advance();
        self.expect(TokenKind::Equal, &format!("expected '=' in {what} alias definition"))?;
        let start = self.offset();
        self.aliases.depth = 0;
        self.aliases.bytes = 0;
        self.aliases.is_definition = true;
        let value = parse(self)?;
        self.aliases.is_definition = false;
        let length = self.last_end().saturating_sub(start);
        let bytes = self.aliases.bytes + u64::from(length);
        Ok((name, Alias { value, bytes, depth: self.aliases.depth }))
    }

    /// The attribute of the alias `name` at byte `at`, if it is defined.
    pub(in crate::text) fn attr_alias(
        &mut self,
        name: &[u8],
        at: u32,
    ) -> Option<ParseResult<Attribute>> {
        let alias = *self.aliases.attrs.get(name)?;
        Some(self.expand(alias, at))
    }

    /// The type of the alias `name` at byte `at`, if it is defined.
    pub(in crate::text) fn type_alias(
        &mut self,
        name: &[u8],
        at: u32,
    ) -> Option<ParseResult<Type>> {
        let alias = *self.aliases.types.get(name)?;
        Some(self.expand(alias, at))
    }

    fn expand<T>(&mut self, alias: Alias<T>, at: u32) -> ParseResult<T> {
        // The alias and its definition share a level.
        let depth = self.depth().saturating_sub(1) + alias.depth;
        if depth > MAX_DEPTH {
            return Err(self.error_at(at, format!("nesting is deeper than {MAX_DEPTH} levels")));
        }
        self.aliases.reach(depth);
        if !self.aliases.is_definition {
            return Ok(alias.value);
        }
        self.aliases.bytes += alias.bytes;
        let limit = MIN_LIMIT + BYTES_PER_BYTE * self.buffer().text().len() as u64;
        if self.aliases.bytes > limit {
            let message = format!("aliases stand for more than {limit} bytes of text");
            return Err(self.error_at(at, message));
        }
        Ok(alias.value)
    }
}
