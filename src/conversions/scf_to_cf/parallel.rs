//! `scf.parallel` and `scf.forall`.

use ods_runtime::interfaces::mixed_values;
use ods_runtime::ir::{InsertPoint, MixedIndex};
use ods_runtime::matchers::OpFoldResult;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Op, OpOf, Value};

use super::with_loc_of;
use crate::arith::constant_index;
use crate::scf::{ForOp, ForallOp, ParallelOp, ReduceOp, YieldOp};

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
    let ctx = view.ctx();
    let indices = |bounds: Vec<OpFoldResult<'_>>| -> Option<Vec<MixedIndex>> {
        bounds.into_iter().map(MixedIndex::of).collect()
    };
    let bounds = [
        indices(mixed_values(ctx, &view.static_lower_bound(), view.dynamic_lower_bound()))?,
        indices(mixed_values(ctx, &view.static_upper_bound(), view.dynamic_upper_bound()))?,
        indices(mixed_values(ctx, &view.static_step(), view.dynamic_step()))?,
    ];
    let region = view.region().handle();
    let mapping = view.mapping().map(|mapping| mapping.handle());
    let body = view.region().first_block()?;
    let (body, terminator) = (body.handle(), body.back()?.handle());

    let [lowers, uppers, steps] = bounds.map(|bounds| {
        let values = bounds.into_iter().map(|bound| match bound {
            MixedIndex::Static(number) => constant_index(r, number),
            MixedIndex::Dynamic(value) => value,
        });
        values.collect::<Vec<Value>>()
    });
    let parallel = ParallelOp::build(r, &[], &lowers, &uppers, &steps, &[]);
    let new_region = r.get(parallel).region().handle();
    r.inline_region(region, new_region, None);
    with_loc_of(terminator, r, |r| {
        r.set_insert_point(InsertPoint::End(body));
        ReduceOp::build_empty(r);
    });
    r.erase_op(terminator);
    if let Some(mapping) = mapping {
        let name = r.ctx().ident("mapping");
        r.ir_mut().set_attr(parallel, name, Some(mapping));
    }
    r.erase_op(op);
    Some(())
}
