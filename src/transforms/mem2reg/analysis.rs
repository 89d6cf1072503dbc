//! Whether a memory slot can become values, and where different values meet.

use ods_runtime::dominance::has_ssa_dominance;
use ods_runtime::interfaces::{
    BlockingUse, BranchOpInterface, MemorySlot, PromotableMemOpInterface, PromotableOpInterface,
    RegionKind, RegionKindInterface,
};
use ods_runtime::ir::{Region, RegionRef};
use ods_runtime::{Ir, Op, OpRef};

use super::blocks::{Blocks, Number, Source, compare_in_block};
use super::uses::BlockingUses;

/// How a slot becomes values.
#[derive(Debug)]
pub(super) struct Promotion {
    pub(super) slot: MemorySlot,
    /// The region of its pointer.
    pub(super) region: Region,
    pub(super) uses: BlockingUses,
    /// The loads and stores of the slot with the numbers of their blocks, in order.
    pub(super) accesses: Vec<(Number, Op)>,
    /// The blocks that need a block argument.
    pub(super) merges: Vec<Number>,
}

/// Determines how `slot` becomes values; `None` if that is impossible. Where the content comes from is in the states of
/// `blocks`.
pub(super) fn analyze(ir: &Ir, slot: MemorySlot, blocks: &mut Blocks) -> Option<Promotion> {
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
    blocks.start_slot();
    let mut accesses: Vec<(Number, Op)> = Vec::with_capacity(uses.ops().len());
    for op in uses.ops() {
        let view = ir.op(*op);
        if view.isa::<PromotableMemOpInterface<'_>>() {
            // An operation with both interfaces was not asked as one that accesses memory.
            if view.parent_region() != Some(region) {
                return None;
            }
            accesses.push((blocks.number(ir, view.block()?.handle()), *op));
        }
    }
    accesses.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| compare_in_block(ir, a.1, b.1)));
    if !has_ssa_dominance(region) && uses_later_values(ir, &slot, &accesses) {
        return None;
    }
    let merges = match region.has_one_block() {
        true => Vec::new(),
        false => find_sources(ir, &slot, &accesses, blocks)?,
    };
    Some(Promotion { slot, region: region.handle(), uses, accesses, merges })
}

/// Whether the operations in `region` are unordered.
fn is_graph(region: RegionRef<'_>) -> bool {
    let parent = region.parent_op().and_then(|op| op.dyn_cast::<RegionKindInterface<'_>>());
    parent.is_some_and(|parent| parent.region_kind(region.index()) == RegionKind::Graph)
}

/// Whether an access uses a value that is defined after it, as in a region of an unregistered operation. Then the content of
/// the slot may depend on itself.
fn uses_later_values(ir: &Ir, slot: &MemorySlot, accesses: &[(Number, Op)]) -> bool {
    accesses.iter().any(|(_, op)| {
        let view = ir.op(*op);
        view.operands().filter(|operand| operand.handle() != slot.ptr).any(|operand| {
            operand.defining_op().is_some_and(|definition| {
                definition.block() != view.block() || !definition.is_before_in_block(view)
            })
        })
    })
}

/// Determines where the content of the slot comes from, and returns the blocks where different values meet. `None` if one of
/// them cannot get an argument.
fn find_sources(
    ir: &Ir,
    slot: &MemorySlot,
    accesses: &[(Number, Op)],
    blocks: &mut Blocks,
) -> Option<Vec<Number>> {
    let mut pending = Vec::new();
    for ops in accesses.chunk_by(|a, b| a.0 == b.0) {
        let number = ops[0].0;
        let access = |op: Op| ir.op(op).dyn_cast::<PromotableMemOpInterface<'_>>();
        let ops = || ops.iter().filter_map(|(_, op)| access(*op));
        let first = ops().find(|op| op.loads_from(slot) || op.stores_to(slot));
        if first.is_some_and(|op| op.loads_from(slot)) {
            pending.push(number);
        }
        if ops().any(|op| op.stores_to(slot)) {
            blocks.state(number).has_store = true;
        }
    }
    // The blocks at whose start the content is needed. An allocation in a loop is a new slot each time.
    let first = ir.value(slot.ptr).parent_block().map(|block| blocks.number(ir, block));
    let mut needed = Vec::new();
    while let Some(number) = pending.pop() {
        let state = blocks.state(number);
        if std::mem::replace(&mut state.is_needed, true) {
            continue;
        }
        if state.is_reachable {
            needed.push(number);
        }
        if Some(number) != first {
            for predecessor in ir.block(state.block).predecessors() {
                let predecessor = blocks.existing(predecessor.handle());
                if !blocks.state(predecessor).has_store {
                    pending.push(predecessor);
                }
            }
        }
    }
    needed.sort_unstable();
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for number in &needed {
            let source = match Some(*number) == first {
                true => Some(Source::Default),
                false => source_of(ir, *number, blocks),
            };
            if source.is_some() {
                let before = std::mem::replace(&mut blocks.state(*number).source, source);
                is_changed |= before != source;
            }
        }
    }
    needed.retain(|number| blocks.state(*number).source == Some(Source::Merge(*number)));
    let can_pass = |op: Op| ir.op(op).isa::<BranchOpInterface<'_>>();
    let mut merges = needed.iter().map(|number| blocks.state(*number).block);
    let are_usable = merges.all(|block| ir.block(block).predecessor_ops().all(can_pass));
    are_usable.then_some(needed)
}

/// The source at the start of a block, given those of other blocks. A block where two sources meet stays one.
fn source_of(ir: &Ir, number: Number, blocks: &mut Blocks) -> Option<Source> {
    let merge = Source::Merge(number);
    let state = blocks.state(number);
    if state.source == Some(merge) {
        return Some(merge);
    }
    let view = ir.block(state.block);
    let mut source = view.is_entry_block().then_some(Source::Default);
    for predecessor in view.predecessors() {
        let predecessor = blocks.existing(predecessor.handle());
        let state = blocks.state(predecessor);
        if !state.is_reachable {
            continue;
        }
        let passed = match state.source {
            _ if state.has_store => Source::Store(predecessor),
            Some(passed) => passed,
            None => continue,
        };
        match source {
            Some(source) if source != passed => return Some(merge),
            _ => source = Some(passed),
        }
    }
    source
}
