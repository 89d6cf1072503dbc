//! The patterns that were tried on an operation, for messages.

use super::failure::Attempt;
use crate::core::context::Context;
use crate::core::ir::{Ir, Op};
use crate::core::op_name::OpName;

/// A pattern that failed. The reason is a part of the text.
#[derive(Debug)]
struct Failed {
    pattern: &'static str,
    op: OpName,
    depth: usize,
    reason: std::ops::Range<usize>,
}

/// The patterns that were tried since [`clear`](Self::clear).
#[derive(Default, Debug)]
pub(super) struct Attempts {
    failed: Vec<Failed>,
    text: String,
    /// The patterns that are being applied, and how many patterns had failed before each.
    patterns: Vec<(&'static str, usize)>,
}

impl Attempts {
    /// Forgets the patterns that failed.
    pub(super) fn clear(&mut self) {
        self.failed.clear();
        self.text.clear();
    }

    /// The number of patterns that are being applied.
    pub(super) fn depth(&self) -> usize {
        self.patterns.len()
    }

    /// A pattern is applied.
    pub(super) fn enter(&mut self, pattern: &'static str) {
        self.patterns.push((pattern, self.failed.len()));
    }

    /// The pattern has been applied.
    pub(super) fn leave(&mut self) {
        self.patterns.pop();
    }

    /// The pattern that is applied fails on `op`.
    pub(super) fn failed(&mut self, ir: &Ir, op: Op, reason: &str) {
        let Some((pattern, _)) = self.patterns.last() else { return };
        let start = self.text.len();
        self.text.push_str(reason);
        let (op, depth) = (ir.op(op).name_handle(), self.patterns.len() - 1);
        self.failed.push(Failed { pattern, op, depth, reason: start..self.text.len() });
    }

    /// The pattern that is applied fails on `op`, and may have said why.
    pub(super) fn failed_silently(&mut self, ir: &Ir, op: Op) {
        let Some((_, start)) = self.patterns.last() else { return };
        if self.failed.len() == *start {
            self.failed(ir, op, "does not match");
        }
    }

    /// The patterns that failed.
    pub(super) fn list(&self, ctx: &Context) -> Vec<Attempt> {
        let attempt = |failed: &Failed| Attempt {
            pattern: failed.pattern.to_owned(),
            op: ctx.op_name_ref(failed.op).as_str().to_owned(),
            reason: self.text[failed.reason.clone()].to_owned(),
            depth: failed.depth,
        };
        self.failed.iter().map(attempt).collect()
    }
}
