//! The order of blocks, and what an analysis knows about them.

use std::cmp::Ordering;

use ods_runtime::dominance::dominance_order;
use ods_runtime::ir::{Block, Region};
use ods_runtime::{Ir, Op, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The number of a block. Those of a region are consecutive: first the reachable blocks, dominators first, then the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Number(u32);

/// Where the content of a slot at the start of a block comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// From no store.
    Default,
    /// From the last store of a block.
    Store(Number),
    /// From the block argument of a block where several values meet.
    Merge(Number),
}

/// What is known about a block and a slot.
#[derive(Clone, Debug)]
pub(super) struct BlockState {
    pub(super) block: Block,
    pub(super) is_reachable: bool,
    /// The number of the slot that the following fields are about.
    slot: u32,
    /// Whether it stores to the slot.
    pub(super) has_store: bool,
    /// Whether the content at its start is needed.
    pub(super) is_needed: bool,
    /// Where the content at its start comes from.
    pub(super) source: Option<Source>,
    /// The new block argument.
    pub(super) argument: Option<Value>,
    /// The content after the last store.
    pub(super) last: Option<Value>,
}

impl BlockState {
    fn new(block: Block, is_reachable: bool, slot: u32) -> Self {
        let (argument, last) = (None, None);
        let (has_store, is_needed, source) = (false, false, None);
        BlockState { block, is_reachable, slot, has_store, is_needed, source, argument, last }
    }
}

/// Blocks by number. All regions and slots share the tables, because there may be many small ones. Promotions do not add
/// blocks.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    numbers: FxHashMap<Block, Number>,
    states: Vec<BlockState>,
    /// The regions whose blocks have numbers.
    regions: FxHashSet<Region>,
    /// The number of the current slot.
    slot: u32,
}

impl Blocks {
    /// Forgets what is known about the last slot.
    pub(super) fn start_slot(&mut self) {
        self.slot += 1;
    }

    /// The number of a block.
    pub(super) fn number(&mut self, ir: &Ir, block: Block) -> Number {
        if let Some(number) = self.numbers.get(&block) {
            return *number;
        }
        let parent = ir.block(block).parent();
        let region = parent.filter(|region| self.regions.insert(region.handle()));
        let Some(region) = region else { return self.add(block, false) };
        if region.has_one_block() {
            return self.add(block, true);
        }
        let reachable = dominance_order(region).into_iter().map(|(block, _)| block);
        reachable.for_each(|block| _ = self.add(block, true));
        for block in region.blocks().map(|block| block.handle()) {
            if !self.numbers.contains_key(&block) {
                self.add(block, false);
            }
        }
        self.numbers[&block]
    }

    fn add(&mut self, block: Block, is_reachable: bool) -> Number {
        let number = Number(self.states.len() as u32);
        self.numbers.insert(block, number);
        self.states.push(BlockState::new(block, is_reachable, self.slot));
        number
    }

    /// The number of a block in a region whose blocks have numbers.
    pub(super) fn existing(&self, block: Block) -> Number {
        self.numbers[&block]
    }

    /// What is known about a block and the current slot.
    pub(super) fn state(&mut self, number: Number) -> &mut BlockState {
        let state = &mut self.states[number.0 as usize];
        if state.slot != self.slot {
            *state = BlockState::new(state.block, state.is_reachable, self.slot);
        }
        state
    }
}

/// Compares two operations of a block.
pub(super) fn compare_in_block(ir: &Ir, a: Op, b: Op) -> Ordering {
    if a == b {
        Ordering::Equal
    } else if ir.op(a).is_before_in_block(ir.op(b)) {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}
