//! Markdown text.

use std::fmt::Write as _;

use crate::tablegen::Record;

/// The text of a field; empty if the field does not exist or is unset.
pub(super) fn text<'r>(record: Record<'r>, field: &str) -> &'r str {
    record.value(field).and_then(|value| value.as_str()).unwrap_or_default()
}

/// Writes a summary: one line in italics with a capital first letter.
pub(super) fn summary(text: &str, out: &mut String) {
    let text = text.trim();
    let mut letters = text.chars();
    if let Some(first) = letters.next() {
        let _ = writeln!(out, "\n_{}{}_", first.to_ascii_uppercase(), letters.as_str());
    }
}

/// Writes a description without its common indentation and leading blank lines.
pub(super) fn description(text: &str, out: &mut String) {
    let text = text.trim_end_matches([' ', '\t']);
    let lines: Vec<&str> = text.split_inclusive('\n').map(without_line_end).collect();
    let indent = |line: &&str| line.find(|c| !matches!(c, ' ' | '\t'));
    let shared = lines.iter().filter_map(indent).min().unwrap_or(0);
    let first = lines.iter().position(|line| indent(line).is_some()).unwrap_or(lines.len());
    for line in &lines[first..] {
        if indent(line).is_some() {
            out.push_str(&line[shared..]);
        }
        out.push('\n');
    }
}

/// Writes a blank line and the description, unless it is empty.
pub(super) fn section(text: &str, out: &mut String) {
    if !text.is_empty() {
        out.push('\n');
        description(text, out);
    }
}

fn without_line_end(line: &str) -> &str {
    let line = line.strip_suffix('\n').unwrap_or(line);
    line.strip_suffix('\r').unwrap_or(line)
}

/// The text in backticks.
pub(super) fn code(text: &str) -> String {
    format!("`{text}`")
}
