//! The preprocessor: directives, `include`, and invalid tokens.
//!
//! `#ifdef` and `include` may occur between any two tokens, so the grammar cannot treat them as
//! statements. The preprocessor splits a file into [`Segment`]s at its `include`s. It replaces
//! directives and skipped regions with comments of the same length, so offsets in a segment map to
//! offsets in the file. A segment also ends at the first invalid token.
//!
//! A segment depends on the file, on its start, and on the results of its macro queries. Segments
//! are cached with their syntax trees; a cache hit needs the same query results.

mod directives;
mod scanner;

pub(crate) use scanner::unescape_one;

use std::sync::Arc;

use super::diag::Kind;
use super::options::Version;
use super::parser::{self, Parsed};
use super::source::SourceFile;
use rustc_hash::{FxHashMap, FxHashSet};
use scanner::Scanner;

/// Maximum nesting depth of brackets, comments and unbraced `let`/`foreach`/`if`.
pub(crate) const MAX_NESTING: u32 = 256;

/// A piece of a file between two `include`s.
#[derive(Debug)]
pub(crate) struct Segment {
    /// Offset of the text in the file.
    pub(crate) start: u32,
    /// The text, with directives replaced by comments.
    pub(crate) text: String,
    pub(crate) parsed: Parsed,
    pub(crate) end: SegmentEnd,
    /// Nonfatal diagnostics.
    pub(crate) remarks: Vec<Remark>,
    /// Preprocessor state after this segment.
    after: State,
    /// Macro queries and their results.
    queries: Vec<(Box<str>, bool)>,
    /// Macros that this segment defines.
    defines: Vec<Box<str>>,
}

/// Why a segment ends.
#[derive(Clone, Debug)]
pub(crate) enum SegmentEnd {
    /// End of file.
    Eof,
    /// An `include`, with the offsets of its string and of the byte after it.
    Include { path: String, name_at: u32, after: u32 },
    /// An invalid token.
    Error(LexError),
}

/// An invalid token.
#[derive(Clone, Debug)]
pub(crate) struct LexError {
    /// Messages with their offsets in the file.
    pub(crate) messages: Vec<(u32, String)>,
    pub(crate) kind: Kind,
}

/// A nonfatal diagnostic of the preprocessor.
#[derive(Clone, Debug)]
pub(crate) struct Remark {
    pub(crate) at: u32,
    pub(crate) error: bool,
    pub(crate) text: String,
    /// Offset and text of a note.
    pub(crate) cause: Option<(u32, String)>,
}

/// An open conditional.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Condition {
    is_else: bool,
    /// True if the current branch is not skipped.
    live: bool,
    at: u32,
}

/// State of the preprocessor between two segments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct State {
    at: u32,
    conditions: Vec<Condition>,
    line_start: bool,
    depth: u32,
}

/// Cache of the segments of a session.
#[derive(Debug, Default)]
pub(crate) struct SegmentCache {
    /// Entries by file address and offset. The entries keep the files alive.
    segments: FxHashMap<(usize, u32), Vec<CacheEntry>>,
}

/// A cache entry: the file, the state before the segment, and the segment.
type CacheEntry = (Arc<SourceFile>, State, Arc<Segment>);

/// Reads a file segment by segment.
#[derive(Debug)]
pub(crate) struct Reader {
    pub(crate) file: Arc<SourceFile>,
    state: State,
}

impl Reader {
    pub(crate) fn new(file: Arc<SourceFile>) -> Self {
        Self { file, state: State { line_start: true, ..State::default() } }
    }

    /// The next segment, from the cache on a hit.
    pub(crate) fn next(
        &mut self,
        macros: &mut FxHashSet<Box<str>>,
        cache: &mut SegmentCache,
        version: Version,
    ) -> Arc<Segment> {
        let key = (Arc::as_ptr(&self.file) as usize, self.state.at);
        let entries = cache.segments.entry(key).or_default();
        let hit = entries.iter().find(|(_, state, segment)| {
            *state == self.state
                && segment.queries.iter().all(|(name, answer)| macros.contains(name) == *answer)
        });
        if let Some((_, _, segment)) = hit {
            macros.extend(segment.defines.iter().cloned());
            self.state = segment.after.clone();
            return Arc::clone(segment);
        }
        let before = self.state.clone();
        let segment = Arc::new(scan(&self.file, &before, macros, version));
        self.state = segment.after.clone();
        entries.push((Arc::clone(&self.file), before, Arc::clone(&segment)));
        segment
    }
}

fn scan(
    file: &SourceFile,
    before: &State,
    macros: &mut FxHashSet<Box<str>>,
    version: Version,
) -> Segment {
    let start = before.at as usize;
    let bytes = file.text().as_bytes();
    let mut scanner = Scanner::new(bytes, before.clone(), macros, version);
    let (cut, end) = match scanner.run() {
        Ok(end) | Err(end) => end,
    };
    let Scanner { at, mut state, queries, defines, remarks, blanked, .. } = scanner;
    state.at = at as u32;
    let mut bytes = file.text().as_bytes()[start..cut].to_vec();
    for (from, to) in blanked {
        blank_out(&mut bytes, from - start, (to - start).min(cut - start));
    }
    // `blank_out` overwrites whole characters with ASCII, so the text is valid UTF-8.
    let text = String::from_utf8(bytes).unwrap_or_default();
    let parsed = parser::parse(&text);
    Segment { start: start as u32, text, parsed, end, remarks, after: state, queries, defines }
}

/// Overwrites a range with comments and blanks; preserves line breaks.
fn blank_out(bytes: &mut [u8], from: usize, to: usize) {
    let mut at = from;
    while at < to {
        let end = memchr::memchr2(b'\n', b'\r', &bytes[at..to]).map_or(to, |length| at + length);
        let line = &mut bytes[at..end];
        line.fill(b' ');
        if line.len() >= 2 {
            line[..2].fill(b'/');
        }
        at = end + 1;
    }
}
