//! Diagnostics on standard error, with or without color, as text or as JSON.

use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

use odsgen::ManifestError;
use odsgen::tablegen::{Diagnostic, Diagnostics, Severity, SourceMap};

/// Options of every subcommand.
#[derive(clap::Args)]
pub(crate) struct ReportArgs {
    /// Whether diagnostics have colors. With `auto`, the environment variable NO_COLOR disables them.
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value = "auto")]
    color: Color,
    /// Format of diagnostics: text, or one JSON object per line.
    #[arg(long, global = true, value_enum, value_name = "FORMAT", default_value = "human")]
    error_format: Format,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Human,
    Json,
}

#[derive(Clone, Copy)]
struct Style {
    color: bool,
    json: bool,
}

static STYLE: OnceLock<Style> = OnceLock::new();

/// Sets the style of all reports. Only the first call has an effect.
pub(crate) fn init(args: &ReportArgs) {
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let color = match args.color {
        Color::Auto => !is_plain && std::io::stderr().is_terminal(),
        Color::Always => true,
        Color::Never => false,
    };
    let _ = STYLE.set(Style { color, json: args.error_format == Format::Json });
}

fn style() -> Style {
    STYLE.get().copied().unwrap_or(Style { color: false, json: false })
}

/// Writes diagnostics.
pub(crate) fn diagnostics(diagnostics: &Diagnostics) {
    let Style { color, json } = style();
    let text = if json {
        let sources = diagnostics.sources();
        diagnostics.iter().map(|it| object(it, sources) + "\n").collect::<String>().into_bytes()
    } else {
        let mut text = diagnostics.render_bytes(color);
        if let Some(count) = diagnostics.summary() {
            text.extend_from_slice(format!("odsgen: {count} errors.\n").as_bytes());
        }
        text
    };
    // A failure to write to standard error cannot be reported.
    let _ = std::io::stderr().lock().write_all(&text);
}

/// Writes an error without a source location.
pub(crate) fn error(message: &str) {
    let Style { color, json } = style();
    let sources = SourceMap::default();
    let error = Diagnostic::error(Default::default(), message);
    let mut text = String::new();
    if json {
        text = object(&error, &sources) + "\n";
    } else {
        error.render(&sources, color, &mut text);
    }
    // A failure to write to standard error cannot be reported.
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

/// Writes the error of a dialect in a manifest.
pub(crate) fn manifest_error(problem: &ManifestError) {
    match problem {
        ManifestError::Manifest(text) => error(text),
        ManifestError::Definitions(errors) => diagnostics(errors),
    }
}

/// Writes a file. An error names it.
pub(crate) fn write_file(path: &Path, content: impl AsRef<[u8]>) -> std::io::Result<()> {
    let named =
        |it: std::io::Error| std::io::Error::new(it.kind(), format!("{}: {it}", path.display()));
    odsgen::write_output(path, content).map_err(named)
}

/// The status of a command that ends with writing its output. Writes an error.
pub(crate) fn written(result: std::io::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(it) => {
            error(&format!("cannot write: {it}"));
            ExitCode::FAILURE
        }
    }
}

/// A diagnostic as a JSON object.
fn object(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let severity = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let mut out =
        format!("{{\"severity\":\"{severity}\",\"message\":{}", quoted(&diagnostic.message));
    if let Some(kind) = diagnostic.kind {
        let _ = write!(out, ",\"kind\":\"{}\"", kind.name());
    }
    match sources.locate(diagnostic.span) {
        Some(at) => {
            let file = quoted(sources.file(at.file).name());
            let (line, column, len) = (at.line, at.column, diagnostic.span.len());
            let _ = write!(
                out,
                ",\"file\":{file},\"line\":{line},\"column\":{column},\"length\":{len}"
            );
        }
        None => out.push_str(",\"file\":null,\"line\":null,\"column\":null,\"length\":null"),
    }
    let help = diagnostic.help.as_deref().map_or("null".to_owned(), quoted);
    let notes: Vec<_> = diagnostic.notes.iter().map(|note| object(note, sources)).collect();
    let mut rendered = String::new();
    diagnostic.render(sources, false, &mut rendered);
    let (notes, rendered) = (notes.join(","), quoted(&rendered));
    let _ = write!(out, ",\"help\":{help},\"notes\":[{notes}],\"rendered\":{rendered}}}");
    out
}

/// `text` as a JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
