//! The order of blocks and operations, which promotions do not change.

use ods_runtime::dominance::dominance_order;
use ods_runtime::ir::{Block, Region};
use ods_runtime::{Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// The order of the blocks of regions, dominators first, and of the operations in blocks. All share two tables, because there
/// may be many small regions.
#[derive(Debug, Default)]
pub(super) struct Orders {
    blocks: FxHashMap<Block, usize>,
    ops: FxHashMap<Op, usize>,
    /// The regions whose blocks are in the table.
    regions: FxHashSet<Region>,
}

impl Orders {
    /// The place of `block` in its region; `None` if it is not reachable.
    pub(super) fn of_block(&mut self, ir: &Ir, block: Block) -> Option<usize> {
        if let Some(place) = self.blocks.get(&block) {
            return Some(*place);
        }
        let region = ir.block(block).parent()?;
        if !self.regions.insert(region.handle()) {
            return None;
        }
        if region.has_one_block() {
            self.blocks.insert(block, 0);
        } else {
            let order = dominance_order(region).into_iter().map(|(block, _)| block);
            self.blocks.extend(order.zip(0..));
        }
        self.blocks.get(&block).copied()
    }

    /// The place of `op` in its block.
    pub(super) fn of_op(&mut self, ir: &Ir, op: Op) -> usize {
        if let Some(place) = self.ops.get(&op) {
            return *place;
        }
        // The block has no numbers yet, or a promotion created the operation.
        let Some(block) = ir.op(op).block() else { return 0 };
        self.ops.extend(block.ops().map(|op| op.handle()).zip(0..));
        self.ops.get(&op).copied().unwrap_or_default()
    }

    /// The place of `op` in its region, or that of the operation around it that is directly in `region`.
    pub(super) fn in_region(&mut self, ir: &Ir, region: Region, op: Op) -> (usize, usize) {
        let op = ir.region(region).find_ancestor_op(ir.op(op)).map_or(op, |op| op.handle());
        let block = ir.op(op).block().and_then(|block| self.of_block(ir, block.handle()));
        (block.unwrap_or(usize::MAX), self.of_op(ir, op))
    }
}
