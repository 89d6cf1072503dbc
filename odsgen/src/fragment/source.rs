//! Host code in `.td` files with its locations.

use std::ops::Range;

use super::mixed::is_path;
use crate::fragment::language::{self, Language};
use crate::tablegen::{Piece, Record, Records, Span, StringValue, Value};

/// Host code with its location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Fragment<'r> {
    /// The code.
    pub text: &'r str,
    /// The location; for composed strings, that of the record.
    pub span: Span,
    /// Whether offsets into `text` are offsets into `span`.
    exact: bool,
    /// The location where the field got its value.
    place: Span,
    /// The record with the field.
    owner: Option<Record<'r>>,
    /// The whole string, which may be longer than `text`.
    string: Option<StringValue<'r>>,
    /// The offset of `text` in that string.
    inner: usize,
}

/// The maximum number of bytes of a file to search for a fragment.
const REACH: usize = 16 * 1024;

/// Keywords that start a statement and end a search.
const STATEMENTS: &[&str] =
    &["\ndef ", "\nclass ", "\nmulticlass ", "\ndefm ", "\nlet ", "\ndefvar "];

/// The minimum number of matching bytes around an offset.
const CONTEXT: usize = 4;

impl<'r> Fragment<'r> {
    /// The fragment in a field of a record; `None` if the field is missing, unset or blank.
    #[must_use]
    pub(crate) fn of_field(record: Record<'r>, name: &str) -> Option<Self> {
        let field = record.field(name)?;
        let fragment = Self::of_value(record, field.value(), field.value_span())?;
        (!fragment.text.trim().is_empty()).then_some(fragment)
    }

    /// The fragment for the string `value` in the record `owner`; `place` is the location of composed strings.
    #[must_use]
    pub(crate) fn of_value(owner: Record<'r>, value: Value<'r>, place: Span) -> Option<Self> {
        let Value::String(string) = value else { return None };
        let text = string.text();
        let literal = string.literal_span();
        let exact = literal.is_some_and(|span| span.len() == text.len());
        // A composed string has the location of its use.
        let span = literal.unwrap_or(owner.span());
        Some(Self { text, span, exact, place, owner: Some(owner), string: Some(string), inner: 0 })
    }

    /// A fragment composed from values in `owner`.
    #[must_use]
    pub(crate) fn composed(text: &'r str, owner: Record<'r>) -> Self {
        let place = owner.span();
        Self { text, span: place, exact: false, place, owner: Some(owner), string: None, inner: 0 }
    }

    /// A fragment at `span`, of which it may be a part with a different spelling.
    #[must_use]
    pub(crate) fn at_span(text: &'r str, span: Span) -> Self {
        let exact = span.len() == text.len();
        Self { text, span, exact, place: span, owner: None, string: None, inner: 0 }
    }

    /// The fragment without `prefix` and `suffix`; `None` if the text does not have them.
    #[must_use]
    pub(crate) fn inner(self, prefix: &str, suffix: &str) -> Option<Self> {
        let text = self.text.strip_prefix(prefix)?.strip_suffix(suffix)?;
        Some(Self { text, exact: false, inner: self.inner + prefix.len(), ..self })
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

    /// The location of `len` bytes at `offset`, as precise as possible.
    ///
    /// TableGen interns equal strings, and composed strings have no location. So this searches the source, first for
    /// the text as a literal, then for the bytes around the offset.
    #[must_use]
    pub(crate) fn at(&self, offset: usize, len: usize) -> Span {
        self.find(offset, len).unwrap_or(self.span)
    }

    /// Like [`at`](Self::at), if the location is found.
    #[must_use]
    pub(crate) fn find(&self, offset: usize, len: usize) -> Option<Span> {
        let literally = || self.exact.then(|| self.span.sub(offset, len));
        let Some(owner) = self.owner else { return literally() };
        let places = [self.place, owner.span()];
        let literal = places.iter().find_map(|place| {
            let start = find_literal(statement(owner, *place), self.text)?;
            Some(place.following(start + offset, len))
        });
        let pasted = || self.find_in_pieces(owner, offset, len);
        literal.or_else(literally).or_else(pasted).or_else(|| {
            places.iter().find_map(|place| {
                let start = find_around(statement(owner, *place), self.text, offset, len)?;
                Some(place.following(start, len))
            })
        })
    }
}

impl Fragment<'_> {
    /// The literals that it is composed of, with their files.
    #[must_use]
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        self.string.map(StringValue::pieces).unwrap_or_default()
    }

    /// The bytes that were written in C++.
    fn cpp_ranges(&self) -> Vec<Range<usize>> {
        let (Some(owner), Some(string)) = (self.owner, self.string) else { return Vec::new() };
        let records = owner.records();
        if !language::has_cpp(records) {
            return Vec::new();
        }
        let of_owner = language::at(records, owner.span());
        let end = self.inner + self.text.len();
        let mut ranges: Vec<Range<usize>> = Vec::new();
        let pieces = string.pieces();
        if pieces.is_empty() && language::at(records, self.place) == Language::Cpp {
            return std::iter::once(0..self.text.len()).collect();
        }
        let of_place = language::at(records, self.place);
        let is_at = |place: Span, text: &str| find_literal(statement(owner, place), text).is_some();
        // A text that occurs in files of both languages has the language of the place that sets the field, unless only
        // the record contains it. Punctuation has the language of the text before or after it.
        let of_piece = |piece: &Piece| {
            let languages = [piece.span, piece.last].map(|span| language::at(records, span));
            if languages[0] == languages[1] {
                return Some(languages[0]);
            }
            let text = string.text().get(piece.offset..piece.offset + piece.len)?;
            let is_written = is_at(self.place, text) || !is_at(owner.span(), text);
            text.bytes().any(|c| c.is_ascii_alphanumeric()).then_some(if is_written {
                of_place
            } else {
                of_owner
            })
        };
        let mut languages: Vec<_> = pieces.iter().map(of_piece).collect();
        let first = languages.iter().flatten().next().copied().unwrap_or(of_owner);
        let mut last = first;
        // The languages of open brackets.
        let mut open: Vec<Language> = Vec::new();
        for (piece, language) in pieces.iter().zip(&mut languages) {
            let text =
                string.text().get(piece.offset..piece.offset + piece.len).unwrap_or_default();
            // A closing bracket has the language of its opening bracket.
            let closes = text.bytes().all(|c| b")>]\"' ".contains(&c));
            // Empty parentheses are a call of the text before them, even if other files contain the same text.
            if text.strip_prefix("()").is_some_and(|rest| rest.bytes().all(|c| c == b')')) {
                *language = None;
            }
            let inherited = match () {
                () if closes && text.starts_with([')', ']']) => {
                    open.last().copied().unwrap_or(first)
                }
                () if closes => first,
                () if is_path(text) => of_owner,
                () => last,
            };
            last = *language.get_or_insert(inherited);
            for c in text.bytes() {
                match c {
                    b'(' | b'[' => open.push(last),
                    b')' | b']' => drop(open.pop()),
                    _ => {}
                }
            }
        }
        for (piece, language) in pieces.iter().zip(languages) {
            let start = piece.offset.clamp(self.inner, end) - self.inner;
            let stop = (piece.offset + piece.len).clamp(self.inner, end) - self.inner;
            if language == Some(Language::Cpp) && start < stop {
                match ranges.last_mut() {
                    // Numbers and names of definitions have no language.
                    Some(last) if is_neutral(&self.text[last.end..start]) => last.end = stop,
                    _ => ranges.push(start..stop),
                }
            }
        }
        // The text after the last piece is a number or a name.
        let last_piece = pieces.iter().rfind(|piece| piece.offset < end);
        let covered = last_piece.map_or(0, |last| last.offset + last.len);
        if let Some(last) = ranges.last_mut()
            && last.end + self.inner == covered
        {
            last.end = self.text.len();
        }
        ranges
    }

    /// The location of `len` bytes at `offset` in their literal, if it is in the main file: errors in code pasted by
    /// included classes are reported at the use.
    fn find_in_pieces(&self, owner: Record<'_>, offset: usize, len: usize) -> Option<Span> {
        let at = self.inner + offset;
        let piece = self
            .pieces()
            .into_iter()
            .find(|piece| piece.offset <= at && at + len <= piece.offset + piece.len)?;
        let included = !owner.sources().include_stack(piece.span).is_empty();
        // Escapes shift offsets in a literal.
        (!included && piece.span.len() == piece.len).then(|| piece.span.sub(at - piece.offset, len))
    }
}

/// Host code whose parts can be located in `.td` files.
pub(crate) trait Source {
    /// Returns the text.
    fn text(&self) -> &str;

    /// The location of `len` bytes at `offset`, as precise as possible.
    fn at(&self, offset: usize, len: usize) -> Span;

    /// Whether the places of its parts are known.
    fn has_places(&self) -> bool {
        true
    }

    /// The bytes of the text that are C++, in order.
    fn cpp(&self) -> Vec<Range<usize>> {
        Vec::new()
    }

    /// The bytes of the text that are expressions on their own, outer ones first.
    fn units(&self) -> &[Range<usize>] {
        &[]
    }
}

/// Whether a text between two pieces of one language belongs to them: a number, or a name without a literal.
fn is_neutral(text: &str) -> bool {
    text.bytes().all(|c| c.is_ascii_alphanumeric() || b"_-. ".contains(&c))
}

impl Source for Fragment<'_> {
    fn text(&self) -> &str {
        self.text
    }

    fn at(&self, offset: usize, len: usize) -> Span {
        Fragment::at(self, offset, len)
    }

    fn cpp(&self) -> Vec<Range<usize>> {
        self.cpp_ranges()
    }
}

/// Host code composed of several strings. Every piece keeps its fragment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pasted<'r> {
    text: String,
    /// The start of each piece, in order, and its fragment.
    pieces: Vec<(usize, Fragment<'r>)>,
    /// The location of the whole.
    place: Span,
    /// The bytes that are C++.
    cpp: Vec<Range<usize>>,
    /// The bytes that are expressions on their own, outer ones first.
    units: Vec<Range<usize>>,
}

/// A text that is made of fragments by substitution, in parts of one language.
#[derive(Clone, Debug)]
pub(crate) struct Parts<'r>(Vec<(String, bool, Option<Fragment<'r>>)>);

impl<'r> Parts<'r> {
    /// The text of a fragment.
    #[must_use]
    pub(crate) fn of(fragment: Fragment<'r>) -> Self {
        let mut list = Vec::new();
        let mut at = 0;
        let mut add = |range: Range<usize>, is_cpp: bool| {
            if let Some(text) = fragment.text.get(range).filter(|text| !text.is_empty()) {
                list.push((text.to_owned(), is_cpp, Some(fragment)));
            }
        };
        for cpp in fragment.cpp_ranges() {
            add(at..cpp.start, false);
            add(cpp.clone(), true);
            at = cpp.end;
        }
        add(at..fragment.text.len(), false);
        Self(list)
    }

    /// A text without a place.
    #[must_use]
    pub(crate) fn plain(text: &str) -> Self {
        Self(vec![(text.to_owned(), false, None)])
    }

    /// The same with every `pattern` replaced.
    #[must_use]
    pub(crate) fn substituted(self, pattern: &str, replacement: &Self) -> Self {
        if pattern.is_empty() {
            return self;
        }
        let mut list = Vec::new();
        for (text, is_cpp, from) in self.0 {
            for (index, rest) in text.split(pattern).enumerate() {
                if index > 0 {
                    list.extend(replacement.0.iter().cloned());
                }
                if !rest.is_empty() {
                    list.push((rest.to_owned(), is_cpp, from));
                }
            }
        }
        Self(list)
    }
}

impl<'r> Pasted<'r> {
    /// An empty text; `place` is the location of text without its own.
    #[must_use]
    pub(crate) fn new(place: Span) -> Self {
        Self { text: String::new(), pieces: Vec::new(), place, cpp: Vec::new(), units: Vec::new() }
    }

    /// Appends `text`, a copy of `from` in which names may have been replaced.
    pub(crate) fn push(&mut self, text: &str, from: Fragment<'r>) {
        self.pieces.push((self.text.len(), from));
        self.text.push_str(text);
    }

    /// Appends `parts`, which are a copy of `from` in which names may have been replaced.
    pub(crate) fn push_parts(&mut self, parts: &Parts<'r>, from: Option<Fragment<'r>>) {
        if let Some(from) = from {
            self.pieces.push((self.text.len(), from));
        }
        for (text, is_cpp, _) in &parts.0 {
            let start = self.text.len();
            self.text.push_str(text);
            if *is_cpp {
                match self.cpp.last_mut() {
                    Some(last) if last.end == start => last.end = self.text.len(),
                    _ => self.cpp.push(start..self.text.len()),
                }
            }
        }
    }

    /// Marks the text from `start` on as an expression.
    pub(crate) fn mark_unit(&mut self, start: usize) {
        let unit = start..self.text.len();
        // Outer ones first.
        let at =
            self.units.iter().position(|inner| inner.start >= start).unwrap_or(self.units.len());
        self.units.insert(at, unit);
    }

    /// The length of the text.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// Appends text without a location.
    pub(crate) fn push_plain(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Appends all pieces of `other`.
    pub(crate) fn append(&mut self, other: &Self) {
        let start = self.text.len();
        self.pieces.extend(other.pieces.iter().map(|(at, from)| (start + at, *from)));
        let moved = |range: &Range<usize>| start + range.start..start + range.end;
        self.cpp.extend(other.cpp.iter().map(moved));
        self.units.extend(other.units.iter().map(moved));
        self.text.push_str(&other.text);
    }
}

impl Source for Pasted<'_> {
    fn text(&self) -> &str {
        &self.text
    }

    fn at(&self, offset: usize, len: usize) -> Span {
        let piece = self
            .pieces
            .iter()
            .rev()
            .find(|(start, from)| *start <= offset && offset < start + from.text.len().max(1));
        let found = piece.and_then(|(start, from)| {
            // Replaced names shift offsets; only equal text has the same offsets.
            let at = offset - start;
            let same = from.text.get(at..at + len) == self.text.get(offset..offset + len);
            if same { from.find(at, len) } else { None }
        });
        found.unwrap_or(self.place)
    }

    fn cpp(&self) -> Vec<Range<usize>> {
        self.cpp.clone()
    }

    fn units(&self) -> &[Range<usize>] {
        &self.units
    }
}

/// The source text from `place` to the end of the statement.
pub(crate) fn statement(owner: Record<'_>, place: Span) -> &str {
    let text = owner.sources().text_after(place);
    let mut end = text.len().min(REACH);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let text = &text[..end];
    let next = STATEMENTS.iter().filter_map(|start| text.find(start)).min();
    &text[..next.unwrap_or(text.len())]
}

/// Finds `text` in `source` between quotes or code brackets.
fn find_literal(source: &str, text: &str) -> Option<usize> {
    source.match_indices(text).map(|(at, _)| at).find(|at| {
        let (before, after) = (&source[..*at], &source[at + text.len()..]);
        before.ends_with('"') && after.starts_with('"')
            || before.ends_with("[{") && after.starts_with("}]")
    })
}

/// Finds the `len` bytes at `offset` of `text` in `source`, with the longest matching context.
fn find_around(source: &str, text: &str, offset: usize, len: usize) -> Option<usize> {
    let (mut start, mut end) = (offset.min(text.len()), (offset + len).min(text.len()));
    let is_there =
        |start: usize, end: usize| text.get(start..end).is_some_and(|part| source.contains(part));
    if !is_there(start, end) {
        return None;
    }
    let before = |at: usize| text[..at].chars().next_back().map(|c| at - c.len_utf8());
    let after = |at: usize| text[at..].chars().next().map(|c| at + c.len_utf8());
    while let Some(next) = before(start).filter(|next| is_there(*next, end)) {
        start = next;
    }
    while let Some(next) = after(end).filter(|next| is_there(start, *next)) {
        end = next;
    }
    let found = source.find(&text[start..end])?;
    (end - start >= CONTEXT).then_some(found + offset.min(text.len()) - start)
}
