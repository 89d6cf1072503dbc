//! Canonicalization of `scf.if`.

mod combine;

use ods_runtime::attrs::BoolAttr;
use ods_runtime::hooks::{CanonicalizationPatterns, Constant, Fold, Folded, PatternSet, Rewriter};
use ods_runtime::ir::OpMut;
use ods_runtime::matchers::{constant_attr, constant_int};
use ods_runtime::rewrite::{add_region_branch_patterns, can_replace};
use ods_runtime::{Op, OpOf, Region, Value};

use super::{last_block, negated, replace_yield, yielded};
use crate::arith::{ConstantOp, SelectOp, XOrIOp};
use crate::scf::{IfOp, IfOpAdaptor};

type If = OpOf<IfOp<'static>>;

impl<'ir> Fold<'ir> for IfOp<'ir> {
    /// Swaps the regions if the condition is a negation.
    fn fold(self, _constants: IfOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        if self.else_region().is_empty() {
            return None;
        }
        let condition = negated(self.condition().into())?.handle();
        Some(Folded::in_place(move |mut op: OpMut<'_>| {
            op.operand_range(0).assign(&[condition]);
            op.swap_regions(0, 1);
        }))
    }
}

impl CanonicalizationPatterns for IfOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("CombineIfs", 1, combine::combine_successive);
        patterns.add_op("CombineNestedIfs", 1, combine::combine_nested);
        patterns.add_op("ConditionPropagation", 1, propagate_condition);
        patterns.add_op("ConvertTrivialIfToSelect", 1, select_outside_values);
        patterns.add_op("RemoveEmptyElseBranch", 1, remove_empty_else);
        patterns.add_op("RemoveStaticCondition", 1, take_constant_branch);
        patterns.add_op("ReplaceIfYieldWithConditionOrValue", 1, replace_known_results);
        add_region_branch_patterns::<IfOp<'_>>(patterns);
    }
}

/// The region for a true condition, and the one for a false condition if it is not empty.
fn regions(op: Op, r: &Rewriter<'_>) -> (Region, Option<Region>) {
    let view = r.get::<IfOp<'_>>(op);
    let otherwise = view.else_region();
    (view.then_region().handle(), (!otherwise.is_empty()).then(|| otherwise.handle()))
}

/// The values that the regions yield, if both exist.
fn yields(op: Op, r: &Rewriter<'_>) -> Option<[Vec<Value>; 2]> {
    let (then, otherwise) = regions(op, r);
    Some([yielded(last_block(then, r)?, r), yielded(last_block(otherwise?, r)?, r)])
}

/// Replaces the condition by constants in the regions.
fn propagate_condition(op: If, r: &mut Rewriter<'_>) -> Option<()> {
    let condition = *r.get(op).condition();
    if constant_attr(condition).is_some() {
        return None;
    }
    let view = r.get(op);
    let uses = condition.uses().filter_map(|operand| {
        let region = operand.owner().parent_region()?;
        let is_true = view.then_region().is_ancestor(region);
        let is_inside = is_true || view.else_region().is_ancestor(region);
        is_inside.then(|| (operand.owner().handle(), operand.operand_number(), is_true))
    });
    let uses: Vec<(Op, usize, bool)> = uses.collect();
    let mut constants: [Option<Value>; 2] = [None; 2];
    let is_changed = (!uses.is_empty()).then_some(());
    for (user, index, is_true) in uses {
        let constant = *constants[usize::from(is_true)].get_or_insert_with(|| {
            let value = BoolAttr::get(r.ctx(), is_true).handle();
            ConstantOp::build(r, value).into()
        });
        r.modify(user, |ir, user| ir.set_operand(user, index, constant));
    }
    is_changed
}

/// Selects between yielded values that are defined outside, instead of yielding them.
fn select_outside_values(op: If, r: &mut Rewriter<'_>) -> Option<()> {
    let (then, otherwise) = regions(op.op(), r);
    let [then_values, else_values] = yields(op.op(), r)?;
    let view = r.get(op);
    let condition = view.condition().handle();
    let is_in = |value: Value, region: Region| {
        let block = r.ir().value(value).parent_block();
        block.and_then(|block| r.ir().block(block).parent()).map(|it| it.handle()) == Some(region)
    };
    let pairs = then_values.into_iter().zip(else_values);
    let pairs: Vec<(Value, Value, bool)> = pairs
        .map(|(a, b)| (a, b, is_in(a, then) || otherwise.is_some_and(|it| is_in(b, it))))
        .collect();
    let types: Vec<_> = pairs
        .iter()
        .filter(|(_, _, stays)| *stays)
        .map(|(value, ..)| r.ir().value(*value).ty().handle())
        .collect();
    if types.len() == pairs.len() {
        return None;
    }
    let existing = pairs.iter().map(|(a, b, stays)| (!stays && a == b).then_some(*a));
    if !can_replace(r.op(op), existing) {
        return None;
    }
    let new = IfOp::build(r, &types, condition);
    let view = r.get(new);
    let (new_then, new_else) = (view.then_region().handle(), view.else_region().handle());
    r.ir_mut().take_body(new_then, then);
    r.ir_mut().take_body(new_else, otherwise?);
    let mut results = Vec::new();
    let (mut then_yields, mut else_yields) = (Vec::new(), Vec::new());
    r.set_insert_point(ods_runtime::ir::InsertPoint::Before(new.op()));
    for (if_true, if_false, stays) in pairs {
        results.push(if stays {
            then_yields.push(if_true);
            else_yields.push(if_false);
            new.result(then_yields.len() - 1)
        } else if if_true == if_false {
            if_true
        } else {
            SelectOp::build(r, condition, if_true, if_false).into()
        });
    }
    replace_yield(last_block(new_then, r)?, &then_yields, r);
    replace_yield(last_block(new_else, r)?, &else_yields, r);
    r.replace_op(op, &results);
    Some(())
}

fn remove_empty_else(op: If, r: &mut Rewriter<'_>) -> Option<()> {
    let (then, otherwise) = regions(op.op(), r);
    if op.num_results() > 0 {
        return None;
    }
    r.ir().block(last_block(otherwise?, r)?).front()?.next().is_none().then_some(())?;
    let new = r.clone_op_without_regions(op.op());
    let to = r.op(new).region_handles()[0];
    r.inline_region(then, to, None);
    r.erase_op(op);
    Some(())
}

/// Replaces the operation by the region for a constant condition.
fn take_constant_branch(op: If, r: &mut Rewriter<'_>) -> Option<()> {
    let is_true = !constant_int(*r.get(op).condition())?.is_zero();
    let (then, otherwise) = regions(op.op(), r);
    match if is_true { Some(then) } else { otherwise } {
        Some(region) => r.replace_op_with_region(op, region, &[]),
        None => r.erase_op(op),
    }
    Some(())
}

/// Replaces results by the value that both regions yield, or by the condition or its negation.
fn replace_known_results(op: If, r: &mut Rewriter<'_>) -> Option<()> {
    let [then_values, else_values] = yields(op.op(), r)?;
    let condition = r.get(op).condition().handle();
    let mut is_changed = None;
    for ((index, if_true), if_false) in then_values.into_iter().enumerate().zip(else_values) {
        let result = op.result(index);
        if !r.ir().value(result).has_uses() {
            continue;
        }
        let constant = |value| {
            let attr = constant_attr(r.ir().value(value))?.dyn_cast::<BoolAttr<'_>>()?;
            Some(attr.value())
        };
        let new = if if_true == if_false {
            if_true
        } else {
            match (constant(if_true), constant(if_false)) {
                (Some(true), Some(false)) => condition,
                (Some(false), Some(true)) => {
                    let value = BoolAttr::get(r.ctx(), true).handle();
                    let one = ConstantOp::build(r, value);
                    XOrIOp::build(r, condition, one).into()
                }
                _ => continue,
            }
        };
        let replaced = (0..op.num_results()).map(|it| (it == index).then_some(new));
        if !can_replace(r.op(op), replaced) {
            continue;
        }
        // Upstream does not report the users as modified.
        r.ir_mut().replace_all_uses(result, new);
        is_changed = Some(());
    }
    is_changed
}
