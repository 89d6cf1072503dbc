//! Why a check fails.

use std::fmt;

use super::input::{line_at, position};

/// The kind of a failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// A directive is invalid, or there is none.
    InvalidChecks,
    /// The output is empty.
    EmptyOutput,
    /// A directive is not satisfied.
    Mismatch,
}

/// The reason why a check fails, with places in both texts. Its text is that of the program `FileCheck`, without the dump of
/// the output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    kind: FailureKind,
    text: String,
}

impl Failure {
    /// The kind.
    #[must_use]
    pub fn kind(&self) -> FailureKind {
        self.kind
    }

    pub(crate) fn empty(name: &str) -> Self {
        Failure {
            kind: FailureKind::EmptyOutput,
            text: format!("FileCheck error: '{name}' is empty."),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Failure {}

/// The line with a message, and the source line with a caret.
fn message(name: &str, text: &str, at: usize, message: &str) -> String {
    let (line, column) = position(text, at);
    let caret = " ".repeat(column - 1) + "^";
    format!("{name}:{line}:{column}: {message}\n{}\n{caret}\n", line_at(text, at))
}

/// An error in the directives, at a byte.
#[derive(Clone, Debug)]
pub(crate) struct ParseError {
    /// `None` if it has no place.
    pub(crate) at: Option<usize>,
    pub(crate) message: String,
}

impl ParseError {
    pub(crate) fn new(at: usize, message: impl Into<String>) -> Self {
        ParseError { at: Some(at), message: message.into() }
    }

    pub(crate) fn in_file(self, name: &str, text: &str) -> Failure {
        let text = match self.at {
            Some(at) => message(name, text, at, &format!("error: {}", self.message)),
            None => format!("error: {}\n", self.message),
        };
        Failure { kind: FailureKind::InvalidChecks, text }
    }
}

/// A directive that is not satisfied: the error at a byte of the directives, and notes at bytes of the output.
#[derive(Clone, Debug)]
pub(crate) struct Mismatch {
    pub(crate) at: usize,
    /// The flag with the directive, if it is in no line.
    pub(crate) flag: Option<String>,
    pub(crate) message: String,
    pub(crate) notes: Vec<(usize, String)>,
}

impl Mismatch {
    pub(crate) fn new(at: usize, message: String) -> Self {
        Mismatch { at, flag: None, message, notes: Vec::new() }
    }

    /// The errors about variables and numbers, each with its place.
    pub(crate) fn of_problems(problems: &[(usize, String)]) -> Self {
        let (at, message) = problems.first().cloned().unwrap_or_default();
        Mismatch::new(at, message)
    }

    pub(crate) fn note(mut self, at: usize, text: impl Into<String>) -> Self {
        self.notes.push((at, text.into()));
        self
    }

    pub(crate) fn in_files(self, checks: (&str, &str), output: (&str, &str)) -> Failure {
        let error = format!("error: {}", self.message);
        let mut text = match &self.flag {
            Some(flag) => {
                let at = flag.find('\'').map_or(0, |quote| quote + 1);
                message("command line", flag, at, &error)
            }
            None => message(checks.0, checks.1, self.at, &error),
        };
        for (at, note) in &self.notes {
            text += &message(output.0, output.1, *at, &format!("note: {note}"));
        }
        Failure { kind: FailureKind::Mismatch, text }
    }
}
