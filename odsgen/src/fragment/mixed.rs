//! Parses texts with pieces of two languages.
//!
//! TableGen pastes pieces of definitions together. A definition in C++ may use a class that is written for Rust, and
//! vice versa. An expression has the language of its words; a part with words of the other language is an expression or a
//! name by itself, and takes the place of a name.

use std::iter::Peekable;
use std::ops::Range;

use super::divide::{self, Token, TokenKind};
use super::expr::Expr;
use super::language::Language;
use super::source::{Piece, Source};
use crate::tablegen::{Diagnostic, Span};

/// Why a fragment is not translated, and which part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Untranslated {
    pub(super) offset: usize,
    pub(super) len: usize,
    /// The cause in words.
    pub(super) reason: String,
}

impl Untranslated {
    /// An error about a part that has no counterpart in Rust.
    pub(super) fn new(offset: usize, len: usize, reason: impl Into<String>) -> Self {
        Self { offset, len, reason: reason.into() }
    }
}

/// The role of C++ in the translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// The whole text, or an operand of the whole.
    Whole,
    /// A part of a Rust expression; the string has the names in Rust around it.
    Inner(&'a str),
}

/// Translates parts of texts.
pub(super) trait Translate {
    /// Translates the C++ expression `cpp`, in which `holes` take the place of the names `$holeN_`.
    fn expr(&self, cpp: &str, part: Part<'_>, holes: &[Expr]) -> Result<Expr, Untranslated>;
    /// Parses the Rust expression `rust`, in which `holes` take the place of the names `$holeN_`.
    fn rust(&self, rust: &impl Source, holes: &[Expr]) -> Result<Expr, Box<Diagnostic>>;
    /// Translates the C++ path `cpp`: a class, a namespace or an enum case.
    fn path(&self, cpp: &str) -> Result<String, Untranslated>;
}

/// Why a text is not an expression.
#[derive(Debug)]
pub(super) enum Problem {
    /// A part of it is C++ that is not translated.
    Untranslated(Untranslated),
    /// A part of it is not Rust.
    Invalid(Box<Diagnostic>),
}

impl From<Untranslated> for Problem {
    fn from(error: Untranslated) -> Self {
        Self::Untranslated(error)
    }
}

type Result<T, E = Problem> = std::result::Result<T, E>;

/// The expression `source`.
pub(super) fn expr(source: &impl Source, with: &impl Translate) -> Result<Expr> {
    let tokens = divide::tokens(source.text(), &source.pieces());
    let text = &*divide::without_comments(source.text(), &tokens);
    let words = tokens.iter().filter(|token| token.kind == TokenKind::Word);
    let words = words.filter(|token| token.language == Language::Rust);
    let names: Vec<_> = words.map(|token| &text[token.range.clone()]).collect();
    let mut tokens = tokens.into_iter().peekable();
    let items = items(text, &mut tokens)?;
    if let Some(rest) = tokens.next() {
        return Err(unbalanced(text, &rest).into());
    }
    Mixed { source, text, names: names.join(" "), with }.expr(&items, Part::Whole)
}

/// A token, or a group in brackets.
#[derive(Debug)]
enum Item {
    Token(Token),
    Group { open: Token, items: Vec<Item>, close: Range<usize> },
}

impl Item {
    fn language(&self) -> Language {
        match self {
            Self::Token(token) | Self::Group { open: token, .. } => token.language,
        }
    }

    fn range(&self) -> Range<usize> {
        match self {
            Self::Token(token) => token.range.clone(),
            Self::Group { open, close, .. } => open.range.start..close.end,
        }
    }

    fn is(&self, kind: TokenKind) -> bool {
        matches!(self, Self::Token(token) if token.kind == kind)
    }
}

/// The error about a bracket without the other one.
fn unbalanced(text: &str, bracket: &Token) -> Untranslated {
    let Range { start, end } = bracket.range;
    Untranslated::new(start, end - start, format!("'{}' is not understood", &text[start..end]))
}

/// The items up to a closing bracket, which is left.
fn items(
    text: &str,
    tokens: &mut Peekable<impl Iterator<Item = Token>>,
) -> Result<Vec<Item>, Untranslated> {
    let mut list = Vec::new();
    while let Some(token) = tokens.next_if(|token| token.kind != TokenKind::Close) {
        if token.kind != TokenKind::Open {
            list.push(Item::Token(token));
            continue;
        }
        let items = items(text, tokens)?;
        let Some(close) = tokens.next() else { return Err(unbalanced(text, &token)) };
        list.push(Item::Group { open: token, items, close: close.range });
    }
    Ok(list)
}

/// The languages of the words of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Words {
    /// There are none: numbers and placeholders are the same in both languages.
    Neither,
    One(Language),
    Both,
}

/// The languages of the words of an expression, outside of brackets if there are any.
fn words_of(items: &[Item]) -> Words {
    let mut words = items.iter().filter(|item| item.is(TokenKind::Word)).map(Item::language);
    if let Some(first) = words.next() {
        return if words.all(|it| it == first) { Words::One(first) } else { Words::Both };
    }
    let groups = items.iter().filter_map(|item| match item {
        Item::Group { items, .. } => Some(words_of(items)),
        Item::Token(_) => None,
    });
    groups.fold(Words::Neither, |all, group| match (all, group) {
        (Words::Neither, other) | (other, Words::Neither) => other,
        (all, group) if all == group => all,
        _ => Words::Both,
    })
}

/// The language of an expression without words: that of the file in which it was written.
fn written_language(items: &[Item]) -> Language {
    match items.first() {
        Some(Item::Group { items, .. }) if !items.is_empty() => written_language(items),
        first => first.map_or(Language::Rust, Item::language),
    }
}

/// The language of an expression with words of both: what comes last is applied to what comes before it.
fn last_language(items: &[Item]) -> Language {
    items.last().map_or(Language::Rust, Item::language)
}

/// The other language.
fn other(language: Language) -> Language {
    match language {
        Language::Rust => Language::Cpp,
        Language::Cpp => Language::Rust,
    }
}

/// Text in one language, and where its parts are in the source.
struct Rendered {
    text: String,
    /// The end of what was rendered of the source.
    end: usize,
    /// The start of each part in the text and in the source.
    places: Vec<(usize, usize)>,
    /// What takes the place of the names `$holeN_`.
    holes: Vec<Expr>,
}

impl Rendered {
    /// An empty text for a part of the source that starts at `start`.
    fn new(start: usize) -> Self {
        Self { text: String::new(), end: start, places: Vec::new(), holes: Vec::new() }
    }

    fn push(&mut self, text: &str, at: usize) {
        self.places.push((self.text.len(), at));
        self.text.push_str(text);
    }

    /// The place in the source of a place in the text.
    fn located(&self, offset: usize) -> usize {
        let before = self.places.iter().rfind(|(start, _)| *start <= offset);
        before.map_or(0, |(start, at)| at + offset - start)
    }
}

/// Rust that is a part of a text.
struct RustPart<'a, S> {
    rendered: &'a Rendered,
    source: &'a S,
}

impl<S: Source> Source for RustPart<'_, S> {
    fn text(&self) -> &str {
        &self.rendered.text
    }

    fn pieces(&self) -> Vec<Piece> {
        Vec::new()
    }

    fn place(&self) -> Span {
        self.source.at(self.rendered.located(0), 1)
    }

    fn may_have_cpp(&self) -> bool {
        false
    }

    fn at(&self, offset: usize, len: usize) -> Span {
        self.source.at(self.rendered.located(offset), len)
    }
}

/// The operators that both languages have, the ones that bind least first.
const OPERATORS: [&[&str]; 3] = [&["||"], &["&&"], &["==", "!="]];

struct Mixed<'a, S, T> {
    source: &'a S,
    /// The text without comments.
    text: &'a str,
    /// The names in Rust.
    names: String,
    with: &'a T,
}

impl<S: Source, T: Translate> Mixed<'_, S, T> {
    /// An expression.
    fn expr(&self, items: &[Item], part: Part<'_>) -> Result<Expr> {
        if let [Item::Group { open, items: inner, .. }] = items
            && self.text[open.range.clone()] == *"("
        {
            return self.expr(inner, part);
        }
        match words_of(items) {
            Words::One(language) => self.expr_in(items, language, part),
            Words::Neither => self.expr_in(items, written_language(items), part),
            Words::Both => self.expr_in(items, last_language(items), part),
        }
    }

    /// An expression of `language`.
    fn expr_in(&self, items: &[Item], language: Language, part: Part<'_>) -> Result<Expr> {
        let mut out = Rendered::new(items.first().map_or(0, |first| first.range().start));
        self.element(items, (language, part), &mut out)?;
        match language {
            Language::Rust => {
                let rust = RustPart { rendered: &out, source: self.source };
                self.with.rust(&rust, &out.holes).map_err(Problem::Invalid)
            }
            Language::Cpp => self.with.expr(&out.text, part, &out.holes).map_err(|error| {
                Untranslated { offset: out.located(error.offset), ..error }.into()
            }),
        }
    }

    /// Renders the elements of a list.
    fn elements(
        &self,
        items: &[Item],
        of: (Language, Part<'_>),
        out: &mut Rendered,
    ) -> Result<()> {
        self.separated(items, &|item| item.is(TokenKind::Separator), of, out)
    }

    /// Renders expressions between separators or operators.
    fn separated(
        &self,
        items: &[Item],
        is_separator: &dyn Fn(&Item) -> bool,
        of: (Language, Part<'_>),
        out: &mut Rendered,
    ) -> Result<()> {
        for element in items.split_inclusive(is_separator) {
            match element.split_last() {
                Some((last, element)) if is_separator(last) => {
                    self.element(element, of, out)?;
                    self.copy(last.range(), out);
                }
                _ => self.element(element, of, out)?,
            }
        }
        Ok(())
    }

    /// Renders an expression as a part of one in `language`.
    fn element(
        &self,
        items: &[Item],
        (language, part): (Language, Part<'_>),
        out: &mut Rendered,
    ) -> Result<()> {
        match words_of(items) {
            Words::One(inner) if inner != language && !is_bracketed(items) => {
                self.hole(items, inner, part, out)
            }
            Words::Both => match self.operators(items) {
                Some(operators) => {
                    let part = if operators.contains(&"==") { self.inner() } else { part };
                    let is_operator = |item: &Item| operators.contains(&&self.text[item.range()]);
                    self.separated(items, &is_operator, (language, part), out)
                }
                None if last_language(items) != language => {
                    self.hole(items, last_language(items), part, out)
                }
                None => self.runs(items, (language, part), out),
            },
            _ => self.runs(items, (language, part), out),
        }
    }

    /// The operators of an expression that bind least.
    fn operators(&self, items: &[Item]) -> Option<&'static [&'static str]> {
        let has = |operators: &&&[&str]| {
            items.iter().skip(1).any(|item| operators.contains(&&self.text[item.range()]))
        };
        OPERATORS.iter().find(has).copied()
    }

    /// Renders an expression in `language`, in which each run of items with words of the other language is a hole.
    fn runs(
        &self,
        items: &[Item],
        (language, part): (Language, Part<'_>),
        out: &mut Rendered,
    ) -> Result<()> {
        let part = if is_bracketed(items) { part } else { self.inner() };
        for run in items.chunk_by(|a, b| a.language() == b.language()) {
            let is_other = run[0].language() != language;
            if is_other && run.iter().any(|item| item.is(TokenKind::Word)) {
                self.hole(run, other(language), part, out)?;
                continue;
            }
            for item in run {
                match item {
                    Item::Token(token) => self.copy(token.range.clone(), out),
                    Item::Group { open, items, close } => {
                        self.copy(open.range.clone(), out);
                        self.elements(items, (language, part), out)?;
                        self.copy(close.clone(), out);
                    }
                }
            }
        }
        Ok(())
    }

    fn inner(&self) -> Part<'_> {
        Part::Inner(&self.names)
    }

    /// Renders an expression of `language` as a part of one in the other language.
    fn hole(
        &self,
        items: &[Item],
        language: Language,
        part: Part<'_>,
        out: &mut Rendered,
    ) -> Result<()> {
        let (Some(first), Some(last)) = (items.first(), items.last()) else { return Ok(()) };
        let range = first.range().start..last.range().end;
        let text = &self.text[range.clone()];
        self.copy(range.start..range.start, out);
        out.end = range.end;
        match language {
            // The name of a type.
            Language::Rust if is_path(text) && !text.starts_with(|c: char| c.is_lowercase()) => {
                out.push(text, range.start);
            }
            Language::Cpp if text.starts_with('"') => out.push(text, range.start),
            Language::Cpp if is_path(text) => {
                let path = self
                    .with
                    .path(text)
                    .map_err(|error| Untranslated { offset: error.offset + range.start, ..error });
                out.push(&path?, range.start);
            }
            _ => {
                let name = hole_name(out.holes.len());
                out.holes.push(self.expr_in(items, language, part)?);
                out.push(&name, range.start);
            }
        }
        Ok(())
    }

    /// Appends a part of the source, after the blanks and comments before it.
    fn copy(&self, range: Range<usize>, out: &mut Rendered) {
        let start = out.end.min(range.start);
        out.push(&self.text[start..range.end], start);
        out.end = range.end;
    }
}

/// Whether an expression is another one in parentheses, or its negation.
fn is_bracketed(items: &[Item]) -> bool {
    match items {
        [Item::Group { .. }] => true,
        [Item::Token(not), Item::Group { .. }] => not.kind == TokenKind::Neutral,
        _ => false,
    }
}

/// The name for an expression in the other language.
pub(super) fn hole_name(index: usize) -> String {
    format!("$hole{index}_")
}

/// The number of the hole `name`, if it is one.
pub(super) fn hole_index(name: &str) -> Option<usize> {
    name.strip_prefix("$hole")?.strip_suffix('_')?.parse().ok()
}

/// Whether `text` is a name, qualified or not, or a number.
pub(super) fn is_path(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_' || c == b':')
}
