//! `scf.parallel` and `scf.forall`.

use ods_runtime::ir::InsertPoint;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Op, OpOf, Value};

use crate::scf::transforms::convert_forall_to_parallel;
use crate::scf::{ForOp, ForallOp, ParallelOp, YieldOp};

/// A nest of loops, with the reductions in the innermost one.
pub(super) fn parallel_to_loops(op: OpOf<ParallelOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let bounds = [view.lower_bound(), view.upper_bound(), view.step()];
    let [lowers, uppers, steps] = bounds.map(|values| values.handles());
    let body = view.region().first_block()?;
    let (body, reduce) = (body.handle(), body.back()?.handle());
    let mut carried: Vec<Value> = view.init_vals().handles().to_vec();
    let has_results = !carried.is_empty();
    let mut results: Option<Vec<Value>> = None;
    let mut variables = Vec::new();
    for ((lower, upper), step) in lowers.iter().zip(&uppers).zip(&steps) {
        let inner = ForOp::builder(r, *lower, *upper, *step).init_args(&carried[..]).build();
        let view = r.get(inner);
        let block = view.region().first_block()?;
        let arguments = block.argument_handles().to_vec();
        let (block, values) = (block.handle(), view.results().handles().to_vec());
        if results.is_none() {
            results = Some(values);
        } else if has_results {
            YieldOp::build(r, &values);
        }
        variables.push(arguments[0]);
        carried = arguments[1..].to_vec();
        r.set_insert_point(InsertPoint::Start(block));
    }
    let innermost = r.insert_point();
    let yielded = inline_reductions(reduce, &carried, r)?;
    r.erase_op(reduce);
    r.inline_block(body, innermost, &variables);
    if has_results {
        r.set_insert_point(innermost);
        YieldOp::build(r, &yielded);
    }
    r.replace_op(op, &results?);
    Some(())
}

/// Moves the reductions of `reduce` before it. Returns their results.
fn inline_reductions(reduce: Op, carried: &[Value], r: &mut Rewriter<'_>) -> Option<Vec<Value>> {
    let mut yielded = Vec::new();
    for (index, carried) in carried.iter().enumerate() {
        let operand = r.op(reduce).operand(index).handle();
        let block = r.op(reduce).region(index).first_block()?;
        let (block, end) = (block.handle(), block.back()?);
        yielded.push(end.operand(0).handle());
        let end = end.handle();
        r.erase_op(end);
        r.inline_block(block, InsertPoint::Before(reduce), &[*carried, operand]);
    }
    Some(yielded)
}

/// A loop over several variables without outputs.
pub(super) fn forall_to_parallel(op: OpOf<ForallOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    if !view.outputs().is_empty() {
        return r
            .no_match(op, "only fully bufferized scf.forall ops can be lowered to scf.parallel");
    }
    let Some(body) = view.region().first_block().map(|block| block.handle()) else {
        return r.no_match(op, "the loop has no body");
    };
    convert_forall_to_parallel(op, body, r);
    Some(())
}
