//! The layout of code that is read: that of prettyplease, with lines as long as they are here.
//!
//! Parsing code into a syntax tree and printing that costs several times what making the code does, so what the generator
//! writes is laid out from its tokens, by the same rules (`items`, `types`, `exprs` and so on, which make `boxes` of the
//! tokens in `cursor`). Code in definitions may be any Rust: a member or an item with something in it that the rules here
//! do not know is left to prettyplease. `lines` brings together what fits on a line in either case.

mod boxes;
mod control;
mod cursor;
mod exprs;
mod forms;
mod items;
mod lines;
mod macros;
mod operators;
mod patterns;
mod statements;
mod tokens;
mod types;

use proc_macro2::TokenStream;

use self::boxes::Boxes;
use self::cursor::{Cursor, Result, Unknown};
use self::lines::Lines;
use self::tokens::{Kind, Tokens};

/// Lays out items, one after another.
pub(super) struct Formatter {
    tokens: Tokens,
    boxes: Boxes,
    lines: Lines,
    /// Leaves everything to prettyplease, for tests.
    #[cfg(test)]
    only_fallback: bool,
}

/// The indentation of members.
const INDENT: usize = 4;

impl Formatter {
    pub(super) fn new() -> Self {
        Self {
            tokens: Tokens::new(),
            boxes: Boxes::default(),
            lines: Lines::default(),
            #[cfg(test)]
            only_fallback: false,
        }
    }

    /// Adds the text of an item or of several, each line after `indent`.
    pub(super) fn item(&mut self, tokens: TokenStream, indent: &str, out: &mut String) {
        self.tokens.read(tokens);
        self.lines.clear();
        let mut at = 0;
        while self.tokens.get(at).kind != Kind::End {
            at = self.comments(at, 0);
            let count = self.lines.count();
            at = match self.known(at) {
                Ok(end) => end,
                Err(Unknown) => {
                    self.lines.truncate(count);
                    self.rest(at)
                }
            };
        }
        self.lines.write(indent, out);
    }

    /// The text of an item or of several without any layout but that lines are short.
    pub(super) fn compact(&mut self, tokens: TokenStream, out: &mut String) {
        self.tokens.read(tokens);
        for line in self.tokens.lines() {
            out.push_str(line);
            out.push('\n');
        }
    }

    fn cursor(&mut self, at: usize) -> Cursor<'_> {
        self.boxes.clear();
        Cursor::new(&self.tokens, at, &mut self.boxes)
    }

    /// Writes documentation; the index after it.
    fn comments(&mut self, at: usize, indent: usize) -> usize {
        let mut cursor = Cursor::new(&self.tokens, at, &mut self.boxes);
        while let Some(text) = cursor.comment() {
            self.lines.add_comment(indent, "///", &text);
        }
        cursor.at
    }

    /// Writes an item; the index after it.
    fn known(&mut self, at: usize) -> Result<usize> {
        #[cfg(test)]
        if self.only_fallback {
            return Err(Unknown);
        }
        let mut cursor = self.cursor(at);
        if !cursor.has_members() {
            cursor.item()?;
            let end = cursor.at;
            self.boxes.print(0, &mut self.lines);
            return Ok(end);
        }
        let is_trait = !cursor.is_impl();
        let has_members = cursor.head()?;
        let mut at = cursor.at;
        self.boxes.print(0, &mut self.lines);
        if has_members {
            while !matches!(self.tokens.get(at).kind, Kind::Close(_)) {
                at = self.member(at, is_trait)?;
            }
            at += 1;
            self.lines.add("}");
        }
        Ok(at)
    }

    /// Writes a member of an `impl` or a trait; the index after it.
    fn member(&mut self, at: usize, is_trait: bool) -> Result<usize> {
        let at = self.comments(at, INDENT);
        let mut cursor = self.cursor(at);
        if cursor.member_item().is_ok() {
            let end = cursor.at;
            self.boxes.print(INDENT, &mut self.lines);
            return Ok(end);
        }
        let end = self.end_of_member(at).ok_or(Unknown)?;
        let code = self.tokens.code(at..end);
        #[cfg(test)]
        tests::UNKNOWN.with_borrow_mut(|list| list.push(code.to_owned()));
        let frame = if is_trait { "trait X" } else { "impl X" };
        let file = syn::parse_str(&format!("{frame} {{ {code} }}")).map_err(|_| Unknown)?;
        let text = prettyplease::unparse(&file);
        let (_, text) = text.split_once('\n').ok_or(Unknown)?;
        self.lines.add(text.strip_suffix("}\n").ok_or(Unknown)?);
        Ok(end)
    }

    /// The index after the member at `at`: behind the first `;` or block.
    fn end_of_member(&self, mut at: usize) -> Option<usize> {
        loop {
            let token = self.tokens.get(at);
            match token.kind {
                Kind::Punct(b';') => return Some(at + 1),
                Kind::Open(b'{') => return Some(token.close as usize + 1),
                Kind::Open(_) => at = token.close as usize + 1,
                Kind::Close(_) | Kind::End => return None,
                _ => at += 1,
            }
        }
    }

    /// Writes everything from `at`; the index after it.
    fn rest(&mut self, at: usize) -> usize {
        let code = self.tokens.code_from(at);
        #[cfg(test)]
        if !self.only_fallback {
            tests::UNKNOWN.with_borrow_mut(|list| list.push(code.to_owned()));
        }
        match syn::parse_file(code) {
            Ok(file) => self.lines.add(&prettyplease::unparse(&file)),
            // What the generator writes parses; if it does not, rustc says why.
            Err(_) => self.lines.add_raw(code),
        }
        self.tokens.end()
    }
}

#[cfg(test)]
mod tests;
