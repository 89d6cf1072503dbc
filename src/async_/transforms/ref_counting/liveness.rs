//! The blocks in which a value is live.

use ods_runtime::{Block, Ir, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The blocks of the region that defines a value in which it is live or used. A use in an operation is one by the operation.
pub(super) struct Liveness {
    definition: Block,
    live_in: FxHashSet<Block>,
    /// The last user in each block, in the order in which the blocks have users.
    pub(super) last_users: Vec<(Block, Op)>,
}

impl Liveness {
    pub(super) fn of(ir: &Ir, value: Value) -> Option<Self> {
        let view = ir.value(value);
        let definition = view.parent_block()?;
        let region = ir.block(definition).parent()?;
        let mut last_users: Vec<(Block, Op)> = Vec::new();
        let mut places: FxHashMap<Block, usize> = FxHashMap::default();
        for operand in view.uses() {
            let user: OpRef<'_> = region.find_ancestor_op(operand.owner())?;
            let block = user.block()?.handle();
            let place = *places.entry(block).or_insert(last_users.len());
            match last_users.get_mut(place) {
                None => last_users.push((block, user.handle())),
                Some((_, last)) if ir.op(*last).is_before_in_block(user) => *last = user.handle(),
                Some(_) => {}
            }
        }
        let mut live_in = FxHashSet::default();
        let mut worklist: Vec<Block> = last_users.iter().map(|(block, _)| *block).collect();
        while let Some(block) = worklist.pop() {
            if block != definition && live_in.insert(block) {
                worklist.extend(ir.block(block).predecessors().map(|block| block.handle()));
            }
        }
        Some(Liveness { definition, live_in, last_users })
    }

    pub(super) fn is_live_in(&self, block: Block) -> bool {
        self.live_in.contains(&block)
    }

    /// Whether the value is live at the end of `block`. Where it is defined, it is if another block uses it.
    pub(super) fn is_live_out(&self, ir: &Ir, block: Block) -> bool {
        let is_used_elsewhere = || self.last_users.iter().any(|(user, _)| *user != block);
        block == self.definition && is_used_elsewhere() || self.reaches_live(ir, block)
    }

    fn reaches_live(&self, ir: &Ir, block: Block) -> bool {
        ir.block(block).successors().any(|block| self.is_live_in(block.handle()))
    }

    /// The blocks from which some successors, but not all, are live. In the order of the region.
    pub(super) fn diverging(&self, ir: &Ir) -> Vec<Block> {
        let mut blocks: FxHashSet<Block> = self.live_in.clone();
        blocks.insert(self.definition);
        let region = ir.block(self.definition).parent();
        let all = region.into_iter().flat_map(|region| region.blocks());
        all.filter(|block| {
            let is_live = |block: Block| self.is_live_in(block);
            blocks.contains(&block.handle())
                && block.successors().any(|block| is_live(block.handle()))
                && block.successors().any(|block| !is_live(block.handle()))
        })
        .map(|block| block.handle())
        .collect()
    }
}
