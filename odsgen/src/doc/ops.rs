//! Operations.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::{Result, constraints, markdown};
use crate::model::{Dialect, Op};
use crate::tablegen::{Record, Records, Value};

/// The interface of operations with inferred result types.
const INFER_TYPES: &str = "InferTypeOpInterface";
/// Namespaces that are omitted from class names, so that headings and anchors of C++ and Rust definitions are equal.
const OMITTED_NAMESPACES: [&str; 2] = ["::mlir::", "::ods::"];

/// Name and constraint of an argument, result or successor.
type Named<'r> = (&'r str, Record<'r>);

/// Writes the section of an operation.
pub(super) fn describe(records: &Records, op: Record<'_>, out: &mut String) -> Result<()> {
    let name = operation_name(op)?;
    let _ = writeln!(out, "### `{name}` ({})", class_name(op)?);
    markdown::summary(markdown::text(op, "summary"), out);
    if let Some(format) = op.opt_str("assemblyFormat")? {
        syntax(&name, format, out);
    }
    let description = markdown::text(op, "description");
    if !description.trim().is_empty() {
        markdown::section(description, out);
    }
    traits(records, op, out)?;
    let (operands, attributes) = arguments(op)?;
    if !attributes.is_empty() {
        out.push_str("\n#### Attributes:\n\n<table>\n");
        out.push_str("<tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>\n");
        for (name, attribute) in attributes {
            let storage = markdown::text(attribute, "storageType").trim();
            let storage = if storage.is_empty() { "::mlir::Attribute" } else { storage };
            let summary = constraints::summary(attribute);
            let _ = writeln!(
                out,
                "<tr><td><code>{name}</code></td><td>{storage}</td><td>{summary}</td></tr>"
            );
        }
        out.push_str("</table>\n");
    }
    table("Operand", &operands, out);
    table("Result", &named(op, "results")?, out);
    table("Successor", &named(op, "successors")?, out);
    out.push_str("\n\n");
    Ok(())
}

/// The full name, `dialect.op`.
pub(super) fn operation_name(op: Record<'_>) -> Result<String> {
    let dialect = op.def("opDialect")?.str("name")?;
    let name = op.str("opName")?;
    Ok(if dialect.is_empty() { name.to_owned() } else { format!("{dialect}.{name}") })
}

/// The class name with its namespace.
fn class_name(op: Record<'_>) -> Result<String> {
    let class = match op.name().split_once('_') {
        None | Some(("", _)) => op.name(),
        Some((prefix, "")) => prefix,
        Some((_, class)) => class,
    };
    let namespace = op.str("cppNamespace")?;
    let name =
        if namespace.is_empty() { class.to_owned() } else { format!("{namespace}::{class}") };
    let short = OMITTED_NAMESPACES.iter().find_map(|namespace| name.strip_prefix(namespace));
    Ok(short.unwrap_or(&name).to_owned())
}

/// Writes the assembly format, with continuation lines indented to its start.
fn syntax(name: &str, format: &str, out: &mut String) {
    const START: &str = "operation ::= ";
    let mut lines = format.trim().split('\n').map(str::trim);
    let _ = write!(out, "\nSyntax:\n\n```\n{START}`{name}` {}\n", lines.next().unwrap_or_default());
    for line in lines.filter(|line| !line.is_empty()) {
        let _ = writeln!(out, "{:width$}{line}", "", width = START.len());
    }
    out.push_str("```\n");
}

/// The operands, and the attributes with derived attributes last.
fn arguments(op: Record<'_>) -> Result<(Vec<Named<'_>>, Vec<Named<'_>>)> {
    let (mut operands, mut attributes) = (Vec::new(), Vec::new());
    for (name, constraint) in named(op, "arguments")? {
        if constraint.is_subclass_of("TypeConstraint") {
            operands.push((name, constraint));
        } else if constraint.is_subclass_of("Attr") {
            attributes.push((name, constraint));
        }
    }
    for field in op.fields() {
        if let Value::Def(value) = field.value()
            && value.is_subclass_of("DerivedAttr")
        {
            attributes.push((field.name(), value));
        }
    }
    Ok((operands, attributes))
}

/// The arguments, results or successors in a field, with `OpVariable` replaced by its constraint.
fn named<'r>(op: Record<'r>, field: &str) -> Result<Vec<Named<'r>>> {
    let mut entries = Vec::new();
    for arg in op.dag(field)?.args() {
        let Some(mut def) = arg.value.as_def() else {
            return Err(op.field_error(field, format!("'{field}' must consist of defs")));
        };
        if def.is_subclass_of("OpVariable") {
            def = def.def("constraint")?;
        }
        entries.push((arg.name.unwrap_or_default(), def));
    }
    Ok(entries)
}

fn table(what: &str, entries: &[Named<'_>], out: &mut String) {
    if entries.is_empty() {
        return;
    }
    let _ = write!(
        out,
        "\n#### {what}s:\n\n| {what} | Description |\n| :{}: | ----------- |\n",
        "-".repeat(what.len() - 2)
    );
    for (name, constraint) in entries {
        let name =
            if name.is_empty() { "&laquo;unnamed&raquo;".to_owned() } else { markdown::code(name) };
        let _ = writeln!(out, "| {name} | {} |", constraints::summary(*constraint));
    }
}

/// Writes the traits, interfaces and effects, each sorted.
fn traits(records: &Records, op: Record<'_>, out: &mut String) -> Result<()> {
    let mut all = Vec::new();
    flatten(op, "traits", &mut all)?;
    let (mut traits, mut interfaces, mut effects) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for def in all {
        if def.is_subclass_of("PredTrait") {
            continue;
        }
        let class = markdown::text(def, "trait");
        let class = class.strip_suffix("::Trait").unwrap_or(class);
        let class = class.strip_suffix("::Impl").unwrap_or(class);
        let name = if def.name().starts_with("anonymous_") { class } else { def.name() };
        if !def.is_subclass_of("InterfaceTrait") {
            traits.insert(markdown::code(name));
        } else if def.is_subclass_of("SideEffectsTraitBase") {
            effects.insert(markdown::code(&effect(def)?));
            interfaces.insert(markdown::code(&format!("{name} ({class})")));
        } else {
            interfaces.insert(markdown::code(name));
        }
    }
    if records.def(INFER_TYPES).is_some() && infers_types(op) {
        interfaces.insert(markdown::code(INFER_TYPES));
    }
    for (what, names) in [("Traits", traits), ("Interfaces", interfaces), ("Effects", effects)] {
        if !names.is_empty() {
            let names: Vec<String> = names.into_iter().collect();
            let _ = writeln!(out, "\n{what}: {}", names.join(", "));
        }
    }
    Ok(())
}

/// Collects traits, the elements of trait lists, and the base interfaces of interfaces.
fn flatten<'r>(def: Record<'r>, field: &str, all: &mut Vec<Record<'r>>) -> Result<()> {
    for inner in def.list_of_defs(field)? {
        if inner.is_subclass_of("TraitList") {
            flatten(inner, "traits", all)?;
        } else if !all.contains(&inner) {
            all.push(inner);
            if inner.is_subclass_of("Interface") {
                flatten(inner, "baseInterfaces", all)?;
            }
        }
    }
    Ok(())
}

/// True if the types of all results can be inferred. The operation then has `InferTypeOpInterface`, if it is defined.
fn infers_types(op: Record<'_>) -> bool {
    let dialect = op.def("opDialect").and_then(Dialect::new);
    let op = dialect.and_then(|dialect| Op::new(op, &dialect));
    op.is_ok_and(|op| !op.results.is_empty() && !op.result_types.is_empty())
}

fn effect(def: Record<'_>) -> Result<String> {
    let short = |name: &'static str, record: Record<'_>| -> Result<String> {
        let text = record.str(name)?;
        let text = text.strip_prefix("::").unwrap_or(text);
        Ok(text.strip_prefix("mlir::").unwrap_or(text).to_owned())
    };
    let mut effects = Vec::new();
    for effect in def.list_of_defs("effects")? {
        effects.push(format!("{} on {}", short("effect", effect)?, effect.str("resource")?));
    }
    Ok(format!("{}{{{}}}", short("baseEffectName", def)?, effects.join(", ")))
}
