//! The types of this layer that records of `core` store.

use crate::core::slots::{RewriteSlots, Slots};
use crate::rewrite::patterns::PatternSet;

impl RewriteSlots for Slots {
    type Patterns = PatternSet;
}
