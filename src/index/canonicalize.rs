//! Canonicalization patterns.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::hooks::{Canonicalize, Rewriter};
use ods_runtime::matchers::{constant_attr, constant_int};
use ods_runtime::{Op, OpOf, OpRef, ValueRef};

use super::fold::{self, Binary, agreed};
use crate::folding::defined_by;
use crate::index::{
    AddOp, AndOp, CmpOp, ConstantOp, IndexCmpPredicate, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp,
    OrOp, SubOp, XOrOp,
};

/// Combines the constants of `op(op(x, a), b)`, given that `op` is associative and commutative: sets the operands of
/// `op` to `x` and the combined constant. `make` creates the new operation.
fn combine_constants(
    op: impl Into<Op>,
    r: &mut Rewriter<'_>,
    f: Binary,
    make: fn(&mut Rewriter<'_>, ods_runtime::Value, ods_runtime::Value) -> Op,
) -> Option<()> {
    let op = op.into();
    let view = r.op(op);
    let constant =
        |value: ValueRef<'_>| Some(constant_attr(value)?.dyn_cast::<IntegerAttr<'_>>()?.value());
    let Some(outer) = constant(view.operand(1)) else {
        return r.no_match(op, "the right operand is not a constant");
    };
    let inner = view.operand(0).defining_op();
    let is_same = |inner: &OpRef<'_>| inner.name_handle() == view.name_handle();
    let Some(inner) = inner.filter(|inner| is_same(inner) && !inner.uses_itself()) else {
        return r.no_match(op, "the left operand is not the same operation");
    };
    let Some(other) = constant(inner.operand(1)) else {
        return r.no_match(op, "the right operand of the left operand is not a constant");
    };
    let Some(combined) = agreed(f, &outer, &other) else {
        return r.no_match(op, "the constants depend on the width of index");
    };
    let value = inner.operand(0).handle();
    let constant = ConstantOp::build(r, combined);
    let new = make(r, value, constant.into());
    r.replace_op_with(op, new);
    Some(())
}

macro_rules! associative {
    ($($op:ident: $f:path;)*) => {
        $(
            impl Canonicalize for $op<'static> {
                fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()> {
                    combine_constants(op, r, $f, |r, lhs, rhs| $op::build(r, lhs, rhs).op())
                }
            }
        )*
    };
}

associative! {
    AddOp: fold::ADD;
    MulOp: fold::MUL;
    MaxSOp: fold::MAX_S;
    MaxUOp: fold::MAX_U;
    MinSOp: fold::MIN_S;
    MinUOp: fold::MIN_U;
    AndOp: fold::AND;
    OrOp: fold::OR;
    XOrOp: fold::XOR;
}

impl Canonicalize for CmpOp<'static> {
    /// Compares the operands of a difference that is compared with zero. The difference may wrap around, so its order says
    /// nothing about theirs.
    fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()> {
        let view = r.get(op);
        if !matches!(view.pred(), IndexCmpPredicate::EQ | IndexCmpPredicate::NE) {
            return r.no_match(op, "the order of a difference is not that of its operands");
        }
        let is_zero =
            |value: ValueRef<'_>| constant_int(value).is_some_and(|value| value.is_zero());
        let (left, right) = (*view.lhs(), *view.rhs());
        let swaps = !is_zero(right);
        if swaps && !is_zero(left) {
            return r.no_match(op, "no operand is zero");
        }
        let Some(difference) = defined_by::<SubOp<'_>>(if swaps { right } else { left }) else {
            return r.no_match(op, "the other operand is not a difference");
        };
        let operands = [difference.lhs().handle(), difference.rhs().handle()];
        let [lhs, rhs] = if swaps { [operands[1], operands[0]] } else { operands };
        let predicate = view.pred();
        let new = CmpOp::build(r, predicate, lhs, rhs);
        r.replace_op_with(op, new);
        Some(())
    }
}
