//! Folders of floating-point arithmetic.

use ods_runtime::apfloat::{ApFloat, Rounding};
use ods_runtime::hooks::{Constant, Folded};

use crate::arith::{
    AddFOp, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp, MulFOp, NegFOp,
    RemFOp, SubFOp,
};
use crate::folding::{defined_by, float_value, fold_binary, fold_unary, folders};

/// Folds two constants with `f`.
fn compute(
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    f: impl Fn(ApFloat, ApFloat) -> ApFloat,
) -> Option<Folded> {
    fold_binary::<ApFloat>(lhs, rhs, |a, b| Some(f(*a, *b))).map(Folded::attr)
}

/// Folds two constants with an operation that rounds to nearest.
fn round(
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    f: fn(ApFloat, ApFloat, Rounding) -> ApFloat,
) -> Option<Folded> {
    compute(lhs, rhs, |a, b| f(a, b, Rounding::NearestEven))
}

fn is_one(constant: Constant<'_>) -> bool {
    float_value(constant).is_some_and(|value| value == ApFloat::from_f64(value.semantics(), 1.0))
}

fn is_zero(constant: Constant<'_>) -> bool {
    float_value(constant).is_some_and(|value| value.is_zero())
}

fn is_negative_zero(constant: Constant<'_>) -> bool {
    float_value(constant).is_some_and(|value| value.is_zero() && value.is_negative())
}

fn is_positive_zero(constant: Constant<'_>) -> bool {
    float_value(constant).is_some_and(|value| value.is_zero() && !value.is_negative())
}

/// Folds a minimum or maximum of equal values, of a neutral constant, and of constants.
macro_rules! float_extremum {
    ($op:ident, $constants:ident, $is_neutral:expr, $f:path) => {{
        if $op.lhs() == $op.rhs() {
            return Some(Folded::value($op.rhs()));
        }
        if float_value($constants.rhs()).is_some_and($is_neutral) {
            return Some(Folded::value($op.lhs()));
        }
        compute($constants.lhs(), $constants.rhs(), $f)
    }};
}

folders! {
    NegFOp: |op, constants| {
        if let Some(inner) = defined_by::<NegFOp<'_>>(op.operand()) {
            return Some(Folded::value(inner.operand()));
        }
        fold_unary::<ApFloat>(constants.operand(), |a| Some(a.negate())).map(Folded::attr)
    };
    AddFOp: |op, constants| {
        if is_negative_zero(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        round(constants.lhs(), constants.rhs(), ApFloat::add)
    };
    SubFOp: |op, constants| {
        if is_positive_zero(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        round(constants.lhs(), constants.rhs(), ApFloat::subtract)
    };
    MulFOp: |op, constants| {
        if is_one(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        let flags = FastMathFlags::NNAN | FastMathFlags::NSZ;
        if op.fastmath().contains(flags) && is_zero(constants.rhs()) {
            return Some(Folded::value(op.rhs()));
        }
        round(constants.lhs(), constants.rhs(), ApFloat::multiply)
    };
    DivFOp: |op, constants| {
        if is_one(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        round(constants.lhs(), constants.rhs(), ApFloat::divide)
    };
    RemFOp: |op, constants| compute(constants.lhs(), constants.rhs(), ApFloat::remainder);
    MaximumFOp: |op, constants| float_extremum!(
        op, constants, |it| it.is_infinity() && it.is_negative(), ApFloat::maximum
    );
    MinimumFOp: |op, constants| float_extremum!(
        op, constants, |it| it.is_infinity() && !it.is_negative(), ApFloat::minimum
    );
    MaxNumFOp: |op, constants| float_extremum!(op, constants, |it| it.is_nan(), ApFloat::max_num);
    MinNumFOp: |op, constants| float_extremum!(op, constants, |it| it.is_nan(), ApFloat::min_num);
}
