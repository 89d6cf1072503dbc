//! The operations that control comes from.

use rustc_hash::FxHashMap;

use super::ordered_set::OrderedSet;
use super::point::ProgramPoint;
use super::state::State;
use crate::core::ir::{Op, Value};

/// The operations from which control reaches a point: the entry block of a region or what follows an operation with
/// regions; the calls of a callable (at the point after it), or the returns to a call. Corresponds to
/// `mlir::dataflow::PredecessorState`.
#[derive(Clone, Debug, Default)]
pub struct Predecessors {
    has_unknown: bool,
    ops: OrderedSet<Op>,
    inputs: FxHashMap<Op, Vec<Value>>,
}

impl Predecessors {
    /// Whether no others are possible.
    pub fn all_known(&self) -> bool {
        !self.has_unknown
    }

    /// The known predecessors.
    pub fn known(&self) -> &[Op] {
        self.ops.as_slice()
    }

    /// The values that receive the operands of a predecessor.
    pub fn successor_inputs(&self, predecessor: Op) -> &[Value] {
        self.inputs.get(&predecessor).map_or(&[], Vec::as_slice)
    }

    pub(super) fn set_unknown(&mut self) -> bool {
        !std::mem::replace(&mut self.has_unknown, true)
    }

    /// Adds a predecessor. Returns whether the state changed.
    pub(super) fn add(&mut self, predecessor: Op) -> bool {
        self.ops.insert(predecessor)
    }

    /// Adds a predecessor whose operands `inputs` receive. Returns whether the state changed.
    pub(super) fn add_with_inputs(&mut self, predecessor: Op, inputs: Vec<Value>) -> bool {
        let is_new = self.ops.insert(predecessor);
        if inputs.is_empty() || self.successor_inputs(predecessor) == inputs {
            return is_new;
        }
        self.inputs.insert(predecessor, inputs);
        true
    }
}

impl State for Predecessors {
    type Anchor = ProgramPoint;
}
