//! Text to syntax tree, one statement at a time.
//!
//! The tree is a list of nodes in pre-order, each with its rule, its span and
//! the index of the node after its last descendant. It needs no pointers, is
//! cheap to build, and is kept between runs for files that many runs include.
//!
//! The code in `generated` is what pest makes of `grammar.pest`; `runtime` is
//! what it runs on.

#[allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    unused_imports,
    clippy::all,
    clippy::allow_attributes_without_reason,
    reason = "written by pest"
)]
#[rustfmt::skip]
mod generated;
mod runtime;
#[cfg(test)]
mod tests;

pub(crate) use generated::Rule;

use super::preprocess::is_word;
use super::source::{Loc, Span};
use generated::rules::visible as rules;
use runtime::ParserState;

/// One node. Its span includes the blanks and comments after its last token,
/// so that `end` is where the next token starts.
#[derive(Clone, Copy, Debug)]
struct Node {
    rule: Rule,
    start: u32,
    end: u32,
    /// Index of the next node that is not a descendant.
    next: u32,
}

/// A tree together with its text and the position of the text's first byte.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece<'t> {
    parsed: &'t Parsed,
    pub(crate) text: &'t str,
    pub(crate) base: Loc,
}

impl<'t> Piece<'t> {
    pub(crate) fn new(parsed: &'t Parsed, text: &'t str, base: Loc) -> Self {
        Self { parsed, text, base }
    }

    /// The statements in order.
    pub(crate) fn statements(&'t self) -> Children<'t> {
        Children { piece: self, index: 0, end: self.parsed.nodes.len() as u32 }
    }

    pub(crate) fn loc(&self, offset: u32) -> Loc {
        Loc(self.base.0 + offset)
    }
}

/// A node of a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'t> {
    piece: &'t Piece<'t>,
    index: u32,
}

impl<'t> Cursor<'t> {
    fn node(self) -> &'t Node {
        &self.piece.parsed.nodes[self.index as usize]
    }

    pub(crate) fn piece(self) -> &'t Piece<'t> {
        self.piece
    }

    pub(crate) fn rule(self) -> Rule {
        self.node().rule
    }

    /// Offset of the first byte in the piece's text.
    pub(crate) fn offset(self) -> u32 {
        self.node().start
    }

    /// The position of the first byte.
    pub(crate) fn loc(self) -> Loc {
        self.piece.loc(self.node().start)
    }

    /// The position of the next token after the node.
    pub(crate) fn next_loc(self) -> Loc {
        self.piece.loc(self.node().end)
    }

    /// The text, with the blanks and comments after it.
    pub(crate) fn text(self) -> &'t str {
        let node = self.node();
        &self.piece.text[node.start as usize..node.end as usize]
    }

    /// The word at the start of the text.
    pub(crate) fn word(self) -> &'t str {
        let text = self.text();
        let end = text.bytes().position(|c| !is_word(c)).unwrap_or(text.len());
        &text[..end]
    }

    /// The span without the blanks after it.
    pub(crate) fn span(self) -> Span {
        Span { start: self.loc(), len: self.text().trim_end().len() as u32 }
    }

    pub(crate) fn children(self) -> Children<'t> {
        Children { piece: self.piece, index: self.index + 1, end: self.node().next }
    }
}

/// The children of a node, or the statements of a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Children<'t> {
    piece: &'t Piece<'t>,
    index: u32,
    end: u32,
}

impl<'t> Children<'t> {
    pub(crate) fn peek(&self) -> Option<Cursor<'t>> {
        (self.index < self.end).then_some(Cursor { piece: self.piece, index: self.index })
    }

    /// The next child if it is of this rule.
    pub(crate) fn accept(&mut self, rule: Rule) -> Option<Cursor<'t>> {
        let child = self.peek()?;
        if child.rule() != rule {
            return None;
        }
        self.next()
    }
}

impl<'t> Iterator for Children<'t> {
    type Item = Cursor<'t>;

    fn next(&mut self) -> Option<Cursor<'t>> {
        let child = self.peek()?;
        self.index = child.node().next;
        Some(child)
    }
}

/// The result of parsing one piece of text.
#[derive(Debug, Default)]
pub(crate) struct Parsed {
    nodes: Vec<Node>,
    /// Start of the first statement that runs into the end of the text with
    /// something missing; it may go on in what follows.
    pub(crate) incomplete: Option<u32>,
    /// Start of what is not a statement, or of the first gap in one.
    pub(crate) stray: Option<u32>,
}

impl Parsed {
    /// True if there is no statement.
    pub(crate) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// True if there is nothing but whole statements.
    pub(crate) fn is_whole(&self) -> bool {
        self.incomplete.is_none() && self.stray.is_none()
    }
}

/// Parses as many statements as there are. Stops after the first that has
/// something missing.
pub(crate) fn parse(text: &str) -> Parsed {
    let mut parsed = Parsed::default();
    // A node per sixteen bytes is what definitions without much prose have.
    let (Ok(mut state) | Err(mut state)) =
        rules::t(ParserState::new(text, Vec::with_capacity(text.len() / 16)));
    while state.at() < text.len() {
        let (start, first) = (state.at(), state.nodes().len());
        match rules::statement(state) {
            Ok(next) => state = next,
            Err(last) => {
                state = last;
                parsed.stray = Some(start as u32);
                break;
            }
        }
        // Only the first gap counts: what follows it is not in step with the
        // text any more.
        let gap = state.nodes()[first..].iter().find(|node| node.rule >= Rule::missing_statement);
        if let Some(gap) = gap {
            parsed.stray = Some(gap.start);
            if gap.start as usize == text.len() {
                parsed.incomplete = Some(start as u32);
            }
            break;
        }
    }
    parsed.nodes = state.into_nodes();
    parsed
}
