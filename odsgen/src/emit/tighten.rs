//! A second pass over formatted code, which brings together what fits on a line.
//!
//! prettyplease breaks lines early and gives every argument its own; generated code is tables and functions of one line,
//! which read better wide.

/// Columns of a line, its indentation in the module included: as many as comments have.
const WIDTH: usize = 120;

/// Brings broken brackets and bodies of one expression back onto a line where they fit, and lists of entries onto as
/// few lines as they need.
pub(super) fn tighten(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        lines.push(line.to_owned());
        if starts_with_closer(line) {
            close(&mut lines);
        }
    }
    let mut out = lines.join("\n");
    out.push('\n');
    out
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn starts_with_closer(line: &str) -> bool {
    line.trim_start().starts_with([')', ']', '}', '>'])
}

/// The last line closes what some line before it opened: rejoins the two if they fit.
fn close(lines: &mut Vec<String>) {
    let Some(last) = lines.last() else { return };
    let depth = indent(last);
    let closer = last.trim_start().chars().next();
    let opener = match closer {
        Some(')') => '(',
        Some(']') => '[',
        Some('>') => '<',
        _ => '{',
    };
    let above = &lines[..lines.len() - 1];
    let Some(start) =
        above.iter().rposition(|line| indent(line) <= depth && !line.trim().is_empty())
    else {
        return;
    };
    if indent(&lines[start]) != depth || !lines[start].ends_with(opener) {
        return;
    }
    let inner = &lines[start + 1..lines.len() - 1];
    if inner.iter().any(|line| line.trim_start().starts_with("//")) {
        return;
    }
    if opener == '{' {
        let head = lines[start].trim_start().trim_start_matches("pub ");
        let is_item = ["fn ", "impl "].iter().any(|start| head.starts_with(start));
        if let ([body], true) = (inner, is_item || head.ends_with("| {")) {
            let joined = format!("{} {} {}", lines[start], body.trim(), last.trim());
            let is_statement = body.ends_with(';') && !body.trim_start().starts_with("type ");
            if joined.len() + 4 <= WIDTH && !is_statement {
                replace(lines, start, vec![joined]);
            }
        }
        return;
    }
    let joined: Vec<&str> = inner.iter().map(|line| line.trim()).collect();
    let content = joined.join(" ");
    let content = content.strip_suffix(',').unwrap_or(&content);
    let one_line = format!("{}{content}{}", lines[start], last.trim_start());
    let flat = inner.iter().all(|line| indent(line) == depth + 4);
    if flat && one_line.len() + 4 <= WIDTH {
        replace(lines, start, vec![one_line]);
        if opener == '<' {
            join_receiver(lines);
        }
        return;
    }
    if opener == '[' && flat {
        let mut filled = vec![lines[start].clone()];
        filled.extend(inner.iter().cloned());
        filled.push(last.clone());
        let filled = fill(filled, depth + 4);
        replace(lines, start, filled);
        return;
    }
    // A list alone between parentheses opens and closes with them.
    if opener == '('
        && let [list] = inner
        && let Some(entries) = list.trim().strip_prefix("&[").and_then(|it| it.strip_suffix("],"))
    {
        let spaces = " ".repeat(depth);
        let hugged = vec![
            format!("{}&[", lines[start]),
            format!("{spaces}    {entries},"),
            format!("{spaces}]{}", last.trim_start()),
        ];
        replace(lines, start, hugged);
        return;
    }
    if opener == '('
        && let [first, .., end] = inner
        && first.trim() == "&["
        && end.trim() == "],"
        && inner[1..inner.len() - 1].iter().all(|line| indent(line) > depth + 4)
    {
        let mut hugged = vec![format!("{}&[", lines[start])];
        hugged.extend(inner[1..inner.len() - 1].iter().map(|line| line[4..].to_owned()));
        hugged.push(format!("{}]{}", " ".repeat(depth), last.trim_start()));
        replace(lines, start, fill(hugged, depth + 4));
    }
}

/// The last line is a call of a method, whose receiver stands alone above it: brings them together.
fn join_receiver(lines: &mut Vec<String>) {
    if let [.., receiver, call] = lines.as_slice()
        && call.trim_start().starts_with('.')
        && receiver.trim_start().chars().all(char::is_alphanumeric)
    {
        let joined = format!("{receiver}{}", call.trim_start());
        let start = lines.len() - 2;
        replace(lines, start, vec![joined]);
    }
}

/// Puts entries of one line side by side.
fn fill(lines: Vec<String>, depth: usize) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let is_entry =
        |line: &str| indent(line) == depth && line.ends_with("),") && !starts_with_closer(line);
    for line in lines {
        if let Some(previous) = out.last_mut()
            && is_entry(&line)
            && is_entry(previous)
            && previous.len() + line.trim().len() + 5 <= WIDTH
        {
            previous.push(' ');
            previous.push_str(line.trim());
            continue;
        }
        out.push(line);
    }
    out
}

fn replace(lines: &mut Vec<String>, start: usize, with: Vec<String>) {
    lines.truncate(start);
    lines.extend(with);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brings_together_what_fits() {
        let text = "fn f(\n    a: u32,\n    b: u32,\n) -> u32 {\n    a + b\n}\n";
        assert_eq!(tighten(text), "fn f(a: u32, b: u32) -> u32 { a + b }\n");
        let text = "x\n    .list(\n        &[\n            one(1),\n            one(2),\n        ],\n    )\n";
        assert_eq!(tighten(text), "x\n    .list(&[one(1), one(2)])\n");
    }

    #[test]
    fn a_list_alone_opens_and_closes_with_its_parentheses() {
        let entry = "x".repeat(WIDTH - 10);
        let text = format!("f(\n    &[\n        {entry},\n    ],\n)\n");
        assert_eq!(tighten(&text), format!("f(&[\n    {entry},\n])\n"));
    }

    #[test]
    fn leaves_statements_and_comments() {
        let text = "fn f() {\n    g();\n}\nfn h(\n    // why\n    a: u32,\n) {}\n";
        assert_eq!(tighten(text), text);
    }
}
