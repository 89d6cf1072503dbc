//! The table of values.

use super::{Node, Seq, Sym, copy_with_room};
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

/// What is known of a value without looking into it.
#[derive(Clone, Copy, Debug)]
struct Info {
    /// About how many bytes it takes to write the value out. Values share
    /// parts, so this may be far more than what they take in memory.
    weight: u32,
    /// Levels of values in it.
    depth: u16,
    /// Nothing in it can change by resolution.
    closed: bool,
}

impl Info {
    const LEAF: Self = Self { weight: 1, depth: 0, closed: true };

    fn open(self) -> Self {
        Self { closed: false, ..self }
    }

    /// One more part.
    fn with(self, part: Self) -> Self {
        Self {
            weight: self.weight.saturating_add(part.weight),
            depth: self.depth.max(part.depth.saturating_add(1)),
            closed: self.closed && part.closed,
        }
    }
}

/// All values of one run.
#[derive(Debug)]
pub(crate) struct Values {
    nodes: Vec<Node>,
    /// One for each node.
    infos: Vec<Info>,
    /// Number of elements ever looked up.
    work: u64,
    /// The largest of all weights and depths.
    heaviest: u32,
    deepest: u16,
    table: HashTable<u32>,
    pool: Vec<Val>,
    seqs: HashTable<Seq>,
}

/// With the same room for more.
impl Clone for Values {
    fn clone(&self) -> Self {
        Self {
            nodes: copy_with_room(&self.nodes),
            infos: copy_with_room(&self.infos),
            pool: copy_with_room(&self.pool),
            table: self.table.clone(),
            seqs: self.seqs.clone(),
            ..*self
        }
    }
}

impl Values {
    pub(crate) fn with_capacity(nodes: usize, pool: usize, seqs: usize) -> Self {
        let mut values = Self {
            nodes: Vec::with_capacity(nodes),
            infos: Vec::with_capacity(nodes),
            work: 0,
            heaviest: 0,
            deepest: 0,
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
        self.infos[value.0 as usize].closed
    }

    pub(crate) fn seq(&self, seq: Seq) -> &[Val] {
        &self.pool[seq.range()]
    }

    /// About how many bytes it takes to write a value out.
    pub(crate) fn weight(&self, value: Val) -> u32 {
        self.infos[value.0 as usize].weight
    }

    /// Number of elements ever looked up.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    /// The largest weight of any value, and the deepest nesting.
    pub(crate) fn extremes(&self) -> (u32, u16) {
        (self.heaviest, self.deepest)
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

    /// Makes room for half as many again.
    pub(crate) fn make_room(&mut self) {
        let Self { nodes, infos, table, pool, seqs, .. } = self;
        nodes.reserve(nodes.len() / 2);
        infos.reserve(infos.len() / 2);
        table.reserve(table.len() / 2, |&i| FxBuildHasher.hash_one(nodes[i as usize]));
        pool.reserve(pool.len() / 2);
        seqs.reserve(seqs.len() / 2, |seq| FxBuildHasher.hash_one(&pool[seq.range()]));
    }

    /// About how much memory they take.
    pub(crate) fn bytes(&self) -> usize {
        let node = size_of::<Node>() + size_of::<Info>() + size_of::<u32>();
        let seq = size_of::<Seq>();
        self.nodes.len() * node + self.pool.len() * size_of::<Val>() + self.seqs.len() * seq
    }

    pub(crate) fn intern_seq(&mut self, elements: &[Val]) -> Seq {
        if elements.is_empty() {
            return Seq::EMPTY;
        }
        let hash = FxBuildHasher.hash_one(elements);
        self.work += elements.len() as u64;
        let Self { pool, seqs, .. } = self;
        if let Some(&seq) = seqs.find(hash, |seq| pool[seq.range()] == *elements) {
            return seq;
        }
        let seq = Seq { start: pool.len() as u32, len: elements.len() as u32 };
        pool.extend_from_slice(elements);
        seqs.insert_unique(hash, seq, |seq| FxBuildHasher.hash_one(&pool[seq.range()]));
        seq
    }

    /// The value with this structure; for strings see [`Self::string`].
    pub(crate) fn get(&mut self, node: Node) -> Val {
        self.get_weighted(node, 0)
    }

    /// The value of a text of some length.
    pub(crate) fn string(&mut self, sym: Sym, code: bool, length: usize) -> Val {
        self.get_weighted(Node::Str { sym, code }, u32::try_from(length).unwrap_or(u32::MAX))
    }

    fn get_weighted(&mut self, node: Node, weight: u32) -> Val {
        let hash = FxBuildHasher.hash_one(node);
        let Self { nodes, table, .. } = self;
        if let Some(&index) = table.find(hash, |&i| nodes[i as usize] == node) {
            return Val(index);
        }
        let index = nodes.len() as u32;
        nodes.push(node);
        table.insert_unique(hash, index, |&i| FxBuildHasher.hash_one(nodes[i as usize]));
        let mut info = self.compute_info(node);
        info.weight = info.weight.saturating_add(weight);
        self.heaviest = self.heaviest.max(info.weight);
        self.deepest = self.deepest.max(info.depth);
        self.infos.push(info);
        Val(index)
    }

    fn compute_info(&self, node: Node) -> Info {
        let of = |value: Val| self.infos[value.0 as usize];
        let all = |seq: Seq| {
            self.seq(seq).iter().fold(Info::LEAF, |info, &element| info.with(of(element)))
        };
        match node {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str { .. } | Node::Def(_) => {
                Info::LEAF
            }
            Node::Bits(seq) | Node::List(_, seq) => all(seq),
            Node::Dag { op, name, args } => all(args).with(of(op)).with(of(name)),
            Node::Positional { a, .. } | Node::Named { a, .. } => Info::LEAF.with(of(a)),
            Node::Var { .. } | Node::AnonymousName(_) => Info::LEAF.open(),
            Node::Un { a, .. }
            | Node::IsA { a, .. }
            | Node::Exists { a, .. }
            | Node::Instances { a, .. }
            | Node::VarBit { a, .. }
            | Node::Field { a, .. } => Info::LEAF.open().with(of(a)),
            Node::Bin { a, b, .. } => Info::LEAF.open().with(of(a)).with(of(b)),
            Node::Tern { a, b, c, .. } => Info::LEAF.open().with(of(a)).with(of(b)).with(of(c)),
            Node::Cond { arms: seq, .. }
            | Node::Fold { parts: seq, .. }
            | Node::Inline { args: seq, .. } => all(seq).open(),
        }
    }
}
