//! Host code in `.td` files with its locations.

use crate::tablegen::{Piece, Record, Span, StringValue, Value};

/// Host code with its location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fragment<'r> {
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
    pub fn of_field(record: Record<'r>, name: &str) -> Option<Self> {
        let field = record.field(name)?;
        let fragment = Self::of_value(record, field.value(), field.value_span())?;
        (!fragment.text.trim().is_empty()).then_some(fragment)
    }

    /// The fragment for the string `value` in the record `owner`; `place` is the location of composed strings.
    #[must_use]
    pub fn of_value(owner: Record<'r>, value: Value<'r>, place: Span) -> Option<Self> {
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
    pub fn composed(text: &'r str, owner: Record<'r>) -> Self {
        let place = owner.span();
        Self { text, span: place, exact: false, place, owner: Some(owner), string: None, inner: 0 }
    }

    /// A fragment at `span`, of which it may be a part with a different spelling.
    #[must_use]
    pub fn at_span(text: &'r str, span: Span) -> Self {
        let exact = span.len() == text.len();
        Self { text, span, exact, place: span, owner: None, string: None, inner: 0 }
    }

    /// The fragment without `prefix` and `suffix`; `None` if the text does not have them.
    #[must_use]
    pub fn inner(self, prefix: &str, suffix: &str) -> Option<Self> {
        let text = self.text.strip_prefix(prefix)?.strip_suffix(suffix)?;
        Some(Self { text, exact: false, inner: self.inner + prefix.len(), ..self })
    }

    /// The location of the record.
    #[must_use]
    pub fn owner_span(&self) -> Span {
        self.owner.map_or(self.place, Record::span)
    }

    /// The location of `len` bytes at `offset`, as precise as possible.
    ///
    /// TableGen interns equal strings, and composed strings have no location. So this searches the source, first for
    /// the text as a literal, then for the bytes around the offset.
    #[must_use]
    pub fn at(&self, offset: usize, len: usize) -> Span {
        self.find(offset, len).unwrap_or(self.span)
    }

    /// Like [`at`](Self::at), if the location is found.
    #[must_use]
    pub fn find(&self, offset: usize, len: usize) -> Option<Span> {
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
    pub fn pieces(&self) -> Vec<Piece> {
        self.string.map(StringValue::pieces).unwrap_or_default()
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
pub trait Source {
    /// Returns the text.
    fn text(&self) -> &str;

    /// The location of `len` bytes at `offset`, as precise as possible.
    fn at(&self, offset: usize, len: usize) -> Span;
}

impl Source for Fragment<'_> {
    fn text(&self) -> &str {
        self.text
    }

    fn at(&self, offset: usize, len: usize) -> Span {
        Fragment::at(self, offset, len)
    }
}

/// Host code composed of several strings. Every piece keeps its fragment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pasted<'r> {
    text: String,
    /// The start of each piece, in order, and its fragment.
    pieces: Vec<(usize, Fragment<'r>)>,
    /// The location of the whole.
    place: Span,
}

impl<'r> Pasted<'r> {
    /// An empty text; `place` is the location of text without its own.
    #[must_use]
    pub fn new(place: Span) -> Self {
        Self { text: String::new(), pieces: Vec::new(), place }
    }

    /// Appends `text`, a copy of `from` in which names may have been replaced.
    pub fn push(&mut self, text: &str, from: Fragment<'r>) {
        self.pieces.push((self.text.len(), from));
        self.text.push_str(text);
    }

    /// Appends text without a location.
    pub fn push_plain(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Appends all pieces of `other`.
    pub fn append(&mut self, other: &Self) {
        let start = self.text.len();
        self.pieces.extend(other.pieces.iter().map(|(at, from)| (start + at, *from)));
        self.text.push_str(&other.text);
    }

    /// The fragments of the pieces.
    pub fn sources(&self) -> impl Iterator<Item = Fragment<'r>> {
        self.pieces.iter().map(|(_, from)| *from)
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
