//! What this layer keeps with records of `core`.

use crate::core::slots::{RewriteSlots, Slots};
use crate::rewrite::patterns::PatternSet;

impl RewriteSlots for Slots {
    type Patterns = PatternSet;
}
