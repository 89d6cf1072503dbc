//! Source text: files, positions and include stacks.
//!
//! A run may read a file several times, each time through a different chain of `include` directives:
//! an [`Inclusion`]. Each part of a file between two `include`s that contains statements gets its own
//! range of a `u32` position space, in order of evaluation. A [`Loc`] therefore identifies a byte of
//! a file and its include stack.
//!
//! Inclusions of a file and runs of a session share its text.

use super::bytes;
use std::sync::{Arc, OnceLock};

/// A position in the source of a run. Zero is no position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Loc(pub(crate) u32);

impl Loc {
    /// No position.
    pub(crate) const NONE: Self = Self(0);

    /// True for [`Loc::NONE`].
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The empty span at this position.
    pub(crate) fn span(self) -> Span {
        Span { start: self, len: 0 }
    }
}

/// A range of bytes in the source of a run. The run's [`SourceMap`] resolves it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    pub(crate) start: Loc,
    pub(crate) len: u32,
}

impl Span {
    /// The span of `len` bytes that starts `offset` bytes after the start of this span. Both are
    /// clamped to this span, so that a wrong offset does not refer to unrelated text.
    #[must_use]
    pub fn sub(self, offset: usize, len: usize) -> Self {
        let offset = u32::try_from(offset).unwrap_or(u32::MAX).min(self.len);
        let len = u32::try_from(len).unwrap_or(u32::MAX).min(self.len - offset);
        Self { start: Loc(self.start.0.saturating_add(offset)), len }
    }

    /// The span of `len` bytes that starts `offset` bytes after the start of this span. It may extend
    /// past the end of this span.
    #[must_use]
    pub fn following(self, offset: usize, len: usize) -> Self {
        let offset = u32::try_from(offset).unwrap_or(u32::MAX);
        let len = u32::try_from(len).unwrap_or(u32::MAX);
        Self { start: Loc(self.start.0.saturating_add(offset)), len }
    }

    /// The span with the byte before it.
    #[must_use]
    pub fn with_byte_before(self) -> Self {
        Self { start: Loc(self.start.0.saturating_sub(1)), len: self.len.saturating_add(1) }
    }

    /// Length in bytes.
    #[must_use]
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// True if the span has no bytes, only a position.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// True if the span has no position, as for generated code.
    #[must_use]
    pub fn is_none(self) -> bool {
        self.start.is_none()
    }
}

/// The origin of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The main file, named by the caller.
    Main,
    /// Found at the path in the `include` directive, relative to the current directory.
    AsWritten,
    /// Found in the n-th include root: a directory or an in-memory table.
    Root(usize),
}

/// One file's name and text.
#[derive(Debug)]
pub struct SourceFile {
    name: String,
    text: Arc<str>,
    origin: Origin,
    /// True if some bytes are not UTF-8.
    is_raw: bool,
    /// Offset of the first byte of every line, computed on demand.
    lines: OnceLock<Vec<u32>>,
}

impl SourceFile {
    pub(crate) fn new(name: String, text: Arc<str>, origin: Origin) -> Self {
        let is_raw = !bytes::is_plain(&text);
        Self { name, text, origin, is_raw, lines: OnceLock::new() }
    }

    /// The name in diagnostics: the path as given, or include directory and path joined.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// True if some bytes of the text are not UTF-8.
    pub(crate) fn is_raw(&self) -> bool {
        self.is_raw
    }

    /// The text. A byte `0x80 + n` that is not part of a UTF-8 character is encoded as the character
    /// `U+10FF80 + n`.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The origin of the file.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// One-based line and zero-based byte column of an offset.
    fn line_column(&self, offset: usize) -> (usize, usize) {
        let lines = self.lines.get_or_init(|| {
            let mut starts = vec![0];
            starts.extend(memchr::memchr_iter(b'\n', self.text.as_bytes()).map(|at| at as u32 + 1));
            starts
        });
        let line = lines.partition_point(|&start| start as usize <= offset);
        // As in upstream, line numbers count line feeds only, and columns start after a line feed or
        // a carriage return.
        let start = lines[line - 1] as usize;
        let upto = &self.text.as_bytes()[start..offset.min(self.text.len())];
        let start = start + memchr::memrchr(b'\r', upto).map_or(0, |at| at + 1);
        let mut column = offset - start;
        if self.is_raw
            && let Some(before) = self.text.get(start..start + column)
        {
            column -= bytes::count_placeholders(before) * (bytes::PLACEHOLDER_LEN - 1);
        }
        (line, column)
    }

    /// The line that contains an offset, without its line break.
    fn line_text(&self, offset: usize) -> &[u8] {
        let bytes = self.text.as_bytes();
        let offset = offset.min(bytes.len());
        let start = memchr::memrchr2(b'\n', b'\r', &bytes[..offset]).map_or(0, |at| at + 1);
        let end =
            memchr::memchr2(b'\n', b'\r', &bytes[offset..]).map_or(bytes.len(), |at| offset + at);
        &bytes[start..end]
    }
}

/// A resolved position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Index of the file in [`SourceMap::files`].
    pub file: usize,
    /// Byte offset in the file.
    pub offset: usize,
    /// One-based line number.
    pub line: usize,
    /// One-based column in bytes.
    pub column: usize,
}

/// One inclusion of a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Inclusion(u32);

/// A byte of an included file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) inclusion: Inclusion,
    pub(crate) offset: u32,
}

/// The file of an [`Inclusion`].
#[derive(Debug)]
struct IncludedFile {
    file: u32,
    /// The end of the `include` directive; `None` for the main file.
    parent: Option<Place>,
}

/// A range of positions.
#[derive(Debug)]
struct Range {
    /// First position.
    base: u32,
    /// Number of bytes.
    len: u32,
    text: RangeText,
}

#[derive(Debug)]
enum RangeText {
    /// A part of a file that starts at this byte.
    Part(Place),
    /// Text joined from other ranges: offsets in it, and the positions that start there.
    Joined(Vec<(u32, Loc)>),
}

/// The source text of a run. Resolves positions to files, lines and columns.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: Vec<Arc<SourceFile>>,
    inclusions: Vec<IncludedFile>,
    ranges: Vec<Range>,
}

impl SourceMap {
    /// The files in order of first inclusion. The main file is the first.
    pub fn files(&self) -> impl ExactSizeIterator<Item = &SourceFile> {
        self.files.iter().map(|file| &**file)
    }

    /// The file with the given index.
    ///
    /// # Panics
    ///
    /// If the index is out of range.
    #[must_use]
    pub fn file(&self, index: usize) -> &SourceFile {
        &self.files[index]
    }

    fn next_base(&self) -> u32 {
        self.ranges.last().map_or(1, |last| last.base + last.len + 1)
    }

    /// Adds an inclusion of a file.
    pub(crate) fn include(&mut self, file: &Arc<SourceFile>, parent: Option<Place>) -> Inclusion {
        let index = match self.files.iter().position(|other| Arc::ptr_eq(other, file)) {
            Some(index) => index,
            None => {
                self.files.push(Arc::clone(file));
                self.files.len() - 1
            }
        };
        self.inclusions.push(IncludedFile { file: index as u32, parent });
        Inclusion(self.inclusions.len() as u32 - 1)
    }

    /// Adds a part of a file. Returns the position of its first byte; `None` if the position space is
    /// exhausted.
    pub(crate) fn add_part(&mut self, start: Place, len: usize) -> Option<Loc> {
        self.push(len, RangeText::Part(start))
    }

    /// Adds a text joined from other ranges; see [`RangeText::Joined`].
    pub(crate) fn add_joined(&mut self, len: usize, parts: Vec<(u32, Loc)>) -> Option<Loc> {
        self.push(len, RangeText::Joined(parts))
    }

    fn push(&mut self, len: usize, text: RangeText) -> Option<Loc> {
        let base = self.next_base();
        let len = u32::try_from(len).ok()?;
        // Two bytes of room: one after each range and one for the next.
        base.checked_add(len)?.checked_add(2)?;
        self.ranges.push(Range { base, len, text });
        Some(Loc(base))
    }

    fn range(&self, loc: Loc) -> Option<&Range> {
        let after = self.ranges.partition_point(|range| range.base <= loc.0);
        self.ranges.get(after.checked_sub(1)?)
    }

    /// The byte at a position.
    fn place(&self, loc: Loc) -> Option<Place> {
        if loc.is_none() {
            return None;
        }
        let mut loc = loc;
        // Joined text refers to earlier ranges only, so this terminates.
        loop {
            let range = self.range(loc)?;
            let offset = loc.0 - range.base;
            match &range.text {
                RangeText::Part(start) => {
                    return Some(Place { offset: start.offset + offset, ..*start });
                }
                RangeText::Joined(parts) => {
                    let part =
                        parts.partition_point(|&(start, _)| start <= offset).checked_sub(1)?;
                    let (start, real) = parts[part];
                    loc = Loc(real.0 + (offset - start));
                }
            }
        }
    }

    fn included(&self, inclusion: Inclusion) -> &IncludedFile {
        &self.inclusions[inclusion.0 as usize]
    }

    /// The file of an inclusion.
    pub(crate) fn included_file(&self, inclusion: Inclusion) -> &SourceFile {
        &self.files[self.included(inclusion).file as usize]
    }

    /// The file and the offset of the start of a span.
    pub(crate) fn file_and_offset(&self, span: Span) -> Option<(&SourceFile, usize)> {
        let place = self.place(span.start)?;
        Some((self.included_file(place.inclusion), place.offset as usize))
    }

    fn location_at(&self, place: Place) -> Location {
        let file = self.included(place.inclusion).file as usize;
        let offset = place.offset as usize;
        let (line, column) = self.files[file].line_column(offset);
        Location { file, offset, line, column: column + 1 }
    }

    /// Resolves the start of a span; `None` if the span has no position.
    #[must_use]
    pub fn locate(&self, span: Span) -> Option<Location> {
        self.place(span.start).map(|place| self.location_at(place))
    }

    /// The index of the file that contains the start of a span; `None` if the span has no position.
    #[must_use]
    pub fn file_index(&self, span: Span) -> Option<usize> {
        let place = self.place(span.start)?;
        Some(self.included(place.inclusion).file as usize)
    }

    /// The locations of the `include` directives that lead to a span, outermost first.
    #[must_use]
    pub fn include_stack(&self, span: Span) -> Vec<Location> {
        let parent_of = |place: Place| self.included(place.inclusion).parent;
        let mut stack = Vec::new();
        let mut next = self.place(span.start).and_then(parent_of);
        while let Some(parent) = next {
            stack.push(self.location_at(parent));
            next = parent_of(parent);
        }
        stack.reverse();
        stack
    }

    /// The source line that contains the start of a span.
    pub(crate) fn line_text(&self, span: Span) -> &[u8] {
        self.file_and_offset(span).map_or(&[], |(file, offset)| file.line_text(offset))
    }

    /// The text of the file after the start of a span.
    #[must_use]
    pub fn text_after(&self, span: Span) -> &str {
        let Some((file, offset)) = self.file_and_offset(span) else { return "" };
        file.text.get(offset..).unwrap_or("")
    }

    /// The source text of a span; empty if the span is not within one file.
    #[must_use]
    pub fn text(&self, span: Span) -> &str {
        let Some((file, offset)) = self.file_and_offset(span) else { return "" };
        file.text.get(offset..offset + span.len()).unwrap_or("")
    }
}
