//! Canonicalization of `scf.while`.

use ods_runtime::attrs::BoolAttr;
use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::rewrite::add_region_branch_patterns;
use ods_runtime::{Block, Location, Op, OpOf, Type, Value};

use super::{result_types, uses, yielded};
use crate::arith::{CmpIOp, ConstantOp};
use crate::scf::{ConditionOp, IfOp, WhileOp};

type While = OpOf<WhileOp<'static>>;

impl CanonicalizationPatterns for WhileOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("WhileConditionTruth", 1, propagate_condition);
        patterns.add_op("WhileCmpCond", 1, replace_comparisons);
        patterns.add_op("WhileOpAlignBeforeArgs", 1, align_arguments);
        patterns.add_op("WhileMoveIfDown", 1, move_if_down);
        add_region_branch_patterns::<WhileOp<'_>>(patterns);
    }
}

/// The parts of a loop.
struct Parts {
    before: Block,
    after: Block,
    condition_op: Op,
    condition: Value,
    /// The operands of the condition, and the arguments that receive them.
    passed: Vec<Value>,
    received: Vec<Value>,
}

fn parts(op: While, r: &Rewriter<'_>) -> Option<Parts> {
    let view = r.get(op);
    let (before, after) = (view.before().first_block()?, view.after().first_block()?);
    let condition = before.back()?.dyn_cast::<ConditionOp<'_>>()?;
    Some(Parts {
        before: before.handle(),
        after: after.handle(),
        condition_op: condition.handle(),
        condition: condition.condition().handle(),
        passed: condition.args().handles().to_vec(),
        received: after.argument_handles().to_vec(),
    })
}

/// Replaces arguments of the second region that receive the condition by a true constant, because the region runs only
/// if the condition is true.
fn propagate_condition(op: While, r: &mut Rewriter<'_>) -> Option<()> {
    let parts = parts(op, r)?;
    let mut constant = None;
    for (passed, received) in parts.passed.into_iter().zip(parts.received) {
        if passed == parts.condition && r.ir().value(received).has_uses() {
            let constant = *constant.get_or_insert_with(|| {
                let value = BoolAttr::get(r.ctx(), true).handle();
                Value::from(ConstantOp::build(r, value))
            });
            r.replace_all_uses(received, constant);
        }
    }
    constant.map(|_| ())
}

/// Replaces comparisons in the second region that are equal to the condition or its negation.
fn replace_comparisons(op: While, r: &mut Rewriter<'_>) -> Option<()> {
    let parts = parts(op, r)?;
    let comparison = r.ir().value(parts.condition).defining_op()?.dyn_cast::<CmpIOp<'_>>()?;
    let predicate = comparison.predicate();
    let operands = [comparison.lhs().handle(), comparison.rhs().handle()];
    let mut is_changed = None;
    for (passed, received) in parts.passed.into_iter().zip(parts.received) {
        for index in (0..2).filter(|index| passed == operands[*index]) {
            let other = 1 - index;
            for (user, _) in uses(received, r) {
                if !r.ir().is_live(user) {
                    continue;
                }
                let Some(second) = r.op(user).dyn_cast::<CmpIOp<'_>>() else { continue };
                let is_same = second.predicate() == predicate;
                let is_inverse = second.predicate() == predicate.inverted();
                if second.operand(other) != operands[other] || !(is_same || is_inverse) {
                    continue;
                }
                let loc = second.loc();
                r.guarded(|b| {
                    b.set_insert_point(InsertPoint::Before(op.op()));
                });
                let value = BoolAttr::get(r.ctx(), is_same).handle();
                let outer = r.loc();
                r.set_loc(loc);
                let constant = ConstantOp::build(r, value);
                r.set_loc(outer);
                r.replace_op_with(user, constant);
                is_changed = Some(());
            }
        }
    }
    is_changed
}

/// Passes the arguments of the first region in order, if the condition passes a permutation of them.
fn align_arguments(op: While, r: &mut Rewriter<'_>) -> Option<()> {
    let parts = parts(op, r)?;
    let arguments = r.ir().block(parts.before).argument_handles().to_vec();
    if arguments == parts.passed || arguments.len() != parts.passed.len() {
        return None;
    }
    // The index among the arguments of each value that is passed. Equal values would leave an argument without index.
    let index_of = |value: &Value| arguments.iter().position(|argument| argument == value);
    let indices: Vec<usize> = parts.passed.iter().map(index_of).collect::<Option<_>>()?;
    if !(0..arguments.len()).all(|index| indices.contains(&index)) {
        return None;
    }
    let view = r.get(op);
    let inits = view.inits().handles();
    let old_types = result_types(*view);
    let mut types = old_types.clone();
    for (index, ty) in indices.iter().zip(old_types) {
        types[*index] = ty;
    }
    let (loc, outer) = (r.op(parts.condition_op).loc(), r.loc());
    r.guarded(|b| {
        b.set_insert_point(InsertPoint::Before(parts.condition_op));
        b.set_loc(loc);
        ConditionOp::build(b, parts.condition, &arguments);
    });
    r.set_loc(outer);
    r.erase_op(parts.condition_op);
    let carried: Vec<Type> = inits.iter().map(|init| r.ir().value(*init).ty().handle()).collect();
    let new = WhileOp::build(r, &types, &inits);
    let view = r.get(new);
    let (before, after) = (view.before().handle(), view.after().handle());
    let (before, after) =
        r.guarded(|b| (b.create_block(before, carried), b.create_block(after, types)));
    let new_arguments = r.ir().block(before).argument_handles().to_vec();
    let received = r.ir().block(after).argument_handles().to_vec();
    let results: Vec<Value> = indices.iter().map(|index| new.result(*index)).collect();
    let received: Vec<Value> = indices.iter().map(|index| received[*index]).collect();
    r.merge_blocks(parts.before, before, &new_arguments);
    r.merge_blocks(parts.after, after, &received);
    r.replace_op(op, &results);
    Some(())
}

/// Moves an `scf.if` on the condition from the end of the first region to the start of the second.
fn move_if_down(op: While, r: &mut Rewriter<'_>) -> Option<()> {
    let parts = parts(op, r)?;
    let inner = r.op(parts.condition_op).prev()?.dyn_cast::<IfOp<'_>>()?;
    let has_content = |region: ods_runtime::RegionRef<'_>| {
        region.last_block().is_some_and(|block| super::body(block).next().is_some())
    };
    if inner.condition().handle() != parts.condition || has_content(inner.else_region()) {
        return None;
    }
    let then = inner.then_region().last_block()?.handle();
    let otherwise = inner.else_region().last_block().map(|block| block.handle());
    let results = (*inner).results().handles();
    let inner = inner.handle();
    let then_values = yielded(then, r);
    let else_values = otherwise.map_or_else(Vec::new, |block| yielded(block, r));
    for (passed, received) in parts.passed.iter().zip(&parts.received) {
        if let Some(index) = results.iter().position(|result| result == passed) {
            r.replace_all_uses(results[index], else_values[index]);
            r.replace_all_uses(*received, then_values[index]);
        }
    }
    let used = values_of_first_region(inner, parts.before, r);
    let used_types = used.iter().map(|value| r.ir().value(*value).ty().handle());
    let used_types: Vec<Type> = used_types.collect();
    let mut types = result_types(r.op(op));
    types.extend(&used_types);
    let view = r.get(op);
    let inits = view.inits().handles();
    let old = [view.before().handle(), view.after().handle()];
    let new = WhileOp::build(r, &types, &inits);
    let view = r.get(new);
    let regions = [view.before().handle(), view.after().handle()];
    let loc: Location = r.loc();
    let mut added = Vec::new();
    r.modify(new.op(), |ir, _| {
        for (to, from) in regions.into_iter().zip(old) {
            ir.take_body(to, from);
        }
        added.extend(used_types.iter().map(|ty| ir.add_argument(parts.after, *ty, loc)));
    });
    r.edit::<ConditionOp<'_>>(parts.condition_op).args().append(&used);
    for (value, argument) in used.into_iter().zip(added) {
        let region = then;
        r.replace_uses_if(value, argument, |operand| {
            let region = operand.owner().ir().block(region).parent();
            let inner = operand.owner().parent_region();
            region.zip(inner).is_some_and(|(region, inner)| region.is_ancestor(inner))
        });
    }
    let terminator = r.ir().block(then).back()?.handle();
    r.erase_op(terminator);
    r.inline_block(then, InsertPoint::Start(parts.after), &[]);
    r.erase_op(inner);
    let count = op.num_results();
    let results: Vec<Value> = new.results().take(count).collect();
    r.replace_op(op, &results);
    Some(())
}

/// The values of the block `before` that the first region of `op` uses, in the order of their first uses.
fn values_of_first_region(op: Op, before: Block, r: &Rewriter<'_>) -> Vec<Value> {
    let mut values = Vec::new();
    let region = r.op(op).region(0);
    let ops = region.blocks().flat_map(|block| block.ops());
    for operand in ops.flat_map(|op| op.walk(WalkOrder::Post)).flat_map(|op| op.operands()) {
        if operand.parent_block() == Some(before) && !values.contains(&operand.handle()) {
            values.push(operand.handle());
        }
    }
    values
}
