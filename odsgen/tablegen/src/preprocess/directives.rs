//! Directives (`#define`, `#ifdef`, ...) and skipped regions.

use super::scanner::{End, Scanner};
use super::{Condition, Remark};
use crate::parser::is_word;

/// A preprocessor directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

impl Scanner<'_> {
    /// Reports a conditional that is open at the end of the file, as a nonfatal error.
    pub(super) fn report_open_conditions(&mut self) {
        if let Some(condition) = self.state.conditions.last() {
            let mut messages = open_condition(self.bytes.len(), condition).into_iter();
            if let Some((at, text)) = messages.next() {
                let cause = messages.next().map(|(at, text)| (at as u32, text));
                self.remarks.push(Remark { at: at as u32, error: true, text, cause });
            }
        }
    }

    /// The directive after the `#` that was just read, if there is one.
    pub(super) fn directive(&self) -> Option<Directive> {
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
        // A macro that this segment defines does not depend on the state before it.
        if !self.defines.iter().any(|defined| &**defined == name) {
            self.queries.push((name.into(), answer));
        }
        answer
    }

    fn is_live(&self) -> bool {
        self.state.conditions.iter().all(|condition| condition.live)
    }

    /// Processes a directive in live text and skips to the next live text.
    pub(super) fn run_directive(&mut self, start: usize, directive: Directive) -> Result<(), End> {
        let result = self.process(start, directive, true).and_then(|()| self.skip_region());
        let stop = match &result {
            Ok(()) => self.at,
            Err((token, _)) => *token,
        };
        self.blanked.push((start, stop));
        result
    }

    /// Processes one directive; `start` is the offset of its `#`.
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

    /// Checks that only comments follow a directive on its line.
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

    /// Skips lines while a conditional is false.
    fn skip_region(&mut self) -> Result<(), End> {
        while !self.is_live() {
            // Skip the rest of the line, then blanks and comments.
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
