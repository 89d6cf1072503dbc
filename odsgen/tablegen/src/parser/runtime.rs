//! The parser state that pest's generated parser calls.
//!
//! pest's own state records expected rules, supports a grammar stack and call limits, and builds a
//! token queue and a line index. This parser uses none of these, and together they take most of the
//! time (see `docs/decisions/005-lean-pest-state.md`). This module implements the methods that the
//! generated parser calls, with pest's semantics; the tests of [`super`] compare it with pest's
//! state.

use super::{Node, Rule};
use std::ops::Range;

/// Success or failure, with the state in either case.
pub(super) type ParseResult<S> = Result<S, S>;

/// Whether a rule creates tokens, and whether blanks may separate them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Atomicity {
    /// No tokens, no blanks.
    Atomic,
    /// Tokens, no blanks.
    CompoundAtomic,
    /// Tokens and blanks.
    NonAtomic,
}

/// The text, the position in it, and the tree so far.
#[derive(Debug)]
pub(crate) struct ParserState<'i, R> {
    text: &'i [u8],
    at: usize,
    nodes: Vec<Node>,
    atomicity: Atomicity,
    /// True inside `&` or `!`.
    is_lookahead: bool,
    rules: std::marker::PhantomData<R>,
}

type State<'i> = Box<ParserState<'i, Rule>>;

impl<'i> ParserState<'i, Rule> {
    pub(super) fn new(text: &'i str, nodes: Vec<Node>) -> State<'i> {
        Box::new(Self {
            text: text.as_bytes(),
            at: 0,
            nodes,
            atomicity: Atomicity::NonAtomic,
            is_lookahead: false,
            rules: std::marker::PhantomData,
        })
    }

    /// Offset of the next byte.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The tree so far.
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(super) fn into_nodes(self) -> Vec<Node> {
        self.nodes
    }

    #[inline]
    pub(super) fn atomicity(&self) -> Atomicity {
        self.atomicity
    }

    /// Always succeeds: the preprocessor limits nesting.
    #[inline]
    pub(super) fn check_stack_limit(self: Box<Self>) -> ParseResult<Box<Self>> {
        Ok(self)
    }

    /// Adds one node for the text that `inner` matches, except in atomic rules and lookaheads.
    #[inline]
    pub(super) fn rule(
        mut self: Box<Self>,
        rule: Rule,
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

    #[inline]
    pub(super) fn atomic(
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
    #[inline]
    pub(super) fn sequence(
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

    #[inline]
    pub(super) fn repeat(
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

    #[inline]
    pub(super) fn optional(
        self: Box<Self>,
        inner: impl FnOnce(Box<Self>) -> ParseResult<Box<Self>>,
    ) -> ParseResult<Box<Self>> {
        let (Ok(state) | Err(state)) = inner(self);
        Ok(state)
    }

    /// `&inner` or `!inner`.
    #[inline]
    pub(super) fn lookahead(
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

    #[inline]
    pub(super) fn match_string(self: Box<Self>, string: &str) -> ParseResult<Box<Self>> {
        let matches = self.rest().starts_with(string.as_bytes());
        self.advance_if(matches.then_some(string.len()))
    }

    /// Matches one character of an ASCII range.
    #[inline]
    pub(super) fn match_range(self: Box<Self>, range: Range<char>) -> ParseResult<Box<Self>> {
        let matches = self.rest().first().is_some_and(|&byte| {
            u32::from(range.start) <= u32::from(byte) && u32::from(byte) <= u32::from(range.end)
        });
        self.advance_if(matches.then_some(1))
    }

    /// Skips `count` characters.
    #[inline]
    pub(super) fn skip(self: Box<Self>, count: usize) -> ParseResult<Box<Self>> {
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
    #[inline]
    pub(super) fn skip_until(mut self: Box<Self>, strings: &[&str]) -> ParseResult<Box<Self>> {
        let rest = self.rest();
        let found = match strings {
            [a, b] if a.len() == 1 && b.len() == 1 => {
                memchr::memchr2(a.as_bytes()[0], b.as_bytes()[0], rest)
            }
            [a] => memchr::memmem::find(rest, a.as_bytes()),
            _ => (0..rest.len())
                .find(|&at| strings.iter().any(|string| rest[at..].starts_with(string.as_bytes()))),
        };
        self.at += found.unwrap_or(rest.len());
        Ok(self)
    }
}
