//! Replacing a memory slot by values.

use ods_runtime::interfaces::{
    DeletionKind, PromotableAllocationOpInterface, PromotableMemOpInterface, PromotableOpInterface,
};
use ods_runtime::ir::{Block, InsertPoint};
use ods_runtime::rewrite::{Rewriter, append_successor_operands};
use ods_runtime::{Ir, Op, Value};
use rustc_hash::FxHashMap;

use super::analysis::{Promotion, Source};
use super::order::Orders;

/// The values that replace the content of a slot.
struct Values<'p> {
    promotion: &'p Promotion,
    default: Value,
    /// The new block arguments.
    arguments: FxHashMap<Block, Value>,
    /// The content after the last store of each block.
    last: FxHashMap<Block, Value>,
    /// The content before each access.
    before: FxHashMap<Op, Value>,
    /// The stores and their values.
    stores: Vec<(Op, Value)>,
}

/// Replaces the slot of `promotion`, which `allocation` allocates. Returns the allocation of further slots.
pub(super) fn promote(
    ir: &mut Ir,
    allocation: Op,
    promotion: &Promotion,
    orders: &mut Orders,
) -> Option<Op> {
    let slot = &promotion.slot;
    let mut r = Rewriter::new(ir);
    let block = r.ir().value(slot.ptr).parent_block()?;
    set_point(&mut r, InsertPoint::Start(block), allocation);
    let default = PromotableAllocationOpInterface::default_value(&mut r, allocation, slot);
    let mut values = Values {
        promotion,
        default,
        arguments: FxHashMap::default(),
        last: FxHashMap::default(),
        before: FxHashMap::default(),
        stores: Vec::new(),
    };
    for block in &promotion.merges {
        let loc = r.ir().value(slot.ptr).loc().unwrap_or_else(|| r.op(allocation).loc());
        let argument = r.ir_mut().add_argument(*block, slot.element_type, loc);
        values.arguments.insert(*block, argument);
        set_point(&mut r, InsertPoint::Start(*block), allocation);
        PromotableAllocationOpInterface::handle_block_argument(&mut r, allocation, slot, argument);
    }
    values.compute(&mut r, orders);
    values.pass_to_arguments(&mut r, orders);
    values.remove_uses(&mut r, orders);
    set_point(&mut r, InsertPoint::Start(block), allocation);
    PromotableAllocationOpInterface::handle_promotion_complete(&mut r, allocation, slot, default)
}

/// Inserts new operations at `point`, with the location of `op`.
fn set_point(r: &mut Rewriter<'_>, point: InsertPoint, op: Op) {
    let loc = r.op(op).loc();
    r.set_loc(loc);
    r.set_insert_point(point);
}

impl Values<'_> {
    /// Computes the content before each access and after each store.
    fn compute(&mut self, r: &mut Rewriter<'_>, orders: &mut Orders) {
        let slot = &self.promotion.slot;
        let blocks = self.promotion.accesses.keys().copied();
        let mut blocks: Vec<(usize, Block)> =
            blocks.filter_map(|it| Some((orders.of_block(r.ir(), it)?, it))).collect();
        blocks.sort_unstable();
        for (_, block) in blocks {
            let mut content = self.at_start(block);
            for op in &self.promotion.accesses[&block] {
                self.before.insert(*op, content);
                let access = r.op(*op).cast::<PromotableMemOpInterface<'_>>();
                if access.stores_to(slot) {
                    set_point(r, InsertPoint::After(*op), *op);
                    content = PromotableMemOpInterface::stored(r, *op, slot, content);
                    self.stores.push((*op, content));
                    self.last.insert(block, content);
                }
            }
        }
    }

    /// The content at the start of a reachable block.
    fn at_start(&self, block: Block) -> Value {
        match self.promotion.sources.get(&block) {
            None | Some(Source::Default) => self.default,
            Some(Source::Store(block)) => self.last.get(block).copied().unwrap_or(self.default),
            Some(Source::Merge(block)) => self.arguments[block],
        }
    }

    /// Passes values to the new block arguments; the default value from unreachable blocks.
    fn pass_to_arguments(&self, r: &mut Rewriter<'_>, orders: &mut Orders) {
        for block in &self.promotion.merges {
            let mut terminators: Vec<Op> = r.ir().block(*block).predecessor_ops().collect();
            terminators.sort_unstable();
            terminators.dedup();
            for terminator in terminators {
                let Some(from) = r.op(terminator).block().map(|it| it.handle()) else { continue };
                let value = match (orders.of_block(r.ir(), from), self.last.get(&from)) {
                    (None, _) => self.default,
                    (Some(_), Some(last)) => *last,
                    (Some(_), None) => self.at_start(from),
                };
                let successors = r.op(terminator).successors().enumerate();
                let edges = successors.filter(|(_, to)| to.handle() == *block);
                let edges: Vec<usize> = edges.map(|(index, _)| index).collect();
                for index in edges {
                    append_successor_operands(r, terminator, index, &[value]);
                }
            }
        }
    }

    /// The operations with blocking uses, in order.
    fn users(&self, ir: &Ir, orders: &mut Orders) -> Vec<Op> {
        let Promotion { region, uses, accesses, .. } = self.promotion;
        let num_accesses: usize = accesses.values().map(Vec::len).sum();
        if num_accesses == uses.ops().len() {
            // The accesses of each block are sorted.
            let mut blocks: Vec<(usize, &Vec<Op>)> = Vec::with_capacity(accesses.len());
            for (block, ops) in accesses {
                blocks.push((orders.of_block(ir, *block).unwrap_or(usize::MAX), ops));
            }
            blocks.sort_by_key(|(order, _)| *order);
            return blocks.into_iter().flat_map(|(_, ops)| ops.iter().copied()).collect();
        }
        let mut ops = uses.ops().to_vec();
        ops.sort_by_cached_key(|op| orders.in_region(ir, *region, *op));
        ops
    }

    /// Removes all uses of the slot, later ones first, because the content before a load may be the result of an earlier load.
    fn remove_uses(&self, r: &mut Rewriter<'_>, orders: &mut Orders) {
        let Promotion { slot, uses, .. } = self.promotion;
        let ops = self.users(r.ir(), orders);
        let (mut erased, mut visited) = (Vec::new(), Vec::new());
        for op in ops.into_iter().rev() {
            set_point(r, InsertPoint::After(op), op);
            let blocking = uses.of(op);
            let deletion = if r.op(op).isa::<PromotableMemOpInterface<'_>>() {
                let content = self.before.get(&op).copied().unwrap_or(self.default);
                PromotableMemOpInterface::remove_blocking_uses(r, op, slot, blocking, content)
            } else {
                PromotableOpInterface::remove_blocking_uses(r, op, blocking)
            };
            if deletion == DeletionKind::Delete {
                erased.push(op);
            }
            let promotable = r.op(op).dyn_cast::<PromotableOpInterface<'_>>();
            if promotable.is_some_and(|op| op.requires_replaced_values()) {
                visited.push(op);
            }
        }
        for op in visited {
            set_point(r, InsertPoint::After(op), op);
            PromotableOpInterface::visit_replaced_values(r, op, &self.stores);
        }
        for op in erased {
            r.erase_op(op);
        }
    }
}
