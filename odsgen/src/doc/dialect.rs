//! Dialects.

use std::fmt::Write as _;

use super::{Result, constraints, defs, derived, enums, markdown, ops};
use crate::tablegen::{Record, Records};

/// Operations in one section.
struct Group<'r> {
    /// The `OpDocGroup`; `None` for a single operation without a group.
    group: Option<Record<'r>>,
    ops: Vec<Record<'r>>,
    /// Sort key.
    key: String,
}

/// True if the dialect has an operation, attribute or type.
pub(super) fn is_used(records: &Records, dialect: Record<'_>) -> bool {
    [("Op", "opDialect"), ("AttrDef", "dialect"), ("TypeDef", "dialect")]
        .iter()
        .any(|(class, field)| !defs_of(records, class, field, dialect).is_empty())
}

/// The records of a class that belong to the dialect.
fn defs_of<'r>(
    records: &'r Records,
    class: &str,
    field: &str,
    dialect: Record<'_>,
) -> Vec<Record<'r>> {
    let mut defs = derived(records, class);
    defs.retain(|def| def.value(field).and_then(|value| value.as_def()) == Some(dialect));
    defs
}

/// Writes a dialect with its definitions, and all enums.
pub(super) fn describe(records: &Records, dialect: Record<'_>, out: &mut String) -> Result<()> {
    let _ = writeln!(out, "# '{}' Dialect", dialect.str("name")?);
    markdown::summary(markdown::text(dialect, "summary"), out);
    let description = markdown::text(dialect, "description");
    markdown::section(description, out);
    out.push('\n');
    if !description.lines().any(|line| line.trim_start() == "[TOC]") {
        out.push_str("[TOC]\n\n");
    }
    let ops = defs_of(records, "Op", "opDialect", dialect);
    let attrs = defs_of(records, "AttrDef", "dialect", dialect);
    let types = defs_of(records, "TypeDef", "dialect", dialect);
    let constraints_of = |class, excluded: &[Record<'_>]| {
        let mut defs = defs_of(records, class, "dialect", dialect);
        defs.retain(|def| !excluded.contains(def));
        defs
    };
    if !ops.is_empty() {
        out.push_str("## Operations\n\n");
        for group in groups(ops)? {
            describe_group(records, &group, out)?;
        }
    }
    section("Attribute constraints", &constraints_of("DialectAttr", &attrs), out, |def, out| {
        constraints::describe(def, out);
        Ok(())
    })?;
    section("Attributes", &attrs, out, |def, out| defs::describe(def, '#', out))?;
    section("Type constraints", &constraints_of("DialectType", &types), out, |def, out| {
        constraints::describe(def, out);
        Ok(())
    })?;
    section("Types", &types, out, |def, out| defs::describe(def, '!', out))?;
    section("Enums", &derived(records, "EnumInfo"), out, enums::describe)
}

fn section(
    title: &str,
    defs: &[Record<'_>],
    out: &mut String,
    describe: impl Fn(Record<'_>, &mut String) -> Result<()>,
) -> Result<()> {
    if !defs.is_empty() {
        let _ = writeln!(out, "## {title}\n");
    }
    defs.iter().try_for_each(|def| describe(*def, out))
}

/// Groups of operations, sorted by key, ignoring case.
fn groups(ops: Vec<Record<'_>>) -> Result<Vec<Group<'_>>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for op in ops {
        let group = op.opt_def("opDocGroup")?;
        let existing =
            groups.iter_mut().find(|existing| group.is_some() && existing.group == group);
        match existing {
            Some(existing) => existing.ops.push(op),
            None => {
                let summary = group.map_or("", |group| markdown::text(group, "summary"));
                let key = if summary.is_empty() { op.str("opName")? } else { summary };
                groups.push(Group { group, ops: vec![op], key: key.to_ascii_lowercase() });
            }
        }
    }
    groups.sort_by(|a, b| a.key.cmp(&b.key));
    Ok(groups)
}

/// Writes a group. Headings of its operations are one level deeper than without a group.
fn describe_group(records: &Records, group: &Group<'_>, out: &mut String) -> Result<()> {
    let mut text = String::new();
    let summary = group.group.map_or("", |group| markdown::text(group, "summary"));
    if let Some(def) = group.group
        && !summary.is_empty()
    {
        let _ = writeln!(text, "## {}\n", summary.trim());
        markdown::description(markdown::text(def, "description"), &mut text);
        text.push_str("\n\n");
    }
    for &op in &group.ops {
        ops::describe(records, op, &mut text)?;
    }
    for line in text.split('\n') {
        if !summary.is_empty() && line.starts_with('#') {
            out.push('#');
        }
        out.push_str(line);
        out.push('\n');
    }
    Ok(())
}
