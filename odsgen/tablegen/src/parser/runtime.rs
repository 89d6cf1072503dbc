//! The parser state that pest's generated parser calls.
//!
//! pest's own state records expected rules, supports a grammar stack and call limits, and builds a
//! token queue and a line index. Our parsers use none of these, and together they take most of the
//! time (see `docs/decisions/005-lean-pest-state.md`). This module implements the methods that the
//! generated parser calls, with pest's semantics; the tests of `super` compare it with pest's
//! state.

use std::ops::Range;

/// A syntax node: the rule that matched, the text that it matched, and its place among other nodes.
#[derive(Clone, Copy, Debug)]
pub struct Node<R> {
    /// The rule.
    pub rule: R,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
    /// Index of the next node that is not a descendant.
    pub next: u32,
}

/// Success or failure, with the state in either case.
pub type ParseResult<S> = Result<S, S>;

/// Whether a rule creates tokens, and whether blanks may separate them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atomicity {
    /// No tokens, no blanks.
    Atomic,
    /// Tokens, no blanks.
    CompoundAtomic,
    /// Tokens and blanks.
    NonAtomic,
}

/// The text, the position in it, and the tree so far.
#[derive(Debug)]
pub struct ParserState<'i, R> {
    text: &'i [u8],
    at: usize,
    nodes: Vec<Node<R>>,
    atomicity: Atomicity,
    /// True inside `&` or `!`.
    is_lookahead: bool,
}

impl<'i, R: Copy> ParserState<'i, R> {
    /// The state at the start of `text`; `nodes` is an empty list, possibly with capacity.
    #[must_use]
    pub fn new(text: &'i str, nodes: Vec<Node<R>>) -> Box<Self> {
        Box::new(Self {
            text: text.as_bytes(),
            at: 0,
            nodes,
            atomicity: Atomicity::NonAtomic,
            is_lookahead: false,
        })
    }

    /// Offset of the next byte.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The tree so far.
    #[must_use]
    pub fn nodes(&self) -> &[Node<R>] {
        &self.nodes
    }

    /// The tree.
    #[must_use]
    pub fn into_nodes(self) -> Vec<Node<R>> {
        self.nodes
    }

    /// Whether the current rule creates tokens.
    #[inline]
    #[must_use]
    pub fn atomicity(&self) -> Atomicity {
        self.atomicity
    }

    /// Always succeeds: the preprocessor limits nesting.
    ///
    /// # Errors
    ///
    /// Never.
    #[inline]
    pub fn check_stack_limit(self: Box<Self>) -> ParseResult<Box<Self>> {
        Ok(self)
    }

    /// Adds one node for the text that `inner` matches, except in atomic rules and lookaheads.
    ///
    /// # Errors
    ///
    /// The state, if the text does not match.
    #[inline]
    pub fn rule(
        mut self: Box<Self>,
        rule: R,
        inner: impl FnOnce(Box<Self>) -> ParseResult<Box<Self>>,
    ) -> ParseResult<Box<Self>> {
        if self.is_lookahead || self.atomicity == Atomicity::Atomic {
            return inner(self);
        }
        let index = self.nodes.len();
        let start = self.at as u32;
        self.nodes.push(Node { rule, start, end: start, next: 0 });
        match inner(self) {
            Ok(mut state) => {
                let (end, next) = (state.at as u32, state.nodes.len() as u32);
                if let Some(node) = state.nodes.get_mut(index) {
                    (node.end, node.next) = (end, next);
                }
                Ok(state)
            }
            Err(mut state) => {
                state.nodes.truncate(index);
                Err(state)
            }
        }
    }

    /// Matches `inner` with other atomicity.
    ///
    /// # Errors
    ///
    /// The state, if the text does not match.
    #[inline]
    pub fn atomic(
        mut self: Box<Self>,
        atomicity: Atomicity,
        inner: impl FnOnce(Box<Self>) -> ParseResult<Box<Self>>,
    ) -> ParseResult<Box<Self>> {
        let before = std::mem::replace(&mut self.atomicity, atomicity);
        let mut result = inner(self);
        let (Ok(state) | Err(state)) = &mut result;
        state.atomicity = before;
        result
    }

    /// Matches `inner`; restores the position and the tree if it fails.
    ///
    /// # Errors
    ///
    /// The state, if the text does not match.
    #[inline]
    pub fn sequence(
        self: Box<Self>,
        inner: impl FnOnce(Box<Self>) -> ParseResult<Box<Self>>,
    ) -> ParseResult<Box<Self>> {
        let (at, count) = (self.at, self.nodes.len());
        inner(self).map_err(|mut state| {
            state.at = at;
            state.nodes.truncate(count);
            state
        })
    }

    /// `inner*`
    ///
    /// # Errors
    ///
    /// Never.
    #[inline]
    pub fn repeat(
        self: Box<Self>,
        mut inner: impl FnMut(Box<Self>) -> ParseResult<Box<Self>>,
    ) -> ParseResult<Box<Self>> {
        let mut state = self;
        loop {
            match inner(state) {
                Ok(next) => state = next,
                Err(last) => return Ok(last),
            }
        }
    }

    /// `inner?`
    ///
    /// # Errors
    ///
    /// Never.
    #[inline]
    pub fn optional(
        self: Box<Self>,
        inner: impl FnOnce(Box<Self>) -> ParseResult<Box<Self>>,
    ) -> ParseResult<Box<Self>> {
        let (Ok(state) | Err(state)) = inner(self);
        Ok(state)
    }

    /// `&inner` or `!inner`.
    ///
    /// # Errors
    ///
    /// The state, if the text does not match.
    #[inline]
    pub fn lookahead(
        mut self: Box<Self>,
        is_positive: bool,
        inner: impl FnOnce(Box<Self>) -> ParseResult<Box<Self>>,
    ) -> ParseResult<Box<Self>> {
        let at = self.at;
        let before = std::mem::replace(&mut self.is_lookahead, true);
        let result = inner(self);
        let matches = result.is_ok();
        let (Ok(mut state) | Err(mut state)) = result;
        state.at = at;
        state.is_lookahead = before;
        if matches == is_positive { Ok(state) } else { Err(state) }
    }

    #[inline]
    fn advance_if(mut self: Box<Self>, length: Option<usize>) -> ParseResult<Box<Self>> {
        match length {
            Some(length) => {
                self.at += length;
                Ok(self)
            }
            None => Err(self),
        }
    }

    #[inline]
    fn rest(&self) -> &'i [u8] {
        self.text.get(self.at..).unwrap_or(&[])
    }

    /// Matches `string`.
    ///
    /// # Errors
    ///
    /// The state, if the text does not match.
    #[inline]
    pub fn match_string(self: Box<Self>, string: &str) -> ParseResult<Box<Self>> {
        let matches = self.rest().starts_with(string.as_bytes());
        self.advance_if(matches.then_some(string.len()))
    }

    /// Matches one character of an ASCII range.
    ///
    /// # Errors
    ///
    /// The state, if the text does not match.
    #[inline]
    pub fn match_range(self: Box<Self>, range: Range<char>) -> ParseResult<Box<Self>> {
        let matches = self.rest().first().is_some_and(|&byte| {
            u32::from(range.start) <= u32::from(byte) && u32::from(byte) <= u32::from(range.end)
        });
        self.advance_if(matches.then_some(1))
    }

    /// Skips `count` characters.
    ///
    /// # Errors
    ///
    /// The state, if the text does not match.
    #[inline]
    pub fn skip(self: Box<Self>, count: usize) -> ParseResult<Box<Self>> {
        let mut length = 0;
        for _ in 0..count {
            let Some(&first) = self.rest().get(length) else { return Err(self) };
            length += match first {
                0..0x80 => 1,
                0x80..0xe0 => 2,
                0xe0..0xf0 => 3,
                _ => 4,
            };
        }
        self.advance_if(Some(length))
    }

    /// Skips to the first occurrence of one of the strings, or to the end.
    ///
    /// # Errors
    ///
    /// Never.
    #[inline]
    pub fn skip_until(mut self: Box<Self>, strings: &[&str]) -> ParseResult<Box<Self>> {
        let rest = self.rest();
        let position = match strings {
            [a, b] if a.len() == 1 && b.len() == 1 => {
                memchr::memchr2(a.as_bytes()[0], b.as_bytes()[0], rest)
            }
            [a] => memchr::memmem::find(rest, a.as_bytes()),
            _ => (0..rest.len())
                .find(|&at| strings.iter().any(|string| rest[at..].starts_with(string.as_bytes()))),
        };
        self.at += position.unwrap_or(rest.len());
        Ok(self)
    }
}
