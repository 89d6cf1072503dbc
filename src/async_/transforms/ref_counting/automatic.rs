//! The pass `async-runtime-ref-counting`: references are dropped after the last uses.

use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::traits::{IsTerminator, ReturnLike};
use ods_runtime::{Block, Ir, Op, Value};

use super::super::AsyncRuntimeRefCountingPass;
use super::liveness::Liveness;
use super::{add_ref, builder, check_is_converted, counted_values, drop_ref, drop_unused};
use crate::async_::CoroSuspendOp;
use crate::cf::BranchOp;
use crate::func::CallOp;

impl RunPass for AsyncRuntimeRefCountingPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        check_is_converted(ir.op(op))?;
        for value in counted_values(ir.op(op)) {
            count(ir, value)?;
        }
        Ok(())
    }
}

/// Adds a reference to `value` for each call, which drops it, and drops one where the value dies.
fn count(ir: &mut Ir, value: Value) -> Result<(), Diagnostic> {
    if drop_unused(ir, value) {
        return Ok(());
    }
    let Some(liveness) = Liveness::of(ir, value) else { return Ok(()) };
    let calls = ir.value(value).uses().map(|operand| operand.owner());
    let calls = calls.filter(|user| user.isa::<CallOp<'_>>());
    let calls: Vec<Op> = calls.map(|user| user.handle()).collect();
    drop_after_last_uses(ir, value, &liveness)?;
    for call in calls {
        add_ref(ir, value, call);
    }
    for block in liveness.diverging(ir) {
        drop_on_edges(ir, value, &liveness, block)?;
    }
    Ok(())
}

fn drop_after_last_uses(ir: &mut Ir, value: Value, liveness: &Liveness) -> Result<(), Diagnostic> {
    for (block, user) in &liveness.last_users {
        let op = ir.op(*user);
        // What is returned keeps its reference.
        if liveness.is_live_out(ir, *block) || op.has_trait::<ReturnLike>() {
            continue;
        }
        if op.has_trait::<IsTerminator>() {
            return Err(op.error(
                "async reference counting can't handle terminators that are not ReturnLike",
            ));
        }
        drop_ref(ir, value, InsertPoint::After(*user));
    }
    Ok(())
}

/// Drops the reference on the edges from `block` to blocks in which `value` is not live.
fn drop_on_edges(
    ir: &mut Ir,
    value: Value,
    liveness: &Liveness,
    block: Block,
) -> Result<(), Diagnostic> {
    let Some(terminator) = ir.block(block).back() else { return Ok(()) };
    // A coroutine that is suspended keeps its references.
    if terminator.isa::<CoroSuspendOp<'_>>() {
        return Ok(());
    }
    let mut dead: Vec<Block> = Vec::new();
    for successor in terminator.successors().map(|block| block.handle()) {
        if !liveness.is_live_in(successor) && !dead.contains(&successor) {
            dead.push(successor);
        }
    }
    if dead.iter().any(|block| ir.block(*block).num_arguments() > 0) {
        return Err(terminator.op_error(
            "successor have different `liveIn` property of the reference counted value",
        ));
    }
    let terminator = terminator.handle();
    for successor in dead {
        let is_only = ir.block(successor).predecessors().all(|other| other.handle() == block);
        let target = if is_only { successor } else { split_edge(ir, value, terminator, successor) };
        drop_ref(ir, value, InsertPoint::Start(target));
    }
    Ok(())
}

/// Adds a block between `terminator` and `successor`.
fn split_edge(ir: &mut Ir, value: Value, terminator: Op, successor: Block) -> Block {
    let region = ir.block(successor).parent().map(|region| region.handle());
    let new = ir.add_block();
    if let Some(region) = region {
        ir.insert_block(region, new, Some(successor));
    }
    BranchOp::build(&mut builder(ir, value, InsertPoint::End(new)), successor, &[]);
    let targets: Vec<Block> = ir.op(terminator).successors().map(|block| block.handle()).collect();
    for (index, target) in targets.into_iter().enumerate() {
        if target == successor {
            ir.set_successor(terminator, index, new);
        }
    }
    new
}
