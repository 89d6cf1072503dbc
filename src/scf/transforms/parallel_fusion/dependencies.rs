//! Whether two loops access the same memory.

#[cfg(feature = "memref")]
mod accesses;

use ods_runtime::OpRef;
use ods_runtime::ir::WalkOrder;
use ods_runtime::side_effects::{has_unknown_effects, is_memory_effect_free};

use crate::scf::ParallelOp;

/// Whether iterations of the loops may run in any order: what one loop stores, the other one accesses at the same indices
/// only.
pub(super) fn are_independent(first: ParallelOp<'_>, second: ParallelOp<'_>) -> bool {
    #[cfg(feature = "memref")]
    if accesses::conflict(first, second) {
        return false;
    }
    !has_unknown_accesses(first, second) && !has_unknown_accesses(second, first)
}

/// The operations in the body, also nested ones.
fn body<'ir>(op: ParallelOp<'ir>) -> impl Iterator<Item = OpRef<'ir>> {
    let ops = op.region().blocks().flat_map(|block| block.ops());
    ops.flat_map(|op| op.walk(WalkOrder::Post))
}

/// Whether `a` has unknown effects, and `b` has effects, too.
fn has_unknown_accesses(a: ParallelOp<'_>, b: ParallelOp<'_>) -> bool {
    body(a).any(has_unknown_effects) && body(b).any(|op| !is_memory_effect_free(op))
}
