//! Diagnostics as values, and the one place that turns them into text.
//!
//! The text has the shape that LLVM's tools print: `FILE:LINE:COL: error:
//! TEXT`, the source line, a caret line, and `Included from` lines before it.
//! A `help:` line, which LLVM does not have, comes last.

use std::fmt::Write as _;
use std::sync::Arc;

use super::bytes;
use super::source::{SourceMap, Span};

/// How serious a diagnostic is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Severity {
    /// No records come out of the run.
    Error,
    /// Probably a mistake.
    Warning,
    /// Belongs to the diagnostic before it, or is the output of `dump`.
    Note,
}

impl Severity {
    fn label(self) -> &'static str {
        match self {
            Self::Error => "error: ",
            Self::Warning => "warning: ",
            Self::Note => "note: ",
        }
    }

    fn colour(self) -> &'static str {
        match self {
            Self::Error => "\x1b[0;1;31m",
            Self::Warning => "\x1b[0;1;35m",
            Self::Note => "\x1b[0;1;30m",
        }
    }
}

/// A message about a place in a TableGen source. What is wrong with IR is an `ods_runtime::Diagnostic`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How serious it is.
    pub severity: Severity,
    /// The place; [`Span::is_none`] when there is none.
    pub span: Span,
    /// The text after `error: `.
    pub message: String,
    /// Further places that explain this one.
    pub notes: Vec<Diagnostic>,
    /// What to do about it, where that can be named.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, span: Span, message: impl Into<String>) -> Self {
        Self { severity, span, message: message.into(), notes: Vec::new(), help: None }
    }

    /// An error.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, span, message)
    }

    /// Adds a note.
    #[must_use]
    pub fn with_note(mut self, span: Span, message: impl Into<String>) -> Self {
        self.notes.push(Self::new(Severity::Note, span, message));
        self
    }

    /// Adds the line that says what to do.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Writes the diagnostic and its notes as text.
    pub fn render(&self, sources: &SourceMap, colour: bool, out: &mut String) {
        for include in sources.include_stack(self.span) {
            let _ = writeln!(
                out,
                "Included from {}:{}:",
                sources.file(include.file).name(),
                include.line
            );
        }
        let (bold, label, reset) =
            if colour { ("\x1b[1m", self.severity.colour(), "\x1b[0m") } else { ("", "", "") };
        out.push_str(bold);
        let location = sources.locate(self.span);
        if let Some(at) = &location {
            let _ = write!(out, "{}:{}:{}: ", sources.file(at.file).name(), at.line, at.column);
        }
        out.push_str(reset);
        out.push_str(label);
        out.push_str(self.severity.label());
        out.push_str(reset);
        out.push_str(bold);
        out.push_str(&self.message);
        out.push('\n');
        out.push_str(reset);
        if let Some(at) = location {
            render_line(sources.line_text(self.span), at.column - 1, colour, out);
        }
        if let Some(help) = &self.help {
            let _ = writeln!(out, "{bold}help: {reset}{help}");
        }
        for note in &self.notes {
            note.render(sources, colour, out);
        }
    }
}

/// Columns between tab stops in printed source lines.
const TAB: usize = 8;

/// The source line and, if it is plain ASCII, the caret under `column`.
fn render_line(line: &[u8], column: usize, colour: bool, out: &mut String) {
    let text = String::from_utf8_lossy(line);
    let mut width = 0;
    for c in text.chars() {
        if c == '\t' {
            let stop = (width / TAB + 1) * TAB;
            out.extend(std::iter::repeat_n(' ', stop - width));
            width = stop;
        } else {
            out.push(c);
            width += c.len_utf8();
        }
    }
    out.push('\n');
    if !line.is_ascii() {
        return;
    }
    let (green, reset) = if colour { ("\x1b[0;1;32m", "\x1b[0m") } else { ("", "") };
    out.push_str(green);
    let mut width = 0;
    for &c in &line[..column.min(line.len())] {
        width = if c == b'\t' { (width / TAB + 1) * TAB } else { width + 1 };
    }
    out.extend(std::iter::repeat_n(' ', width));
    // A caret that stands on a tab fills the columns up to its stop.
    let carets = if line.get(column) == Some(&b'\t') { TAB - width % TAB } else { 1 };
    out.extend(std::iter::repeat_n('^', carets));
    out.push('\n');
    out.push_str(reset);
}

/// Everything one run had to say, with the text it speaks of.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    pub(crate) list: Vec<Diagnostic>,
    pub(crate) sources: Arc<SourceMap>,
    /// The run went on to its end in spite of errors; upstream's tool then
    /// closes with a count of them.
    pub(crate) counted: bool,
}

impl Diagnostics {
    /// The diagnostics in the order in which they arose.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Number of diagnostics of severity error.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.list.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).count()
    }

    /// True if there is nothing to say.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The text that the spans point into.
    #[must_use]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The number to close with (`N errors.`), when the run reached its end.
    #[must_use]
    pub fn summary(&self) -> Option<usize> {
        self.counted.then(|| self.error_count())
    }

    /// All diagnostics as text; with terminal colours if asked. What is not
    /// UTF-8 is replaced; [`Self::render_bytes`] leaves it as it is.
    #[must_use]
    pub fn render(&self, colour: bool) -> String {
        String::from_utf8_lossy(&self.render_bytes(colour)).into_owned()
    }

    /// As [`Self::render`], with the bytes of the source text.
    #[must_use]
    pub fn render_bytes(&self, colour: bool) -> Vec<u8> {
        let mut out = String::new();
        for diagnostic in &self.list {
            diagnostic.render(&self.sources, colour, &mut out);
        }
        bytes::encode(&out).into_owned()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for Diagnostics {}
