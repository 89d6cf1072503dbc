//! Where the bytes of strings were written.

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

use crate::source::{Loc, Span};

/// A handle to the places of a string's bytes. Equal places have equal handles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Places(pub(crate) u32);

impl Places {
    /// No byte was written anywhere, or places are not kept.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// How a text was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Node {
    /// Not from literals.
    None,
    /// Written at a span without escapes.
    Written(Span),
    /// One byte, written as a backslash and another byte.
    Escaped(Span),
    /// The first `len` bytes, and the rest.
    Concat { first: Places, len: u32, second: Places },
    /// The bytes of another text from `start` on.
    Part { of: Places, start: u32, len: u32 },
}

/// Bytes of a string that were written at one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The offset of the first byte in the string.
    pub offset: usize,
    /// The number of bytes.
    pub len: usize,
    /// Where they were written. It has as many bytes, unless the piece is one escaped character.
    pub span: Span,
}

/// The places of all strings of a run.
#[derive(Debug)]
pub(crate) struct PlaceTable {
    is_kept: bool,
    nodes: Vec<Node>,
    table: HashTable<u32>,
}

impl PlaceTable {
    /// A table that keeps places if `is_kept`.
    pub(crate) fn new(is_kept: bool) -> Self {
        Self { is_kept, nodes: vec![Node::None], table: HashTable::new() }
    }

    /// The number of different places.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    fn get(&mut self, node: Node) -> Places {
        let hash = FxBuildHasher.hash_one(node);
        let Self { nodes, table, .. } = self;
        if let Some(&index) = table.find(hash, |&i| nodes[i as usize] == node) {
            return Places(index);
        }
        let index = nodes.len() as u32;
        nodes.push(node);
        table.insert_unique(hash, index, |&i| FxBuildHasher.hash_one(nodes[i as usize]));
        Places(index)
    }

    /// A text that is written at `span`.
    pub(crate) fn written(&mut self, span: Span) -> Places {
        if self.is_kept { self.get(Node::Written(span)) } else { Places::NONE }
    }

    /// A literal in quotes at `start`, of `source` with its quotes, whose value has escapes.
    pub(crate) fn escaped(&mut self, start: Loc, source: &str) -> Places {
        if !self.is_kept {
            return Places::NONE;
        }
        let mut places = (Places::NONE, 0);
        let mut at = 1;
        let end = source.len().saturating_sub(1);
        while at < end {
            let rest = &source[at..end];
            let plain = memchr::memchr(b'\\', rest.as_bytes()).unwrap_or(rest.len());
            let source_len = if plain == 0 { 2 } else { plain };
            let span = Span { start: Loc(start.0 + at as u32), len: source_len as u32 };
            let (node, len) = match plain {
                0 => (Node::Escaped(span), 1),
                plain => (Node::Written(span), plain),
            };
            let piece = self.get(node);
            places = (self.concat(places, (piece, len)), places.1 + len);
            at += source_len;
        }
        places.0
    }

    /// Two texts with their lengths, one after the other.
    pub(crate) fn concat(&mut self, first: (Places, usize), second: (Places, usize)) -> Places {
        match (first, second) {
            ((Places::NONE, _), (Places::NONE, _)) | ((_, 0), (Places::NONE, 0)) => first.0,
            ((_, 0), _) => second.0,
            (_, (_, 0)) => first.0,
            _ => {
                let len = u32::try_from(first.1).unwrap_or(u32::MAX);
                self.get(Node::Concat { first: first.0, len, second: second.0 })
            }
        }
    }

    /// The bytes of the text `of` from `start` on.
    pub(crate) fn part(&mut self, of: Places, start: usize, len: usize) -> Places {
        if of.is_none() {
            return of;
        }
        let [start, len] = [start, len].map(|it| u32::try_from(it).unwrap_or(u32::MAX));
        self.get(Node::Part { of, start, len })
    }

    /// The pieces of a text of `len` bytes, in order.
    pub(crate) fn pieces(&self, places: Places, len: usize) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut offset = 0;
        // What is left: the places, and which bytes of them.
        let mut pending = vec![(places, 0, len)];
        while let Some((places, start, end)) = pending.pop() {
            match self.nodes[places.0 as usize] {
                Node::None => offset += end - start,
                Node::Written(span) => {
                    pieces.push(Piece {
                        offset,
                        len: end - start,
                        span: span.sub(start, end - start),
                    });
                    offset += end - start;
                }
                Node::Escaped(span) => {
                    pieces.push(Piece { offset, len: end - start, span });
                    offset += end - start;
                }
                Node::Concat { first, len, second } => {
                    let len = len as usize;
                    if end > len {
                        pending.push((second, start.saturating_sub(len), end - len));
                    }
                    if start < len {
                        pending.push((first, start, end.min(len)));
                    }
                }
                Node::Part { of, start: from, len } => {
                    let from = from as usize;
                    debug_assert!(end <= len as usize, "a part of a part");
                    pending.push((of, from + start, from + end));
                }
            }
        }
        pieces
    }
}
