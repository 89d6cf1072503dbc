//! The layout of generated code.
//!
//! Checked-in code is formatted by prettyplease, item by item; `lines` joins lines that fit into 120 columns. Code for
//! build scripts is written token by token in short lines, which is much faster.

mod lines;
mod tokens;

use proc_macro2::TokenStream;

use self::lines::Lines;
use self::tokens::Tokens;

/// Lays out items one by one and reuses its buffers.
pub(crate) struct Formatter {
    tokens: Tokens,
    lines: Lines,
}

impl Formatter {
    pub(crate) fn new() -> Self {
        Self { tokens: Tokens::new(), lines: Lines::default() }
    }

    /// Appends the formatted text of items to `out`, indented by `indent`.
    pub(crate) fn item(&mut self, tokens: TokenStream, indent: &str, out: &mut String) {
        self.tokens.read(tokens);
        self.lines.clear();
        let code = self.tokens.code();
        match syn::parse_file(code) {
            Ok(file) => self.lines.add(&prettyplease::unparse(&file)),
            // Generated code parses; if it does not, rustc reports why.
            Err(_) => self.lines.add_raw(code),
        }
        self.lines.write(indent, out);
    }

    /// Appends the compact text of items to `out`.
    pub(crate) fn compact(&mut self, tokens: TokenStream, out: &mut String) {
        self.tokens.read(tokens);
        self.tokens.write_lines(out);
    }
}

#[cfg(test)]
mod tests;
