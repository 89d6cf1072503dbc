//! Diagnostics: severity, location, message and notes.

use std::fmt;

use crate::core::location::Location;

pub(crate) mod render;

pub use crate::core::context::diagnostics::{DiagnosticHandler, HandlerId};
pub use render::Renderer;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// Context for another diagnostic.
    Note,
    /// Information.
    Remark,
    /// A likely mistake.
    Warning,
    /// An error.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Note => "note",
            Severity::Remark => "remark",
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// A message at a [`Location`] of the IR, with notes. One pointer wide, so that `Result`s with it stay small.
///
/// This is what verification and parsing of IR report. Errors in `.td` files are an `odsgen_tablegen::Diagnostic`.
///
/// ```
/// use ods_runtime::{Context, Diagnostic, Location};
/// use ods_runtime::diag::Renderer;
///
/// let ctx = Context::new();
/// let at = Location::file_line_col(&ctx, "m.mlir", 3, 7);
/// let error = Diagnostic::error(at, "expected a number").note(None, "words are not numbers");
/// let text = Renderer::default().render(&ctx, &error);
/// assert!(text.starts_with("m.mlir:3:7: error: expected a number\n"));
/// ```
///
/// Corresponds to `mlir::Diagnostic`, but is not reported when dropped: report it with `Context::emit` or return it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "a diagnostic is a value; return it or emit it"]
pub struct Diagnostic(Box<DiagnosticData>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct DiagnosticData {
    severity: Severity,
    location: Location,
    message: String,
    notes: Vec<Diagnostic>,
    /// Diagnostics found along with this one.
    others: Vec<Diagnostic>,
    kind: DiagnosticKind,
}

/// What a diagnostic is about, for code that treats some diagnostics differently.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub enum DiagnosticKind {
    /// Something without a kind of its own.
    #[default]
    Other,
    /// An invalid token. Such an error gets no notes and is not repeated.
    Lexical,
    /// A hook that is not written yet, and whose result is not needed.
    Unwritten,
    /// An operation that is not registered, with its full name.
    UnknownOperation(String),
    /// A type that its dialect does not have, with its dialect and mnemonic.
    UnknownType(String, String),
    /// An attribute that its dialect does not have, with its dialect and mnemonic.
    UnknownAttribute(String, String),
}

/// The result of verifying an operation, type or attribute.
pub type VerifyResult = Result<(), Diagnostic>;

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        let message = message.into();
        Diagnostic(Box::new(DiagnosticData {
            severity,
            location,
            message,
            notes: Vec::new(),
            others: Vec::new(),
            kind: DiagnosticKind::default(),
        }))
    }

    /// An error without notes.
    pub fn error(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// Sets what it is about.
    pub fn with_kind(mut self, kind: DiagnosticKind) -> Self {
        self.0.kind = kind;
        self
    }

    /// What it is about.
    pub fn kind(&self) -> &DiagnosticKind {
        &self.0.kind
    }

    /// Adds a note, at the diagnostic's location if `location` is `None`.
    pub fn note(mut self, location: Option<Location>, message: impl Into<String>) -> Self {
        if self.0.kind == DiagnosticKind::Lexical {
            return self;
        }
        let location = location.unwrap_or(self.0.location);
        self.0.notes.push(Diagnostic::new(Severity::Note, location, message));
        self
    }

    /// Appends `other`, to be reported after this diagnostic.
    pub fn followed_by(mut self, mut other: Diagnostic) -> Self {
        let more = std::mem::take(&mut other.0.others);
        let mut reported = std::iter::once(&self).chain(&self.0.others);
        if !(other.0.kind == DiagnosticKind::Lexical
            && reported.any(|diagnostic| *diagnostic == other))
        {
            self.0.others.push(other);
        }
        self.0.others.extend(more);
        self
    }

    /// Takes the diagnostics that were found along with this one.
    pub(crate) fn take_others(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.0.others)
    }

    /// This diagnostic and those that were found along with it, in order.
    pub fn into_list(mut self) -> Vec<Diagnostic> {
        let others = self.take_others();
        std::iter::once(self).chain(others).collect()
    }

    /// The diagnostics that were found along with this one, in order.
    pub fn others(&self) -> &[Diagnostic] {
        &self.0.others
    }

    /// The severity.
    pub fn severity(&self) -> Severity {
        self.0.severity
    }

    /// The location.
    pub fn location(&self) -> Location {
        self.0.location
    }

    /// The message, without severity and location.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The notes, in the order of addition.
    pub fn notes(&self) -> &[Diagnostic] {
        &self.0.notes
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.severity(), self.message())
    }
}

impl std::error::Error for Diagnostic {}
