//! Canonicalization of `scf.parallel`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::ir::{Mapping, OperandRange};
use ods_runtime::matchers::OpFoldResult;
use ods_runtime::rewrite::can_replace;
use ods_runtime::{Block, Op, OpOf, Value};

use super::{body, only, yielded, zero_or_one_iterations};
use crate::scf::ParallelOp;

type Parallel = OpOf<ParallelOp<'static>>;

impl CanonicalizationPatterns for ParallelOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("ParallelOpSingleOrZeroIterationDimsFolder", 1, drop_short_dimensions);
        patterns.add_op("MergeNestedParallelLoops", 1, merge_nested_loops);
    }
}

/// Drops dimensions of one iteration, and loops without iterations.
fn drop_short_dimensions(op: Parallel, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let region = view.region();
    let block = region.first_block()?;
    let inits = view.init_vals().handles();
    let (mut lowers, mut uppers, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    let mut mapping = Mapping::new();
    let bounds = view.lower_bound().zip(view.upper_bound()).zip(view.step());
    let mut is_empty = false;
    for (((lower, upper), step), variable) in bounds.zip(block.arguments()) {
        match zero_or_one_iterations([lower, upper, step].map(OpFoldResult::Value)) {
            Some(0) => is_empty = true,
            Some(_) => mapping.map_value(variable.handle(), lower.handle()),
            None => {
                lowers.push(lower.handle());
                uppers.push(upper.handle());
                steps.push(step.handle());
            }
        }
    }
    if is_empty {
        r.replace_op(op, &inits);
        return Some(());
    }
    if lowers.len() == view.lower_bound().len() {
        return None;
    }
    if lowers.is_empty() {
        let block = block.handle();
        let reduced = r.ir().block(block).back()?.regions().filter_map(|it| it.first_block());
        let reduced = reduced.filter_map(|it| Some(it.back()?.operands().next()?.handle()));
        let returned: [Vec<Value>; 3] = [inits.to_vec(), yielded(block, r), reduced.collect()];
        let is_other =
            |values: &Vec<Value>| can_replace(r.op(op), values.iter().copied().map(Some));
        if !returned.iter().all(is_other) {
            return None;
        }
        let results = inline(block, &inits, mapping, r)?;
        r.replace_op(op, &results);
        return Some(());
    }
    let region = region.handle();
    let new = ParallelOp::builder(r, &lowers, &uppers, &steps).init_vals(&inits[..]).build();
    let new_region = r.get(new).region();
    let (new_region, block) = (new_region.handle(), new_region.first_block()?.handle());
    r.erase_block(block);
    r.clone_region(region, new_region, &mut mapping);
    r.replace_op_with(op, new);
    Some(())
}

/// Clones the body of a loop of one iteration and its reductions. Returns the results.
fn inline(
    block: Block,
    inits: &[Value],
    mut mapping: Mapping,
    r: &mut Rewriter<'_>,
) -> Option<Vec<Value>> {
    clone_body(block, &mut mapping, r);
    let values = yielded(block, r);
    let reduce = r.ir().block(block).back()?;
    let blocks = reduce.regions().map(|region| Some(region.first_block()?.handle()));
    let blocks: Vec<Block> = blocks.collect::<Option<_>>()?;
    let mut results = Vec::new();
    for ((block, init), value) in blocks.into_iter().zip(inits).zip(values) {
        let arguments = r.ir().block(block).argument_handles().to_vec();
        let values = [*init, mapping.value(value)];
        for (argument, value) in arguments.into_iter().zip(values) {
            mapping.map_value(argument, value);
        }
        clone_body(block, &mut mapping, r);
        results.extend(yielded(block, r).into_iter().map(|value| mapping.value(value)));
    }
    Some(results)
}

/// Clones the operations of `block` without the terminator.
fn clone_body(block: Block, mapping: &mut Mapping, r: &mut Rewriter<'_>) {
    let ops: Vec<Op> = body(r.ir().block(block)).map(|op| op.handle()).collect();
    for op in ops {
        r.clone_op(op, mapping);
    }
}

/// Merges a loop into the loop whose body it is.
fn merge_nested_loops(op: Parallel, r: &mut Rewriter<'_>) -> Option<()> {
    let outer = r.get(op);
    let block = outer.region().first_block()?;
    let inner = only(block)?.dyn_cast::<ParallelOp<'_>>()?;
    let bounds = [inner.lower_bound(), inner.upper_bound(), inner.step()];
    let is_argument = |value: Value| block.argument_handles().contains(&value);
    if bounds.iter().flat_map(OperandRange::handles).any(is_argument)
        || !outer.init_vals().is_empty()
        || !inner.init_vals().is_empty()
    {
        return None;
    }
    let joined = |outer: OperandRange<'_>, inner: OperandRange<'_>| -> Vec<Value> {
        outer.chain(inner).map(|value| value.handle()).collect()
    };
    let [lower, upper, step] = bounds;
    let lower = joined(outer.lower_bound(), lower);
    let upper = joined(outer.upper_bound(), upper);
    let step = joined(outer.step(), step);
    let inner_block = inner.region().first_block()?;
    let arguments = [block.argument_handles(), inner_block.argument_handles()].concat();
    let ops: Vec<Op> = body(inner_block).map(|op| op.handle()).collect();
    ParallelOp::builder(r, lower, upper, step).body_with_slice(|b, variables| {
        let mut mapping = Mapping::new();
        for (argument, variable) in arguments.into_iter().zip(variables) {
            mapping.map_value(argument, *variable);
        }
        for op in ops {
            let copy = b.ir_mut().clone_op(op, &mut mapping);
            b.insert(copy);
        }
    });
    r.replace_op(op, &[]);
    Some(())
}
