//! What this layer adds to contexts.

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
        if !parser.at(TokenKind::Eof) {
            let rest = text.get(parser.offset() as usize..).unwrap_or_default();
            return Err(parser.error(format!("found trailing characters: '{rest}'")));
        }
        Ok(result)
    }

    /// How operations are shown in diagnostics, as far as that does not follow from their being in diagnostics: locations,
    /// say, are shown if this asks for them. Types and attributes are shown by these flags wherever they are displayed.
    pub fn diagnostic_flags(&self) -> PrintFlags {
        self.text.flags.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets [`diagnostic_flags`](Self::diagnostic_flags). Tools show operations in diagnostics as they print them.
    pub fn set_diagnostic_flags(&self, flags: PrintFlags) {
        *self.text.flags.write().unwrap_or_else(PoisonError::into_inner) = flags;
    }

    /// Whether any dialect has types or attributes that may have aliases.
    pub(crate) fn has_alias_kinds(&self) -> bool {
        self.any_type_def(|def| def.has_aliases()) || self.any_attr_def(|def| def.has_aliases())
    }

    /// Whether there may be types that name values.
    pub(crate) fn has_naming_types(&self) -> bool {
        self.has_attached_asm()
            || self.any_type_def(|def| def.interface::<OpAsmTypeInterfaceTable>().is_some())
    }

    /// Whether types or attributes have names or aliases in text that their definitions do not have.
    pub(crate) fn has_attached_asm(&self) -> bool {
        self.any_attached_to_kinds(|entry| {
            entry.table::<OpAsmTypeInterfaceTable>().is_some()
                || entry.table::<OpAsmAttrInterfaceTable>().is_some()
        })
    }
}
