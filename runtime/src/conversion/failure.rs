//! Failures of conversions.

use std::fmt;

use crate::core::diag::Diagnostic;

/// A pattern that was tried, and why it failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The name of the pattern.
    pub pattern: String,
    /// The name of the operation that it was tried on.
    pub op: String,
    /// Why it failed.
    pub reason: String,
    /// The number of patterns around it: their results were being legalized.
    pub depth: usize,
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Attempt { pattern, op, reason, .. } = self;
        write!(f, "pattern `{pattern}` on '{op}': {reason}")
    }
}

/// The failure of a conversion, which has changed nothing.
///
/// It converts to a [`Diagnostic`] with upstream's text. [`attempts`](Self::attempts) has the patterns that were tried on the
/// operation, and [`explained`](Self::explained) is a diagnostic with a note for each.
#[derive(Clone, Debug)]
pub struct ConversionFailure {
    pub(super) diagnostic: Diagnostic,
    pub(super) attempts: Vec<Attempt>,
}

impl ConversionFailure {
    /// The error.
    pub fn diagnostic(&self) -> &Diagnostic {
        &self.diagnostic
    }

    /// The patterns that were tried on the operation, and on what they created.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// The attempt that came closest: the innermost, and of several the last one.
    pub fn closest(&self) -> Option<&Attempt> {
        self.attempts.iter().max_by_key(|attempt| attempt.depth)
    }

    /// The error, with a note for each attempt.
    pub fn explained(self) -> Diagnostic {
        let error = self.diagnostic;
        self.attempts.iter().fold(error, |error, attempt| error.note(None, attempt.to_string()))
    }
}

impl fmt::Display for ConversionFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.diagnostic.message())?;
        match self.closest() {
            Some(attempt) => write!(f, " ({attempt})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ConversionFailure {}

impl From<ConversionFailure> for Diagnostic {
    fn from(failure: ConversionFailure) -> Self {
        failure.diagnostic
    }
}
