//! Checks of what patterns do to the IR, in debug builds.

use crate::core::ir::{Ir, Op};
use crate::semantics::dominance::DominanceInfo;

/// Records the operations that a pattern inserts or modifies, to check them afterwards. Does nothing in release builds.
#[derive(Default, Debug)]
pub(super) struct Check {
    touched: Vec<Op>,
    has_changes: bool,
}

impl Check {
    /// Starts recording.
    pub(super) fn start(&mut self) {
        self.touched.clear();
        self.has_changes = false;
    }

    /// Records that `op` was inserted or modified.
    #[inline]
    pub(super) fn touched(&mut self, op: Op) {
        if cfg!(debug_assertions) {
            self.touched.push(op);
            self.has_changes = true;
        }
    }

    /// Records that an operation was erased.
    #[inline]
    pub(super) fn erased(&mut self) {
        self.has_changes = true;
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
            matched || !self.has_changes,
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
