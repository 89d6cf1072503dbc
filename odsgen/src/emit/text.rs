//! Spaces between what declarative formats write, as upstream puts them.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// Text that a printer writes, gathered until something else is to be written.
pub(super) struct Text {
    /// A space may stand before the next element.
    pub(super) space: bool,
    /// The last thing written was punctuation.
    pub(super) punctuation: bool,
    /// What is not written yet.
    pub(super) pending: String,
}

impl Text {
    /// After a name, behind which a space stands.
    pub(super) fn new() -> Self {
        Text { space: true, punctuation: false, pending: String::new() }
    }

    /// Adds a literal, with a space before it where upstream has one.
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

    /// Whether a space stands before a variable or directive.
    pub(super) fn is_separate(&self) -> bool {
        self.space || !self.punctuation
    }

    /// Adds the space before a variable or directive, if there is one.
    pub(super) fn separate(&mut self) {
        if self.is_separate() {
            self.pending.push(' ');
        }
        self.space = true;
        self.punctuation = false;
    }

    /// The statement that writes what was gathered, if that is anything.
    pub(super) fn flush(&mut self) -> TokenStream {
        if self.pending.is_empty() {
            return quote!();
        }
        let text = std::mem::take(&mut self.pending);
        quote!(p.write(#text);)
    }
}

/// The runtime's word for a punctuation literal; nothing for a keyword.
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

/// The call that reads a literal if it is there.
pub(super) fn optional_literal(literal: &str) -> TokenStream {
    match punctuation(literal) {
        Some(word) => {
            let parse = format_ident!("parse_optional_{word}");
            quote!(p.#parse()?)
        }
        None => quote!(p.parse_optional_keyword(#literal)?),
    }
}
