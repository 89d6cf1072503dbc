//! Parsing of `#name` and `!name`: aliases, and types and attributes of dialects.

use super::{Custom, ParseResult, Parser};
use crate::core::attrs::{AttrDef, Attribute};
use crate::core::context::Context;
use crate::core::diag::DiagnosticKind;
use crate::core::dialect::Dialect;
use crate::core::ident::Ident;
use crate::core::types::{Type, TypeDef};
use crate::kinds::attrs::{OpaqueAttr, TypedAttr};
use crate::kinds::types::{NoneType, OpaqueType, quoted};
use crate::text::lexer::TokenKind as T;

/// A type or attribute of a dialect, split into its components.
struct Symbol<'a> {
    dialect: Ident,
    /// The text after the namespace: `name<...>`, or the text between the brackets.
    data: &'a [u8],
    /// Offset of `data`.
    data_at: u32,
    /// The place for errors about the whole.
    error_at: u32,
}

/// An alias, or a symbol of a dialect.
enum Extended<'a> {
    Alias(&'a [u8]),
    Symbol(Symbol<'a>),
}

impl<'a> Parser<'a> {
    fn parse_extended_symbol(&mut self) -> ParseResult<Extended<'a>> {
        let token = self.token();
        let name = self.token_bytes().get(1..).unwrap_or_default();
        let name_at = token.start + 1;
        self.advance();
        let dot = memchr::memchr(b'.', name);
        let has_body = self.at(T::Less) && self.offset() == token.end;
        if dot.is_none() && !has_body {
            return Ok(Extended::Alias(name));
        }
        let namespace = &name[..dot.unwrap_or(name.len())];
        let dialect = self.ctx().ident_from_bytes(namespace);
        let symbol = match dot {
            Some(dot) => {
                let data_at = name_at + dot as u32 + 1;
                if has_body {
                    self.skip_symbol_body()?;
                }
                let end = if has_body { self.last_end() } else { token.end };
                Symbol {
                    dialect,
                    data: self.text_between(data_at, end),
                    data_at,
                    error_at: data_at,
                }
            }
            None => {
                let data_at = self.offset() + 1;
                self.skip_symbol_body()?;
                let data = self.text_between(data_at, self.last_end() - 1);
                Symbol { dialect, data, data_at, error_at: token.start }
            }
        };
        Ok(Extended::Symbol(symbol))
    }

    fn text_between(&self, start: u32, end: u32) -> &'a [u8] {
        self.buffer().text().get(start as usize..end as usize).unwrap_or_default()
    }

    /// Skips from the current `<` to the token after its matching `>`. The contents need not be valid tokens, but
    /// brackets must match.
    fn skip_symbol_body(&mut self) -> ParseResult {
        let text = self.buffer().text();
        let mut at = self.offset() as usize;
        let mut open: smallvec::SmallVec<[u8; 16]> = smallvec::SmallVec::new();
        loop {
            let byte = text.get(at).copied().unwrap_or(0);
            let expected = match byte {
                b'<' | b'[' | b'(' | b'{' => {
                    open.push(byte);
                    at += 1;
                    continue;
                }
                b'-' => {
                    at += if text.get(at + 1) == Some(&b'>') { 2 } else { 1 };
                    continue;
                }
                b'"' => {
                    self.reset(at as u32);
                    if !self.at(T::String) {
                        return Err(self.error(""));
                    }
                    at = self.token().end as usize;
                    continue;
                }
                0 => 0,
                b'>' => b'<',
                b']' => b'[',
                b')' => b'(',
                b'}' => b'{',
                _ => {
                    at += 1;
                    continue;
                }
            };
            if open.last() != Some(&expected) {
                let inner = char::from(open.last().copied().unwrap_or(b'<'));
                let message = format!("unbalanced '{inner}' character in pretty dialect name");
                return Err(self.error(message));
            }
            open.pop();
            at += 1;
            if open.is_empty() {
                self.reset_after(at as u32);
                return Ok(());
            }
        }
    }

    /// Parses `!alias`, `!dialect.name<...>` or `!dialect<...>`.
    pub(in crate::text) fn parse_extended_type(&mut self) -> ParseResult<Type> {
        let at = self.offset();
        let symbol = match self.parse_extended_symbol()? {
            Extended::Alias(name) => {
                let ty = self.type_alias(name, at);
                return ty.unwrap_or_else(|| Err(self.undefined_alias(name)));
            }
            Extended::Symbol(symbol) => symbol,
        };
        let ctx = self.ctx();
        if ctx.has_dialect(symbol.dialect) {
            let hook = ctx.dialect_hooks_if_loaded(symbol.dialect).and_then(|it| it.parse_type);
            return self.in_symbol(&symbol, |p| {
                if let Some(parse) = hook {
                    return parse(p);
                }
                let Some(def) = p.parse_mnemonic(&symbol, "type", |mnemonic| {
                    ctx.type_def(symbol.dialect, mnemonic)
                })?
                else {
                    return Ok(OpaqueType::get(
                        ctx,
                        symbol.dialect,
                        ctx.ident_from_bytes(symbol.data),
                    )
                    .into());
                };
                match def.parser() {
                    Some(parse) => parse(p),
                    None => match p.parse_dynamic_type(def)? {
                        Some(ty) => Ok(ty),
                        None => Err(p.no_hook(&symbol, "type")),
                    },
                }
            });
        }
        let data = ctx.ident_from_bytes(symbol.data);
        let location = self.location(symbol.error_at);
        Ok(self
            .prefer_lexical_error(OpaqueType::get_checked(ctx, location, symbol.dialect, data))?
            .into())
    }

    /// Parses `#alias`, `#dialect.name<...>` or `#dialect<...>`, the latter two optionally followed by a type.
    pub(in crate::text) fn parse_extended_attr(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let attribute = self.parse_extended_attr_untyped(ty)?;
        let ctx = self.ctx();
        if let Some(expected) = ty
            && let Some(typed) = ctx.attr_ref(attribute).dyn_cast::<TypedAttr<'_>>()
            && typed.ty().handle() != expected
        {
            return Err(self.error(format!(
                "attribute type different than expected: expected {}, but got {}",
                quoted(ctx.type_ref(expected)),
                quoted(typed.ty())
            )));
        }
        Ok(attribute)
    }

    fn parse_extended_attr_untyped(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let at = self.offset();
        let symbol = match self.parse_extended_symbol()? {
            Extended::Alias(name) => {
                let attribute = self.attr_alias(name, at);
                return attribute.unwrap_or_else(|| Err(self.undefined_alias(name)));
            }
            Extended::Symbol(symbol) => symbol,
        };
        let ctx = self.ctx();
        let ty = if self.eat(T::Colon) { Some(self.parse_type()?) } else { ty };
        if ctx.has_dialect(symbol.dialect) {
            let hook =
                ctx.dialect_hooks_if_loaded(symbol.dialect).and_then(|it| it.parse_attribute);
            return self.in_symbol(&symbol, |p| {
                if let Some(parse) = hook {
                    return parse(p, ty);
                }
                let def = p.parse_mnemonic(&symbol, "attribute", |mnemonic| {
                    ctx.attr_def(symbol.dialect, mnemonic)
                })?;
                let Some(def) = def else { return Err(p.no_hook(&symbol, "attribute")) };
                match def.parser() {
                    Some(parse) => parse(p, ty),
                    None => match p.parse_dynamic_attr(def)? {
                        Some(attr) => Ok(attr),
                        None => Err(p.no_hook(&symbol, "attribute")),
                    },
                }
            });
        }
        let data = ctx.ident_from_bytes(symbol.data);
        let location = self.location(symbol.error_at);
        let ty = ty.unwrap_or_else(|| NoneType::get(ctx).into());
        Ok(self
            .prefer_lexical_error(OpaqueAttr::get_checked(ctx, location, symbol.dialect, data, ty))?
            .into())
    }

    /// Runs `parse` at the start of a symbol's data, then restores the position.
    fn in_symbol<R>(
        &mut self,
        symbol: &Symbol<'a>,
        parse: impl FnOnce(&mut Self) -> ParseResult<R>,
    ) -> ParseResult<R> {
        let resume = (self.offset(), self.last_end());
        self.reset(symbol.data_at);
        // The first token, after whitespace.
        let outer = self.set_custom(Custom { op: None, at: self.offset() });
        let result = parse(self);
        self.set_custom(outer);
        self.reset(resume.0);
        self.set_last_end(resume.1);
        result
    }

    /// Parses the mnemonic of a type or attribute and looks it up in its dialect. `None` if it is unknown and the
    /// dialect accepts unknown ones.
    fn parse_mnemonic<D>(
        &mut self,
        symbol: &Symbol<'a>,
        what: &str,
        find: impl FnOnce(Ident) -> Option<D>,
    ) -> ParseResult<Option<D>> {
        let ctx = self.ctx();
        if ctx.text.dynamic.has_dialect(ctx.ident_index(symbol.dialect)) {
            let def = if self.at_any_keyword() { find(ctx.ident(self.token_str())) } else { None };
            if def.is_some() {
                self.advance();
                return Ok(def);
            }
            return Err(self.error(format!("expected dynamic {what}")));
        }
        if !ctx.has_symbols(symbol.dialect, what == "type") {
            if what == "type" && ctx.allows_unknown_types(symbol.dialect) {
                return Ok(None);
            }
            return Err(self.no_hook(symbol, what));
        }
        let at = self.offset();
        if !self.at_any_keyword() {
            return Err(self.error("expected valid keyword"));
        }
        let mnemonic = self.token_str();
        match find(ctx.ident(mnemonic)) {
            Some(def) => {
                self.advance();
                Ok(Some(def))
            }
            None => {
                let dialect = ctx.ident_str(symbol.dialect);
                // Upstream's generated code prints two spaces for types.
                let gap = if what == "type" { "  " } else { " " };
                let message = format!("unknown{gap}{what} `{mnemonic}` in dialect `{dialect}`");
                let kind = match what {
                    "type" => DiagnosticKind::UnknownType,
                    _ => DiagnosticKind::UnknownAttribute,
                };
                let kind = kind(dialect.to_owned(), mnemonic.to_owned());
                Err(self.error_at(at, message).with_kind(kind))
            }
        }
    }

    /// Parses a type of the dialect `D` by its mnemonic. Returns `None`, consuming nothing, if the next word is not a
    /// mnemonic. For dialects with a hand-written type parser. Upstream's `generatedTypeParser`.
    ///
    /// # Errors
    ///
    /// If there is no word, or the text after the mnemonic is malformed.
    pub fn parse_generated_type<D: Dialect>(&mut self) -> ParseResult<Option<Type>> {
        let parse = self.generated::<D, _>(|ctx, dialect, mnemonic| {
            ctx.type_def(dialect, mnemonic).and_then(TypeDef::parser)
        })?;
        let Some(parse) = parse else { return Ok(None) };
        self.advance();
        parse(self).map(Some)
    }

    /// Parses an attribute of the dialect `D` by its mnemonic. Returns `None`, consuming nothing, if the next word is
    /// not a mnemonic. For dialects with a hand-written attribute parser. Upstream's `generatedAttributeParser`.
    ///
    /// # Errors
    ///
    /// If there is no word, or the text after the mnemonic is malformed.
    pub fn parse_generated_attribute<D: Dialect>(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>> {
        let parse = self.generated::<D, _>(|ctx, dialect, mnemonic| {
            ctx.attr_def(dialect, mnemonic).and_then(AttrDef::parser)
        })?;
        let Some(parse) = parse else { return Ok(None) };
        self.advance();
        parse(self, ty).map(Some)
    }

    /// Looks up the next word with `find`, without consuming it.
    fn generated<D: Dialect, T>(
        &self,
        find: impl FnOnce(&Context, Ident, Ident) -> Option<T>,
    ) -> ParseResult<Option<T>> {
        if !self.at_any_keyword() {
            return Err(self.custom_error("expected valid keyword"));
        }
        let ctx = self.ctx();
        Ok(find(ctx, ctx.ident(D::NAMESPACE), ctx.ident(self.token_str())))
    }

    fn no_hook(&self, symbol: &Symbol<'a>, what: &str) -> crate::core::diag::Diagnostic {
        let dialect = self.ctx().ident_str(symbol.dialect);
        let message = format!("dialect '{dialect}' provides no {what} parsing hook");
        self.error_at(self.name_loc(), message)
    }

    fn undefined_alias(&self, name: &[u8]) -> crate::core::diag::Diagnostic {
        let name = String::from_utf8_lossy(name);
        self.wrong_token(&format!("undefined symbol alias id '{name}'"))
    }
}
