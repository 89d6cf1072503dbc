//! Patterns: rewrites of operations.

use crate::core::ir::{Ir, Op};

/// A rewrite of one operation: returns whether it changed something.
pub type RewriteFn = fn(&mut Ir, Op) -> bool;

/// Canonicalization patterns.
#[derive(Clone, Default, Debug)]
pub struct PatternSet {
    patterns: Vec<RewriteFn>,
}

impl PatternSet {
    /// Adds a pattern.
    pub fn add(&mut self, pattern: RewriteFn) {
        self.patterns.push(pattern);
    }

    /// The patterns, in the order in which they were added.
    pub fn patterns(&self) -> &[RewriteFn] {
        &self.patterns
    }
}
