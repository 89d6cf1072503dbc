//! The pass `loop-invariant-code-motion`: moves operations out of loops.

use std::collections::VecDeque;

use ods_runtime::interfaces::LoopLikeOpInterface;
use ods_runtime::ir::{Region, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::side_effects::{is_memory_effect_free, is_speculatable};
use ods_runtime::traits::IsTerminator;
use ods_runtime::{Ir, Op, OpRef};

use super::LoopInvariantCodeMotion;

impl RunPass for LoopInvariantCodeMotion {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        // Inner loops come first, so that operations move out of all of them.
        let loops: Vec<Op> = ir
            .op(op)
            .walk(WalkOrder::Post)
            .filter(|op| op.isa::<LoopLikeOpInterface<'_>>())
            .map(|op| op.handle())
            .collect();
        for op in loops {
            move_loop_invariant_code(ir, op);
        }
        Ok(())
    }
}

/// Moves the operations out of the loop `op` that have no effects, may be executed speculatively, and use only values from
/// outside. Returns the number of moved operations. Corresponds to `mlir::moveLoopInvariantCode`.
///
/// # Panics
///
/// If `op` is no loop.
pub fn move_loop_invariant_code(ir: &mut Ir, op: impl Into<Op>) -> usize {
    let op = op.into();
    let regions: Vec<Region> =
        view(ir, op).loop_regions().into_iter().map(|region| region.handle()).collect();
    let mut moved = 0;
    for region in regions {
        let ops = ir.region(region).blocks().flat_map(|block| block.ops());
        let mut pending: VecDeque<Op> = ops.map(|op| op.handle()).collect();
        while let Some(nested) = pending.pop_front() {
            let is_inside =
                |op: OpRef<'_>| op.parent_region().is_some_and(|it| it.handle() == region);
            if !is_inside(ir.op(nested)) || !is_invariant(view(ir, op), ir.op(nested)) {
                continue;
            }
            LoopLikeOpInterface::move_out_of_loop(ir, op, nested);
            moved += 1;
            let uses = ir.op(nested).results().flat_map(|result| result.uses());
            let users = uses.map(|operand| operand.owner()).filter(|user| is_inside(*user));
            pending.extend(users.map(|user| user.handle()));
        }
    }
    moved
}

fn view(ir: &Ir, op: Op) -> LoopLikeOpInterface<'_> {
    ir.op(op).cast()
}

/// Whether `op`, which is directly in the loop, may move out of it.
fn is_invariant(of_loop: LoopLikeOpInterface<'_>, op: OpRef<'_>) -> bool {
    if !is_memory_effect_free(op) || !is_speculatable(op) || op.has_trait::<IsTerminator>() {
        return false;
    }
    op.walk(WalkOrder::Post).flat_map(|nested| nested.operands()).all(|operand| {
        let around = operand.parent_op();
        let is_local = around.is_some_and(|it| it == op || op.is_proper_ancestor(it));
        is_local || of_loop.is_defined_outside_of_loop(operand)
    })
}
