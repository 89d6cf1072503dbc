//! The layout of generated code.
//!
//! Code that is read is printed by prettyplease, item by item; `lines` joins what fits on a line of 120 columns. Code that
//! is only compiled is written as its tokens stand, in short lines, which costs much less.

mod lines;
mod tokens;

use proc_macro2::TokenStream;

use self::lines::Lines;
use self::tokens::Tokens;

/// Writes items, one after another, and keeps its buffers between them.
pub(crate) struct Formatter {
    tokens: Tokens,
    lines: Lines,
}

impl Formatter {
    pub(crate) fn new() -> Self {
        Self { tokens: Tokens::new(), lines: Lines::default() }
    }

    /// Adds the formatted text of one or more items to `out`, each line after `indent`.
    pub(crate) fn item(&mut self, tokens: TokenStream, indent: &str, out: &mut String) {
        self.tokens.read(tokens);
        self.lines.clear();
        let code = self.tokens.code();
        match syn::parse_file(code) {
            Ok(file) => self.lines.add(&prettyplease::unparse(&file)),
            // The generator writes code that parses; if it does not, rustc says why.
            Err(_) => self.lines.add_raw(code),
        }
        self.lines.write(indent, out);
    }

    /// Adds the unformatted text of one or more items to `out`.
    pub(crate) fn compact(&mut self, tokens: TokenStream, out: &mut String) {
        self.tokens.read(tokens);
        self.tokens.write_lines(out);
    }
}

#[cfg(test)]
mod tests;
