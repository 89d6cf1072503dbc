//! Whether a memory slot can become values, and where different values meet.

use std::collections::BTreeMap;

use ods_runtime::dominance::has_ssa_dominance;
use ods_runtime::interfaces::{
    BlockingUse, BranchOpInterface, MemorySlot, PromotableMemOpInterface, PromotableOpInterface,
    RegionKind, RegionKindInterface,
};
use ods_runtime::ir::{Block, Region, RegionRef};
use ods_runtime::{Ir, Op, OpRef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::order::Orders;
use super::uses::BlockingUses;

/// How a slot becomes values.
#[derive(Debug)]
pub(super) struct Promotion {
    pub(super) slot: MemorySlot,
    /// The region of its pointer.
    pub(super) region: Region,
    pub(super) uses: BlockingUses,
    /// The loads and stores of the slot, by block, in order.
    pub(super) accesses: BTreeMap<Block, Vec<Op>>,
    /// The blocks that need a block argument.
    pub(super) merges: Vec<Block>,
    /// Where the content comes from, at the start of blocks where it is needed.
    pub(super) sources: FxHashMap<Block, Source>,
}

/// Where the content of a slot at the start of a block comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// From no store.
    Default,
    /// From the last store of a block.
    Store(Block),
    /// From the block argument of a block where several values meet.
    Merge(Block),
}

/// Determines how `slot` becomes values; `None` if that is impossible.
pub(super) fn analyze(ir: &Ir, slot: MemorySlot, orders: &mut Orders) -> Option<Promotion> {
    let ptr = ir.value(slot.ptr);
    if !ptr.has_uses() {
        return None;
    }
    let region = ir.block(ptr.parent_block()?).parent()?;
    if is_graph(region) {
        return None;
    }
    let mut uses = BlockingUses::default();
    for operand in ptr.uses() {
        uses.add(operand.owner().handle(), operand.operand_number());
    }
    let accepts = |op: OpRef<'_>, operands: &[usize], others: &mut Vec<BlockingUse>| {
        if let Some(promotable) = op.dyn_cast::<PromotableOpInterface<'_>>() {
            return promotable.can_uses_be_removed(operands, others);
        }
        // Outside of the region, the content of the slot is not known.
        op.parent_region() == Some(region)
            && op
                .dyn_cast::<PromotableMemOpInterface<'_>>()
                .is_some_and(|access| access.can_uses_be_removed(&slot, operands, others))
    };
    if !uses.propagate(ir, &accepts) {
        return None;
    }
    let mut accesses: BTreeMap<Block, Vec<Op>> = BTreeMap::new();
    for op in uses.ops() {
        let view = ir.op(*op);
        if view.isa::<PromotableMemOpInterface<'_>>() {
            // An operation with both interfaces was not asked as one that accesses memory.
            if view.parent_region() != Some(region) {
                return None;
            }
            accesses.entry(view.block()?.handle()).or_default().push(*op);
        }
    }
    let unsorted = accesses.values_mut().filter(|ops| ops.len() > 1);
    unsorted.for_each(|ops| ops.sort_by_cached_key(|op| orders.of_op(ir, *op)));
    if !has_ssa_dominance(region) && uses_later_values(ir, &slot, &accesses, orders) {
        return None;
    }
    let mut promotion = Promotion {
        slot,
        region: region.handle(),
        uses,
        accesses,
        merges: Vec::new(),
        sources: FxHashMap::default(),
    };
    if !region.has_one_block() {
        find_sources(ir, &mut promotion, orders)?;
    }
    Some(promotion)
}

/// Whether the operations in `region` are unordered.
fn is_graph(region: RegionRef<'_>) -> bool {
    let parent = region.parent_op().and_then(|op| op.dyn_cast::<RegionKindInterface<'_>>());
    parent.is_some_and(|parent| parent.region_kind(region.index()) == RegionKind::Graph)
}

/// Whether an access uses a value that is defined after it, as in a region of an unregistered operation. Then the content of
/// the slot may depend on itself.
fn uses_later_values(
    ir: &Ir,
    slot: &MemorySlot,
    accesses: &BTreeMap<Block, Vec<Op>>,
    orders: &mut Orders,
) -> bool {
    accesses.values().flatten().any(|op| {
        let view = ir.op(*op);
        let place = orders.of_op(ir, *op);
        view.operands().filter(|operand| operand.handle() != slot.ptr).any(|operand| {
            operand.defining_op().is_some_and(|definition| {
                definition.block() != view.block() || orders.of_op(ir, definition.handle()) >= place
            })
        })
    })
}

/// Determines where the content of the slot comes from, and where different values meet. `None` if values meet in a block
/// that cannot get an argument.
fn find_sources(ir: &Ir, promotion: &mut Promotion, orders: &mut Orders) -> Option<()> {
    let Promotion { slot, accesses, .. } = &*promotion;
    let access = |op: Op| ir.op(op).dyn_cast::<PromotableMemOpInterface<'_>>();
    let (mut stores, mut pending) = (FxHashSet::default(), Vec::new());
    #[allow(clippy::iter_over_hash_type, reason = "the blocks are independent")]
    for (block, ops) in accesses {
        let ops = || ops.iter().filter_map(|op| access(*op));
        if ops().any(|op| op.stores_to(slot)) {
            stores.insert(*block);
        }
        let first = ops().find(|op| op.loads_from(slot) || op.stores_to(slot));
        if first.is_some_and(|op| op.loads_from(slot)) {
            pending.push(*block);
        }
    }
    // The blocks at whose start the content is needed. An allocation in a loop is a new slot each time.
    let first = ir.value(slot.ptr).parent_block();
    let mut needed: FxHashSet<Block> = FxHashSet::default();
    while let Some(block) = pending.pop() {
        if needed.insert(block) && Some(block) != first {
            let predecessors = ir.block(block).predecessors().map(|block| block.handle());
            pending.extend(predecessors.filter(|block| !stores.contains(block)));
        }
    }
    let mut order: Vec<(usize, Block)> =
        needed.iter().filter_map(|block| Some((orders.of_block(ir, *block)?, *block))).collect();
    order.sort_unstable();
    let mut sources: FxHashMap<Block, Source> = FxHashMap::default();
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for (_, block) in &order {
            let source = match Some(*block) == first {
                true => Some(Source::Default),
                false => source_of(ir, *block, &sources, |it| {
                    orders.of_block(ir, it).is_some().then(|| stores.contains(&it))
                }),
            };
            if let Some(source) = source {
                is_changed |= sources.insert(*block, source) != Some(source);
            }
        }
    }
    let merges: Vec<Block> = order
        .iter()
        .map(|(_, block)| *block)
        .filter(|block| sources.get(block) == Some(&Source::Merge(*block)))
        .collect();
    let can_pass = |op: Op| ir.op(op).isa::<BranchOpInterface<'_>>();
    let are_usable = merges.iter().all(|block| ir.block(*block).predecessor_ops().all(can_pass));
    promotion.sources = sources;
    promotion.merges = merges;
    are_usable.then_some(())
}

/// The source at the start of `block`, given those of other blocks. `has_store` is `None` for an unreachable block. A block
/// where two sources meet stays one.
fn source_of(
    ir: &Ir,
    block: Block,
    sources: &FxHashMap<Block, Source>,
    mut has_store: impl FnMut(Block) -> Option<bool>,
) -> Option<Source> {
    let merge = Source::Merge(block);
    if sources.get(&block) == Some(&merge) {
        return Some(merge);
    }
    let view = ir.block(block);
    let mut source = view.is_entry_block().then_some(Source::Default);
    for predecessor in view.predecessors() {
        let predecessor = predecessor.handle();
        let passed = match has_store(predecessor) {
            None => continue,
            Some(true) => Source::Store(predecessor),
            Some(false) => match sources.get(&predecessor) {
                Some(passed) => *passed,
                None => continue,
            },
        };
        match source {
            Some(source) if source != passed => return Some(merge),
            _ => source = Some(passed),
        }
    }
    source
}
