//! Replacing a memory slot by values.

use ods_runtime::interfaces::{
    DeletionKind, PromotableAllocationOpInterface, PromotableMemOpInterface, PromotableOpInterface,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::rewrite::{Rewriter, append_successor_operands};
use ods_runtime::{Ir, Op, Value};

use super::analysis::Promotion;
use super::blocks::{Blocks, Number, Source, compare_in_block};

/// The values that replace the content of a slot.
struct Values<'p> {
    promotion: &'p Promotion,
    default: Value,
    /// The content before each access, in the same order.
    before: Vec<Value>,
    /// The stores and their values.
    stores: Vec<(Op, Value)>,
}

/// Replaces the slot of `promotion`, which `allocation` allocates. Returns the allocation of further slots.
pub(super) fn promote(
    ir: &mut Ir,
    allocation: Op,
    promotion: &Promotion,
    blocks: &mut Blocks,
) -> Option<Op> {
    let slot = &promotion.slot;
    let mut r = Rewriter::new(ir);
    let block = r.ir().value(slot.ptr).parent_block()?;
    set_point(&mut r, InsertPoint::Start(block), allocation);
    let default = PromotableAllocationOpInterface::default_value(&mut r, allocation, slot);
    let mut values = Values {
        promotion,
        default,
        before: Vec::with_capacity(promotion.accesses.len()),
        stores: Vec::new(),
    };
    for number in &promotion.merges {
        let block = blocks.state(*number).block;
        let loc = r.ir().value(slot.ptr).loc().unwrap_or_else(|| r.op(allocation).loc());
        let argument = r.ir_mut().add_argument(block, slot.element_type, loc);
        blocks.state(*number).argument = Some(argument);
        set_point(&mut r, InsertPoint::Start(block), allocation);
        PromotableAllocationOpInterface::handle_block_argument(&mut r, allocation, slot, argument);
    }
    values.compute(&mut r, blocks);
    values.pass_to_arguments(&mut r, blocks);
    values.remove_uses(&mut r, blocks);
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
    fn compute(&mut self, r: &mut Rewriter<'_>, blocks: &mut Blocks) {
        let Promotion { slot, accesses, .. } = self.promotion;
        for accesses in accesses.chunk_by(|a, b| a.0 == b.0) {
            let number = accesses[0].0;
            let state = blocks.state(number);
            // In unreachable blocks, accesses get the default value.
            if !state.is_reachable {
                self.before.extend(accesses.iter().map(|_| self.default));
                continue;
            }
            let (mut content, mut has_store) = (self.at_start(number, blocks), false);
            for (_, op) in accesses {
                self.before.push(content);
                let access = r.op(*op).cast::<PromotableMemOpInterface<'_>>();
                if access.stores_to(slot) {
                    set_point(r, InsertPoint::After(*op), *op);
                    content = PromotableMemOpInterface::stored(r, *op, slot, content);
                    self.stores.push((*op, content));
                    has_store = true;
                }
            }
            if has_store {
                blocks.state(number).last = Some(content);
            }
        }
    }

    /// The content at the start of a reachable block.
    fn at_start(&self, number: Number, blocks: &mut Blocks) -> Value {
        let value = match blocks.state(number).source {
            None | Some(Source::Default) => None,
            Some(Source::Store(number)) => blocks.state(number).last,
            Some(Source::Merge(number)) => blocks.state(number).argument,
        };
        value.unwrap_or(self.default)
    }

    /// Passes values to the new block arguments; the default value from unreachable blocks.
    fn pass_to_arguments(&self, r: &mut Rewriter<'_>, blocks: &mut Blocks) {
        for number in &self.promotion.merges {
            let block = blocks.state(*number).block;
            let mut terminators: Vec<Op> = r.ir().block(block).predecessor_ops().collect();
            terminators.sort_unstable();
            terminators.dedup();
            for terminator in terminators {
                let Some(from) = r.op(terminator).block().map(|it| it.handle()) else { continue };
                let number = blocks.existing(from);
                let state = blocks.state(number);
                let value = match (state.is_reachable, state.last) {
                    (false, _) => self.default,
                    (true, Some(last)) => last,
                    (true, None) => self.at_start(number, blocks),
                };
                for index in 0..r.op(terminator).num_successors() {
                    if r.op(terminator).successor(index).handle() == block {
                        append_successor_operands(r, terminator, index, &[value]);
                    }
                }
            }
        }
    }

    /// The operations with blocking uses, in order.
    fn users(&self, ir: &Ir, blocks: &mut Blocks) -> Vec<Op> {
        let Promotion { region, uses, accesses, .. } = self.promotion;
        if accesses.len() == uses.ops().len() {
            return accesses.iter().map(|(_, op)| *op).collect();
        }
        let region = ir.region(*region);
        let place = |op: &Op| {
            let around = region.find_ancestor_op(ir.op(*op));
            let around = around.map_or(*op, |around| around.handle());
            let block = ir.op(around).block().map(|block| blocks.number(ir, block.handle()));
            (block, around, *op)
        };
        let mut ops: Vec<_> = uses.ops().iter().map(place).collect();
        ops.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| compare_in_block(ir, a.1, b.1)));
        ops.into_iter().map(|(_, _, op)| op).collect()
    }

    /// Removes all uses of the slot, later ones first, because the content before a load may be the result of an earlier load.
    fn remove_uses(&self, r: &mut Rewriter<'_>, blocks: &mut Blocks) {
        let Promotion { slot, uses, accesses, .. } = self.promotion;
        let ops = self.users(r.ir(), blocks);
        let mut contents = accesses.iter().zip(&self.before).rev().peekable();
        let (mut erased, mut visited) = (Vec::new(), Vec::new());
        for op in ops.into_iter().rev() {
            set_point(r, InsertPoint::After(op), op);
            let blocking = uses.of(op);
            let deletion = if r.op(op).isa::<PromotableMemOpInterface<'_>>() {
                let content = contents.next_if(|((_, access), _)| *access == op);
                let content = content.map_or(self.default, |(_, content)| *content);
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
