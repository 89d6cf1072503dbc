//! Types and attributes from texts of their own.

use std::sync::Arc;

use super::lexer::TokenKind as T;
use super::parser::{ParseResult, Parser};
use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::types::Type;
use crate::support::source::SourceBuffer;

impl Context {
    /// Adds a text that locations may point into.
    pub fn add_source(
        &self,
        name: impl Into<String>,
        text: impl Into<Box<[u8]>>,
    ) -> Arc<SourceBuffer> {
        self.sources.add(name, text)
    }

    /// The type that all of `text` stands for. Upstream's `mlir::parseType`.
    ///
    /// # Errors
    ///
    /// What is wrong with `text`, which is the name of the source as well.
    pub fn parse_type(&self, text: &str) -> ParseResult<Type> {
        self.parse_whole(text, |p| p.parse_type())
    }

    /// The attribute that all of `text` stands for. Upstream's `mlir::parseAttribute`.
    ///
    /// # Errors
    ///
    /// What is wrong with `text`, which is the name of the source as well.
    pub fn parse_attribute(&self, text: &str) -> ParseResult<Attribute> {
        self.parse_whole(text, |p| p.parse_attribute(None))
    }

    fn parse_whole<R>(
        &self,
        text: &str,
        parse: impl FnOnce(&mut Parser<'_>) -> ParseResult<R>,
    ) -> ParseResult<R> {
        let buffer = self.add_source(text, text.as_bytes());
        let mut parser = Parser::new(self, &buffer);
        let result = parse(&mut parser)?;
        if !parser.at(T::Eof) {
            let rest = text.get(parser.offset() as usize..).unwrap_or_default();
            return Err(parser.error(format!("found trailing characters: '{rest}'")));
        }
        Ok(result)
    }
}
