//! The folder and the canonicalization patterns of an operation definition.

use crate::core::context::Context;
use crate::core::op_def::OpDef;
use crate::rewrite::fold::FoldFn;
use crate::rewrite::pattern::PatternSet;

impl OpDef {
    /// Sets the function that folds the operation.
    pub const fn fold(mut self, fold: FoldFn) -> Self {
        self.fold = Some(fold);
        self
    }

    /// Sets the function that adds the canonicalization patterns.
    pub const fn canonicalize(mut self, add: fn(&mut PatternSet)) -> Self {
        self.canonicalize = Some(add);
        self
    }

    /// The function that folds the operation, if it has one.
    pub fn fold_fn(&self) -> Option<FoldFn> {
        self.fold
    }

    /// Adds the canonicalization patterns to `patterns`.
    pub fn add_canonicalization_patterns(&self, patterns: &mut PatternSet) {
        if let Some(add) = self.canonicalize {
            add(patterns);
        }
    }
}

impl Context {
    /// The names of the registered operations that have a folder, sorted.
    pub fn foldable_ops(&self) -> Vec<&'static str> {
        let defs = self.registered_op_defs().into_iter();
        defs.filter(|def| def.fold_fn().is_some()).map(OpDef::name).collect()
    }
}
