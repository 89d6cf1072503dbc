//! The order in which patterns are tried.

use std::cmp::Reverse;

use super::pattern::ConversionPattern;
use crate::core::ir::OpRef;
use crate::rewrite::pattern::Root;

/// The indices of those of `patterns` that apply to operations of the same name as `op`, in upstream's order: higher benefit
/// first. Of equal benefit, those that were added last are first, unless the set has patterns for several kinds of operations:
/// then those that were added first are first.
pub(super) fn orders(patterns: &[ConversionPattern], op: OpRef<'_>) -> Vec<u32> {
    let has_general = patterns.iter().any(|pattern| !matches!(pattern.root(), Root::Name(_)));
    let applies = |index: &u32| patterns[*index as usize].root().applies_to(op);
    let mut order: Vec<u32> = (0..patterns.len() as u32).filter(applies).collect();
    if !has_general {
        order.reverse();
    }
    order.sort_by_key(|index| {
        let pattern = &patterns[*index as usize];
        (Reverse(pattern.benefit()), matches!(pattern.root(), Root::Any))
    });
    order
}
