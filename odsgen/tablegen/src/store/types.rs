//! The type interner.

use super::{RecordId, Seq};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// An interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ty(pub(crate) u32);

impl Ty {
    pub(crate) const BIT: Self = Self(0);
    pub(crate) const INT: Self = Self(1);
    pub(crate) const STRING: Self = Self(2);
    pub(crate) const DAG: Self = Self(3);
    /// The type of records without superclasses.
    pub(crate) const ANY_RECORD: Self = Self(4);
    /// `list<{}>`: the type of lists whose elements have no common superclass.
    pub(crate) const LIST_ANY: Self = Self(5);
    pub(crate) const LIST_INT: Self = Self(6);
    pub(crate) const LIST_STRING: Self = Self(7);
}

/// The structure of a type. `code` is `string`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TyNode {
    Bit,
    Int,
    String,
    Dag,
    Bits(u32),
    List(Ty),
    /// Records that derive from all of these classes, which are sorted by name.
    Record(Seq),
}

/// The type interner.
#[derive(Clone, Debug)]
pub(crate) struct Types {
    nodes: Vec<TyNode>,
    table: HashTable<u32>,
    classes: Vec<RecordId>,
}

impl Types {
    pub(crate) fn new() -> Self {
        let mut types = Self { nodes: Vec::new(), table: HashTable::new(), classes: Vec::new() };
        for (node, ty) in [
            (TyNode::Bit, Ty::BIT),
            (TyNode::Int, Ty::INT),
            (TyNode::String, Ty::STRING),
            (TyNode::Dag, Ty::DAG),
            (TyNode::Record(Seq::EMPTY), Ty::ANY_RECORD),
            (TyNode::List(Ty::ANY_RECORD), Ty::LIST_ANY),
            (TyNode::List(Ty::INT), Ty::LIST_INT),
            (TyNode::List(Ty::STRING), Ty::LIST_STRING),
        ] {
            let interned = types.get(node);
            debug_assert_eq!(interned, ty);
        }
        types
    }

    pub(crate) fn node(&self, ty: Ty) -> TyNode {
        self.nodes[ty.0 as usize]
    }

    fn get(&mut self, node: TyNode) -> Ty {
        let hash = hash_of(node, &self.classes);
        let Self { nodes, table, classes } = self;
        if let Some(&index) = table.find(hash, |&i| nodes[i as usize] == node) {
            return Ty(index);
        }
        let index = nodes.len() as u32;
        nodes.push(node);
        table.insert_unique(hash, index, |&i| hash_of(nodes[i as usize], classes));
        Ty(index)
    }

    pub(crate) fn bits(&mut self, width: u32) -> Ty {
        self.get(TyNode::Bits(width))
    }

    pub(crate) fn list(&mut self, element: Ty) -> Ty {
        self.get(TyNode::List(element))
    }

    /// The type of records that derive from all of `sorted`.
    pub(crate) fn record(&mut self, sorted: &[RecordId]) -> Ty {
        if sorted.is_empty() {
            return Ty::ANY_RECORD;
        }
        let hash = FxBuildHasher.hash_one(sorted);
        let Self { nodes, table, classes } = self;
        let existing = table.find(hash, |&i| match nodes[i as usize] {
            TyNode::Record(seq) => classes[seq.range()] == *sorted,
            _ => false,
        });
        if let Some(&index) = existing {
            return Ty(index);
        }
        let seq = Seq { start: classes.len() as u32, len: sorted.len() as u32 };
        classes.extend_from_slice(sorted);
        let index = nodes.len() as u32;
        nodes.push(TyNode::Record(seq));
        table.insert_unique(hash, index, |&i| hash_of(nodes[i as usize], classes));
        Ty(index)
    }

    /// The classes of a record type.
    pub(crate) fn classes(&self, seq: Seq) -> &[RecordId] {
        &self.classes[seq.range()]
    }

    pub(crate) fn is_record(&self, ty: Ty) -> bool {
        matches!(self.node(ty), TyNode::Record(_))
    }

    pub(crate) fn list_element(&self, ty: Ty) -> Option<Ty> {
        match self.node(ty) {
            TyNode::List(element) => Some(element),
            _ => None,
        }
    }
}

/// Hashes sets of classes by their elements, since they are not interned themselves.
fn hash_of(node: TyNode, classes: &[RecordId]) -> u64 {
    match node {
        TyNode::Record(seq) => FxBuildHasher.hash_one(&classes[seq.range()]),
        node => FxBuildHasher.hash_one(node),
    }
}
