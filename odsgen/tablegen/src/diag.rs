//! Diagnostics, and their rendering as text.
//!
//! The text has the format of LLVM's tools: `Included from` lines, `FILE:LINE:COL: error: TEXT`, the
//! source line and a caret line. An optional `help:` line, which LLVM does not have, is last.

use std::fmt::Write as _;
use std::sync::Arc;

use super::bytes;
use super::source::{SourceMap, Span};

/// Severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Severity {
    /// The run produces no records.
    Error,
    /// The input is valid but suspicious.
    Warning,
    /// Additional information on the previous diagnostic, or the output of `dump`.
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

    fn color(self) -> &'static str {
        match self {
            Self::Error => "\x1b[0;1;31m",
            Self::Warning => "\x1b[0;1;35m",
            Self::Note => "\x1b[0;1;30m",
        }
    }
}

/// What a diagnostic is about, in a word such as `syntax`. Each part of a program defines its own kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kind(&'static str);

impl Kind {
    /// An invalid token, or text that is no statement.
    pub const SYNTAX: Self = Self::new("syntax");
    /// Another error of reading records.
    pub const RECORDS: Self = Self::new("records");
    /// A definition without the body that must follow.
    pub const MISSING_BODY: Self = Self::new("missing-body");
    /// A list of arguments of a dag that does not go on or end.
    pub const UNCLOSED_DAG: Self = Self::new("unclosed-dag");
    /// An argument of a dag whose name is invalid.
    pub const INVALID_DAG_NAME: Self = Self::new("invalid-dag-name");
    /// A string literal that does not end on its line.
    pub const UNTERMINATED_STRING: Self = Self::new("unterminated-string");
    /// A code literal that does not end.
    pub const UNTERMINATED_CODE: Self = Self::new("unterminated-code");
    /// A `let` of a field that does not exist.
    pub const UNKNOWN_FIELD: Self = Self::new("unknown-field");
    /// A field without a value.
    pub const UNSET_FIELD: Self = Self::new("unset-field");
    /// A file that cannot be read.
    pub const FILE: Self = Self::new("file");

    /// The kind called `name`.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// A message at a source location in a `.td` file. The diagnostics of IR are `ods_runtime::Diagnostic`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// What it is about, if the part of the program that reports it says so.
    pub kind: Option<Kind>,
    /// The source location; [`Span::is_none`] if there is none.
    pub span: Span,
    /// The text after `error: `.
    pub message: String,
    /// Notes at related locations.
    pub notes: Vec<Diagnostic>,
    /// The text after `help: `: a suggested fix.
    pub help: Option<String>,
    /// A part of the message for callers that know the kind, such as the name of an unknown field.
    pub detail: Option<String>,
}

impl Diagnostic {
    /// Creates a diagnostic without notes and help.
    pub fn new(severity: Severity, span: Span, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { severity, kind: None, span, message, notes: Vec::new(), help: None, detail: None }
    }

    /// Creates an error without notes and help.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, span, message)
    }

    /// Sets the kind.
    #[must_use]
    pub fn with_kind(mut self, kind: Kind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// Sets the kind of a diagnostic without one.
    #[must_use]
    pub fn or_kind(mut self, kind: Kind) -> Self {
        self.kind.get_or_insert(kind);
        self
    }

    /// Adds a note.
    #[must_use]
    pub fn with_note(mut self, span: Span, message: impl Into<String>) -> Self {
        self.notes.push(Self::new(Severity::Note, span, message));
        self
    }

    /// Sets the `help:` line.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Sets the detail.
    #[must_use]
    pub fn with_detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// Appends the diagnostic and its notes to `out`; with terminal colors if `color` is set.
    pub fn render(&self, sources: &SourceMap, color: bool, out: &mut String) {
        for include in sources.include_stack(self.span) {
            let _ = writeln!(
                out,
                "Included from {}:{}:",
                sources.file(include.file).name(),
                include.line
            );
        }
        let (bold, label, reset) =
            if color { ("\x1b[1m", self.severity.color(), "\x1b[0m") } else { ("", "", "") };
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
            render_line(sources.line_text(self.span), at.column - 1, color, out);
        }
        if let Some(help) = &self.help {
            let _ = writeln!(out, "{bold}help: {reset}{help}");
        }
        for note in &self.notes {
            note.render(sources, color, out);
        }
    }
}

/// Columns between tab stops in printed source lines.
const TAB_WIDTH: usize = 8;

/// Writes the source line and, if it is ASCII, a caret under `column`.
fn render_line(line: &[u8], column: usize, color: bool, out: &mut String) {
    let text = String::from_utf8_lossy(line);
    let mut width = 0;
    for c in text.chars() {
        if c == '\t' {
            let stop = (width / TAB_WIDTH + 1) * TAB_WIDTH;
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
    let (green, reset) = if color { ("\x1b[0;1;32m", "\x1b[0m") } else { ("", "") };
    out.push_str(green);
    let mut width = 0;
    for &c in &line[..column.min(line.len())] {
        width = if c == b'\t' { (width / TAB_WIDTH + 1) * TAB_WIDTH } else { width + 1 };
    }
    out.extend(std::iter::repeat_n(' ', width));
    // A caret on a tab fills the columns up to the tab stop.
    let carets = if line.get(column) == Some(&b'\t') { TAB_WIDTH - width % TAB_WIDTH } else { 1 };
    out.extend(std::iter::repeat_n('^', carets));
    out.push('\n');
    out.push_str(reset);
}

/// All diagnostics of a run, with the source text that their spans refer to.
///
/// ```
/// use odsgen_tablegen::{Options, Session};
///
/// let errors = Session::new(Options::new()).parse_text("m.td", "def A : B;").unwrap_err();
/// assert!(errors.render(false).starts_with("m.td:1:9: error: Couldn't find class 'B'"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    pub(crate) list: Vec<Diagnostic>,
    pub(crate) sources: Arc<SourceMap>,
    /// The run reached its end despite errors. Upstream's tool then prints the number of errors.
    pub(crate) counted: bool,
}

impl Diagnostics {
    /// The diagnostics in the order in which they were reported.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// The diagnostics in order, to add help to them.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Diagnostic> {
        self.list.iter_mut()
    }

    /// Number of diagnostics with severity [`Severity::Error`].
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.list.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).count()
    }

    /// True if there are no diagnostics.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The source text that the spans refer to.
    #[must_use]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The number of errors to print at the end (`N errors.`); `None` if the run was stopped early.
    #[must_use]
    pub fn summary(&self) -> Option<usize> {
        self.counted.then(|| self.error_count())
    }

    /// Renders all diagnostics as text; with terminal colors if `color` is set. Source bytes that
    /// are not UTF-8 become `U+FFFD`; [`Self::render_bytes`] preserves them.
    #[must_use]
    pub fn render(&self, color: bool) -> String {
        String::from_utf8_lossy(&self.render_bytes(color)).into_owned()
    }

    /// Like [`Self::render`], but preserves source bytes that are not UTF-8.
    #[must_use]
    pub fn render_bytes(&self, color: bool) -> Vec<u8> {
        let mut out = String::new();
        for diagnostic in &self.list {
            diagnostic.render(&self.sources, color, &mut out);
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
