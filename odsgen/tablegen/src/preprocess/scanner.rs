//! A scanner that finds directives, `include`s and invalid tokens.

use super::{LexError, MAX_NESTING, Remark, SegmentEnd, State};
use crate::diag::Kind;
use crate::options::Version;
use crate::parser::is_word;
use crate::store::Op;
use rustc_hash::FxHashSet;

/// Byte classes for the scanner's dispatch.
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

pub(super) struct Scanner<'s> {
    pub(super) bytes: &'s [u8],
    pub(super) at: usize,
    pub(super) state: State,
    pub(super) macros: &'s mut FxHashSet<Box<str>>,
    pub(super) queries: Vec<(Box<str>, bool)>,
    pub(super) defines: Vec<Box<str>>,
    pub(super) remarks: Vec<Remark>,
    /// Ranges to replace with comments.
    pub(super) blanked: Vec<(usize, usize)>,
    pub(super) version: Version,
}

/// The offset at which a segment ends, and the reason.
pub(super) type End = (usize, SegmentEnd);

impl<'s> Scanner<'s> {
    /// Creates a scanner that starts at the offset in `state`.
    pub(super) fn new(
        bytes: &'s [u8],
        state: State,
        macros: &'s mut FxHashSet<Box<str>>,
        version: Version,
    ) -> Self {
        Self {
            bytes,
            at: state.at as usize,
            state,
            macros,
            queries: Vec::new(),
            defines: Vec::new(),
            remarks: Vec::new(),
            blanked: Vec::new(),
            version,
        }
    }

    pub(super) fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    pub(super) fn error<T>(&self, token: usize, messages: Vec<(usize, String)>) -> Result<T, End> {
        self.error_as(Kind::SYNTAX, token, messages)
    }

    fn error_as<T>(
        &self,
        kind: Kind,
        token: usize,
        messages: Vec<(usize, String)>,
    ) -> Result<T, End> {
        let messages = messages.into_iter().map(|(at, text)| (at as u32, text)).collect();
        Err((token, SegmentEnd::Error(LexError { messages, kind })))
    }

    pub(super) fn error_at<T>(&self, at: usize, text: impl Into<String>) -> Result<T, End> {
        self.error(at, vec![(at, text.into())])
    }

    /// Scans to the end of the segment.
    pub(super) fn run(&mut self) -> Result<End, End> {
        // Number of keywords since the last end of a statement that nest statements without braces.
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
                    self.blank_nul(start);
                    continue;
                }
                Class::Hash if self.state.line_start => {
                    if let Some(directive) = self.directive() {
                        self.run_directive(start, directive)?;
                        continue;
                    }
                }
                Class::Word => {
                    self.word();
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
                    self.word();
                }
                Class::Dot if self.peek(0) == b'.' => {
                    if self.peek(1) != b'.' {
                        return self.error_at(start, "invalid '..' punctuation");
                    }
                    self.at += 2;
                }
                Class::Plain | Class::Hash | Class::Dot => {}
                Class::Bad => return self.error_at(start, "unexpected character"),
            }
            self.state.line_start = false;
        }
        self.report_open_conditions();
        Ok((self.bytes.len(), SegmentEnd::Eof))
    }

    /// Skips the rest of a word.
    fn word(&mut self) {
        while is_word(self.peek(0)) {
            self.at += 1;
        }
    }

    /// Reports the NUL character at `start` and replaces it by a space.
    fn blank_nul(&mut self, start: usize) {
        self.remarks.push(Remark {
            at: start as u32,
            error: true,
            text: "NUL character is invalid in source; treated as space".to_owned(),
            cause: None,
        });
        self.blanked.push((start, self.at));
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
        self.blanked.push((start, resume));
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
                    let text = "end of line in string literal".to_owned();
                    return self.error_as(
                        Kind::UNTERMINATED_STRING,
                        start,
                        vec![(start + 1, text)],
                    );
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
            None => {
                let text = "unterminated code block".to_owned();
                self.error_as(Kind::UNTERMINATED_CODE, start, vec![(start, text)])
            }
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

    /// Skips a comment; `at` is after its first slash.
    pub(super) fn comment(&mut self, start: usize) -> Result<(), End> {
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
}

fn nesting(what: &str) -> String {
    format!("{what} are nested deeper than the limit of {MAX_NESTING}")
}

/// Decodes the string literal at the start of `text`. Returns its value and its length including
/// the quotes.
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
