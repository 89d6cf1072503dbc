//! The worklist of the greedy driver: a stack of distinct operations.

use crate::core::ir::Op;
use crate::support::slot_map::SlotMap;

/// A stack of distinct operations, from which any operation can be removed in constant time.
#[derive(Default, Debug)]
pub(super) struct Worklist {
    stack: Vec<Option<Op>>,
    /// By slot of the operation.
    positions: SlotMap,
}

impl Worklist {
    /// Pushes `op` unless it is on the worklist.
    #[inline]
    pub(super) fn push(&mut self, op: Op) {
        if self.position(op).is_none() {
            self.positions.insert(op.slot(), self.stack.len() as u32);
            self.stack.push(Some(op));
        }
    }

    /// Removes the last operation.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Op> {
        loop {
            if let Some(op) = self.stack.pop()? {
                self.positions.remove(op.slot());
                return Some(op);
            }
        }
    }

    /// Removes `op` if it is on the worklist.
    #[inline]
    pub(super) fn remove(&mut self, op: Op) {
        if let Some(position) = self.position(op) {
            self.positions.remove(op.slot());
            self.stack[position] = None;
        }
    }

    /// The index in the stack.
    #[inline]
    fn position(&self, op: Op) -> Option<usize> {
        let position = self.positions.get(op.slot())? as usize;
        self.stack.get(position).is_some_and(|it| *it == Some(op)).then_some(position)
    }

    /// Removes all operations.
    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
    }

    /// Reverses the order.
    pub(super) fn reverse(&mut self) {
        self.stack.reverse();
        for (position, op) in (0..).zip(&self.stack) {
            if let Some(op) = op {
                self.positions.insert(op.slot(), position);
            }
        }
    }
}
