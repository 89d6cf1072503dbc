//! Types and attributes that were read before, by their text.
//!
//! Texts repeat themselves: the same shapes, function types and maps stand in operation after operation. Where such a
//! text says the same wherever it stands (no aliases, no dialects, no strings, no comments in it), what came of it the
//! first time is what comes of it again, and finding out how far it goes costs a small part of reading it.

use rustc_hash::FxHashMap;

use super::lexer::{TokenKind as T, is_identifier_byte};
use super::parser::{ParseResult, Parser};

/// What texts were read as: handles, as words.
#[derive(Debug, Default)]
pub(super) struct Recall<'a> {
    known: FxHashMap<&'a [u8], u32>,
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

/// What a remembered text may consist of.
static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut c = 0;
    while c < 256 {
        let b = c as u8;
        table[c] = match b {
            b'<' | b'(' | b'[' => OPEN,
            b'>' | b')' | b']' => CLOSE,
            b' ' | b',' | b'?' | b'*' | b'+' | b'-' | b':' | b'.' | b'_' => PLAIN,
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
    let mut depth = 0u32;
    let mut last = 0;
    for (at, &byte) in text.iter().take(LONGEST).enumerate() {
        match CLASS[byte as usize] {
            0 => return None,
            OPEN => depth += 1,
            // Not that of an arrow. Which bracket closes which need not be checked: texts that are read with success are
            // the ones that are kept.
            CLOSE if last != b'-' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
        last = byte;
    }
    None
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

/// What stands at the current token.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// `keyword<...>`
    Brackets,
    /// `(...) -> ...`
    Function,
    /// `keyword<...> : keyword<...>`
    Typed,
}

impl<'a> Parser<'a> {
    /// Reads what is of that form with `parse`, unless the same text was read before. `from_word` and `to_word` are
    /// those of the handle that comes of it; texts of the same first token are always read as the same kind of handle.
    #[inline]
    pub(super) fn recalled<H: Copy>(
        &mut self,
        form: Form,
        parse: impl FnOnce(&mut Self) -> ParseResult<H>,
        from_word: impl FnOnce(u32) -> Option<H>,
        to_word: impl FnOnce(H) -> u32,
    ) -> ParseResult<H> {
        if self.depth() > DEEPEST || self.buffer().text().len() < SHORTEST_BUFFER {
            return parse(self);
        }
        let start = self.offset();
        let rest = self.rest();
        let len = match form {
            Form::Brackets => keyword_and_brackets(rest),
            Form::Function => function_type(rest),
            Form::Typed => with_type(rest),
        };
        let Some(len) = len.filter(|len| *len <= LONGEST) else { return parse(self) };
        let text = &rest[..len];
        let end = start + len as u32;
        if let Some(word) = self.recall.known.get(text)
            && let Some(handle) = from_word(*word)
        {
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
