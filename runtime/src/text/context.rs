//! What this layer adds to contexts.

use std::sync::atomic::Ordering;
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
        self.text.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets [`diagnostic_flags`](Self::diagnostic_flags). Tools show operations in diagnostics as they print them.
    pub fn set_diagnostic_flags(&self, flags: PrintFlags) {
        *self.text.write().unwrap_or_else(PoisonError::into_inner) = flags;
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

    /// Makes this as good as new for another text: what is left, types, attributes, names and dialects that are loaded,
    /// makes nothing come out differently, but need not be made again. Returns false if something would show: resources,
    /// distinct attributes, what dialects' types and attributes were set to later; or if very much is left. Locations of
    /// the text must be out of use.
    pub(crate) fn forget_text(&self) -> bool {
        const MANY: u32 = 1 << 16;
        if self.types.may_have_changed()
            || self.attrs.may_have_changed()
            || !self.kinds.attrs.distincts.is_empty()
            || !self.resources.is_empty()
            || self.idents.len().max(self.types.size()).max(self.attrs.size()) > MANY
        {
            return false;
        }
        self.sources.clear();
        self.location_attrs.store(false, Ordering::Relaxed);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::attrs::UnitAttr;
    use crate::core::resources::ResourceBlob;
    use crate::kinds::attrs::DistinctAttr;
    use crate::text::parse_source;

    fn after(work: impl FnOnce(&Arc<Context>)) -> bool {
        let ctx = Context::new();
        work(&ctx);
        ctx.forget_text()
    }

    #[test]
    fn what_would_show_is_not_passed_on() {
        assert!(after(|ctx| {
            assert!(parse_source(ctx, "in", b"module {}").is_ok());
            assert!(parse_source(ctx, "in", b"module {").is_err());
        }));
        assert!(!after(|ctx| {
            let blob = ResourceBlob { alignment: 1, data: Box::default() };
            ctx.set_resource_blob(ctx.ident("a"), blob);
        }));
        assert!(!after(|ctx| {
            DistinctAttr::create(ctx, UnitAttr::get(ctx));
        }));
    }
}
