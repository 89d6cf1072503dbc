//! The texts of documentation comments.

use crate::model::{Multiplicity, Op};

/// The summary as a separate sentence, and the description without its indentation.
pub(crate) fn text(summary: &str, description: &str, fallback: &str) -> String {
    let summary = summary.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut out = if summary.is_empty() { fallback.to_owned() } else { summary };
    let description = dedent(description);
    if !description.is_empty() {
        out.push_str("\n\n");
        out.push_str(&description);
    }
    rust_fences(&out)
}

/// The text without the indentation that its lines share, and without blank lines at its ends.
fn dedent(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let indent = lines
        .iter()
        .filter(|line| !line.is_empty())
        .map(|line| line.len() - line.trim_start().len())
        .min()
        .unwrap_or(0);
    let lines: Vec<&str> =
        lines.iter().map(|line| line.get(indent..).unwrap_or_default()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// Marks code blocks without a language as text; rustdoc would compile them as Rust.
fn rust_fences(text: &str) -> String {
    let mut inside = false;
    let mut out = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            inside = !inside;
            if inside && line.trim() == "```" {
                out.push(format!("{line}text"));
                continue;
            }
        }
        out.push(line.to_owned());
    }
    out.join("\n")
}

/// The documentation of an operation's view: text and a list of its slots.
pub(crate) fn op(op: &Op<'_>) -> String {
    let mut out = text(op.summary, op.description, &format!("The operation `{}`.", op.name));
    let mut rows = Vec::new();
    let mut row = |name: &str, what: &str, constraint: &str, doc: &str| {
        let constraint = constraint.split_whitespace().collect::<Vec<_>>().join(" ");
        let doc = if doc.is_empty() { String::new() } else { format!(": {doc}") };
        rows.push(format!("- `{name}`, {what}: {constraint}{doc}"));
    };
    for operand in &op.operands {
        let name = operand.name.unwrap_or("*unnamed*");
        row(name, kind("operand", operand.multiplicity()), operand.constraint.summary, operand.doc);
    }
    for attr in &op.attributes {
        let what = if attr.constraint.optional {
            "optional attribute"
        } else if attr.constraint.default.is_some() {
            "attribute with default value"
        } else {
            "attribute"
        };
        row(attr.name, what, attr.constraint.summary, attr.doc);
    }
    for property in &op.properties {
        row(property.name, "property", property.summary, property.doc);
    }
    for (index, result) in op.results.iter().enumerate() {
        let name = result.name.map_or_else(|| format!("result {index}"), str::to_owned);
        row(&name, kind("result", result.multiplicity()), result.constraint.summary, result.doc);
    }
    for (index, region) in op.regions.iter().enumerate() {
        let name = region.name.map_or_else(|| format!("region {index}"), str::to_owned);
        let what = if region.constraint.variadic { "variadic region" } else { "region" };
        row(&name, what, region.constraint.summary, "");
    }
    for (index, successor) in op.successors.iter().enumerate() {
        let name = successor.name.map_or_else(|| format!("successor {index}"), str::to_owned);
        let what = if successor.constraint.variadic { "variadic successor" } else { "successor" };
        row(&name, what, successor.constraint.summary, "");
    }
    if !rows.is_empty() {
        out.push_str("\n\n");
        out.push_str(&rows.join("\n"));
    }
    out
}

fn kind(what: &'static str, multiplicity: Multiplicity<'_>) -> &'static str {
    match (what, multiplicity.is_variadic(), multiplicity.is_variable()) {
        ("operand", true, _) => "variadic operand",
        ("operand", false, true) => "optional operand",
        ("result", true, _) => "variadic result",
        ("result", false, true) => "optional result",
        _ => what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_lose_their_indentation() {
        let text = text("sum of\n two", "\n    First.\n\n      ```\n      code\n      ```\n  ", "");
        assert_eq!(text, "sum of two\n\nFirst.\n\n  ```text\n  code\n  ```");
    }
}
