//! What a region must satisfy.

use ods_runtime::diag::Diagnostic;
use ods_runtime::dominance::unreachable_blocks;
use ods_runtime::interfaces::BranchOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::side_effects::is_memory_effect_free;
use ods_runtime::{Block, OpRef, RegionRef};
use rustc_hash::FxHashSet;

/// Checks that all blocks of `region` can be reached, and that its terminators with successors can be replaced.
pub(super) fn check(region: RegionRef<'_>) -> Result<(), Diagnostic> {
    let without_predecessors =
        region.blocks().find(|block| block.has_no_predecessors() && !block.is_entry_block());
    // Blocks in a cycle that nothing enters have predecessors. Version 22 does not notice if control flow leaves such a cycle:
    // to another block, or to the end of the function, which becomes a block that all share.
    let behind_cycle = || {
        let unreachable: FxHashSet<Block> = unreachable_blocks(region).into_iter().collect();
        let mut blocks = region.blocks().filter(|block| unreachable.contains(&block.handle()));
        blocks.find(|block| {
            let is_left = |last: OpRef<'_>| {
                last.num_successors() == 0
                    || last.successors().any(|block| !unreachable.contains(&block.handle()))
            };
            block.back().is_some_and(is_left)
        })
    };
    let unreachable = without_predecessors.or_else(behind_cycle);
    if let Some(op) = unreachable.and_then(|block| block.front()) {
        return Err(op.op_error("transformation does not support unreachable blocks"));
    }
    let ops = region.blocks().flat_map(|block| block.ops());
    for op in ops.flat_map(|op| op.walk(WalkOrder::Post)) {
        if op.num_successors() == 0 {
            continue;
        }
        let Some(branch) = op.dyn_cast::<BranchOpInterface<'_>>() else {
            return Err(op.op_error(
                "transformation does not support terminators with successors not implementing BranchOpInterface",
            ));
        };
        if !is_memory_effect_free(op) {
            return Err(
                op.op_error("transformation does not support terminators with side effects")
            );
        }
        if branch.all_successor_operands().iter().any(|operands| operands.num_produced() > 0) {
            return Err(op.op_error(
                "transformation does not support operations with operation-produced successor operands",
            ));
        }
    }
    Ok(())
}
