//! Attributes and types.

use std::fmt::Write as _;

use super::{Result, markdown};
use crate::tablegen::{Record, Value};

/// A parameter of an attribute or type.
struct Parameter<'r> {
    name: &'r str,
    ty: &'r str,
    syntax: &'r str,
    summary: &'r str,
}

/// Writes the section of an attribute or type. `sigil` is its prefix in the assembly format.
pub(super) fn describe(def: Record<'_>, sigil: char, out: &mut String) -> Result<()> {
    let _ = writeln!(out, "### {}", def.str("cppClassName")?);
    markdown::summary(markdown::text(def, "summary"), out);
    let parameters = parameters(def)?;
    if let Some(mnemonic) = def.opt_str("mnemonic")?
        && !def.bit("hasCustomAssemblyFormat")?
    {
        let name = format!("{sigil}{}.{mnemonic}", def.def("dialect")?.str("name")?);
        syntax(&name, &parameters, out);
    }
    markdown::section(markdown::text(def, "description"), out);
    out.push('\n');
    if !parameters.is_empty() {
        out.push_str("#### Parameters:\n\n| Parameter | C++ type | Description |\n");
        out.push_str("| :-------: | :-------: | ----------- |\n");
        for Parameter { name, ty, summary, .. } in &parameters {
            let _ = writeln!(out, "| {name} | `{ty}` | {summary} |");
        }
    }
    out.push('\n');
    Ok(())
}

fn syntax(name: &str, parameters: &[Parameter<'_>], out: &mut String) {
    if parameters.is_empty() {
        let _ = writeln!(out, "\nSyntax: `{name}`");
        return;
    }
    let _ = writeln!(out, "\nSyntax:\n\n```\n{name}<");
    for (index, Parameter { name, syntax, .. }) in parameters.iter().enumerate() {
        let comma = if index + 1 < parameters.len() { "," } else { "" };
        let _ = writeln!(out, "  {syntax}{comma}   # {name}");
    }
    out.push_str(">\n```\n");
}

fn parameters(def: Record<'_>) -> Result<Vec<Parameter<'_>>> {
    let mut parameters = Vec::new();
    for arg in def.dag("parameters")?.args() {
        let name = arg.name.unwrap_or_default();
        parameters.push(match arg.value {
            Value::String(text) => {
                Parameter { name, ty: text.text(), syntax: text.text(), summary: "" }
            }
            Value::Def(record) => {
                let ty = record.str("cppType")?;
                let syntax = record.value("syntax").and_then(|value| value.as_str());
                let summary = markdown::text(record, "summary");
                Parameter { name, ty, syntax: syntax.unwrap_or(ty), summary }
            }
            _ => return Err(def.field_error("parameters", "a parameter must be a string or a def")),
        });
    }
    Ok(parameters)
}
