//! Rewrite patterns.

use crate::core::ir::{Ir, Op};

/// A pattern: rewrites one operation and returns whether it changed anything.
pub type RewriteFn = fn(&mut Ir, Op) -> bool;

/// The canonicalization patterns of an operation or a dialect.
#[derive(Clone, Default, Debug)]
pub struct PatternSet {
    patterns: Vec<RewriteFn>,
}

impl PatternSet {
    /// Adds a pattern.
    pub fn add(&mut self, pattern: RewriteFn) {
        self.patterns.push(pattern);
    }

    /// The patterns in insertion order.
    pub fn patterns(&self) -> &[RewriteFn] {
        &self.patterns
    }
}
