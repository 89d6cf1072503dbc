//! Syntax errors in fragments and their locations.

use proc_macro2::{LexError, Span as TokenSpan, TokenStream, TokenTree};

use crate::fragment::check::UnknownCase;
use crate::fragment::cpp::{self, Grammar};
use crate::fragment::source::{Piece, Source};
use crate::tablegen::{Diagnostic, Kind};

/// The parser's message where it expects a type.
const TYPE: &str = "expected one of: `for`, parentheses, `unsafe`, `fn`, `extern`, identifier, `::`, `<`, `dyn`, square brackets, `*`, `&`, `!`, `impl`, `_`, lifetime";

/// The kind of errors in Rust.
pub(super) const RUST: Kind = Kind::new("rust");

/// An error about Rust that cannot be parsed.
fn invalid(source: &impl Source, offset: usize, text: &str) -> Box<Diagnostic> {
    let error = Diagnostic::error(source.at(offset, 1), format!("invalid Rust: {text}"));
    Box::new(error.with_kind(RUST))
}

/// A syntax error in a sequence of tokens.
pub(super) fn syntax(
    source: &impl Source,
    error: &syn::Error,
    grammar: Grammar,
) -> Box<Diagnostic> {
    if let Some(error) = cpp::mistake(source, grammar) {
        return error;
    }
    let text = error.to_string().replace(TYPE, "expected a type");
    let (span, found) = (error.span(), offset(source.text(), error.span()));
    // The span is empty at the end of the text.
    let is_at_end = found == 0 && span.start() == span.end();
    let offset = if is_at_end { source.text().trim_end().len() } else { found };
    invalid(source, offset, &text)
}

/// A nonexistent enum case.
pub(super) fn unknown_case(source: &impl Source, case: UnknownCase) -> Box<Diagnostic> {
    let place = source.at(offset(source.text(), case.span), case.name.len());
    Box::new(Diagnostic::error(place, case.text).with_help(case.help).with_kind(RUST))
}

/// A text that cannot be split into tokens.
pub(super) fn lexical(source: &impl Source, error: &LexError) -> Box<Diagnostic> {
    let (offset, what) = unbalanced_piece(source)
        .or_else(|| unbalanced(source.text()))
        .unwrap_or_else(|| (offset(source.text(), error.span()), error.to_string()));
    invalid(source, offset, &what)
}

/// As [`unbalanced`], in the only piece of the user's that is not balanced by itself.
fn unbalanced_piece(source: &impl Source) -> Option<(usize, String)> {
    let text = source.text();
    let pieces = source.pieces().into_iter().filter(Piece::is_user);
    let mut problems = pieces.filter_map(|piece| {
        let (at, what) = unbalanced(text.get(piece.range.clone())?)?;
        Some((piece.range.start + at, what))
    });
    problems.next().filter(|_| problems.next().is_none())
}

/// The maximum depth of nested groups. Rust's parsers and printers are recursive; rustc has the same limit.
const DEPTH: usize = 128;

/// Tokens that cannot be parsed.
pub(super) fn nesting(source: &impl Source, tokens: &TokenStream) -> Option<Box<Diagnostic>> {
    if source.text().matches(['(', '[', '{']).count() <= DEPTH {
        return None;
    }
    let span = too_deep(tokens)?;
    let text = format!("brackets are nested more than {DEPTH} levels deep");
    Some(invalid(source, offset(source.text(), span), &text))
}

/// The location of groups that are nested too deeply.
fn too_deep(tokens: &TokenStream) -> Option<TokenSpan> {
    let mut open = vec![tokens.clone().into_iter()];
    while let Some(innermost) = open.last_mut() {
        match innermost.next() {
            Some(TokenTree::Group(group)) if open.len() > DEPTH => return Some(group.span_open()),
            Some(TokenTree::Group(group)) => open.push(group.stream().into_iter()),
            Some(_) => {}
            None => drop(open.pop()),
        }
    }
    None
}

/// The byte range of a token.
pub(super) fn offset(text: &str, span: TokenSpan) -> usize {
    let start = span.start();
    let line_start: usize =
        text.split_inclusive('\n').take(start.line.saturating_sub(1)).map(str::len).sum();
    text[line_start..]
        .char_indices()
        .nth(start.column)
        .map_or(text.len(), |(offset, _)| line_start + offset)
}

/// The location of a mismatched delimiter or an unterminated literal or comment, and the message.
fn unbalanced(text: &str) -> Option<(usize, String)> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((at, c)) = rest.next() {
        let after = &text[at + c.len_utf8()..];
        let skip = match c {
            '/' if after.starts_with('/') => after.find('\n').unwrap_or(after.len()),
            '/' if after.starts_with('*') => match after.find("*/") {
                Some(end) => end + 2,
                None => return Some((at, "unterminated comment".to_owned())),
            },
            '"' => match end_of_string(after) {
                Some(end) => end,
                None => return Some((at, "unterminated string literal".to_owned())),
            },
            '\'' => end_of_char(after),
            '(' | '[' | '{' => {
                open.push((at, c));
                0
            }
            ')' | ']' | '}' => {
                let fits = open.pop().is_some_and(|(_, open)| closer(open) == c);
                if !fits {
                    return Some((at, format!("unexpected closing delimiter `{c}`")));
                }
                0
            }
            _ => 0,
        };
        let end = at + c.len_utf8() + skip;
        while rest.next_if(|(at, _)| *at < end).is_some() {}
    }
    open.pop().map(|(at, c)| (at, format!("unclosed delimiter `{c}`")))
}

fn closer(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

/// The length of the rest of a string after its opening quote.
fn end_of_string(after: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in after.char_indices() {
        if c == '"' && !escaped {
            return Some(at + 1);
        }
        escaped = c == '\\' && !escaped;
    }
    None
}

/// The length of the rest of a character literal after its quote; `None` for a lifetime.
fn end_of_char(after: &str) -> usize {
    let mut chars = after.char_indices();
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some(_)) => after[2..].find('\'').map_or(0, |end| end + 3),
        (Some(_), Some((end, '\''))) => end + 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::str::FromStr as _;

    use super::{DEPTH, TokenStream, too_deep, unbalanced};

    #[test]
    fn finds_what_is_too_deep() {
        let nested = |depth: usize| format!("f() + {}x{}", "(".repeat(depth), ")".repeat(depth));
        for (depth, found) in [(1, false), (DEPTH, false), (DEPTH + 1, true), (100_000, true)] {
            let tokens = TokenStream::from_str(&nested(depth)).expect("tokens");
            assert_eq!(too_deep(&tokens).is_some(), found, "{depth}");
        }
    }

    #[test]
    fn finds_what_does_not_fit() {
        let at = |text: &str| unbalanced(text).map(|(at, _)| at);
        assert_eq!(at("f(a[0], '(', \"(\", r: &'a ()) // ("), None);
        assert_eq!(at("f(a[0)"), Some(5));
        assert_eq!(at("f((a)"), Some(1));
        assert_eq!(at("x \"ab"), Some(2));
        assert_eq!(at("'\\'' ("), Some(5));
        assert_eq!(at("a /* b"), Some(2));
    }
}
