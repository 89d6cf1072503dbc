//! Canonicalization of `scf.forall`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::interfaces::{
    LoopLikeOpInterfaceTrait, ParallelCombiningOpInterface, mixed_values,
};
use ods_runtime::ir::{InsertPoint, Mapping, MixedIndex};
use ods_runtime::matchers::OpFoldResult;
use ods_runtime::rewrite::can_replace;
use ods_runtime::{Op, OpOf, Region, Value, ValueRef};

use super::zero_or_one_iterations;
use crate::arith::constant_index;
use crate::scf::ForallOp;

type Forall = OpOf<ForallOp<'static>>;

impl CanonicalizationPatterns for ForallOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("ForallOpControlOperandsFolder", 1, fold_bounds);
        patterns.add_op("ForallOpIterArgsFolder", 1, remove_outputs);
        patterns.add_op("ForallOpSingleOrZeroIterationDimsFolder", 1, drop_short_dimensions);
        patterns.add_op("ForallOpReplaceConstantInductionVar", 1, replace_constant_variables);
    }
}

/// The lower bounds, upper bounds and steps.
fn bounds(view: ForallOp<'_>) -> [Vec<OpFoldResult<'_>>; 3] {
    [
        mixed_values(view.ctx(), &view.static_lower_bound(), view.dynamic_lower_bound()),
        mixed_values(view.ctx(), &view.static_upper_bound(), view.dynamic_upper_bound()),
        mixed_values(view.ctx(), &view.static_step(), view.dynamic_step()),
    ]
}

/// The bounds without constants among the values, and whether that changes anything.
fn folded(bounds: &[OpFoldResult<'_>]) -> (Vec<MixedIndex>, bool) {
    let mut is_changed = false;
    let indices = bounds.iter().map(|bound| {
        let constant = bound.constant_i64().and_then(MixedIndex::of_constant);
        is_changed |= constant.is_some() && matches!(bound, OpFoldResult::Value(_));
        constant.or_else(|| MixedIndex::of(*bound))
    });
    let indices = indices.flatten().collect();
    (indices, is_changed)
}

/// Makes constant lower bounds static; if there are none, upper bounds; if there are none, steps.
fn fold_bounds(op: Forall, r: &mut Rewriter<'_>) -> Option<()> {
    let bounds = bounds(r.get(op));
    let (at, indices) = bounds.iter().enumerate().find_map(|(at, bounds)| {
        let (indices, is_changed) = folded(bounds);
        is_changed.then_some((at, indices))
    })?;
    let (numbers, values) = MixedIndex::dispatch(indices);
    let setters = r.edit::<ForallOp<'_>>(op);
    match at {
        0 => setters.set_dynamic_lower_bound(&values).set_static_lower_bound(&numbers),
        1 => setters.set_dynamic_upper_bound(&values).set_static_upper_bound(&numbers),
        _ => setters.set_dynamic_step(&values).set_static_step(&numbers),
    };
    Some(())
}

/// Removes the outputs that no operation combines, or whose results are unused.
fn remove_outputs(op: Forall, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let block = view.region().first_block()?;
    let mut erased = vec![false; block.num_arguments()];
    let (block, outputs) = (block.handle(), view.outputs().handles());
    let (mut erased_results, mut replaced, mut combining) = (Vec::new(), Vec::new(), Vec::new());
    for (argument, result) in view.region_iter_args().into_iter().zip((*view).results()) {
        let ops = combining_ops(argument);
        let init = outputs[result.index()];
        let is_erased = !result.has_uses() || ops.is_empty();
        let by_init = (0..outputs.len()).map(|it| (it == result.index()).then_some(init));
        let is_own = r.ir().defining_op(init) == Some(op.op());
        if is_erased && (is_own || !can_replace(*view, by_init)) {
            return None;
        }
        erased_results.push(is_erased);
        erased[argument.index()] = is_erased;
        if is_erased {
            replaced.push([argument.handle(), result.handle()]);
            combining.extend(ops);
        }
    }
    if replaced.is_empty() {
        return None;
    }
    for op in combining {
        // It may use several arguments.
        if r.ir().is_live(op) {
            r.erase_op(op);
        }
    }
    let is_erased = |index: &usize| erased_results[*index];
    let inits = (0..outputs.len()).filter(is_erased).map(|index| outputs[index]);
    for (values, init) in replaced.into_iter().zip(inits) {
        values.into_iter().for_each(|value| r.replace_all_uses(value, init));
    }
    r.erase_arguments(block, &erased);
    let new = r.erase_op_results(op, &erased_results);
    let remaining =
        (0..outputs.len()).filter(|index| !is_erased(index)).map(|index| outputs[index]);
    let remaining: Vec<Value> = remaining.collect();
    r.edit::<ForallOp<'_>>(new).set_outputs(&remaining);
    Some(())
}

/// The operations that combine `argument` with the parts of other iterations.
fn combining_ops(argument: ValueRef<'_>) -> Vec<Op> {
    let users = argument.uses().map(|operand| operand.owner());
    let combining = users.filter(|user| user.isa::<ParallelCombiningOpInterface<'_>>());
    combining.map(|user| user.handle()).collect()
}

/// Drops dimensions of one iteration, and loops without iterations.
fn drop_short_dimensions(op: Forall, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    if view.mapping().is_some_and(|mapping| !mapping.is_empty()) {
        return None;
    }
    let outputs = view.outputs().handles();
    let region = view.region().handle();
    let variables = view.loop_induction_vars()?;
    let [lowers, uppers, steps] = bounds(view);
    let (mut remaining, mut single) = ([Vec::new(), Vec::new(), Vec::new()], Vec::new());
    for (index, variable) in variables.iter().enumerate() {
        let bounds = [lowers[index], uppers[index], steps[index]];
        match zero_or_one_iterations(bounds) {
            Some(0) => {
                r.replace_op(op, &outputs);
                return Some(());
            }
            Some(_) => single.push((variable.handle(), MixedIndex::of(lowers[index])?)),
            None => {
                for (list, bound) in remaining.iter_mut().zip(bounds) {
                    list.push(MixedIndex::of(bound)?);
                }
            }
        }
    }
    if single.is_empty() {
        return r.no_match(op, "no dimensions have 0 or 1 iterations");
    }
    // Other patterns replace the results first, unless they depend on themselves.
    if remaining[0].is_empty() && (*view).results().any(|result| result.has_uses()) {
        return r.no_match(op, "the results are used");
    }
    let mut mapping = Mapping::new();
    for (variable, lower) in single {
        let lower = value_of(lower, r);
        mapping.map_value(variable, lower);
    }
    let [lowers, uppers, steps] = remaining;
    if lowers.is_empty() {
        return promote(op, region, &outputs, r);
    }
    let new = ForallOp::builder(r, uppers)
        .lower_bounds(lowers)
        .steps(steps)
        .outputs(&outputs[..])
        .build();
    let new_region = r.get(new).region();
    let (new_region, block) = (new_region.handle(), new_region.first_block()?.handle());
    r.erase_block(block);
    copy_attributes(op, new, r);
    r.clone_region(region, new_region, &mut mapping);
    r.replace_op_with(op, new);
    Some(())
}

/// Copies the attributes other than the bounds.
fn copy_attributes(from: Forall, to: Forall, r: &mut Rewriter<'_>) {
    let view = r.get(from);
    let mapping = view.mapping().map(|mapping| mapping.handle());
    let attrs = view.discardable_attrs().map(|attrs| attrs.handle());
    r.modify(to.op(), |ir, op| {
        ir.edit::<ForallOp<'_>>(op).set_mapping(mapping);
        ir.set_discardable_attrs(op, attrs);
    });
}

/// The value of an index, a new constant if it is a number.
fn value_of(index: MixedIndex, r: &mut Rewriter<'_>) -> Value {
    match index {
        MixedIndex::Static(number) => constant_index(r, number),
        MixedIndex::Dynamic(value) => value,
    }
}

/// Replaces a loop of one iteration, whose results are not used, by its body.
fn promote(op: Forall, region: Region, outputs: &[Value], r: &mut Rewriter<'_>) -> Option<()> {
    let [lowers, _, _] = bounds(r.get(op));
    let lowers: Vec<MixedIndex> = lowers.into_iter().filter_map(MixedIndex::of).collect();
    let mut arguments: Vec<Value> = lowers.into_iter().map(|lower| value_of(lower, r)).collect();
    arguments.extend_from_slice(outputs);
    let block = r.ir().region(region).first_block()?;
    let (block, terminator) = (block.handle(), block.back()?.handle());
    r.inline_block(block, InsertPoint::Before(op.op()), &arguments);
    r.erase_op(terminator);
    r.erase_op(op);
    Some(())
}

/// Replaces the variables of dimensions of one iteration by their lower bounds.
fn replace_constant_variables(op: Forall, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let variables = view.loop_induction_vars()?;
    let [lowers, uppers, steps] = bounds(view);
    let mut constants = Vec::new();
    for (index, variable) in variables.iter().enumerate() {
        let count = zero_or_one_iterations([lowers[index], uppers[index], steps[index]]);
        if variable.has_uses() && count == Some(1) {
            constants.push((variable.handle(), MixedIndex::of(lowers[index])?));
        }
    }
    let is_changed = (!constants.is_empty()).then_some(());
    for (variable, lower) in constants {
        let lower = value_of(lower, r);
        r.replace_all_uses(variable, lower);
    }
    is_changed
}
