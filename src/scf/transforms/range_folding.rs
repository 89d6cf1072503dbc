//! The pass `scf-for-loop-range-folding`.

use ods_runtime::apint::ApInt;
use ods_runtime::interfaces::LoopLikeOpInterfaceTrait;
use ods_runtime::ir::{InsertPoint, Mapping};
use ods_runtime::matchers::{constant_i64, constant_int};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Ir, Op, Value, ValueRef};

use super::SCFForLoopRangeFolding;
use super::loop_nest::nested;
use crate::arith::{AddIOp, MulIOp};
use crate::scf::ForOp;

impl RunPass for SCFForLoopRangeFolding {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        for op in nested(ir, op, |op| op.isa::<ForOp<'_>>()) {
            while let Some(user) = foldable_user(ir.op(op).cast()) {
                fold(op, user, ir);
            }
        }
        Ok(())
    }
}

/// The only user of the induction variable, if its value can be that of the variable.
fn foldable_user(view: ForOp<'_>) -> Option<Op> {
    let variable = view.region().first_block()?.arguments().next()?;
    if !variable.has_one_use() {
        return None;
    }
    let user = variable.uses().next()?.owner();
    let is_outside =
        |value: ValueRef<'_>| value == variable || view.is_defined_outside_of_loop(value);
    if !user.operands().all(is_outside) {
        return None;
    }
    if user.isa::<AddIOp<'_>>() {
        return Some(user.handle());
    }
    let product = user.dyn_cast::<MulIOp<'_>>()?;
    let factor = if product.lhs() == variable { product.rhs() } else { product.lhs() };
    let factor = constant_int(factor)?;
    (!factor.is_zero() && !factor.is_negative() && keeps_order(view, &factor))
        .then(|| user.handle())
}

/// Whether the constants among the bounds and the step can be multiplied by `factor`.
fn keeps_order(view: ForOp<'_>, factor: &ApInt) -> bool {
    let width = factor.width();
    let Some(factor) = factor.to_i64() else { return false };
    let range = |value: i128| {
        let limit = 1i128 << (width.min(64) - 1);
        if view.unsigned_cmp() {
            (0..2 * limit).contains(&value)
        } else {
            (-limit..limit).contains(&value)
        }
    };
    [view.lower_bound(), view.upper_bound(), view.step()].into_iter().all(|bound| {
        let Some(bound) = constant_i64(bound) else { return true };
        let bound = i128::from(bound);
        let bound = if view.unsigned_cmp() { bound & ((1 << width.min(64)) - 1) } else { bound };
        range(bound * i128::from(factor))
    })
}

/// Applies `user`, which uses the induction variable, to the bounds, and replaces it by the variable.
fn fold(op: Op, user: Op, ir: &mut Ir) {
    let view = ir.op(op).cast::<ForOp<'_>>();
    let Some(variable) = view.region().first_block().map(|block| block.argument(0).handle()) else {
        return;
    };
    let bounds = [view.lower_bound(), view.upper_bound(), view.step()].map(|value| value.handle());
    // The step of a sum stays.
    let count = if ir.op(user).isa::<MulIOp<'_>>() { 3 } else { 2 };
    let result = ir.op(user).result(0).handle();
    let mut r = Rewriter::new(ir);
    r.set_insert_point(InsertPoint::Before(op));
    for (index, bound) in bounds.into_iter().enumerate().take(count) {
        let mut mapping = Mapping::new();
        mapping.map_value(variable, bound);
        let clone = r.clone_op(user, &mut mapping);
        let value: Value = r.result(clone, 0);
        r.modify(op, |ir, op| ir.set_operand(op, index, value));
    }
    r.replace_all_uses(result, variable);
    r.erase_op(user);
}
