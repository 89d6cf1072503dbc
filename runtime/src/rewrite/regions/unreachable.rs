//! Unreachable blocks.

use super::nested_regions;
use crate::core::ir::{Block, Region, Value};
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::dominance::unreachable_blocks;

/// Erases the blocks of `region` and of the regions nested in it that control flow cannot reach. Returns whether there
/// were any. Corresponds to `mlir::eraseUnreachableBlocks`.
pub fn erase_unreachable_blocks(r: &mut Rewriter<'_>, region: Region) -> bool {
    let mut changed = false;
    let mut worklist = vec![region];
    while let Some(region) = worklist.pop() {
        let dead = unreachable_blocks(r.ir().region(region));
        changed |= !dead.is_empty();
        erase_blocks(r, &dead);
        worklist.extend(nested_regions(r.ir().region(region)));
    }
    changed
}

/// Erases blocks that may use each other's values and be each other's successors.
fn erase_blocks(r: &mut Rewriter<'_>, blocks: &[Block]) {
    for block in blocks {
        drop_uses_of_values(r, *block);
    }
    for block in blocks {
        if let Some(terminator) = r.ir().block(*block).back().map(|op| op.handle()) {
            r.ir_mut().drop_successors(terminator);
        }
    }
    for block in blocks {
        r.erase_block(*block);
    }
}

/// Removes the operands that use values of `block`. Their operations are unreachable.
fn drop_uses_of_values(r: &mut Rewriter<'_>, block: Block) {
    let view = r.ir().block(block);
    let results = view.ops().flat_map(|op| op.results()).map(|value| value.handle());
    let values: Vec<Value> = view.argument_handles().iter().copied().chain(results).collect();
    for value in values {
        while let Some(user) = r.ir().value(value).uses().next().map(|it| it.owner().handle()) {
            r.ir_mut().set_operands(user, &[]);
        }
    }
}
