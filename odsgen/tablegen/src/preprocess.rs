//! What happens below the grammar: directives, `include`, and bytes that are
//! not part of any token.
//!
//! `#ifdef` and `include` may stand between any two tokens, so they cannot be
//! statements. A file is cut into [`Segment`]s at its `include`s; directives
//! and skipped regions become comments of the same length, so that offsets in
//! a segment are offsets in the file. A segment ends early at the first byte
//! that cannot be lexed, and says why.
//!
//! A segment depends on the file, on where it starts, and on which macros are
//! defined when they are asked for. It is kept with the answers it was made
//! from, together with its syntax tree, for the next run that gives the same
//! answers.

mod directives;
mod scanner;

pub(crate) use scanner::{is_word, unescape_one};

use std::hash::BuildHasher as _;
use std::sync::Arc;

use super::parser::{self, Parsed};
use super::session::Version;
use super::source::SourceFile;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use scanner::Scanner;

/// Deepest nesting of brackets, comments and unbraced `let`/`foreach`/`if`.
pub(crate) const MAX_NESTING: u32 = 256;

/// A piece of a file between two `include`s.
#[derive(Debug)]
pub(crate) struct Segment {
    /// Offset of the text in the file.
    pub(crate) start: u32,
    /// The text, directives blanked.
    pub(crate) text: String,
    /// Equal for equal texts.
    pub(crate) hash: u64,
    pub(crate) parsed: Parsed,
    pub(crate) end: SegmentEnd,
    /// Diagnostics that do not stop anything.
    pub(crate) remarks: Vec<Remark>,
    /// State in which the file goes on after this segment.
    after: State,
    /// The macros asked for on the way, and the answers.
    queries: Vec<(Box<str>, bool)>,
    /// The macros defined.
    defines: Vec<Box<str>>,
}

/// Why a segment ends.
#[derive(Clone, Debug)]
pub(crate) enum SegmentEnd {
    /// End of file.
    Eof,
    /// An `include`; the offsets of its string and of the byte after it.
    Include { path: String, name_at: u32, after: u32 },
    /// Something that is not a token.
    Error(LexError),
}

/// Something that is not a token.
#[derive(Clone, Debug)]
pub(crate) struct LexError {
    /// Messages and their places.
    pub(crate) messages: Vec<(u32, String)>,
}

/// A diagnostic of the preprocessor that does not stop it.
#[derive(Clone, Debug)]
pub(crate) struct Remark {
    pub(crate) at: u32,
    pub(crate) error: bool,
    pub(crate) text: String,
    /// A second place, and what is there.
    pub(crate) cause: Option<(u32, String)>,
}

/// A conditional that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Condition {
    is_else: bool,
    /// The part of it that is being read is live.
    live: bool,
    at: u32,
}

/// Where a file stands between two segments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct State {
    at: u32,
    conditions: Vec<Condition>,
    line_start: bool,
    depth: u32,
}

/// Segments of all files of a session.
#[derive(Debug, Default)]
pub(crate) struct SegmentCache {
    /// By address of the file, which the segments keep alive, and offset.
    segments: FxHashMap<(usize, u32), Vec<Variant>>,
}

/// One way to read on in a file: the state before, and the segment.
type Variant = (Arc<SourceFile>, State, Arc<Segment>);

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct Reader {
    pub(crate) file: Arc<SourceFile>,
    state: State,
}

impl Reader {
    pub(crate) fn new(file: Arc<SourceFile>) -> Self {
        Self { file, state: State { line_start: true, ..State::default() } }
    }

    /// The next segment, from the cache if possible.
    pub(crate) fn next(
        &mut self,
        macros: &mut FxHashSet<Box<str>>,
        cache: &mut SegmentCache,
        version: Version,
    ) -> Arc<Segment> {
        let key = (Arc::as_ptr(&self.file) as usize, self.state.at);
        let known = cache.segments.entry(key).or_default();
        let hit = known.iter().find(|(_, state, segment)| {
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
        known.push((Arc::clone(&self.file), before, Arc::clone(&segment)));
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
    let Scanner { at, mut state, queries, defines, remarks, hidden, .. } = scanner;
    state.at = at as u32;
    let mut bytes = file.text().as_bytes()[start..cut].to_vec();
    for (from, to) in hidden {
        hide(&mut bytes, from - start, (to - start).min(cut - start));
    }
    // Hiding writes whole lines from a character boundary on, so the text
    // stays valid; the fallback is never taken.
    let text = String::from_utf8(bytes).unwrap_or_default();
    let parsed = parser::parse(&text);
    let hash = FxBuildHasher.hash_one(&text);
    Segment {
        start: start as u32,
        text,
        hash,
        parsed,
        end,
        remarks,
        after: state,
        queries,
        defines,
    }
}

/// Turns a range into comments and blanks, keeping line breaks.
fn hide(bytes: &mut [u8], from: usize, to: usize) {
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
