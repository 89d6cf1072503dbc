//! The types of this layer that records of `core` store.

use crate::core::attrs::AttrRef;
use crate::core::ir::OpRef;
use crate::core::slots::{RewriteSlots, Slots};
use crate::rewrite::fold::{FoldFn, constant_value};
use crate::rewrite::pattern::PatternSet;

impl RewriteSlots for Slots {
    type Fold = FoldFn;
    type Patterns = PatternSet;

    fn constant_value(op: OpRef<'_>) -> Option<AttrRef<'_>> {
        constant_value(op)
    }
}
