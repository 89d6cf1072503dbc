//! Unreachable blocks.

use super::nested_regions;
use crate::core::ir::Region;
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
        if !dead.is_empty() {
            r.erase_blocks(&dead);
        }
        worklist.extend(nested_regions(r.ir().region(region)));
    }
    changed
}
