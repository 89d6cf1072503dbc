//! Combining two `scf.if`.

use ods_runtime::hooks::Rewriter;
use ods_runtime::ir::{InsertPoint, NO_ARGS};
use ods_runtime::rewrite::uses_own_results;
use ods_runtime::{Op, OpRef, Region, Type, Value};

use super::{If, regions, replace_yield, yields};
use crate::arith::{AndIOp, SelectOp};
use crate::scf::canonicalize::{body, last_block, negated, only, result_types, uses, yielded};
use crate::scf::{IfOp, YieldOp};

/// The regions of `next` that run if the condition of `previous` is true and if it is false.
fn regions_by_condition(
    previous: Op,
    next: Op,
    r: &Rewriter<'_>,
) -> Option<(Option<Region>, Option<Region>)> {
    let (then, otherwise) = regions(next, r);
    let condition = |op| *r.get::<IfOp<'_>>(op).condition();
    let (first, second) = (condition(previous), condition(next));
    if first == second {
        Some((Some(then), otherwise))
    } else if negated(first) == Some(second) || negated(second) == Some(first) {
        Some((otherwise, Some(then)))
    } else {
        None
    }
}

/// Combines an `scf.if` with the previous operation, an `scf.if` on the same condition or its negation.
pub(super) fn combine_successive(next: If, r: &mut Rewriter<'_>) -> Option<()> {
    let previous = r.get(next).prev()?.dyn_cast::<IfOp<'_>>()?;
    // In a graph region, the first may use results of the second.
    let is_in_previous = |user: OpRef<'_>| user.ancestors().any(|it| it == *previous);
    let mut uses = r.op(next).results().flat_map(|result| result.uses());
    if uses.any(|operand| is_in_previous(operand.owner())) || uses_own_results(*previous) {
        return None;
    }
    let (condition, previous) = (previous.condition().handle(), previous.handle());
    let (then, otherwise) = regions_by_condition(previous, next.op(), r)?;
    let (first_then, first_else) = regions(previous, r);
    if let Some(values) = yields(previous, r) {
        replace_results_in_regions(previous, [then, otherwise], &values, r);
    }
    let mut types: Vec<Type> = result_types(r.op(previous));
    types.extend(result_types(r.op(next)));
    let combined = IfOp::build(r, &types, condition);
    let view = r.get(combined);
    let (new_then, new_else) = (view.then_region().handle(), view.else_region().handle());
    r.inline_region(first_then, new_then, None);
    if let Some(then) = then {
        append(new_then, then, r)?;
    }
    if let Some(first_else) = first_else {
        r.inline_region(first_else, new_else, None);
    }
    match otherwise {
        Some(otherwise) if r.ir().region(new_else).is_empty() => {
            r.inline_region(otherwise, new_else, None);
        }
        Some(otherwise) => append(new_else, otherwise, r)?,
        None => {}
    }
    let results: Vec<Value> = combined.results().collect();
    let (first, second) = results.split_at(r.op(previous).num_results());
    r.replace_op(previous, first);
    r.replace_op(next, second);
    Some(())
}

/// Replaces the uses of the results of `op` in the two regions by what `op` yields there.
fn replace_results_in_regions(
    op: Op,
    regions: [Option<Region>; 2],
    values: &[Vec<Value>; 2],
    r: &mut Rewriter<'_>,
) {
    for (index, result) in r.op(op).results().handles().into_iter().enumerate() {
        for (user, operand) in uses(result, r) {
            let is_user_in = |region: &Option<Region>| {
                let inner = r.op(user).parent_region();
                let region = region.map(|region| r.ir().region(region));
                region.zip(inner).is_some_and(|(region, inner)| region.is_ancestor(inner))
            };
            if let Some(side) = regions.iter().position(is_user_in) {
                let value = values[side][index];
                r.modify(user, |ir, user| ir.set_operand(user, operand, value));
            }
        }
    }
}

/// Appends the operations of the block of `from` to the block of `to`, and yields the values of both.
fn append(to: Region, from: Region, r: &mut Rewriter<'_>) -> Option<()> {
    let (to, from) = (last_block(to, r)?, last_block(from, r)?);
    let terminator = |block| r.ir().block(block).back();
    let (first, second) = (terminator(to)?.handle(), terminator(from)?.handle());
    r.merge_blocks(from, to, &[]);
    let operands = |op: Op| r.op(op).operands().handles();
    let (mut values, more) = (operands(first), operands(second));
    values.extend(more);
    let (loc, outer) = (r.op(second).loc(), r.loc());
    r.guarded(|b| {
        b.set_insert_point(InsertPoint::End(to));
        b.set_loc(loc);
        YieldOp::build(b, &values);
    });
    r.set_loc(outer);
    r.erase_op(first);
    r.erase_op(second);
    Some(())
}

/// Combines an `scf.if` with the `scf.if` that is the only operation in its first region.
pub(super) fn combine_nested(op: If, r: &mut Rewriter<'_>) -> Option<()> {
    let (then, otherwise) = regions(op.op(), r);
    let then_block = last_block(then, r)?;
    let inner = only(r.ir().block(then_block))?.dyn_cast::<IfOp<'_>>()?;
    if uses_own_results(*inner) {
        return None;
    }
    let (inner_condition, inner) = (inner.condition().handle(), inner.handle());
    let (inner_then, inner_else) = regions(inner, r);
    let only_yields = |region: Option<Region>| {
        let block = region.and_then(|region| r.ir().region(region).last_block());
        block.is_none_or(|block| body(block).next().is_none())
    };
    if !only_yields(otherwise) || !only_yields(inner_else) {
        return None;
    }
    let mut then_values = yielded(then_block, r);
    let else_values = match otherwise {
        Some(region) => yielded(last_block(region, r)?, r),
        None => Vec::new(),
    };
    let inner_values = yields(inner, r);
    let mut selected = Vec::new();
    for (index, value) in then_values.iter_mut().enumerate() {
        let view = r.ir().value(*value);
        if view.defining_op() == Some(r.op(inner)) {
            let [if_true, if_false] = inner_values.as_ref()?;
            if if_false[view.index()] != else_values[index] {
                return None;
            }
            *value = if_true[view.index()];
        } else if view.parent_block() == Some(then_block) {
            return None;
        } else {
            selected.push(index);
        }
    }
    let types = result_types(r.op(op));
    let outer_condition = r.get(op).condition().handle();
    let condition = AndIOp::build(r, outer_condition, inner_condition);
    let new = IfOp::build(r, &types, condition);
    let view = r.get(new);
    let (new_then, new_else) = (view.then_region().handle(), view.else_region().handle());
    let block = r.guarded(|b| b.create_block(new_then, NO_ARGS));
    let mut results: Vec<Value> = new.results().collect();
    r.set_insert_point(InsertPoint::Before(new.op()));
    for index in selected {
        let (if_true, if_false) = (then_values[index], else_values[index]);
        results[index] = SelectOp::build(r, outer_condition, if_true, if_false).into();
    }
    let inner_block = last_block(inner_then, r)?;
    r.merge_blocks(inner_block, block, &[]);
    replace_yield(block, &then_values, r);
    if !else_values.is_empty() {
        r.create_block(new_else, NO_ARGS);
        YieldOp::build(r, &else_values);
    }
    r.replace_op(op, &results);
    Some(())
}
