//! The pass `sroa`: replaces memory slots of aggregates by slots of their parts.

use ods_runtime::interfaces::{
    BlockingUse, DeletionKind, DestructurableAccessorOpInterface,
    DestructurableAllocationOpInterface, DestructurableMemorySlot, PromotableOpInterface,
    SafeMemorySlotAccessOpInterface, Subslots,
};
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Attribute, Ir, Op, OpRef};
use rustc_hash::FxHashSet;

use super::SROA;
use super::mem2reg::BlockingUses;

impl RunPass for SROA {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let is_allocation = |op: &Op| ir.op(*op).isa::<DestructurableAllocationOpInterface<'_>>();
        let nested = ir.op(op).walk(WalkOrder::Post).map(|op| op.handle());
        let mut pending: Vec<Op> = nested.filter(|it| *it != op).filter(is_allocation).collect();
        let mut is_any_changed = false;
        // A slot may become replaceable when another one was replaced.
        loop {
            let (mut left, mut is_changed) = (Vec::with_capacity(pending.len()), false);
            for op in pending {
                let slots = ir
                    .op(op)
                    .cast::<DestructurableAllocationOpInterface<'_>>()
                    .destructurable_slots();
                let plan = slots.into_iter().find_map(|slot| Some((Plan::of(ir, &slot)?, slot)));
                match plan {
                    // Other slots of the operation may be different now.
                    Some((plan, slot)) => {
                        is_changed = true;
                        self.count(&plan, &slot);
                        plan.apply(ir, op, &slot, &mut left);
                    }
                    None => left.push(op),
                }
            }
            is_any_changed |= is_changed;
            if !is_changed {
                break;
            }
            pending = left;
        }
        if !is_any_changed {
            cx.preserve_all();
        }
        Ok(())
    }
}

impl SROA {
    fn count(&mut self, plan: &Plan, slot: &DestructurableMemorySlot) {
        self.statistics.destructured += 1;
        self.statistics.with_benefit += u64::from(slot.parts.len() != plan.parts.len());
        self.statistics.max_parts = self.statistics.max_parts.max(slot.parts.len() as u64);
    }
}

/// How a slot is replaced.
#[derive(Default)]
struct Plan {
    /// The indices of the parts that are used.
    parts: Vec<Attribute>,
    /// The operations that will use the slots of parts.
    accessors: Vec<Op>,
    /// The uses that will be removed.
    uses: BlockingUses,
}

impl Plan {
    /// How `slot` is replaced; `None` if that is impossible.
    fn of(ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Self> {
        if !ir.value(slot.slot.ptr).has_uses() {
            return None;
        }
        let (mut plan, mut indices, mut pending) = (Plan::default(), Vec::new(), Vec::new());
        for operand in ir.value(slot.slot.ptr).uses() {
            let op = operand.owner();
            let accessor = op.dyn_cast::<DestructurableAccessorOpInterface<'_>>();
            if accessor.is_some_and(|it| it.can_rewire(slot, &mut indices, &mut pending)) {
                plan.accessors.push(op.handle());
            } else {
                plan.uses.add(op.handle(), operand.operand_number());
            }
        }
        let mut seen = FxHashSet::default();
        plan.parts = indices.into_iter().filter(|index| seen.insert(*index)).collect();
        let mut visited = FxHashSet::default();
        while let Some(slot) = pending.pop() {
            for operand in ir.value(slot.ptr).uses() {
                let (op, number) = (operand.owner(), operand.operand_number());
                if !visited.insert((op.handle(), number)) {
                    continue;
                }
                let access = op.dyn_cast::<SafeMemorySlotAccessOpInterface<'_>>();
                if !access.is_some_and(|it| it.ensure_only_safe_accesses(&slot, &mut pending)) {
                    plan.uses.add(op.handle(), number);
                }
            }
        }
        let accepts = |op: OpRef<'_>, operands: &[usize], others: &mut Vec<BlockingUse>| {
            let op = op.dyn_cast::<PromotableOpInterface<'_>>();
            op.is_some_and(|op| op.can_uses_be_removed(operands, others))
        };
        plan.uses.propagate(ir, &accepts).then_some(plan)
    }

    /// Replaces `slot`, which `op` allocates. Adds new allocations to `allocations`.
    fn apply(
        &self,
        ir: &mut Ir,
        op: Op,
        slot: &DestructurableMemorySlot,
        allocations: &mut Vec<Op>,
    ) {
        let mut r = Rewriter::new(ir);
        let Some(block) = r.ir().value(slot.slot.ptr).parent_block() else { return };
        let loc = r.op(op).loc();
        r.set_loc(loc);
        r.set_insert_point(InsertPoint::Start(block));
        let slots = DestructurableAllocationOpInterface::destructure(
            &mut r,
            op,
            slot,
            &self.parts,
            allocations,
        );
        let subslots: Subslots = self.parts.iter().copied().zip(slots).collect();
        let mut erased = Vec::new();
        for op in topological_order(r.ir(), self.uses.ops().iter().chain(&self.accessors)) {
            let loc = r.op(op).loc();
            r.set_loc(loc);
            r.set_insert_point(InsertPoint::After(op));
            let deletion = if self.accessors.contains(&op) {
                DestructurableAccessorOpInterface::rewire(&mut r, op, slot, &subslots)
            } else {
                PromotableOpInterface::remove_blocking_uses(&mut r, op, self.uses.of(op))
            };
            if deletion == DeletionKind::Delete {
                erased.push(op);
            }
        }
        erased.into_iter().for_each(|op| r.erase_op(op));
        r.set_insert_point(InsertPoint::Start(block));
        let further =
            DestructurableAllocationOpInterface::handle_destructuring_complete(&mut r, op, slot);
        allocations.extend(further);
    }
}

/// `ops` without repetition, users first.
fn topological_order<'a>(ir: &Ir, ops: impl Iterator<Item = &'a Op>) -> Vec<Op> {
    let mut set: Vec<Op> = Vec::new();
    let mut members = FxHashSet::default();
    set.extend(ops.filter(|op| members.insert(**op)));
    let (mut order, mut visited) = (Vec::new(), FxHashSet::default());
    for op in set {
        let mut stack = vec![(op, false)];
        while let Some((op, is_done)) = stack.pop() {
            if is_done {
                order.push(op);
            } else if visited.insert(op) {
                stack.push((op, true));
                let users = ir.op(op).results().flat_map(|result| result.uses());
                let users = users.map(|operand| operand.owner().handle());
                stack.extend(users.filter(|user| members.contains(user)).map(|user| (user, false)));
            }
        }
    }
    order
}
