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

use std::sync::Arc;

use super::parser::{self, Parsed};
use super::session::Version;
use super::source::SourceFile;
use super::store::Op;
use rustc_hash::{FxHashMap, FxHashSet};

/// Deepest nesting of brackets, comments and unbraced `let`/`foreach`/`if`.
pub(crate) const MAX_NESTING: u32 = 256;

/// A piece of a file between two `include`s.
#[derive(Debug)]
pub(crate) struct Segment {
    /// Offset of the text in the file.
    pub(crate) start: u32,
    /// The text, directives blanked.
    pub(crate) text: String,
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

/// Classes of bytes, for the scanner's dispatch.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Blank,
    Newline,
    Word,
    Open,
    Close,
    Quote,
    Slash,
    Hash,
    Bang,
    Dollar,
    Dot,
    Plain,
    Semicolon,
    Nul,
    Bad,
}

const CLASSES: [Class; 256] = {
    let mut table = [Class::Bad; 256];
    let mut c = 0;
    while c < 128 {
        table[c] = match c as u8 {
            b' ' | b'\t' => Class::Blank,
            b'\n' | b'\r' => Class::Newline,
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'_' => Class::Word,
            b'(' | b'{' | b'<' | b'[' => Class::Open,
            b')' | b'}' | b'>' | b']' => Class::Close,
            b'"' => Class::Quote,
            b'/' => Class::Slash,
            b'#' => Class::Hash,
            b'!' => Class::Bang,
            b'$' => Class::Dollar,
            b'.' => Class::Dot,
            b';' => Class::Semicolon,
            b'-' | b'+' | b':' | b',' | b'=' | b'?' => Class::Plain,
            0 => Class::Nul,
            _ => Class::Bad,
        };
        c += 1;
    }
    table
};

pub(crate) fn is_word(byte: u8) -> bool {
    CLASSES[byte as usize] == Class::Word
}

/// The directives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

struct Scanner<'s> {
    bytes: &'s [u8],
    at: usize,
    state: State,
    macros: &'s mut FxHashSet<Box<str>>,
    queries: Vec<(Box<str>, bool)>,
    defines: Vec<Box<str>>,
    remarks: Vec<Remark>,
    /// Ranges to hide from the grammar.
    hidden: Vec<(usize, usize)>,
    version: Version,
}

/// Where a segment ends and why.
type End = (usize, SegmentEnd);

fn scan(
    file: &SourceFile,
    before: &State,
    macros: &mut FxHashSet<Box<str>>,
    version: Version,
) -> Segment {
    let start = before.at as usize;
    let mut scanner = Scanner {
        bytes: file.text().as_bytes(),
        at: start,
        state: before.clone(),
        macros,
        queries: Vec::new(),
        defines: Vec::new(),
        remarks: Vec::new(),
        hidden: Vec::new(),
        version,
    };
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
    Segment { start: start as u32, text, parsed, end, remarks, after: state, queries, defines }
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

impl Scanner<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn error<T>(&self, token: usize, messages: Vec<(usize, String)>) -> Result<T, End> {
        let messages = messages.into_iter().map(|(at, text)| (at as u32, text)).collect();
        Err((token, SegmentEnd::Error(LexError { messages })))
    }

    fn error_at<T>(&self, at: usize, text: impl Into<String>) -> Result<T, End> {
        self.error(at, vec![(at, text.into())])
    }

    /// Reads on to the end of the segment.
    fn run(&mut self) -> Result<End, End> {
        // Keywords that nest statements without a brace, since the last end of
        // a statement.
        let mut chain = 0;
        while let Some(&byte) = self.bytes.get(self.at) {
            let start = self.at;
            self.at += 1;
            match CLASSES[byte as usize] {
                Class::Blank => continue,
                Class::Newline => {
                    self.state.line_start = true;
                    continue;
                }
                Class::Slash => {
                    self.comment(start)?;
                    continue;
                }
                Class::Nul => {
                    self.remarks.push(Remark {
                        at: start as u32,
                        error: true,
                        text: "NUL character is invalid in source; treated as space".to_owned(),
                        cause: None,
                    });
                    self.hidden.push((start, self.at));
                    continue;
                }
                Class::Hash if self.state.line_start => {
                    if let Some(directive) = self.directive() {
                        self.run_directive(start, directive)?;
                        continue;
                    }
                }
                Class::Word => {
                    while is_word(self.peek(0)) {
                        self.at += 1;
                    }
                    match &self.bytes[start..self.at] {
                        b"include" => return self.include(start),
                        b"in" | b"then" | b"else" => {
                            chain += 1;
                            if chain > MAX_NESTING {
                                return self.error_at(start, nesting("statements"));
                            }
                        }
                        _ => {}
                    }
                }
                Class::Open => {
                    if byte == b'[' && self.peek(0) == b'{' {
                        self.code(start)?;
                    } else {
                        self.state.depth += 1;
                        if self.state.depth > MAX_NESTING {
                            return self.error_at(start, nesting("brackets"));
                        }
                    }
                }
                Class::Close => {
                    self.state.depth = self.state.depth.saturating_sub(1);
                    if byte == b'}' {
                        chain = 0;
                    }
                }
                Class::Semicolon => chain = 0,
                Class::Quote => self.string(start)?,
                Class::Bang => self.operator(start)?,
                Class::Dollar => {
                    let first = self.peek(0);
                    if !is_word(first) || first.is_ascii_digit() {
                        return self.error_at(start, "invalid variable name");
                    }
                    while is_word(self.peek(0)) {
                        self.at += 1;
                    }
                }
                Class::Dot => {
                    if self.peek(0) == b'.' {
                        if self.peek(1) != b'.' {
                            return self.error_at(start, "invalid '..' punctuation");
                        }
                        self.at += 2;
                    }
                }
                Class::Plain | Class::Hash => {}
                Class::Bad => return self.error_at(start, "unexpected character"),
            }
            self.state.line_start = false;
        }
        self.report_open_conditions();
        Ok((self.bytes.len(), SegmentEnd::Eof))
    }

    /// A conditional that is still open at the end of the file is an error, but
    /// the file counts as read.
    fn report_open_conditions(&mut self) {
        if let Some(condition) = self.state.conditions.last() {
            let mut messages = open_condition(self.bytes.len(), condition).into_iter();
            if let Some((at, text)) = messages.next() {
                let cause = messages.next().map(|(at, text)| (at as u32, text));
                self.remarks.push(Remark { at: at as u32, error: true, text, cause });
            }
        }
    }

    fn include(&mut self, start: usize) -> Result<End, End> {
        self.state.line_start = false;
        let resume = self.at;
        loop {
            match self.peek(0) {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b'/' => {
                    let slash = self.at;
                    self.at += 1;
                    self.comment(slash)?;
                }
                _ => break,
            }
        }
        let name_at = self.at;
        self.hidden.push((start, resume));
        if self.peek(0) != b'"' {
            return self.error_at(name_at, "expected filename after include");
        }
        self.at += 1;
        self.string(name_at)?;
        let text = &self.bytes[name_at..self.at];
        let path = std::str::from_utf8(text).map(|text| unescape_one(text).0).unwrap_or_default();
        let (name_at, after) = (name_at as u32, self.at as u32);
        Ok((start, SegmentEnd::Include { path, name_at, after }))
    }

    fn string(&mut self, start: usize) -> Result<(), End> {
        loop {
            let rest = &self.bytes[self.at..];
            let Some(length) = rest.iter().position(|&c| matches!(c, b'"' | b'\\' | b'\n' | b'\r'))
            else {
                return self
                    .error(start, vec![(start + 1, "end of file in string literal".into())]);
            };
            self.at += length;
            match self.bytes[self.at] {
                b'"' => {
                    self.at += 1;
                    return Ok(());
                }
                b'\\' => match self.peek(1) {
                    b'\\' | b'\'' | b'"' | b't' | b'n' => self.at += 2,
                    b'\n' | b'\r' => {
                        let text = "escaped newlines not supported in tblgen";
                        return self.error(start, vec![(self.at + 1, text.into())]);
                    }
                    _ if self.at + 1 >= self.bytes.len() => {
                        let text = "end of file in string literal";
                        return self.error(start, vec![(start + 1, text.into())]);
                    }
                    _ => {
                        let text = "invalid escape in string literal";
                        return self.error(start, vec![(self.at + 1, text.into())]);
                    }
                },
                _ => {
                    let text = "end of line in string literal";
                    return self.error(start, vec![(start + 1, text.into())]);
                }
            }
        }
    }

    fn code(&mut self, start: usize) -> Result<(), End> {
        let rest = &self.bytes[self.at + 1..];
        match memchr::memmem::find(rest, b"}]") {
            Some(length) => {
                self.at += 1 + length + 2;
                Ok(())
            }
            None => self.error_at(start, "unterminated code block"),
        }
    }

    fn operator(&mut self, start: usize) -> Result<(), End> {
        let mut length = 0;
        while self.peek(length).is_ascii_alphabetic() {
            length += 1;
        }
        if length == 0 {
            return self.error_at(start, "invalid \"!operator\"");
        }
        let name = std::str::from_utf8(&self.bytes[self.at..self.at + length]).unwrap_or("");
        if Op::from_name(name, self.version).is_none() {
            return self.error_at(start, "unknown operator");
        }
        self.at += length;
        Ok(())
    }

    /// A comment; `at` is after its first slash.
    fn comment(&mut self, start: usize) -> Result<(), End> {
        match self.peek(0) {
            b'/' => {
                let rest = &self.bytes[self.at..];
                self.at =
                    memchr::memchr2(b'\n', b'\r', rest).map_or(self.bytes.len(), |n| self.at + n);
                Ok(())
            }
            b'*' => {
                self.at += 1;
                let mut depth = 1;
                while depth > 0 {
                    let rest = &self.bytes[self.at..];
                    let Some(length) = memchr::memchr2(b'*', b'/', rest) else {
                        return self.error_at(start, "unterminated comment");
                    };
                    self.at += length;
                    match (self.peek(0), self.peek(1)) {
                        (b'*', b'/') => {
                            depth -= 1;
                            self.at += 2;
                        }
                        (b'/', b'*') => {
                            depth += 1;
                            if depth > MAX_NESTING {
                                return self.error_at(start, nesting("comments"));
                            }
                            self.at += 2;
                        }
                        _ => self.at += 1,
                    }
                }
                Ok(())
            }
            _ => self.error_at(start, "unexpected character"),
        }
    }

    /// The directive whose `#` has just been read, if it is one.
    fn directive(&self) -> Option<Directive> {
        let rest = &self.bytes[self.at..];
        let all: [(&[u8], Directive); 5] = [
            (b"ifdef", Directive::Ifdef),
            (b"ifndef", Directive::Ifndef),
            (b"else", Directive::Else),
            (b"endif", Directive::Endif),
            (b"define", Directive::Define),
        ];
        all.into_iter()
            .find(|(word, _)| {
                rest.starts_with(word)
                    && matches!(
                        &rest[word.len()..],
                        [] | [b' ' | b'\t' | b'\n' | b'\r', ..] | [b'/', b'/' | b'*', ..]
                    )
            })
            .map(|(_, directive)| directive)
    }

    fn is_defined(&mut self, name: &str) -> bool {
        let answer = self.macros.contains(name);
        // What this segment defined itself is no question to the outside.
        if !self.defines.iter().any(|known| &**known == name) {
            self.queries.push((name.into(), answer));
        }
        answer
    }

    fn is_live(&self) -> bool {
        self.state.conditions.iter().all(|condition| condition.live)
    }

    /// A directive in live text; skips on to the next live text.
    fn run_directive(&mut self, start: usize, directive: Directive) -> Result<(), End> {
        let result = self.process(start, directive, true).and_then(|()| self.skip_region());
        let stop = match &result {
            Ok(()) => self.at,
            Err((token, _)) => *token,
        };
        self.hidden.push((start, stop));
        result
    }

    /// One directive; `start` is its `#`.
    fn process(&mut self, start: usize, directive: Directive, live: bool) -> Result<(), End> {
        let word = match directive {
            Directive::Ifdef => "ifdef",
            Directive::Ifndef => "ifndef",
            Directive::Else => "else",
            Directive::Endif => "endif",
            Directive::Define => "define",
        };
        let after_hash = start + 1;
        self.at = after_hash + word.len();
        match directive {
            Directive::Ifdef | Directive::Ifndef | Directive::Define => {
                while matches!(self.peek(0), b' ' | b'\t') {
                    self.at += 1;
                }
                let name_at = self.at;
                if !self.peek(0).is_ascii_digit() {
                    while is_word(self.peek(0)) {
                        self.at += 1;
                    }
                }
                let bytes = &self.bytes[name_at..self.at];
                let name = std::str::from_utf8(bytes).unwrap_or("").to_owned();
                if name.is_empty() {
                    return self.error_at(name_at, format!("expected macro name after #{word}"));
                }
                if directive == Directive::Define {
                    if self.is_defined(&name) {
                        self.remarks.push(Remark {
                            at: name_at as u32,
                            error: false,
                            text: format!("duplicate definition of macro: {name}"),
                            cause: None,
                        });
                    } else {
                        self.macros.insert(name.as_str().into());
                        self.defines.push(name.into());
                    }
                } else {
                    let live = self.is_defined(&name) == (directive == Directive::Ifdef);
                    let condition = Condition { is_else: false, live, at: name_at as u32 };
                    self.state.conditions.push(condition);
                }
                self.directive_end(&format!("{word} NAME"))
            }
            Directive::Else => {
                let Some(condition) = self.state.conditions.last_mut() else {
                    return self.error_at(after_hash, "#else without #ifdef or #ifndef");
                };
                if condition.is_else {
                    let previous = condition.at as usize;
                    let messages = vec![
                        (after_hash, "double #else".to_owned()),
                        (previous, "previous #else is here".to_owned()),
                    ];
                    return self.error(after_hash, messages);
                }
                *condition =
                    Condition { is_else: true, live: !condition.live, at: after_hash as u32 };
                self.directive_end(word)
            }
            Directive::Endif => {
                if self.state.conditions.is_empty() {
                    return self.error_at(after_hash, "#endif without #ifdef");
                }
                self.directive_end(word)?;
                self.state.conditions.pop();
                let _ = live;
                Ok(())
            }
        }
    }

    /// Only comments may follow a directive on its line.
    fn directive_end(&mut self, what: &str) -> Result<(), End> {
        loop {
            match self.bytes.get(self.at) {
                None | Some(b'\n' | b'\r') => return Ok(()),
                Some(b' ' | b'\t') => self.at += 1,
                Some(b'/') if matches!(self.peek(1), b'/' | b'*') => {
                    let start = self.at;
                    self.at += 1;
                    self.comment(start)?;
                }
                Some(_) => {
                    return self
                        .error_at(self.at, format!("only comments are supported after #{what}"));
                }
            }
        }
    }

    /// Skips lines while a condition is false.
    fn skip_region(&mut self) -> Result<(), End> {
        while !self.is_live() {
            // To the end of the line, then to the first thing on a later one.
            let rest = &self.bytes[self.at..];
            self.at = memchr::memchr(b'\n', rest).map_or(self.bytes.len(), |n| self.at + n);
            loop {
                match self.bytes.get(self.at) {
                    Some(b' ' | b'\t' | b'\n' | b'\r') => self.at += 1,
                    Some(b'/') if matches!(self.peek(1), b'/' | b'*') => {
                        let start = self.at;
                        self.at += 1;
                        self.comment(start)?;
                    }
                    _ => break,
                }
            }
            match self.bytes.get(self.at) {
                None => {
                    let end = self.bytes.len();
                    let messages = self.state.conditions.last();
                    let messages = messages.map_or_else(Vec::new, |open| open_condition(end, open));
                    return self.error(end, messages);
                }
                Some(b'#') => {
                    let start = self.at;
                    self.at += 1;
                    match self.directive() {
                        None | Some(Directive::Define) => {}
                        Some(directive) => self.process(start, directive, false)?,
                    }
                }
                Some(_) => {}
            }
        }
        Ok(())
    }
}

fn open_condition(end: usize, condition: &Condition) -> Vec<(usize, String)> {
    vec![
        (end, "reached EOF without matching #endif".to_owned()),
        (condition.at as usize, "the latest preprocessor control is here".to_owned()),
    ]
}

fn nesting(what: &str) -> String {
    format!("{what} are nested deeper than the limit of {MAX_NESTING}")
}

/// Decodes the string literal at the start of `text`; returns its value and
/// its length with quotes.
pub(crate) fn unescape_one(text: &str) -> (String, usize) {
    let bytes = text.as_bytes();
    let mut value = String::new();
    let mut at = 1;
    while let Some(length) = bytes.get(at..).and_then(|rest| memchr::memchr2(b'"', b'\\', rest)) {
        value.push_str(&text[at..at + length]);
        at += length;
        if bytes[at] == b'"' {
            return (value, at + 1);
        }
        value.push(match bytes.get(at + 1) {
            Some(b'n') => '\n',
            Some(b't') => '\t',
            Some(&other) => char::from(other),
            None => '\\',
        });
        at += 2;
    }
    (value, text.len())
}
