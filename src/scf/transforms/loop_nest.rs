//! Replacing a loop of several dimensions by nested `scf.for`.

use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Block, Ir, Op, OpRef, Value};

use crate::scf::ForOp;

/// The operations in `op`, or `op` itself, that `choose` accepts, inner ones first.
pub(super) fn nested(ir: &Ir, op: Op, choose: impl Fn(OpRef<'_>) -> bool) -> Vec<Op> {
    ir.op(op).walk(WalkOrder::Post).filter(|op| choose(*op)).map(|op| op.handle()).collect()
}

/// Replaces `op` by a nest of loops with the lower bounds, upper bounds and steps `bounds`. The innermost one gets the
/// operations of `body`, which has an argument per loop.
pub(super) fn replace_by_loops(
    op: Op,
    body: Block,
    bounds: &[Vec<Value>; 3],
    r: &mut Rewriter<'_>,
) {
    let terminator = r.ir().block(body).back().map(|last| last.handle());
    let [lowers, uppers, steps] = bounds;
    let mut variables = Vec::new();
    let mut point = InsertPoint::Before(op);
    for ((lower, upper), step) in lowers.iter().zip(uppers).zip(steps) {
        r.set_insert_point(point);
        let nested = ForOp::builder(r, *lower, *upper, *step).build();
        let Some(block) = r.get(nested).region().first_block() else { return };
        variables.push(block.argument(0).handle());
        point = InsertPoint::Start(block.handle());
    }
    if let Some(terminator) = terminator {
        r.erase_op(terminator);
    }
    r.inline_block(body, point, &variables);
    r.erase_op(op);
}
