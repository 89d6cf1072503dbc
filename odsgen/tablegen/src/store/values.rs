//! The value interner.

use super::{Node, Places, RecordId, Seq, Sym};
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

/// Cached properties of a value.
#[derive(Clone, Copy, Debug)]
struct Info {
    /// Approximate printed size in bytes. Values share operands, so this may be much larger than their
    /// memory use.
    weight: u32,
    /// Nesting depth.
    depth: u16,
    /// True if resolution cannot change the value.
    closed: bool,
    /// True if another value is equal to it but for the places of strings.
    placed: bool,
}

impl Info {
    const LEAF: Self = Self { weight: 1, depth: 0, closed: true, placed: false };

    fn open(self) -> Self {
        Self { closed: false, ..self }
    }

    /// Adds an operand.
    fn with(self, operand: Self) -> Self {
        Self {
            weight: self.weight.saturating_add(operand.weight),
            depth: self.depth.max(operand.depth.saturating_add(1)),
            closed: self.closed && operand.closed,
            placed: self.placed || operand.placed,
        }
    }
}

/// The value interner of a run.
#[derive(Debug)]
pub(crate) struct Values {
    nodes: Vec<Node>,
    /// Parallel to `nodes`.
    infos: Vec<Info>,
    /// Total number of elements of all sequence lookups.
    work: u64,
    max_weight: u32,
    max_depth: u16,
    table: HashTable<u32>,
    pool: Vec<Val>,
    seqs: HashTable<Seq>,
}

impl Values {
    pub(crate) fn with_capacity(nodes: usize, pool: usize, seqs: usize) -> Self {
        let mut values = Self {
            nodes: Vec::with_capacity(nodes),
            infos: Vec::with_capacity(nodes),
            work: 0,
            max_weight: 0,
            max_depth: 0,
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

    /// True if the value has places of strings, or an instance that differs from another in places only.
    pub(crate) fn is_placed(&self, value: Val) -> bool {
        self.infos[value.0 as usize].placed
    }

    /// True if resolution cannot change the value: it is a constant, or a list, dag or `bits` of
    /// constants.
    pub(crate) fn is_closed(&self, value: Val) -> bool {
        self.infos[value.0 as usize].closed
    }

    pub(crate) fn seq(&self, seq: Seq) -> &[Val] {
        &self.pool[seq.range()]
    }

    /// Approximate printed size of a value in bytes.
    pub(crate) fn weight(&self, value: Val) -> u32 {
        self.infos[value.0 as usize].weight
    }

    /// Total number of elements of all sequence lookups.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    pub(crate) fn max_weight_and_depth(&self) -> (u32, u16) {
        (self.max_weight, self.max_depth)
    }

    /// An element of the pool. Sequences are ranges of the pool.
    pub(crate) fn pooled(&self, index: usize) -> Val {
        self.pool[index]
    }

    /// Numbers of nodes, pooled elements and sequences.
    pub(crate) fn sizes(&self) -> (usize, usize, usize) {
        (self.nodes.len(), self.pool.len(), self.seqs.len())
    }

    /// Number of nodes and pooled elements.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len() + self.pool.len()
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

    /// Interns a value. Use [`Self::string`] for strings.
    pub(crate) fn get(&mut self, node: Node) -> Val {
        self.get_with(node, 0, false)
    }

    /// Interns a string value; `length` is the length of its text in bytes.
    pub(crate) fn string(&mut self, sym: Sym, code: bool, places: Places, length: usize) -> Val {
        let weight = u32::try_from(length).unwrap_or(u32::MAX);
        self.get_with(Node::Str { sym, code, places }, weight, !places.is_none())
    }

    /// The value of a record that differs from another in places only.
    pub(crate) fn placed_record(&mut self, id: RecordId) -> Val {
        self.get_with(Node::Def(id), 0, true)
    }

    fn get_with(&mut self, node: Node, weight: u32, placed: bool) -> Val {
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
        info.placed |= placed;
        self.max_weight = self.max_weight.max(info.weight);
        self.max_depth = self.max_depth.max(info.depth);
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
