//! Allocations on the stack: those of a known size move to the entry of the caller, and the stack is restored after others.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::ir::InsertPoint;
use ods_runtime::matchers::constant_attr;
use ods_runtime::traits::{AutomaticAllocationScope, IsIsolatedFromAbove};
use ods_runtime::{Attribute, Block, Ir, Op, OpBuilder, OpRef, Value};

use crate::llvm::{
    AllocaOp, ConstantOp, LLVMPointerType, LifetimeEndOp, LifetimeStartOp, ReturnOp,
    StackRestoreOp, StackSaveOp,
};

/// An allocation of a known size.
struct Allocation {
    op: Op,
    count: Attribute,
    /// Whether markers have to say how long it lives.
    needs_markers: bool,
}

/// The number of elements, if it is a constant.
fn constant_count(op: OpRef<'_>) -> Option<IntegerAttr<'_>> {
    constant_attr(op.operand(0))?.dyn_cast()
}

fn has_markers(op: OpRef<'_>) -> bool {
    let mut users = op.result(0).uses().map(|it| it.owner());
    users.any(|user| user.isa::<LifetimeStartOp<'_>>() || user.isa::<LifetimeEndOp<'_>>())
}

fn allocations_in(ir: &Ir, block: Block) -> impl Iterator<Item = OpRef<'_>> {
    ir.block(block).ops().filter(|op| op.isa::<AllocaOp<'_>>())
}

/// The first block of the closest region around `op` whose allocations are freed together.
fn entry_around(op: OpRef<'_>) -> Option<Block> {
    let mut inner = op;
    for outer in op.ancestors() {
        if outer.has_trait::<AutomaticAllocationScope>() || outer.has_trait::<IsIsolatedFromAbove>()
        {
            return Some(inner.parent_region()?.first_block()?.handle());
        }
        inner = outer;
    }
    None
}

/// Moves the allocations in `blocks`, of which the first one is the entry of the callee.
pub(super) fn move_to_entry(ir: &mut Ir, call: Op, blocks: &[Block]) {
    let (Some(&first), Some(entry)) = (blocks.first(), entry_around(ir.op(call))) else { return };
    let moved: Vec<Allocation> = allocations_in(ir, first)
        .filter_map(|op| {
            let count = constant_count(op)?;
            let needs_markers = !count.value().is_zero() && !has_markers(op);
            Some(Allocation { op: op.handle(), count: count.handle(), needs_markers })
        })
        .collect();
    let is_dynamic = blocks
        .iter()
        .flat_map(|block| allocations_in(ir, *block))
        .any(|op| constant_count(op).is_none());
    let loc = ir.op(call).loc();
    let stack = is_dynamic.then(|| {
        let pointer = LLVMPointerType::get(ir.ctx(), 0).handle();
        let mut b = OpBuilder::new(ir, InsertPoint::Start(first), loc);
        let saved = StackSaveOp::build(&mut b, pointer);
        b.result(saved, 0)
    });
    let mut point = InsertPoint::Start(entry);
    for allocation in &moved {
        let op = allocation.op;
        let (loc, value) = (ir.op(op).loc(), ir.op(op).result(0).handle());
        if allocation.needs_markers {
            LifetimeStartOp::build(&mut OpBuilder::new(ir, InsertPoint::Before(op), loc), value);
        }
        let ty = ir.op(op).operand(0).ty().handle();
        let mut b = OpBuilder::new(ir, point, loc);
        let count = ConstantOp::build(&mut b, ty, allocation.count).op();
        ir.move_op(op, InsertPoint::After(count));
        let count = ir.op(count).result(0).handle();
        ir.set_operand(op, 0, count);
        point = InsertPoint::After(op);
    }
    for block in blocks {
        let end = ir.block(*block).back().filter(|op| op.isa::<ReturnOp<'_>>());
        if let Some(end) = end.map(|op| op.handle()) {
            end_before(ir, end, call, stack, &moved);
        }
    }
}

/// Ends what is allocated before a terminator that returns from the callee.
fn end_before(ir: &mut Ir, end: Op, call: Op, stack: Option<Value>, moved: &[Allocation]) {
    let loc = ir.op(call).loc();
    if let Some(stack) = stack {
        StackRestoreOp::build(&mut OpBuilder::new(ir, InsertPoint::Before(end), loc), stack);
    }
    for allocation in moved.iter().filter(|it| it.needs_markers) {
        let op = ir.op(allocation.op);
        let (loc, value) = (op.loc(), op.result(0).handle());
        LifetimeEndOp::build(&mut OpBuilder::new(ir, InsertPoint::Before(end), loc), value);
    }
}
