//! The order of blocks and operations, which promotions do not change.

use ods_runtime::dominance::dominance_order;
use ods_runtime::ir::{Block, Region};
use ods_runtime::{Ir, Op};
use rustc_hash::FxHashMap;

/// The order of the blocks of regions, dominators first, and of the operations in blocks.
#[derive(Debug, Default)]
pub(super) struct Orders {
    blocks: FxHashMap<Region, FxHashMap<Block, usize>>,
    ops: FxHashMap<Block, FxHashMap<Op, usize>>,
}

impl Orders {
    /// The place of `block` in its region; `None` if it is not reachable.
    pub(super) fn of_block(&mut self, ir: &Ir, block: Block) -> Option<usize> {
        let region = ir.block(block).parent()?;
        let places = self.blocks.entry(region.handle()).or_insert_with(|| {
            dominance_order(region).into_iter().map(|(block, _)| block).zip(0..).collect()
        });
        places.get(&block).copied()
    }

    /// The place of `op` in its block.
    pub(super) fn of_op(&mut self, ir: &Ir, op: Op) -> usize {
        let Some(block) = ir.op(op).block() else { return 0 };
        let number =
            || -> FxHashMap<Op, usize> { block.ops().map(|op| op.handle()).zip(0..).collect() };
        let places = self.ops.entry(block.handle()).or_insert_with(number);
        if let Some(place) = places.get(&op) {
            return *place;
        }
        // A promotion created the operation.
        *places = number();
        places.get(&op).copied().unwrap_or_default()
    }

    /// The place of `op` in its region, or that of the operation around it that is directly in `region`.
    pub(super) fn in_region(&mut self, ir: &Ir, region: Region, op: Op) -> (usize, usize) {
        let op = ir.region(region).find_ancestor_op(ir.op(op)).map_or(op, |op| op.handle());
        let block = ir.op(op).block().and_then(|block| self.of_block(ir, block.handle()));
        (block.unwrap_or(usize::MAX), self.of_op(ir, op))
    }
}
