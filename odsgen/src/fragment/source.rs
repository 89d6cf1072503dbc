//! Host code in `.td` files, with the place of every byte.

use std::ops::Range;

use super::divide;
use super::language::{self, Home, Language};
use crate::tablegen::{Record, Records, Span, StringValue, Value};

/// Bytes of host code that were written at one place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piece {
    /// The bytes of the text.
    pub range: Range<usize>,
    /// Where they were written. It is longer if they are one escaped character.
    span: Span,
    /// The language of that file.
    pub(super) language: Language,
    /// Whose file that is.
    home: Home,
}

impl Piece {
    /// Whether it was written in a file of the user's.
    #[must_use]
    pub(crate) fn is_user(&self) -> bool {
        self.home == Home::User
    }

    /// The place of the `len` bytes at `offset` of the text, as far as they are in this piece.
    fn at(&self, offset: usize, len: usize) -> Span {
        if self.span.len() != self.range.len() {
            return self.span;
        }
        self.span.sub(offset - self.range.start, len)
    }
}

/// Host code, which was written in pieces.
pub(crate) trait Source {
    /// Returns the text.
    fn text(&self) -> &str;

    /// The bytes that were written somewhere, in order. The others are numbers and names that TableGen inserts.
    fn pieces(&self) -> Vec<Piece>;

    /// The place that stands for bytes that were written nowhere, or in a file that odsgen ships.
    fn place(&self) -> Span;

    /// Whether C++ may be among the pieces.
    fn may_have_cpp(&self) -> bool;

    /// The place of `len` bytes at `offset`. If they were written nowhere, or in a file that odsgen ships, it is the
    /// end of what was written before them, or else the start of what follows.
    fn at(&self, offset: usize, len: usize) -> Span {
        let pieces = self.pieces();
        let mut own = pieces.iter().filter(|piece| piece.is_user());
        let containing = own.clone().find(|piece| piece.range.contains(&offset));
        let before = || own.clone().rfind(|piece| piece.range.end <= offset);
        match (containing, before()) {
            (Some(piece), _) => piece.at(offset, len),
            (None, Some(piece)) => piece.at(piece.range.end, 0),
            (None, None) => own.next().map_or(self.place(), |piece| piece.at(piece.range.start, 0)),
        }
    }

    /// Whether a part of it was written in a file that odsgen does not ship.
    fn has_place(&self) -> bool {
        self.pieces().iter().any(Piece::is_user)
    }

    /// The bytes that were written in definitions that all dialects share.
    fn shared(&self) -> Vec<Range<usize>> {
        let pieces = self.pieces().into_iter();
        pieces.filter(|piece| piece.home == Home::Shared).map(|piece| piece.range).collect()
    }

    /// The bytes of the text that are C++, in order.
    fn cpp(&self) -> Vec<Range<usize>> {
        if !self.may_have_cpp() {
            return Vec::new();
        }
        divide::cpp_ranges(self.text(), &self.pieces())
    }
}

/// A string of a definition with host code, or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Fragment<'r> {
    /// The code.
    pub text: &'r str,
    /// The string that contains it, and its offset there.
    string: Option<(StringValue<'r>, usize)>,
    /// The place that stands for text that was written nowhere.
    place: Span,
    /// Whether the text itself is at `place`.
    is_at_place: bool,
    /// The record with the field.
    owner: Option<Record<'r>>,
}

impl<'r> Fragment<'r> {
    /// The fragment in a field of a record; `None` if the field is missing, unset or blank.
    #[must_use]
    pub(crate) fn of_field(record: Record<'r>, name: &str) -> Option<Self> {
        let field = record.field(name)?;
        let fragment = Self::of_value(record, field.value())?;
        (!fragment.text.trim().is_empty()).then_some(fragment)
    }

    /// The fragment for the string `value` in the record `owner`.
    #[must_use]
    pub(crate) fn of_value(owner: Record<'r>, value: Value<'r>) -> Option<Self> {
        let Value::String(string) = value else { return None };
        let (text, place) = (string.text(), owner.span());
        Some(Self {
            text,
            string: Some((string, 0)),
            place,
            is_at_place: false,
            owner: Some(owner),
        })
    }

    /// A fragment composed from values in `owner`.
    #[must_use]
    pub(crate) fn composed(text: &'r str, owner: Record<'r>) -> Self {
        Self { text, string: None, place: owner.span(), is_at_place: false, owner: Some(owner) }
    }

    /// A fragment that is written at `span`.
    #[must_use]
    pub(crate) fn at_span(text: &'r str, span: Span) -> Self {
        Self { text, string: None, place: span, is_at_place: true, owner: None }
    }

    /// The `len` bytes at `offset`; none if the text is shorter.
    #[must_use]
    pub(crate) fn part(self, offset: usize, len: usize) -> Self {
        let text = self.text.get(offset..offset + len).unwrap_or_default();
        let string = self.string.map(|(string, start)| (string, start + offset));
        let place = if self.is_at_place { self.place.sub(offset, len) } else { self.place };
        Self { text, string, place, ..self }
    }

    /// Whether it is the null pointer of C++.
    #[must_use]
    pub(crate) fn is_null(&self) -> bool {
        self.text.trim() == "nullptr" && !self.cpp().is_empty()
    }

    /// The records with the definition that holds it.
    #[must_use]
    pub(crate) fn records(&self) -> Option<&'r Records> {
        self.owner.map(Record::records)
    }

    /// The location of the record.
    #[must_use]
    pub(crate) fn owner_span(&self) -> Span {
        self.owner.map_or(self.place, Record::span)
    }
}

impl Source for Fragment<'_> {
    fn text(&self) -> &str {
        self.text
    }

    fn pieces(&self) -> Vec<Piece> {
        let (Some(owner), Some((string, start))) = (self.owner, self.string) else {
            let (range, span) = (0..self.text.len(), self.place);
            let piece = Piece { range, span, language: Language::Rust, home: Home::User };
            return self.is_at_place.then_some(piece).into_iter().collect();
        };
        let records = owner.records();
        let end = start + self.text.len();
        let pieces = string.pieces().into_iter().filter_map(|piece| {
            let range = piece.offset.max(start)..(piece.offset + piece.len).min(end);
            let is_inside = range.start < range.end || piece.len == 0;
            let span = match piece.len == piece.span.len() {
                true => piece.span.sub(range.start - piece.offset, range.len()),
                false => piece.span,
            };
            let (language, home) = language::of_file_at(records, span);
            let range = range.start - start..range.end.saturating_sub(start);
            is_inside.then_some(Piece { range, span, language, home })
        });
        pieces.collect()
    }

    fn place(&self) -> Span {
        self.place
    }

    fn may_have_cpp(&self) -> bool {
        self.string.is_some() && self.records().is_some_and(language::has_cpp)
    }
}

/// Host code that is made of several strings, each byte of which keeps its place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pasted {
    text: String,
    pieces: Vec<Piece>,
    /// The place of text that was written nowhere.
    place: Span,
}

impl Pasted {
    /// An empty text; `place` is the place of text that was written nowhere.
    #[must_use]
    pub(crate) fn new(place: Span) -> Self {
        Self { text: String::new(), pieces: Vec::new(), place }
    }

    /// `text`, which was written nowhere.
    #[must_use]
    pub(crate) fn plain(text: &str, place: Span) -> Self {
        Self { text: text.to_owned(), ..Self::new(place) }
    }

    /// A copy of `source`.
    #[must_use]
    pub(crate) fn of(source: &impl Source) -> Self {
        Self { text: source.text().to_owned(), pieces: source.pieces(), place: source.place() }
    }

    /// The length of the text.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// The bytes `range`.
    #[must_use]
    pub(crate) fn part(&self, range: Range<usize>) -> Self {
        let mut part = Self::new(self.place);
        part.push_part(self, range);
        part
    }

    /// The text without the parentheses around it that a class of all dialects adds.
    #[must_use]
    pub(crate) fn without_added_parentheses(self) -> Self {
        let is_added = |piece: Option<&Piece>, bracket: &str| {
            piece.is_some_and(|piece| {
                piece.home == Home::Shared && self.text[piece.range.clone()] == *bracket
            })
        };
        match is_added(self.pieces.first(), "(") && is_added(self.pieces.last(), ")") {
            true => self.part(1..self.len() - 1),
            false => self,
        }
    }

    /// Appends text that was written nowhere.
    pub(crate) fn push_plain(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Appends `other`.
    pub(crate) fn push(&mut self, other: &impl Source) {
        let start = self.text.len();
        let moved = |range: Range<usize>| start + range.start..start + range.end;
        let pieces = other.pieces().into_iter();
        self.pieces.extend(pieces.map(|piece| Piece { range: moved(piece.range), ..piece }));
        self.text.push_str(other.text());
    }

    /// Appends the bytes `range` of `other`.
    fn push_part(&mut self, other: &Self, range: Range<usize>) {
        let start = self.text.len();
        for piece in &other.pieces {
            let part = piece.range.start.max(range.start)..piece.range.end.min(range.end);
            if part.start < part.end {
                let span = piece.at(part.start, part.len());
                let range = start + part.start - range.start..start + part.end - range.start;
                self.pieces.push(Piece { range, span, ..piece.clone() });
            }
        }
        self.text.push_str(&other.text[range]);
    }

    /// The same with every `pattern` replaced.
    #[must_use]
    pub(crate) fn substituted(&self, pattern: &str, replacement: &Self) -> Self {
        let mut out = Self::new(self.place);
        let mut at = 0;
        if !pattern.is_empty() {
            for (found, _) in self.text.match_indices(pattern) {
                out.push_part(self, at..found);
                out.push_part(replacement, 0..replacement.len());
                at = found + pattern.len();
            }
        }
        out.push_part(self, at..self.len());
        out
    }
}

impl Source for Pasted {
    fn text(&self) -> &str {
        &self.text
    }

    fn pieces(&self) -> Vec<Piece> {
        self.pieces.clone()
    }

    fn place(&self) -> Span {
        self.place
    }

    fn may_have_cpp(&self) -> bool {
        self.pieces.iter().any(|piece| piece.language == Language::Cpp)
    }
}
