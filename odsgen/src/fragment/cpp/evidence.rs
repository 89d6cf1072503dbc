//! Evidence that a text is C++.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::types::rust_type;

/// Evidence: a piece of the text and its offset.
#[derive(Debug)]
pub(super) struct Evidence {
    pub(super) text: String,
    pub(super) offset: usize,
}

/// C++ casts, with a type in angle brackets without `::`.
const CASTS: &[&str] = &[
    "cast",
    "cast_if_present",
    "cast_or_null",
    "const_cast",
    "dyn_cast",
    "dyn_cast_if_present",
    "dyn_cast_or_null",
    "dynamic_cast",
    "isa",
    "isa_and_nonnull",
    "isa_and_present",
    "reinterpret_cast",
    "static_cast",
];

/// C++ keywords that Rust does not have.
const WORDS: &[&str] = &["auto", "delete", "namespace", "nullptr", "template", "using", "void"];

/// Types in C++ declarations, in addition to those with a different name in Rust.
const TYPES: &[&str] = &["auto", "bool", "void", "virtual", "inline", "constexpr"];

/// A flat token.
#[derive(Debug)]
struct Token {
    text: String,
    start: usize,
    end: usize,
    is_word: bool,
}

fn flatten(tokens: &TokenStream, out: &mut Vec<Token>) {
    for token in tokens.clone() {
        let range = token.span().byte_range();
        let mut add = |text: String, start: usize, is_word| {
            out.push(Token { end: start + text.len(), text, start, is_word });
        };
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::None => ("", ""),
                };
                add(open.to_owned(), range.start, false);
                flatten(&group.stream(), out);
                out.push(Token {
                    text: close.to_owned(),
                    start: range.end.saturating_sub(1),
                    end: range.end,
                    is_word: false,
                });
            }
            TokenTree::Ident(word) => add(word.to_string(), range.start, true),
            TokenTree::Punct(punct) => add(punct.as_char().to_string(), range.start, false),
            TokenTree::Literal(literal) => add(literal.to_string(), range.start, false),
        }
    }
}

/// A list of tokens with access out of bounds.
struct Tokens(Vec<Token>);

impl Tokens {
    fn of(tokens: &TokenStream) -> Self {
        let mut list = Vec::new();
        flatten(tokens, &mut list);
        Self(list)
    }

    fn text(&self, index: usize) -> &str {
        self.0.get(index).map_or("", |token| &token.text)
    }

    fn before(&self, index: usize) -> &str {
        index.checked_sub(1).map_or("", |index| self.text(index))
    }

    fn is_word(&self, index: usize) -> bool {
        self.0.get(index).is_some_and(|token| token.is_word)
    }

    /// The first token of the path that ends at `index`.
    fn path_start(&self, mut index: usize) -> usize {
        while index >= 2 && self.text(index - 1) == ":" && self.text(index - 2) == ":" {
            index -= 2;
            if index > 0 && self.is_word(index - 1) {
                index -= 1;
            }
        }
        index
    }

    fn evidence(&self, text: &str, first: usize, last: usize) -> Option<Evidence> {
        let range = self.0[first].start..self.0.get(last)?.end;
        Some(Evidence { text: text.get(range.clone())?.to_owned(), offset: range.start })
    }
}

/// Whether the name is that of a C++ getter or predicate.
fn is_getter(name: &str) -> bool {
    ["get", "is", "has", "set"].iter().any(|start| {
        name.strip_prefix(start)
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
    })
}

/// Whether `token` is a number with a suffix of C++, such as `0.5f`.
fn has_cpp_suffix(token: &str) -> bool {
    let suffixes = if token.starts_with("0x") { "uUlL" } else { "uUlLfF" };
    token.starts_with(|c: char| c.is_ascii_digit())
        && token.ends_with(|c: char| suffixes.contains(c))
}

/// Whether [`find_in_rust`] may succeed.
pub(super) fn may_be_in_rust(text: &str) -> bool {
    text.contains("nullptr")
        || text.split('.').skip(1).any(is_getter)
        || text.split(|c: char| !c.is_ascii_alphanumeric()).any(has_cpp_suffix)
}

/// What the syntax of Rust has, but only C++ has a meaning for: a method call with a C++ name, `nullptr`, or a number with
/// a suffix of C++.
pub(super) fn find_in_rust(text: &str, tokens: &TokenStream) -> Option<Evidence> {
    let tokens = Tokens::of(tokens);
    let found = (0..tokens.0.len()).find(|&at| {
        tokens.text(at) == "nullptr"
            || has_cpp_suffix(tokens.text(at))
            || is_getter(tokens.text(at)) && tokens.before(at) == "." && tokens.text(at + 1) == "("
    })?;
    tokens.evidence(text, found, found)
}

/// The first construct in `text` that is only valid in C++.
pub(super) fn find(text: &str, tokens: &TokenStream) -> Option<Evidence> {
    let tokens = Tokens::of(tokens);
    (0..tokens.0.len()).find_map(|at| {
        let (word, next) = (tokens.text(at), tokens.text(at + 1));
        let (first, last) = match word {
            word if tokens.is_word(at) => {
                if CASTS.contains(&word) && next == "<" {
                    let close = (at..tokens.0.len()).find(|&end| tokens.text(end) == ">")?;
                    (tokens.path_start(at), close)
                } else if WORDS.contains(&word) {
                    (at, at)
                } else if word == "llvm"
                    && next == ":"
                    && tokens.path_start(at) + 2 >= at
                    && !CASTS.contains(&tokens.text(at + 3))
                {
                    (tokens.path_start(at), at + 3)
                } else if is_getter(word) && next == "(" && tokens.before(at) != "fn" {
                    (at, at)
                } else if is_declaration(&tokens, at) {
                    (at, at + 1)
                } else if word == "return" && tokens.before(at) == ")" {
                    (at, at)
                } else {
                    return None;
                }
            }
            // `a->b`. In Rust, an arrow follows parameters and precedes a type.
            "-" if next == ">" && tokens.is_word(at + 2) && at > 0 => {
                let after_word = tokens.is_word(at - 1) || tokens.before(at) == "]";
                let calls = tokens.before(at) == ")" && tokens.text(at + 3) == "(";
                if !after_word && !calls {
                    return None;
                }
                (at, at + 2)
            }
            "[" => {
                let close = (at + 1..at + 3).find(|&end| tokens.text(end) == "]")?;
                let captures = ["]", "&", "="].contains(&next);
                if !captures || tokens.text(close + 1) != "(" {
                    return None;
                }
                (at, close)
            }
            "?" if tokens.is_word(at + 1) && next != "as" || next == "$" => {
                let has_colon = (at..tokens.0.len()).any(|it| {
                    tokens.text(it) == ":" && tokens.text(it + 1) != ":" && tokens.before(it) != ":"
                });
                if word != "?" || !has_colon {
                    return None;
                }
                (at, at)
            }
            "?" if next.starts_with(|c: char| c.is_ascii_digit()) => (at, at),
            _ => return None,
        };
        tokens.evidence(text, first, last)
    })
}

/// Whether a C++ type and a name start at `at`.
fn is_declaration(tokens: &Tokens, at: usize) -> bool {
    let word = tokens.text(at);
    let is_type = TYPES.contains(&word)
        || rust_type(word).is_some()
        || word.starts_with(|c: char| c.is_ascii_uppercase());
    let name = tokens.text(at + 1);
    is_type
        && tokens.is_word(at + 1)
        && !crate::names::is_keyword(name)
        && ["(", "=", ";", ",", ")"].contains(&tokens.text(at + 2))
        && !["fn", "struct", "enum", "trait", "impl", "dyn", "const", "static"]
            .contains(&tokens.before(at))
        || word == "static" && rust_type(name).is_some()
        || word == "static" && TYPES.contains(&name)
}
