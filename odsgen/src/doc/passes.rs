//! Passes.

use std::fmt::Write as _;

use super::{Result, derived, markdown};
use crate::tablegen::{Record, Records};

/// The passes, by their arguments.
pub(super) fn sorted(records: &Records) -> Result<Vec<Record<'_>>> {
    let passes = derived(records, "PassBase").into_iter();
    let named = passes.map(|def| Ok((def.str("argument")?, def))).collect::<Result<Vec<_>>>();
    let mut named = named?;
    named.sort_by_key(|(argument, _)| *argument);
    Ok(named.into_iter().map(|(_, def)| def).collect())
}

/// Writes the section of a pass.
pub(super) fn describe(def: Record<'_>, out: &mut String) -> Result<()> {
    let _ = writeln!(out, "### `-{}`", def.str("argument")?);
    markdown::summary(def.str("summary")?, out);
    markdown::section(def.str("description")?, out);
    list("Options", "-", &named(def, "options", "argument")?, out);
    list("Statistics", "", &named(def, "statistics", "name")?, out);
    Ok(())
}

/// The names and descriptions of the records in `field`.
fn named<'r>(def: Record<'r>, field: &str, name: &str) -> Result<Vec<(&'r str, &'r str)>> {
    let records = def.list_of_defs(field)?.into_iter();
    records.map(|it| Ok((it.str(name)?, it.str("description")?))).collect()
}

/// Writes a table of names and descriptions in a code block, unless it is empty.
fn list(title: &str, prefix: &str, entries: &[(&str, &str)], out: &mut String) {
    if entries.is_empty() {
        return;
    }
    let width = entries.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let _ = write!(out, "\n#### {title}\n\n```\n");
    for (name, description) in entries {
        let _ = writeln!(out, "{prefix}{name:width$} : {description}");
    }
    out.push_str("```\n");
}
