//! Methods of `Context` for text.

use std::sync::{Arc, PoisonError};

use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::types::Type;
use crate::semantics::interfaces::{OpAsmAttrInterfaceTable, OpAsmTypeInterfaceTable};
use crate::support::source::SourceBuffer;
use crate::text::PrintFlags;
use crate::text::lexer::TokenKind;
use crate::text::parser::{ParseResult, Parser};

impl Context {
    /// Adds a source buffer that locations may refer to.
    pub fn add_source(
        &self,
        name: impl Into<String>,
        text: impl Into<Box<[u8]>>,
    ) -> Arc<SourceBuffer> {
        self.sources.add(name, text)
    }

    /// Parses all of `text` as a type. Upstream's `mlir::parseType`.
    ///
    /// # Errors
    ///
    /// If `text` is malformed. The source buffer of the diagnostic is named after `text` itself.
    pub fn parse_type(&self, text: &str) -> ParseResult<Type> {
        self.parse_whole(text, |p| p.parse_type())
    }

    /// Parses all of `text` as an attribute. Upstream's `mlir::parseAttribute`.
    ///
    /// # Errors
    ///
    /// If `text` is malformed. The source buffer of the diagnostic is named after `text` itself.
    pub fn parse_attribute(&self, text: &str) -> ParseResult<Attribute> {
        self.parse_whole(text, |p| p.parse_attribute(None))
    }

    fn parse_whole<R>(
        &self,
        text: &str,
        parse: impl FnOnce(&mut Parser<'_>) -> ParseResult<R>,
    ) -> ParseResult<R> {
        // Most texts are parsed without error, so the context need not own them.
        let buffer = SourceBuffer::detached(text, text.as_bytes());
        let mut parser = Parser::new(self, &buffer);
        let result = parse(&mut parser).and_then(|result| {
            if parser.at(TokenKind::Eof) {
                return Ok(result);
            }
            let rest = text.get(parser.offset() as usize..).unwrap_or_default();
            Err(parser.error(format!("found trailing characters: '{rest}'")))
        });
        if result.is_err() && self.sources.by_name(text.as_bytes()).is_none() {
            // The diagnostic shows a line of it.
            self.add_source(text, text.as_bytes());
        }
        result
    }

    /// The flags for printing operations in diagnostics, and for displaying types and attributes. Diagnostics
    /// override some of them: locations, for example, are printed only if these flags ask for it.
    pub fn diagnostic_flags(&self) -> PrintFlags {
        self.text.flags.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets [`diagnostic_flags`](Self::diagnostic_flags). Tools set the flags that they print with.
    pub fn set_diagnostic_flags(&self, flags: PrintFlags) {
        *self.text.flags.write().unwrap_or_else(PoisonError::into_inner) = flags;
    }

    /// Whether a dialect has types or attributes with aliases.
    pub(crate) fn has_alias_kinds(&self) -> bool {
        self.any_type_def(|def| def.has_aliases()) || self.any_attr_def(|def| def.has_aliases())
    }

    /// Whether a type may suggest names for values.
    pub(crate) fn has_naming_types(&self) -> bool {
        self.has_attached_asm()
            || self.any_type_def(|def| def.interface::<OpAsmTypeInterfaceTable>().is_some())
    }

    /// Whether an `OpAsm` interface is attached to a type or attribute kind.
    pub(crate) fn has_attached_asm(&self) -> bool {
        self.any_attached_to_kinds(|entry| {
            entry.table::<OpAsmTypeInterfaceTable>().is_some()
                || entry.table::<OpAsmAttrInterfaceTable>().is_some()
        })
    }
}
