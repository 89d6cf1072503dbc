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
    let used = lines.iter().filter(|line| !line.is_empty());
    let indent = used.map(|line| indentation(line)).min().unwrap_or(0);
    let lines: Vec<&str> =
        lines.iter().map(|line| line.get(indent..).unwrap_or_default()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The number of spaces and tabs at the start of a line.
fn indentation(line: &str) -> usize {
    line.len() - line.trim_start_matches([' ', '\t']).len()
}

/// Marks code blocks without a language as text; rustdoc would compile them as Rust. Indented code blocks become fenced
/// ones.
fn rust_fences(text: &str) -> String {
    let mut fence = None;
    let (mut is_in_list, mut follows_blank) = (false, true);
    let mut out: Vec<String> = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let content = line.trim_start();
        let is_code = follows_blank && !is_in_list && indentation(line) >= 4;
        let opening = ["```", "~~~"].into_iter().find(|fence| content.starts_with(fence));
        let opening = opening.filter(|_| fence.is_some() || !is_code);
        match (fence, opening) {
            (None, Some(opening)) => {
                fence = Some(opening);
                let is_plain = content.trim_end() == opening;
                out.push(format!("{line}{}", if is_plain { "text" } else { "" }));
            }
            (Some(open), Some(closing)) if open == closing => {
                fence = None;
                out.push(line.to_owned());
            }
            (None, None) if is_code => {
                let mut block = vec![&line[4..]];
                let continues = |line: &&str| line.is_empty() || indentation(line) >= 4;
                while let Some(line) = lines.next_if(continues) {
                    block.push(line.get(4..).unwrap_or_default());
                }
                let blank = block.iter().rev().take_while(|line| line.is_empty()).count();
                let code = &block[..block.len() - blank];
                // A fence within the block must not close it.
                let has_fence = code.iter().any(|line| line.trim_start().starts_with("```"));
                let fence = if has_fence { "````" } else { "```" };
                out.push(format!("{fence}text"));
                out.extend(code.iter().copied().map(str::to_owned));
                out.push(fence.to_owned());
                out.extend(vec![String::new(); blank]);
            }
            _ => {
                if fence.is_none() && !content.is_empty() && (indentation(line) < 4) {
                    is_in_list = is_list_item(content) || is_in_list && indentation(line) > 0;
                }
                out.push(line.to_owned());
            }
        }
        follows_blank = out.last().is_none_or(String::is_empty);
    }
    out.join("\n")
}

/// Whether a line of Markdown is an item of a list.
fn is_list_item(line: &str) -> bool {
    let line = line.trim_start_matches(|c: char| c.is_ascii_digit());
    ["- ", "* ", "+ ", ". ", ") "].iter().any(|marker| line.starts_with(marker))
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
        // A no-break space is no indentation.
        assert_eq!(dedent(" a\n\u{a0}b"), " a\n\u{a0}b");
    }

    #[test]
    fn code_blocks_are_not_rust() {
        let cases = [
            ("See:\n\n    a\n\n      b\n\nEnd.", "See:\n\n```text\na\n\n  b\n```\n\nEnd."),
            ("    a", "```text\na\n```"),
            ("    ```\n    a\n    ```", "````text\n```\na\n```\n````"),
            ("See\n    more.", "See\n    more."),
            ("- An item\n\n      with code\n", "- An item\n\n      with code"),
            ("~~~\na\n~~~\n```mlir\n    b\n```", "~~~text\na\n~~~\n```mlir\n    b\n```"),
        ];
        for (text, expected) in cases {
            assert_eq!(rust_fences(text), expected);
        }
    }
}
