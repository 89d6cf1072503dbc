//! Reading of code without a parser.

use odsgen::names::snake;

/// `text` without comments, and without white space outside of literals.
pub(super) fn squeezed(text: &str) -> String {
    let (mut out, mut in_literal, mut escaped) = (String::new(), false, false);
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        for c in line.chars() {
            in_literal ^= c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            if in_literal || !c.is_whitespace() {
                out.push(c);
            }
        }
        in_literal = false;
    }
    out
}

/// The text after `start` and before `end`; empty without `start`.
pub(super) fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    let rest = text.split_once(start).map_or("", |(_, rest)| rest);
    rest.split_once(end).map_or(rest, |(inner, _)| inner)
}

/// The first literal of a text.
pub(super) fn literal(text: &str) -> Option<&str> {
    text.split('"').nth(1)
}

/// The word at the start of a text.
pub(super) fn word(text: &str) -> &str {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or(text)
}

/// The parts of a list, at commas outside of brackets.
pub(super) fn parts(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if !list[..at].ends_with('-') => depth -= 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                out.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    out.extend(list.get(start..).filter(|it| !it.is_empty()));
    out
}

/// The text up to the bracket that closes the one before it.
pub(super) fn closed(text: &str) -> &str {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' if depth == 0 => return &text[..at],
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
    }
    text
}

/// The functions of parsers for punctuation.
const PUNCTUATION: &[(&str, &str)] = &[
    ("arrow", "->"),
    ("colon", ":"),
    ("comma", ","),
    ("equal", "="),
    ("greater", ">"),
    ("l_brace", "{"),
    ("l_paren", "("),
    ("l_square", "["),
    ("less", "<"),
    ("question", "?"),
    ("r_brace", "}"),
    ("r_paren", ")"),
    ("r_square", "]"),
];

/// The token that the parser's function `name` with the arguments `rest` expects, followed by `?` if it is optional.
pub(super) fn expected(name: &str, rest: &str) -> Option<String> {
    let name = snake(name);
    let (name, mark) = name.strip_prefix("optional_").map_or((&*name, ""), |name| (name, "?"));
    if name == "keyword" {
        return Some(format!(
            "{}{mark}",
            literal(rest.strip_prefix('(')?.strip_prefix('"').map(|_| rest)?)?
        ));
    }
    let name = name.strip_suffix("_type").unwrap_or(name);
    let (_, token) = PUNCTUATION.iter().find(|(function, _)| *function == name)?;
    Some(format!("{token}{mark}"))
}
