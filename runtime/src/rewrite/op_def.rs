//! What this layer keeps with the definition of an operation: how it folds, and its patterns.

use crate::core::op_def::{FoldFn, OpDef};
use crate::rewrite::patterns::PatternSet;

impl OpDef {
    /// How its results are computed.
    pub const fn fold(mut self, fold: FoldFn) -> Self {
        self.fold = Some(fold);
        self
    }

    /// Its canonicalization patterns.
    pub const fn canonicalize(mut self, add: fn(&mut PatternSet)) -> Self {
        self.canonicalize = Some(add);
        self
    }

    /// How its results are computed, if its author wrote that.
    pub fn fold_fn(&self) -> Option<FoldFn> {
        self.fold
    }

    /// Its canonicalization patterns.
    pub fn canonicalization_patterns(&self) -> PatternSet {
        let mut patterns = PatternSet::default();
        if let Some(add) = self.canonicalize {
            add(&mut patterns);
        }
        patterns
    }
}
