//! Types and attributes that were read before, by their text.
//!
//! Texts repeat themselves: the same shapes, function types and maps stand in operation after operation. Where such a
//! text says the same wherever it stands, what came of it the first time is what comes of it again, and finding out how
//! far it goes costs a small part of reading it. Aliases and distinct attributes mean the same throughout a text once
//! they are defined; the exceptions are locations, which may name aliases that are still to come, and what stands within
//! a type that may contain itself. Comments, escapes in strings and line breaks are not looked into.

use rustc_hash::FxHashMap;

use super::lexer::{TokenKind as T, is_identifier_byte};
use super::parser::{ParseResult, Parser};
use crate::core::attrs::Attribute;

/// What texts were read as: handles, as words.
#[derive(Debug, Default)]
pub(super) struct Recall<'a> {
    known: FxHashMap<&'a [u8], u32>,
    /// Texts that were met lately, by how they begin: to compare one is less work than to find out how far it goes.
    lately: Vec<(&'a [u8], u32)>,
}

/// How many slots there are for texts that were met lately.
const SLOTS: usize = 256;
/// How much of a text says which slot is its.
const BEGINNING: usize = 16;

/// The slot of what starts with these bytes.
#[inline]
fn slot(beginning: &[u8; BEGINNING]) -> usize {
    let word = u128::from_le_bytes(*beginning);
    let mixed = ((word >> 64) as u64).rotate_left(29) ^ word as u64;
    (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize % SLOTS
}

impl<'a> Recall<'a> {
    /// What `rest` starts with, if it was met lately.
    #[inline]
    fn find_lately(&self, rest: &[u8]) -> Option<(usize, u32)> {
        let (text, word) = *self.lately.get(slot(rest.first_chunk()?))?;
        if text.is_empty() || !rest.starts_with(text) {
            return None;
        }
        // Brackets end what they close; a keyword might go on.
        let goes_on = |byte: &u8| is_identifier_byte(*byte) || *byte == b'<';
        let is_open = text.last().is_some_and(|byte| is_identifier_byte(*byte));
        (!(is_open && rest.get(text.len()).is_some_and(goes_on))).then_some((text.len(), word))
    }

    /// Notes that `text`, with which `rest` starts, was met.
    #[inline]
    fn note_lately(&mut self, rest: &[u8], text: &'a [u8], word: u32) {
        let Some(beginning) = rest.first_chunk() else { return };
        if self.lately.is_empty() {
            self.lately.resize(SLOTS, (&[], 0));
        }
        self.lately[slot(beginning)] = (text, word);
    }
}

/// Texts up to this length are remembered.
const LONGEST: usize = 128;
/// How many of them, until it starts again from none.
const MOST: usize = 1 << 14;
/// In texts shorter than this there is little to be remembered.
const SHORTEST_BUFFER: usize = 1 << 12;
/// What is nested deeper than this is read, so that what is too deep is found.
const DEEPEST: u32 = 32;

const PLAIN: u8 = 1;
const OPEN: u8 = 2;
const CLOSE: u8 = 4;
const QUOTE: u8 = 8;

/// What a remembered text may consist of.
static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut c = 0;
    while c < 256 {
        let b = c as u8;
        table[c] = match b {
            b'<' | b'(' | b'[' | b'{' => OPEN,
            b'>' | b')' | b']' | b'}' => CLOSE,
            b' ' | b',' | b'?' | b'*' | b'+' | b'-' | b':' | b'.' | b'_' => PLAIN,
            b'#' | b'!' | b'@' | b'=' | b'$' => PLAIN,
            b'"' => QUOTE,
            _ if b.is_ascii_alphanumeric() => PLAIN,
            _ => 0,
        };
        c += 1;
    }
    table
};

/// The length of what starts with the bracket at the start of `text`, through the one that closes it.
#[inline]
fn bracketed(text: &[u8]) -> Option<usize> {
    let text = &text[..text.len().min(LONGEST)];
    let mut depth = 0u32;
    let mut at = 0;
    loop {
        at += text[at..].iter().position(|byte| CLASS[usize::from(*byte)] != PLAIN)?;
        let last = at.checked_sub(1).map_or(0, |last| text[last]);
        match CLASS[usize::from(text[at])] {
            // The end of `loc`.
            OPEN if text[at] == b'(' && last == b'c' => return None,
            OPEN => depth += 1,
            QUOTE => {
                at += 1 + memchr::memchr3(b'"', b'\\', b'\n', &text[at + 1..])?;
                if text[at] != b'"' {
                    return None;
                }
            }
            // Not that of an arrow. Which bracket closes which need not be checked: texts that are read with success are
            // the ones that are kept.
            CLOSE if last != b'-' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            CLOSE => {}
            _ => return None,
        }
        at += 1;
    }
}

/// The length of the identifier at the start of `text`.
#[inline]
fn identifier(text: &[u8]) -> usize {
    text.iter().take_while(|byte| is_identifier_byte(**byte)).count()
}

/// The length of a keyword and what stands in brackets behind it: `tensor<4xi32>`.
#[inline]
fn keyword_and_brackets(text: &[u8]) -> Option<usize> {
    let keyword = identifier(text);
    match text.get(keyword) {
        Some(b'<') => Some(keyword + bracketed(&text[keyword..])?),
        _ => None,
    }
}

/// The length of `(types) -> type` or `(types) -> (types)`.
#[inline]
fn function_type(text: &[u8]) -> Option<usize> {
    let inputs = bracketed(text)?;
    let results = inputs + 4;
    if text.get(inputs..results)? != b" -> " {
        return None;
    }
    let rest = &text[results..];
    if rest.first() == Some(&b'(') {
        return Some(results + bracketed(rest)?);
    }
    match identifier(rest) {
        0 => None,
        keyword if rest.get(keyword) == Some(&b'<') => {
            Some(results + keyword + bracketed(&rest[keyword..])?)
        }
        keyword => Some(results + keyword),
    }
}

/// The length of `dense<...> : type`, and of what else has its type behind it.
#[inline]
fn with_type(text: &[u8]) -> Option<usize> {
    let value = keyword_and_brackets(text)?;
    let ty = value + 3;
    if text.get(value..ty)? != b" : " {
        return None;
    }
    Some(ty + keyword_and_brackets(&text[ty..])?)
}

/// The length of `#dialect.mnemonic<...>`.
#[inline]
fn sigil_and_brackets(text: &[u8]) -> Option<usize> {
    let len = 1 + keyword_and_brackets(text.get(1..)?)?;
    let behind = text[len..].iter().find(|byte| !byte.is_ascii_whitespace());
    // A type may follow, or a comment and a type.
    (!matches!(behind, Some(b':' | b'/'))).then_some(len)
}

/// What stands at the current token.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// `keyword<...>`
    Brackets,
    /// `(...) -> ...`
    Function,
    /// `keyword<...> : keyword<...>`
    Typed,
    /// `{...}`
    Braces,
    /// `#keyword<...>`
    Dialect,
}

impl<'a> Parser<'a> {
    #[inline]
    fn may_recall(&self) -> bool {
        self.depth() <= DEEPEST
            && !self.is_in_cycle()
            && self.buffer().text().len() >= SHORTEST_BUFFER
    }

    /// What the dictionary at the current token was read as, if it was met lately: for those that mostly come once, where
    /// more is not worth the effort.
    #[inline]
    pub(super) fn dictionary_met_lately(&mut self) -> Option<Attribute> {
        if !self.may_recall() {
            return None;
        }
        let (len, word) = self.recall.find_lately(self.rest())?;
        let dictionary = Attribute::from_word(word)?;
        self.reset_after(self.offset() + len as u32);
        Some(dictionary)
    }

    /// Notes what a dictionary was read as that starts at `start` and ends in front of the current token.
    pub(super) fn note_dictionary(&mut self, start: u32, dictionary: impl FnOnce() -> Attribute) {
        let len = self.last_end().saturating_sub(start) as usize;
        if len > LONGEST || self.at(T::Error) || !self.may_recall() {
            return;
        }
        let rest = self.text().get(start as usize..).unwrap_or_default();
        if bracketed(rest) == Some(len) {
            self.recall.note_lately(rest, &rest[..len], dictionary().to_word());
        }
    }

    /// Reads what is of that form with `parse`, unless the same text was read before. `from_word` and `to_word` are
    /// those of the handle that comes of it; texts of the same first token are always read as the same kind of handle.
    #[inline]
    pub(super) fn recalled<H: Copy>(
        &mut self,
        form: Form,
        parse: impl FnOnce(&mut Self) -> ParseResult<H>,
        from_word: impl Fn(u32) -> Option<H>,
        to_word: impl FnOnce(H) -> u32,
    ) -> ParseResult<H> {
        if !self.may_recall() {
            return parse(self);
        }
        let start = self.offset();
        let rest = self.rest();
        // What stands behind the text counts for that of a dialect.
        let by_beginning = !matches!(form, Form::Dialect);
        if by_beginning
            && let Some((len, word)) = self.recall.find_lately(rest)
            && let Some(handle) = from_word(word)
        {
            self.reset_after(start + len as u32);
            return Ok(handle);
        }
        let len = match form {
            Form::Brackets => keyword_and_brackets(rest),
            Form::Function => function_type(rest),
            Form::Typed => with_type(rest),
            Form::Braces => bracketed(rest),
            Form::Dialect => sigil_and_brackets(rest),
        };
        let Some(len) = len.filter(|len| *len <= LONGEST) else { return parse(self) };
        let text = &rest[..len];
        let end = start + len as u32;
        if let Some(&word) = self.recall.known.get(text)
            && let Some(handle) = from_word(word)
        {
            if by_beginning {
                self.recall.note_lately(rest, text, word);
            }
            self.reset_after(end);
            return Ok(handle);
        }
        let handle = parse(self)?;
        if self.last_end() == end && !self.at(T::Error) {
            if self.recall.known.len() >= MOST {
                self.recall.known.clear();
            }
            self.recall.known.insert(text, to_word(handle));
        }
        Ok(handle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::context::Context;
    use crate::text::{PrintFlags, parse_source};

    fn printed(text: &str) -> String {
        let ctx = Context::new();
        ctx.allow_unregistered_dialects(true);
        let ir = parse_source(&ctx, "in", text.as_bytes()).unwrap_or_else(|e| panic!("{e:?}"));
        let flags = PrintFlags { local_scope: true, ..PrintFlags::default() };
        ir.root().expect("a root").print_top_level(&flags)
    }

    #[test]
    fn extents() {
        for (text, len) in [
            ("tensor<4x?xi32, {a = \"<>\"}> x", Some(27)),
            ("memref<2xf32, (d0) -> (d0)> ", Some(27)),
            ("tensor <4xi32>", None),
            ("tensor<4xi32", None),
            ("tensor<4x\ni32>", None),
            ("foo<\"a\\\">\">", None),
            ("foo<loc(#loc)>", None),
        ] {
            assert_eq!(keyword_and_brackets(text.as_bytes()), len, "{text}");
        }
        assert_eq!(function_type(b"(i32, f32) -> i32)"), Some(17));
        assert_eq!(function_type(b"(i32) -> tensor<2xi32>"), Some(22));
        assert_eq!(function_type(b"() -> (i32, () -> ())\n"), Some(21));
        assert_eq!(with_type(b"dense<1> : tensor<1xi32>,"), Some(24));
        assert_eq!(sigil_and_brackets(b"#a.b<c> : i32"), None);
        assert_eq!(sigil_and_brackets(b"#a.b<c>, i32"), Some(7));
    }

    /// What is read again is what it was, also where something else stands behind it.
    #[test]
    fn texts_say_the_same_again() {
        let attrs = [
            "#foo.bar<a>",
            "#foo.bar<a> : i32",
            "{a = 1 : i32, b = #foo.bar<a>, c = \"}\"}",
            "{a = 1 : i32, b = #foo.bar<a> : i8}",
            "dense<[1, -2]> : tensor<2xi32>",
            "dense<[1, -2]> : tensor<2xi8>",
            "affine_map<(d0)[s0] -> (d0 + s0, d0 floordiv 2)>",
            "array<i32: 1, -2>",
            "(tensor<2xi32>) -> tensor<2xi32>",
            "(tensor<2xi32>) -> (tensor<2xi32>, () -> ())",
            "memref<2xf32, strided<[1], offset: 2>, 3 : i32>",
            "!foo.bar<{a}, tensor<2xi32>>",
            "distinct[0]<{a = 1 : i32}>",
            "loc(fused<{a = 1 : i32}>[\"x\"])",
            "tuple<tensor<2xi32>, complex<f32>, vector<[2]xf32>>",
        ];
        let line = |attr: &str| format!("\"t.op\"() {{a = {attr}}} : () -> ()\n");
        let ops = |output: String| -> Vec<String> {
            let ops = output.lines().filter(|line| line.contains("t.op"));
            ops.map(|line| line.trim().to_owned()).collect()
        };
        let once: Vec<String> = attrs.iter().flat_map(|attr| ops(printed(&line(attr)))).collect();
        let times = 1 + SHORTEST_BUFFER / attrs.iter().map(|attr| line(attr).len()).sum::<usize>();
        let forward = attrs.iter().map(|attr| line(attr));
        let backward = attrs.iter().rev().map(|attr| line(attr));
        let all: String = forward.chain(backward).collect();
        let lines = ops(printed(&format!("module {{\n{}}}", all.repeat(times.max(2)))));
        let both: Vec<&String> = once.iter().chain(once.iter().rev()).collect();
        for (at, line) in lines.iter().enumerate() {
            assert_eq!(line, both[at % both.len()]);
        }
        assert_eq!(lines.len(), both.len() * times.max(2));
    }
}
