//! Verification of diagnostics against comments in the source: `// expected-error {{...}}`.

use std::sync::Arc;

use ods_regex::Regex;

use super::{Diagnostic, Severity};
use crate::core::context::Context;
use crate::core::diag::render::{caret_line, one, place, print_place};
use crate::core::location::Location;
use crate::support::source::SourceBuffer;

/// Compares diagnostics with the expectations in a file. Corresponds to
/// `mlir::SourceMgrDiagnosticVerifierHandler`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::diag::DiagnosticVerifier;
/// use ods_runtime::text::parse_source;
///
/// let text = b"// expected-error@+1 {{unregistered dialect}}\n\"t.x\"() : () -> ()\n";
/// let ctx = Context::new();
/// let mut verifier = DiagnosticVerifier::new("m.mlir", text);
/// for error in parse_source(&ctx, "m.mlir", text).unwrap_err() {
///     verifier.process(&ctx, &error);
/// }
/// assert!(verifier.finish());
/// ```
#[derive(Debug)]
pub struct DiagnosticVerifier {
    buffer: Arc<SourceBuffer>,
    expected: Vec<Expectation>,
    only_expected: bool,
    ok: bool,
    report: Vec<u8>,
}

/// One expected diagnostic.
#[derive(Debug)]
struct Expectation {
    severity: Severity,
    /// The line of the diagnostic; `None` if it has no location.
    line: Option<u32>,
    text: String,
    regex: Option<Regex>,
    /// The line and column of the comment.
    place: (u32, u32),
    met: bool,
}

/// The parts of an expectation comment.
struct ParsedExpectation<'t> {
    severity: Severity,
    is_regex: bool,
    designator: Option<&'t str>,
    text: &'t str,
    column: usize,
}

/// Parses a comment `expected-error-re @+1 {{text}}` at the end of a line.
fn parse_expectation(line: &str) -> Option<ParsedExpectation<'_>> {
    const MARK: &str = "expected-";
    let inside = line.trim_end_matches(' ').strip_suffix("}}")?;
    inside.match_indices(MARK).find_map(|(column, _)| {
        let rest = &inside[column + MARK.len()..];
        let (severity, rest) = [
            ("error", Severity::Error),
            ("note", Severity::Note),
            ("remark", Severity::Remark),
            ("warning", Severity::Warning),
        ]
        .into_iter()
        .find_map(|(word, severity)| Some((severity, rest.strip_prefix(word)?)))?;
        let (is_regex, rest) = match rest.strip_prefix("-re") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let rest = rest.trim_start_matches(' ');
        let (designator, rest) = match rest.strip_prefix('@') {
            None => (None, rest),
            Some(behind) => {
                let end = behind
                    .find(|c: char| !matches!(c, '+' | '-') && !c.is_ascii_alphanumeric())
                    .unwrap_or(behind.len());
                let (word, rest) = behind.split_at(end);
                let digits = word.strip_prefix(['+', '-']).unwrap_or("");
                let is_offset = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
                if !is_offset && !matches!(word, "above" | "below" | "unknown") {
                    return None;
                }
                (Some(word), rest.trim_start_matches(' '))
            }
        };
        let text = rest.strip_prefix("{{")?;
        Some(ParsedExpectation { severity, is_regex, designator, text, column })
    })
}

impl DiagnosticVerifier {
    /// Reads the expectations in `text`, the contents of the file `name`.
    pub fn new(name: &str, text: &[u8]) -> DiagnosticVerifier {
        let buffer = Arc::new(SourceBuffer::detached(name, text));
        let mut verifier = DiagnosticVerifier {
            buffer,
            expected: Vec::new(),
            only_expected: false,
            ok: true,
            report: Vec::new(),
        };
        verifier.read(&String::from_utf8_lossy(text));
        verifier
    }

    /// Sets whether unexpected diagnostics are ignored. The default is `false`.
    pub fn only_expected(&mut self, only_expected: bool) {
        self.only_expected = only_expected;
    }

    fn read(&mut self, text: &str) {
        let count = text.split('\n').count() as u32;
        let mut last_plain = 0;
        // Expectations with `@below`, pending until the next line without one.
        let mut below: Vec<usize> = Vec::new();
        for (number, line) in (1u32..).zip(text.split('\n')) {
            let Some(found) = parse_expectation(line) else {
                for index in below.drain(..) {
                    self.expected[index].line = Some(number);
                }
                last_plain = number;
                continue;
            };
            let line = match found.designator {
                None => Some(number),
                Some("above") => Some(last_plain),
                Some("unknown") => None,
                Some("below") => {
                    below.push(self.expected.len());
                    Some(count)
                }
                Some(offset) => {
                    let distance: u32 = offset[1..].parse().unwrap_or(u32::MAX);
                    Some(match offset.starts_with('-') {
                        true => number.saturating_sub(distance),
                        false => number.saturating_add(distance),
                    })
                }
            };
            let mut expected = Expectation {
                severity: found.severity,
                line,
                text: found.text.to_owned(),
                regex: None,
                place: (number, found.column as u32 + 1),
                met: false,
            };
            if found.is_regex {
                match compile(found.text) {
                    Ok(regex) => expected.regex = Some(regex),
                    Err(message) => {
                        self.error_at(&expected, &message, true);
                        below.retain(|&index| index < self.expected.len());
                        continue;
                    }
                }
            }
            self.expected.push(expected);
        }
    }

    /// Compares a diagnostic and its notes with the expectations.
    pub fn process(&mut self, ctx: &Context, diagnostic: &Diagnostic) {
        self.process_one(ctx, diagnostic);
        for note in diagnostic.notes() {
            self.process_one(ctx, note);
        }
    }

    fn process_one(&mut self, ctx: &Context, diagnostic: &Diagnostic) {
        let line = line_of(ctx, diagnostic.location());
        let in_this_file = line.as_ref().is_none_or(|(file, _)| file == self.buffer.name());
        let line = line.map(|(_, line)| line);
        let (severity, message) = (diagnostic.severity(), diagnostic.message());
        let mut near_miss = None;
        for (index, expected) in self.expected.iter_mut().enumerate() {
            if !in_this_file || expected.line != line || !expected.matches(message) {
                continue;
            }
            if expected.severity == severity {
                expected.met = true;
                return;
            }
            near_miss = Some(index);
        }
        if self.only_expected {
            return;
        }
        self.ok = false;
        match near_miss {
            Some(index) => {
                let expecting = self.expected[index].severity;
                let message =
                    format!("'{severity}' diagnostic emitted when expecting a '{expecting}'");
                let place = self.expected[index].place;
                let line = self.expected[index].line;
                self.print(place, line.is_some(), &message, 0);
            }
            None => {
                let message = format!("unexpected {severity}: {message}");
                let location = diagnostic.location();
                one(ctx, &mut self.report, location, Severity::Error, &message, true);
            }
        }
    }

    /// Returns and clears the report: unexpected diagnostics and malformed expectations.
    pub fn take_report(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.report)
    }

    /// Reports expected diagnostics that were not emitted. Returns whether every diagnostic was expected and every
    /// expectation was satisfied.
    pub fn finish(&mut self) -> bool {
        // Like upstream, expectations without a line come last, and twice.
        let (placed, others): (Vec<usize>, Vec<usize>) =
            (0..self.expected.len()).partition(|&index| self.expected[index].line.is_some());
        for index in placed.into_iter().chain(others.clone()).chain(others) {
            let expected = &self.expected[index];
            if expected.met {
                continue;
            }
            let message =
                format!("expected {} \"{}\" was not produced", expected.severity, expected.text);
            let (place, has_line, width) =
                (expected.place, expected.line.is_some(), expected.text.len());
            self.ok = false;
            self.print(place, has_line, &message, width);
        }
        self.ok
    }

    fn error_at(&mut self, expected: &Expectation, message: &str, has_line: bool) {
        self.ok = false;
        self.print(expected.place, has_line, message, expected.text.len());
    }

    /// Appends an error at the expectation and underlines `width` characters.
    fn print(&mut self, (line, column): (u32, u32), has_line: bool, message: &str, width: usize) {
        if !has_line {
            self.report.extend_from_slice(format!("<unknown>:0: error: {message}\n").as_bytes());
            return;
        }
        print_place(&mut self.report, &self.buffer, line, column, Severity::Error, message);
        let text = self.buffer.line(line).unwrap_or_default();
        caret_line(&mut self.report, text, column as usize - 1, width);
    }
}

impl Expectation {
    fn matches(&self, message: &str) -> bool {
        match &self.regex {
            // A match that exceeds the time limit counts as no match.
            Some(regex) => regex.is_match(message.as_bytes()) == Some(true),
            None => message.contains(&self.text),
        }
    }
}

/// The file name and line of a location.
fn line_of(ctx: &Context, location: Location) -> Option<(String, u32)> {
    match place(ctx, location) {
        Ok((buffer, line, _)) => Some((buffer.name().to_owned(), line)),
        Err(file) => file.map(|file| (file.filename().to_owned(), file.start_line())),
    }
}

/// Compiles an expectation text with regular expressions in `{{...}}`.
fn compile(text: &str) -> Result<Regex, String> {
    let mut expression = Vec::new();
    let escape = |text: &str, expression: &mut Vec<u8>| {
        for byte in text.bytes() {
            if b"()^$|*+?.[]\\{}".contains(&byte) {
                expression.push(b'\\');
            }
            expression.push(byte);
        }
    };
    let mut rest = text;
    while let Some((plain, behind)) = rest.split_once("{{") {
        escape(plain, &mut expression);
        let Some((inner, behind)) = behind.split_once("}}") else {
            return Err("found start of regex with no end '}}'".to_owned());
        };
        Regex::new(inner.as_bytes()).map_err(|error| format!("invalid regex: {error}"))?;
        expression.push(b'(');
        expression.extend_from_slice(inner.as_bytes());
        expression.push(b')');
        rest = behind;
    }
    escape(rest, &mut expression);
    if expression.is_empty() {
        // Like upstream, an empty text is accepted and matches no message.
        expression.extend_from_slice(b"$.");
    }
    Regex::new(&expression).map_err(|error| format!("invalid regex: {error}"))
}
