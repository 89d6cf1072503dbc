//! Divides a text that was written in two languages.
//!
//! A word has the language of the file in which it was written. Other tokens, such as operators, have the same meaning in
//! both languages, so they belong to the words around them.

use std::ops::Range;

use super::language::Language;
use super::source::Piece;

/// A token of either language.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) range: Range<usize>,
    pub(super) language: Language,
    pub(super) kind: TokenKind,
}

/// A kind of token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// A name, a keyword or a string: it means something in its language only.
    Word,
    /// A number, a placeholder such as `$_self`, or an operator.
    Neutral,
    /// `,` or `;`
    Separator,
    Open,
    Close,
}

/// The operators of two characters.
const OPERATORS: [&str; 7] = ["==", "!=", "&&", "||", "->", "::", "=>"];

/// The bytes of `text` that are C++, in order.
pub(super) fn cpp_ranges(text: &str, pieces: &[Piece]) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let mut last = Language::Rust;
    for token in tokens(text, pieces) {
        if token.language == Language::Cpp {
            match ranges.last_mut().filter(|_| last == Language::Cpp) {
                Some(range) => range.end = token.range.end,
                None => ranges.push(token.range.clone()),
            }
        }
        last = token.language;
    }
    ranges
}

/// `text` with blanks in place of comments.
pub(super) fn without_comments(text: &str, tokens: &[Token]) -> String {
    let mut out = String::with_capacity(text.len());
    let blank = |gap: &str, out: &mut String| {
        out.extend(gap.bytes().map(|c| if c == b'\n' { '\n' } else { ' ' }));
    };
    let mut at = 0;
    for token in tokens {
        blank(&text[at..token.range.start], &mut out);
        out.push_str(&text[token.range.clone()]);
        at = token.range.end;
    }
    blank(&text[at..], &mut out);
    out
}

/// The tokens of a text. A word has the language of the file in which its first byte was written; a closing bracket that
/// of its opening bracket; other tokens that of the words before and after them if both have the same, or else that of
/// the file in which they were written.
pub(super) fn tokens(text: &str, pieces: &[Piece]) -> Vec<Token> {
    let mut tokens = scan(text, pieces);
    let mut next = vec![None; tokens.len()];
    let mut following = None;
    for (at, (token, written)) in tokens.iter().enumerate().rev() {
        next[at] = following;
        if token.kind == TokenKind::Word {
            following = written.or(following);
        }
    }
    let mut last = None;
    let mut open = Vec::new();
    for ((token, written), next) in tokens.iter_mut().zip(next) {
        let own = written.or(last).or(next).unwrap_or(Language::Rust);
        let between = if last == next { last.unwrap_or(own) } else { own };
        token.language = match token.kind {
            TokenKind::Word => own,
            TokenKind::Neutral | TokenKind::Open => between,
            TokenKind::Separator => open.last().copied().unwrap_or(own),
            TokenKind::Close => open.pop().unwrap_or(own),
        };
        match token.kind {
            TokenKind::Word => last = Some(token.language),
            TokenKind::Open => open.push(token.language),
            _ => {}
        }
    }
    tokens.into_iter().map(|(token, _)| token).collect()
}

/// The tokens of a text, with the language of the file in which each was written.
fn scan(text: &str, pieces: &[Piece]) -> Vec<(Token, Option<Language>)> {
    let mut pieces = pieces.iter().peekable();
    let mut list: Vec<(Token, Option<Language>)> = Vec::new();
    // The number of open template arguments within each open bracket.
    let mut angles = vec![0_usize];
    let mut at = 0;
    while let Some(c) = text.as_bytes().get(at) {
        let rest = &text[at..];
        if c.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        while pieces.next_if(|piece| piece.range.end <= at).is_some() {}
        let piece = pieces.peek().filter(|piece| piece.range.contains(&at));
        if let Some(len) = comment_len(rest) {
            // What is pasted after a comment is not part of it.
            at += piece.map_or(len, |piece| len.min(piece.range.end - at));
            continue;
        }
        let (len, kind) = token(rest);
        let is_after_word = || {
            list.last()
                .is_some_and(|(last, _)| last.kind == TokenKind::Word && last.range.end == at)
        };
        let depth = angles.last().copied().unwrap_or_default();
        let mut set_depth = |depth| angles.last_mut().into_iter().for_each(|last| *last = depth);
        let kind = match (c, kind) {
            (b'<', _) if depth > 0 || is_after_word() => {
                set_depth(depth + 1);
                kind
            }
            (b'>', _) => {
                set_depth(depth.saturating_sub(1));
                kind
            }
            (_, TokenKind::Separator) if depth > 0 => TokenKind::Neutral,
            (_, TokenKind::Open) => {
                angles.push(0);
                kind
            }
            (_, TokenKind::Close) => {
                angles.pop();
                kind
            }
            _ => kind,
        };
        let token = Token { range: at..at + len, language: Language::Rust, kind };
        list.push((token, piece.map(|piece| piece.language)));
        at += len;
    }
    list
}

/// The length and the kind of the token at the start of a text.
fn token(text: &str) -> (usize, TokenKind) {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let word_len = |text: &str| text.find(|c| !is_word(c)).unwrap_or(text.len());
    let first = text.chars().next().unwrap_or_default();
    match first {
        '$' => (1 + word_len(&text[1..]), TokenKind::Neutral),
        '"' => (string_len(text), TokenKind::Word),
        c if is_word(c) => {
            let word = &text[..word_len(text)];
            let is_neutral =
                word.bytes().all(|c| c.is_ascii_digit()) || ["true", "false"].contains(&word);
            (word.len(), if is_neutral { TokenKind::Neutral } else { TokenKind::Word })
        }
        ',' | ';' => (1, TokenKind::Separator),
        '(' | '[' | '{' => (1, TokenKind::Open),
        ')' | ']' | '}' => (1, TokenKind::Close),
        _ if OPERATORS.iter().any(|operator| text.starts_with(operator)) => (2, TokenKind::Neutral),
        c => (c.len_utf8(), TokenKind::Neutral),
    }
}

/// The length of the comment at the start of a text.
fn comment_len(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    let inner = text.strip_prefix("/*")?;
    Some(inner.find("*/").map_or(text.len(), |end| end + 4))
}

/// The length of the string at the start of a text.
fn string_len(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '"' => return at + 1,
            '\\' => is_escaped = true,
            _ => {}
        }
    }
    text.len()
}
