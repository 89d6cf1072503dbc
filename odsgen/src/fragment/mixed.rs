//! Translates texts with pieces of two languages to Rust.
//!
//! TableGen pastes pieces of definitions together. A definition in C++ may use a class that is written for Rust, and
//! vice versa. An expression has the language of its words; a part with words of the other language is an expression or a
//! name by itself, and takes the place of a name.

use std::iter::Peekable;
use std::ops::Range;

use super::divide::{self, Token, TokenKind};
use super::language::Language;
use super::source::Source;

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
    /// Translates the C++ expression `cpp`, in which `holes` take the place of the names `$rustN_`.
    fn expr(&self, cpp: &str, part: Part<'_>, holes: &[String]) -> Result<String, Untranslated>;
    /// Translates the C++ path `cpp`: a class, a namespace or an enum case.
    fn path(&self, cpp: &str) -> Result<String, Untranslated>;
}

/// The expression `source` in Rust.
pub(super) fn in_rust(source: &impl Source, with: &impl Translate) -> Result<String, Untranslated> {
    let tokens = divide::tokens(source.text(), &source.pieces());
    let text = &*divide::without_comments(source.text(), &tokens);
    let words = tokens.iter().filter(|token| token.kind == TokenKind::Word);
    let words = words.filter(|token| token.language == Language::Rust);
    let names: Vec<_> = words.map(|token| &text[token.range.clone()]).collect();
    let mut tokens = tokens.into_iter().peekable();
    let items = items(text, &mut tokens)?;
    if let Some(rest) = tokens.next() {
        return Err(unbalanced(text, &rest));
    }
    Mixed { text, names: names.join(" "), with }.expr(&items, Part::Whole)
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
    /// What takes the place of the names `$rustN_` in C++.
    holes: Vec<String>,
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

    /// The place in the source of an error at a place in the text.
    fn located(&self, error: Untranslated) -> Untranslated {
        let before = self.places.iter().rfind(|(start, _)| *start <= error.offset);
        let offset = before.map_or(0, |(start, at)| at + error.offset - start);
        Untranslated { offset, ..error }
    }
}

/// The operators that both languages have, the ones that bind least first.
const OPERATORS: [&[&str]; 3] = [&["||"], &["&&"], &["==", "!="]];

struct Mixed<'a, T> {
    text: &'a str,
    /// The names in Rust.
    names: String,
    with: &'a T,
}

impl<T: Translate> Mixed<'_, T> {
    /// An expression, in Rust.
    fn expr(&self, items: &[Item], part: Part<'_>) -> Result<String, Untranslated> {
        if let [Item::Group { open, items: inner, .. }] = items
            && self.text[open.range.clone()] == *"("
        {
            return self.expr(inner, part).map(|rust| format!("({rust})"));
        }
        match words_of(items) {
            Words::One(language) => self.expr_in(items, language, part),
            Words::Neither => self.expr_in(items, written_language(items), part),
            Words::Both => self.expr_in(items, last_language(items), part),
        }
    }

    /// An expression of `language`, in Rust.
    fn expr_in(
        &self,
        items: &[Item],
        language: Language,
        part: Part<'_>,
    ) -> Result<String, Untranslated> {
        let mut out = Rendered::new(items.first().map_or(0, |first| first.range().start));
        self.element(items, (language, part), &mut out)?;
        if language == Language::Rust {
            return Ok(out.text);
        }
        let rust = self.with.expr(&out.text, part, &out.holes);
        let rust = rust.map_err(|error| out.located(error))?;
        Ok(out.holes.iter().enumerate().fold(rust, |rust, (index, hole)| {
            let simple = hole.bytes().all(|c| c.is_ascii_alphanumeric() || b"$_".contains(&c));
            let hole = if simple { hole.clone() } else { format!("({hole})") };
            rust.replace(&hole_name(index), &hole)
        }))
    }

    /// Renders the elements of a list.
    fn elements(
        &self,
        items: &[Item],
        of: (Language, Part<'_>),
        out: &mut Rendered,
    ) -> Result<(), Untranslated> {
        self.separated(items, &|item| item.is(TokenKind::Separator), of, out)
    }

    /// Renders expressions between separators or operators.
    fn separated(
        &self,
        items: &[Item],
        is_separator: &dyn Fn(&Item) -> bool,
        of: (Language, Part<'_>),
        out: &mut Rendered,
    ) -> Result<(), Untranslated> {
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
    ) -> Result<(), Untranslated> {
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
    ) -> Result<(), Untranslated> {
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
    ) -> Result<(), Untranslated> {
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
            Language::Rust => {
                let rust = self.expr_in(items, language, part)?;
                let name = hole_name(out.holes.len());
                out.holes.push(rust);
                out.push(&name, range.start);
            }
            Language::Cpp if text.starts_with('"') => out.push(text, range.start),
            Language::Cpp if is_path(text) => {
                let path = self
                    .with
                    .path(text)
                    .map_err(|error| Untranslated { offset: error.offset + range.start, ..error });
                out.push(&path?, range.start);
            }
            Language::Cpp => {
                let rust = self.expr_in(items, language, part)?;
                let is_first = out.text.is_empty();
                let rust = if is_first { rust } else { format!("({rust})") };
                out.push(&rust, range.start);
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

/// The name in C++ for an expression in Rust.
pub(super) fn hole_name(index: usize) -> String {
    format!("$rust{index}_")
}

/// Whether `text` is a name, qualified or not, or a number.
pub(super) fn is_path(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_' || c == b':')
}
