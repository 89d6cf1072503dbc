//! The table of values.

use super::{Node, Seq};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// A handle to a value. Equal values have equal handles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Val(pub(crate) u32);

impl Val {
    pub(crate) const UNSET: Self = Self(0);
    pub(crate) const FALSE: Self = Self(1);
    pub(crate) const TRUE: Self = Self(2);

    pub(crate) fn bit(value: bool) -> Self {
        if value { Self::TRUE } else { Self::FALSE }
    }
}

/// All values of one run.
#[derive(Debug)]
pub(crate) struct Values {
    nodes: Vec<Node>,
    /// One flag per node: nothing in it can change by resolution.
    closed: Vec<bool>,
    table: HashTable<u32>,
    pool: Vec<Val>,
    seqs: HashTable<Seq>,
}

impl Values {
    pub(crate) fn with_capacity(nodes: usize, pool: usize, seqs: usize) -> Self {
        let mut values = Self {
            nodes: Vec::with_capacity(nodes),
            closed: Vec::with_capacity(nodes),
            table: HashTable::with_capacity(nodes),
            pool: Vec::with_capacity(pool),
            seqs: HashTable::with_capacity(seqs),
        };
        for node in [Node::Unset, Node::Bit(false), Node::Bit(true)] {
            values.get(node);
        }
        values
    }

    pub(crate) fn node(&self, value: Val) -> Node {
        self.nodes[value.0 as usize]
    }

    /// True if no resolution can change the value: it is a constant, or a
    /// list, dag or bits made of constants.
    pub(crate) fn is_closed(&self, value: Val) -> bool {
        self.closed[value.0 as usize]
    }

    pub(crate) fn seq(&self, seq: Seq) -> &[Val] {
        &self.pool[seq.range()]
    }

    /// One element of the pool that sequences are ranges of.
    pub(crate) fn pooled(&self, index: usize) -> Val {
        self.pool[index]
    }

    /// Numbers of nodes, of pooled elements and of sequences.
    pub(crate) fn sizes(&self) -> (usize, usize, usize) {
        (self.nodes.len(), self.pool.len(), self.seqs.len())
    }

    /// Number of values made.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len() + self.pool.len()
    }

    pub(crate) fn intern_seq(&mut self, elements: &[Val]) -> Seq {
        if elements.is_empty() {
            return Seq::EMPTY;
        }
        let hash = FxBuildHasher.hash_one(elements);
        let Self { pool, seqs, .. } = self;
        if let Some(&seq) = seqs.find(hash, |seq| pool[seq.range()] == *elements) {
            return seq;
        }
        let seq = Seq { start: pool.len() as u32, len: elements.len() as u32 };
        pool.extend_from_slice(elements);
        seqs.insert_unique(hash, seq, |seq| FxBuildHasher.hash_one(&pool[seq.range()]));
        seq
    }

    pub(crate) fn get(&mut self, node: Node) -> Val {
        let hash = FxBuildHasher.hash_one(node);
        let Self { nodes, table, .. } = self;
        if let Some(&index) = table.find(hash, |&i| nodes[i as usize] == node) {
            return Val(index);
        }
        let index = nodes.len() as u32;
        nodes.push(node);
        table.insert_unique(hash, index, |&i| FxBuildHasher.hash_one(nodes[i as usize]));
        let closed = self.compute_closed(node);
        self.closed.push(closed);
        Val(index)
    }

    fn compute_closed(&self, node: Node) -> bool {
        let all = |seq: Seq| self.seq(seq).iter().all(|&element| self.is_closed(element));
        match node {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str { .. } | Node::Def(_) => true,
            Node::Bits(seq) | Node::List(_, seq) => all(seq),
            Node::Dag { op, name, args } => self.is_closed(op) && self.is_closed(name) && all(args),
            Node::Positional { a, .. } | Node::Named { a, .. } => self.is_closed(a),
            _ => false,
        }
    }
}
