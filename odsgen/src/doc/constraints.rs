//! Constraints on attributes and types, as they are used and as dialects define them.

use std::fmt::Write as _;

use super::markdown;
use crate::tablegen::Record;

/// What a constraint is called: its summary, or its name.
pub(super) fn summary<'r>(constraint: Record<'r>) -> &'r str {
    match constraint.value("summary").and_then(|value| value.as_str()) {
        Some(summary) => summary,
        None => constraint.name(),
    }
}

/// A constraint that a dialect defines.
pub(super) fn describe(constraint: Record<'_>, out: &mut String) {
    let _ = writeln!(out, "### {}", summary(constraint));
    markdown::section(markdown::text(constraint, "description"), out);
    out.push_str("\n\n");
}
