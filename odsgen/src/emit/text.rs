//! Spaces between elements of declarative formats, by upstream's rules.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// Collects literal text until the next variable or directive.
pub(super) struct Text {
    /// Whether a space may precede the next element.
    pub(super) space: bool,
    /// Whether the last element was punctuation.
    pub(super) punctuation: bool,
    /// The collected text.
    pub(super) pending: String,
}

impl Text {
    /// The state after a name: a space may precede the next element.
    pub(super) fn new() -> Self {
        Text { space: true, punctuation: false, pending: String::new() }
    }

    /// Adds a literal, with a space before it by upstream's rules.
    pub(super) fn literal(&mut self, literal: &str) {
        let before = if literal.len() != 1 && literal != "->" {
            true
        } else if self.punctuation {
            !literal.starts_with(['>', ')', '}', ']', ','])
        } else {
            !literal.starts_with(['<', '>', '(', ')', '{', '}', '[', ']', ','])
        };
        if self.space && before {
            self.pending.push(' ');
        }
        self.pending.push_str(literal);
        self.space = !matches!(literal, "<" | "(" | "{" | "[");
        self.punctuation = !literal.starts_with(|c: char| c == '_' || c.is_ascii_alphabetic());
    }

    /// Whether a space precedes a variable or directive.
    pub(super) fn is_separate(&self) -> bool {
        self.space || !self.punctuation
    }

    /// Adds the space before a variable or directive, if any.
    pub(super) fn separate(&mut self) {
        if self.is_separate() {
            self.pending.push(' ');
        }
        self.space = true;
        self.punctuation = false;
    }

    /// The statement that prints the collected text, if any.
    pub(super) fn flush(&mut self) -> TokenStream {
        if self.pending.is_empty() {
            return quote!();
        }
        let text = std::mem::take(&mut self.pending);
        quote!(p.write(#text);)
    }
}

/// The runtime's name of a punctuation literal; `None` for a keyword.
pub(super) fn punctuation(literal: &str) -> Option<&'static str> {
    Some(match literal {
        "->" => "arrow",
        ":" => "colon",
        "," => "comma",
        "=" => "equal",
        "<" => "less",
        ">" => "greater",
        "{" => "l_brace",
        "}" => "r_brace",
        "(" => "l_paren",
        ")" => "r_paren",
        "[" => "l_square",
        "]" => "r_square",
        "?" => "question",
        "+" => "plus",
        "-" => "minus",
        "*" => "star",
        "..." => "ellipsis",
        _ => return None,
    })
}

/// The call that parses an optional literal.
pub(super) fn optional_literal(literal: &str) -> TokenStream {
    match punctuation(literal) {
        Some(word) => {
            let parse = format_ident!("parse_optional_{word}");
            quote!(p.#parse()?)
        }
        None => quote!(p.parse_optional_keyword(#literal)?),
    }
}
