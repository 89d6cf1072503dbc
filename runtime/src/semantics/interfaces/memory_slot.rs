//! Memory slots: memory with one value, which can become values, or several smaller slots.

use crate::core::attrs::Attribute;
use crate::core::ir::{Op, Value};
use crate::core::types::Type;

/// A piece of memory. Corresponds to `mlir::MemorySlot`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// The pointer to it.
    pub ptr: Value,
    /// The type of its content.
    pub element_type: Type,
}

/// A piece of memory with several parts. Corresponds to `mlir::DestructurableMemorySlot`.
#[derive(Clone, Debug)]
pub struct DestructurableMemorySlot {
    /// The slot.
    pub slot: MemorySlot,
    /// The index and the type of each part.
    pub parts: Vec<(Attribute, Type)>,
}

/// Whether an operation is erased after a change. Corresponds to `mlir::DeletionKind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeletionKind {
    /// It stays.
    Keep,
    /// It is erased.
    Delete,
}

/// A use that must go so that a memory slot can become values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlockingUse {
    /// The operation.
    pub op: Op,
    /// The number of the operand.
    pub operand: usize,
}

/// The slots that replace the parts of a slot.
#[derive(Clone, Debug, Default)]
pub struct Subslots(Vec<(Attribute, MemorySlot)>);

impl Subslots {
    /// The slot of the part `index`.
    pub fn get(&self, index: Attribute) -> Option<&MemorySlot> {
        self.0.iter().find(|(it, _)| *it == index).map(|(_, slot)| slot)
    }
}

impl FromIterator<(Attribute, MemorySlot)> for Subslots {
    fn from_iter<I: IntoIterator<Item = (Attribute, MemorySlot)>>(slots: I) -> Self {
        Subslots(slots.into_iter().collect())
    }
}
