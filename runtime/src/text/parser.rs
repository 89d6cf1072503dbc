//! The base of all parsing: tokens, errors, lists, aliases.
//!
//! Other files extend [`Parser`] for types, attributes, affine expressions and locations. Operations are parsed by
//! [`OpParser`](super::OpParser), which wraps one.

pub(super) mod affine;
mod aliases;
mod asm;
mod attrs;
mod elements;
pub(super) mod literals;
mod locations;
pub(crate) mod numbers;
mod resources;
mod symbols;
pub(super) mod types;

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::lexer::{Lexer, Token, TokenKind, unescape};
use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, DiagnosticKind};
use crate::core::ident::Ident;
use crate::core::location::Location;
use crate::core::op_def::OpName;
use crate::support::source::SourceBuffer;
use aliases::Aliases;

/// The result of parsing. An error has not been emitted yet.
pub type ParseResult<T = ()> = Result<T, Diagnostic>;

/// Maximum nesting of brackets, types, attributes and regions.
pub const MAX_DEPTH: u32 = 256;

/// Brackets around a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// None. The list has at least one element.
    None,
    /// `(...)`
    Paren,
    /// `(...)`, or no list.
    OptionalParen,
    /// `[...]`
    Square,
    /// `[...]`, or no list.
    OptionalSquare,
    /// `<...>`
    LessGreater,
    /// `<...>`, or no list.
    OptionalLessGreater,
    /// `{...}`
    Braces,
    /// `{...}`, or no list.
    OptionalBraces,
}

/// The operation, type or attribute whose custom parser is running.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Custom {
    /// The operation, for errors; `None` for types and attributes.
    pub(super) op: Option<OpName>,
    /// Offset of its name.
    pub(super) at: u32,
}

/// Parses a text, token by token.
#[derive(Debug)]
pub struct Parser<'a> {
    ctx: &'a Context,
    buffer: &'a SourceBuffer,
    lexer: Lexer<'a>,
    token: Token,
    /// Offset of the parsed text.
    start: u32,
    /// End of the token before [`token`](Self::token).
    last_end: u32,
    depth: u32,
    /// Types and attributes being parsed that may contain themselves, innermost last.
    cyclic: Vec<super::writer::AliasTarget>,
    /// The operation, type or attribute whose custom parser is running.
    custom: Custom,
    /// Aliases defined so far.
    pub(super) aliases: Aliases<'a>,
    /// Distinct attributes by their number in this text.
    pub(super) distinct: FxHashMap<u64, Attribute>,
}

impl<'a> Parser<'a> {
    /// A parser at the first token of `buffer`.
    pub fn new(ctx: &'a Context, buffer: &'a SourceBuffer) -> Self {
        Parser::with_range(ctx, buffer, 0..buffer.text().len() as u32)
    }

    /// A parser of a part of `buffer`. The part is clamped to the buffer.
    pub fn with_range(ctx: &'a Context, buffer: &'a SourceBuffer, part: Range<u32>) -> Self {
        let text = buffer.text();
        let end = (part.end as usize).min(text.len());
        let start = (part.start as usize).min(end);
        let mut lexer = Lexer::new(&text[..end]);
        lexer.reset(start as u32);
        let token = lexer.next_token();
        Parser {
            ctx,
            buffer,
            lexer,
            token,
            start: start as u32,
            last_end: start as u32,
            depth: 0,
            cyclic: Vec::new(),
            custom: Custom::default(),
            aliases: Aliases::default(),
            distinct: FxHashMap::default(),
        }
    }

    /// The context.
    #[inline]
    pub fn ctx(&self) -> &'a Context {
        self.ctx
    }

    /// The source buffer.
    pub fn buffer(&self) -> &'a SourceBuffer {
        self.buffer
    }

    /// The current token.
    #[inline]
    pub fn token(&self) -> Token {
        self.token
    }

    /// The kind of the current token.
    #[inline]
    pub fn kind(&self) -> TokenKind {
        self.token.kind
    }

    /// Byte offset of the current token.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.token.start
    }

    /// Byte offset of the end of the previous token.
    pub fn last_end(&self) -> u32 {
        self.last_end
    }

    /// The bytes of `token`.
    #[inline]
    pub fn bytes(&self, token: Token) -> &'a [u8] {
        &self.lexer.text()[token.range()]
    }

    /// The bytes of the current token.
    #[inline]
    pub fn token_bytes(&self) -> &'a [u8] {
        self.bytes(self.token)
    }

    /// The text of the current token, which must not be a string: those may contain invalid UTF-8.
    pub fn token_str(&self) -> &'a str {
        std::str::from_utf8(self.token_bytes()).unwrap_or("")
    }

    /// Moves to the next token.
    #[inline]
    pub fn advance(&mut self) {
        self.last_end = self.token.end;
        self.token = self.lexer.next_token();
    }

    /// Moves past a part of the current token, up to `end`. If an `x` follows, it becomes a token of its own, as the
    /// separator of sizes.
    pub(super) fn advance_to_x(&mut self, end: u32) {
        self.lexer.reset(end);
        self.last_end = end;
        self.token = match self.lexer.text().get(end as usize) {
            Some(b'x') => {
                self.lexer.reset(end + 1);
                Token { kind: TokenKind::BareIdentifier, start: end, end: end + 1 }
            }
            _ => self.lexer.next_token(),
        };
    }

    /// Moves to the token that starts at `offset`.
    pub fn reset(&mut self, offset: u32) {
        self.lexer.reset(offset);
        self.token = self.lexer.next_token();
    }

    /// Continues at `offset`, after text that is not a token.
    pub(super) fn reset_after(&mut self, offset: u32) {
        self.reset(offset);
        self.last_end = offset;
    }

    /// Restores [`last_end`](Self::last_end) after lookahead.
    pub(super) fn set_last_end(&mut self, last_end: u32) {
        self.last_end = last_end;
    }

    /// Whether the current token is of this kind.
    #[inline]
    pub fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// Skips the current token if it is of this kind.
    #[inline]
    pub fn eat(&mut self, kind: TokenKind) -> bool {
        let is_present = self.at(kind);
        if is_present {
            self.advance();
        }
        is_present
    }

    /// Whether the current token is the keyword `word`.
    #[inline]
    pub fn at_keyword(&self, word: &str) -> bool {
        self.at(TokenKind::BareIdentifier) && self.token_bytes() == word.as_bytes()
    }

    /// Skips the current token if it is the keyword `word`.
    #[inline]
    pub fn eat_keyword(&mut self, word: &str) -> bool {
        let is_present = self.at_keyword(word);
        if is_present {
            self.advance();
        }
        is_present
    }

    /// Whether the current token can be a keyword: an identifier, or a name such as `i32`.
    pub fn at_any_keyword(&self) -> bool {
        matches!(self.token.kind, TokenKind::BareIdentifier | TokenKind::IntType)
    }

    /// Skips a token of this kind, or fails with `message`.
    #[inline]
    pub fn expect(&mut self, kind: TokenKind, message: &str) -> ParseResult {
        if self.eat(kind) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// Skips punctuation, or fails with `expected '...'`.
    #[inline]
    pub fn punct(&mut self, kind: TokenKind) -> ParseResult {
        if self.eat(kind) {
            return Ok(());
        }
        Err(self.wrong_token(&format!("expected '{}'", kind.spelling())))
    }

    /// The location of the byte at `offset`.
    #[inline]
    pub fn location(&self, offset: u32) -> Location {
        match self.buffer.base() {
            Some(base) => Location::from_position(base + offset),
            None => {
                let (line, column) = self.buffer.line_and_column(offset);
                Location::file_line_col(self.ctx, self.buffer.name(), line, column)
            }
        }
    }

    /// An error at the current token.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Diagnostic {
        let mut offset = self.token.start;
        if self.at(TokenKind::Eof) {
            // Point at the last character, because the end of the text may be on an empty line.
            offset = offset.saturating_sub(1).max(self.start);
        }
        self.error_at(offset, message)
    }

    /// An error at byte `offset`. If the current token is invalid, the lexer's error comes first.
    #[cold]
    pub fn error_at(&self, offset: u32, message: impl Into<String>) -> Diagnostic {
        if self.at(TokenKind::Error)
            && let Some(error) = self.lexer.error()
        {
            let error = Diagnostic::error(self.location(error.at), error.message);
            return error.with_kind(DiagnosticKind::Lexical);
        }
        Diagnostic::error(self.location(offset), message)
    }

    /// Returns the `result` of a construction. On failure, the lexer's error for the current token comes first.
    pub(crate) fn prefer_lexical_error<T>(&self, result: Result<T, Diagnostic>) -> ParseResult<T> {
        result.map_err(|error| if self.at(TokenKind::Error) { self.error("") } else { error })
    }

    /// Sets the operation, type or attribute whose custom parser is running, and returns the previous one.
    pub(super) fn set_custom(&mut self, custom: Custom) -> Custom {
        std::mem::replace(&mut self.custom, custom)
    }

    /// Offset of the name of the operation, type or attribute whose custom parser is running, without the namespace
    /// of a type or attribute. The place for errors about the whole. Corresponds to `AsmParser::getNameLoc`.
    pub fn name_loc(&self) -> u32 {
        self.custom.at
    }

    /// An error of a custom parser. Mentions the operation, except within types and attributes.
    #[cold]
    pub fn custom_error_at(&self, offset: u32, message: impl Into<String>) -> Diagnostic {
        let message = message.into();
        match self.custom.op {
            Some(name) => {
                let name = self.ctx.op_name_ref(name);
                self.error_at(offset, format!("custom op '{name}' {message}"))
            }
            None => self.error_at(offset, message),
        }
    }

    /// Like [`custom_error_at`](Self::custom_error_at), at the current token.
    #[cold]
    pub fn custom_error(&self, message: impl Into<String>) -> Diagnostic {
        self.custom_error_at(self.token.start, message)
    }

    /// An error about an unexpected current token. Like upstream, it points after the previous token, unless that is
    /// the start of the text.
    #[cold]
    pub fn wrong_token(&self, message: &str) -> Diagnostic {
        let text = self.lexer.text();
        let mut original = self.token.start as usize;
        if self.at(TokenKind::Eof) {
            original = original.saturating_sub(1).max(self.start as usize);
        }
        let mut before = &text[self.start as usize..original];
        let offset = loop {
            let blank = before.iter().rev().take_while(|b| matches!(b, b' ' | b'\t')).count();
            before = &before[..before.len() - blank];
            match before {
                [] => break original,
                [rest @ .., b'\n' | b'\r'] => {
                    before = rest;
                    // Skips a comment at the end of the line. Like upstream, this mistakes `//` within a string for a
                    // comment.
                    let line = rest.iter().rposition(|b| matches!(b, b'\n' | b'\r')).unwrap_or(0);
                    if let Some(comment) = memchr::memmem::find(&rest[line..], b"//") {
                        before = &rest[..line + comment];
                    }
                }
                _ => break self.start as usize + before.len(),
            }
        };
        self.error_at(offset as u32, message)
    }

    /// Enters a nesting level. Fails beyond [`MAX_DEPTH`]. Pair it with [`leave`](Self::leave).
    #[inline]
    pub fn enter(&mut self) -> ParseResult {
        if self.depth >= MAX_DEPTH {
            return Err(self.error(format!("nesting is deeper than {MAX_DEPTH} levels")));
        }
        self.depth += 1;
        self.aliases.reach(self.depth);
        Ok(())
    }

    /// The nesting depth of the current token.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Ends a level of nesting.
    #[inline]
    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Runs `parse` one nesting level deeper.
    #[inline]
    pub fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        self.enter()?;
        let result = parse(self);
        self.leave();
        result
    }

    /// Interns the contents of a string literal.
    pub fn string_ident(&self, token: Token) -> Ident {
        let literal = self.bytes(token);
        match literal {
            [b'"', inner @ .., b'"'] if memchr::memchr(b'\\', inner).is_none() => {
                self.ctx.ident_from_bytes(inner)
            }
            _ => self.ctx.ident_from_bytes(&unescape(literal)),
        }
    }

    /// Interns the name of a symbol token such as `@abc` or `@"a b"`.
    pub fn symbol_ident(&self, token: Token) -> Ident {
        match self.bytes(token) {
            [b'@', quoted @ ..] if quoted.first() == Some(&b'"') => {
                self.ctx.ident_from_bytes(&unescape(quoted))
            }
            [_, name @ ..] => self.ctx.ident_from_bytes(name),
            [] => self.ctx.ident(""),
        }
    }

    /// Parses elements separated by commas, up to the closing bracket, which is not consumed.
    pub fn comma_separated(
        &mut self,
        mut element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        element(self)?;
        while self.eat(TokenKind::Comma) {
            element(self)?;
        }
        Ok(())
    }

    /// Parses a list in brackets; `context` ends the message about a missing bracket, such as ` in dimension list`.
    pub fn delimited(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        let Some(close) = self.open(delimiter, context)? else {
            return match delimiter {
                Delimiter::None => self.comma_separated(element),
                _ => Ok(()),
            };
        };
        if self.eat(close) {
            return Ok(());
        }
        self.comma_separated(element)?;
        self.close(close, context)
    }

    /// Skips the opening bracket and returns the kind of the closing one; `None` if there are no brackets.
    pub fn open(&mut self, delimiter: Delimiter, context: &str) -> ParseResult<Option<TokenKind>> {
        use Delimiter::*;
        let (open, close) = match delimiter {
            None => return Ok(Option::None),
            Paren | OptionalParen => (TokenKind::LParen, TokenKind::RParen),
            Square | OptionalSquare => (TokenKind::LSquare, TokenKind::RSquare),
            LessGreater | OptionalLessGreater => (TokenKind::Less, TokenKind::Greater),
            Braces | OptionalBraces => (TokenKind::LBrace, TokenKind::RBrace),
        };
        let optional = matches!(
            delimiter,
            OptionalParen | OptionalSquare | OptionalLessGreater | OptionalBraces
        );
        if self.eat(open) {
            return Ok(Some(close));
        }
        if optional {
            return Ok(Option::None);
        }
        Err(self.wrong_token(&format!("expected '{}'{context}", open.spelling())))
    }

    /// Skips the closing bracket.
    pub fn close(&mut self, close: TokenKind, context: &str) -> ParseResult {
        if self.eat(close) {
            return Ok(());
        }
        Err(self.wrong_token(&format!("expected '{}'{context}", close.spelling())))
    }

    /// Starts parsing a type or attribute that may contain itself. Returns false if it is being parsed already: then
    /// only its identifying part is to be parsed. Pair it with [`end_cyclic_parse`](Self::end_cyclic_parse).
    /// Upstream's `tryStartCyclicParse`.
    pub fn try_start_cyclic_parse(
        &mut self,
        target: impl Into<super::writer::AliasTarget>,
    ) -> bool {
        let target = target.into();
        let first = !self.cyclic.contains(&target);
        if first {
            self.cyclic.push(target);
        }
        first
    }

    /// Ends a [`try_start_cyclic_parse`](Self::try_start_cyclic_parse) that returned true.
    pub fn end_cyclic_parse(&mut self) {
        self.cyclic.pop();
    }
}
