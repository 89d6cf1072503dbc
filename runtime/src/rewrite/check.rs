//! Checks of what patterns do to the IR, in debug builds.

use crate::core::ir::{Ir, Op};
use crate::semantics::dominance::DominanceInfo;

/// Records the operations that a pattern inserts or modifies, to check them afterwards. Does nothing in release builds.
#[derive(Default, Debug)]
pub(super) struct Check {
    touched: Vec<Op>,
    /// The operations that it inserted and has not erased.
    inserted: Vec<Op>,
    /// Whether it modified or erased other operations.
    has_changes: bool,
}

impl Check {
    /// Starts recording.
    pub(super) fn start(&mut self) {
        self.touched.clear();
        self.inserted.clear();
        self.has_changes = false;
    }

    /// Records that `op` was inserted.
    #[inline]
    pub(super) fn inserted(&mut self, op: Op) {
        if cfg!(debug_assertions) {
            self.touched.push(op);
            self.inserted.push(op);
        }
    }

    /// Records that `op` was modified.
    #[inline]
    pub(super) fn modified(&mut self, op: Op) {
        if cfg!(debug_assertions) {
            self.touched.push(op);
            self.has_changes |= !self.inserted.contains(&op);
        }
    }

    /// Records that `op` was erased.
    #[inline]
    pub(super) fn erased(&mut self, op: Op) {
        if cfg!(debug_assertions) {
            match self.inserted.iter().rposition(|it| *it == op) {
                Some(at) => drop(self.inserted.swap_remove(at)),
                None => self.has_changes = true,
            }
        }
    }

    /// Checks what the pattern `name` did.
    ///
    /// # Panics
    ///
    /// If it changed the IR although it did not match, or if an operation uses a value that does not dominate it.
    pub(super) fn finish(&mut self, ir: &Ir, name: &str, matched: bool) {
        if !cfg!(debug_assertions) {
            return;
        }
        assert!(
            matched || !self.has_changes && self.inserted.is_empty(),
            "pattern `{name}` changed the IR and then returned `None`"
        );
        let mut dominance = DominanceInfo::new();
        for op in self.touched.drain(..).filter(|op| ir.is_live(*op)) {
            let op = ir.op(op);
            if op.block().is_none() {
                continue;
            }
            for (index, operand) in op.operands().enumerate() {
                assert!(
                    dominance.value_dominates(operand, op),
                    "pattern `{name}` left an operation whose operand {index} does not dominate it: {op}"
                );
            }
        }
    }
}
