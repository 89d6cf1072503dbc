//! The worklist of the greedy driver: a stack of distinct operations.

use crate::core::ir::Op;

/// The position of an operation that is not on the worklist.
const ABSENT: u32 = u32::MAX;

/// A stack of distinct operations, from which any operation can be removed in constant time.
#[derive(Default, Debug)]
pub(super) struct Worklist {
    stack: Vec<Option<Op>>,
    /// By slot of the operation.
    positions: Vec<u32>,
}

impl Worklist {
    /// Pushes `op` unless it is on the worklist.
    #[inline]
    pub(super) fn push(&mut self, op: Op) {
        let slot = op.slot() as usize;
        if slot >= self.positions.len() {
            self.positions.resize(slot + slot / 2 + 64, ABSENT);
        }
        if !self.contains(op) {
            self.positions[slot] = self.stack.len() as u32;
            self.stack.push(Some(op));
        }
    }

    /// Removes the last operation.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Op> {
        loop {
            if let Some(op) = self.stack.pop()? {
                self.positions[op.slot() as usize] = ABSENT;
                return Some(op);
            }
        }
    }

    /// Removes `op` if it is on the worklist.
    #[inline]
    pub(super) fn remove(&mut self, op: Op) {
        if self.contains(op) {
            let position = std::mem::replace(&mut self.positions[op.slot() as usize], ABSENT);
            self.stack[position as usize] = None;
        }
    }

    #[inline]
    fn contains(&self, op: Op) -> bool {
        let position = self.positions.get(op.slot() as usize).copied().unwrap_or(ABSENT);
        self.stack.get(position as usize).is_some_and(|it| *it == Some(op))
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
                self.positions[op.slot() as usize] = position;
            }
        }
    }
}
