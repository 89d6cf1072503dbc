//! Attribute and type constraints.

use std::fmt::Write as _;

use super::markdown;
use crate::tablegen::Record;

/// The summary of a constraint; its name if it has none.
pub(super) fn summary<'r>(constraint: Record<'r>) -> &'r str {
    match constraint.value("summary").and_then(|value| value.as_str()) {
        Some(summary) => summary,
        None => constraint.name(),
    }
}

/// Writes the section of a constraint.
pub(super) fn describe(constraint: Record<'_>, out: &mut String) {
    let _ = writeln!(out, "### {}", summary(constraint));
    markdown::section(markdown::text(constraint, "description"), out);
    out.push_str("\n\n");
}
