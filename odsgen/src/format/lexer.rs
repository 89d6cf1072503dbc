//! The lexer of the format language.

use crate::fragment::{Fragment, Source as _};
use crate::tablegen::{self, Diagnostic};

/// A token and its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'r> {
    pub(super) kind: Kind,
    /// The text without backquotes, quotes or `$`.
    pub(super) text: &'r str,
    /// Byte offset in the format.
    pub(super) offset: usize,
}

impl Token<'_> {
    /// The token before the start of a format.
    pub(super) const NONE: Self = Token { kind: Kind::Eof, text: "", offset: 0 };

    /// The source text of the token.
    pub(super) fn spelling(&self) -> String {
        match self.kind {
            Kind::Variable => format!("${}", self.text),
            Kind::Literal => format!("`{}`", self.text),
            Kind::String => format!("\"{}\"", self.text),
            _ => self.text.to_owned(),
        }
    }
}

/// The kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Eof,
    Identifier,
    Literal,
    Variable,
    String,
    LParen,
    RParen,
    Caret,
    Colon,
    Comma,
    Equal,
    Less,
    Greater,
    Question,
    Star,
    Pipe,
}

/// Splits a format into tokens.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'r> {
    format: Fragment<'r>,
    at: usize,
}

/// The kind of errors in formats.
const FORMAT: tablegen::Kind = tablegen::Kind::new("format");

/// An error in the format, with a note that names the definition.
pub(super) fn error(
    format: Fragment<'_>,
    offset: usize,
    len: usize,
    text: impl Into<String>,
) -> Box<Diagnostic> {
    let diagnostic = Diagnostic::error(format.at(offset, len), text).with_kind(FORMAT);
    Box::new(
        diagnostic.with_note(format.owner_span(), "in custom assembly format for this operation"),
    )
}

impl<'r> Lexer<'r> {
    pub(super) fn new(format: Fragment<'r>) -> Self {
        Self { format, at: 0 }
    }

    pub(super) fn next(&mut self) -> Result<Token<'r>, Box<Diagnostic>> {
        let text = self.format.text;
        self.at += text[self.at..].len() - text[self.at..].trim_start().len();
        let start = self.at;
        let Some(first) = text[start..].chars().next() else {
            return Ok(Token { kind: Kind::Eof, text: "", offset: start });
        };
        self.at += first.len_utf8();
        let kind = match first {
            '(' => Kind::LParen,
            ')' => Kind::RParen,
            '^' => Kind::Caret,
            ':' => Kind::Colon,
            ',' => Kind::Comma,
            '=' => Kind::Equal,
            '<' => Kind::Less,
            '>' => Kind::Greater,
            '?' => Kind::Question,
            '*' => Kind::Star,
            '|' => Kind::Pipe,
            '`' => return self.delimited(Kind::Literal, '`', start),
            '"' => return self.delimited(Kind::String, '"', start),
            '$' => {
                let name = self.word(self.at, |c| c.is_ascii_alphanumeric() || c == '_');
                if !name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
                    return Err(error(self.format, start, 1, "expected variable name"));
                }
                self.at += name.len();
                return Ok(Token { kind: Kind::Variable, text: name, offset: start });
            }
            c if c.is_ascii_alphabetic() || c == '_' => {
                let name = self.word(start, |c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
                self.at = start + name.len();
                return Ok(Token { kind: Kind::Identifier, text: name, offset: start });
            }
            c => return Err(error(self.format, start, c.len_utf8(), "unexpected character")),
        };
        Ok(Token { kind, text: &text[start..self.at], offset: start })
    }

    fn word(&self, from: usize, accept: impl Fn(char) -> bool) -> &'r str {
        let rest = &self.format.text[from..];
        &rest[..rest.find(|c| !accept(c)).unwrap_or(rest.len())]
    }

    /// The text up to the next `delimiter`. In strings, a backslash escapes it.
    fn delimited(
        &mut self,
        kind: Kind,
        delimiter: char,
        start: usize,
    ) -> Result<Token<'r>, Box<Diagnostic>> {
        let text = self.format.text;
        let from = self.at;
        let mut escaped = false;
        for (i, c) in text[from..].char_indices() {
            if c == delimiter && !escaped {
                self.at = from + i + 1;
                return Ok(Token { kind, text: &text[from..from + i], offset: start });
            }
            escaped = kind == Kind::String && c == '\\' && !escaped;
        }
        let what = if kind == Kind::String { "string" } else { "literal" };
        let error = error(self.format, start, 1, format!("unexpected end of file in {what}"));
        let help = format!("a {what} ends with '{delimiter}'");
        Err(Box::new(error.with_help(help)))
    }
}
