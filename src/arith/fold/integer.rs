//! Folders of integer arithmetic.

use ods_runtime::apint::ApInt;
use ods_runtime::hooks::{Constant, FoldResult, Folded};
use ods_runtime::matchers::constant_int;
use ods_runtime::types::ShapedType;
use ods_runtime::{Attribute, ValueRef};

use crate::arith::{
    AddIOp, AddUIExtendedOp, AndIOp, CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp,
    IntegerOverflowFlags, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, MulSIExtendedOp,
    MulUIExtendedOp, OrIOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp, ShRUIOp, SubIOp, XOrIOp,
    i1_same_shape,
};
use crate::folding::{
    defined_by, fold_binary, fold_binary_to, folders, int_value, is_one_int, is_poison,
    is_zero_int, zero_attr,
};

/// Folds two constants with a function that always has a result.
fn compute(
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    mut f: impl FnMut(&ApInt, &ApInt) -> ApInt,
) -> Option<Folded> {
    fold_binary::<ApInt>(lhs, rhs, |a, b| Some(f(a, b))).map(Folded::attr)
}

/// Folds two constants with a function that has no result for some numbers.
fn try_compute(
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    f: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Folded> {
    fold_binary::<ApInt>(lhs, rhs, f).map(Folded::attr)
}

/// Two constants.
fn pair(first: Attribute, second: Attribute) -> Option<Folded> {
    Some(Folded::results([FoldResult::Attr(first), FoldResult::Attr(second)]))
}

/// A value and a constant.
fn value_and(first: ValueRef<'_>, second: Attribute) -> Option<Folded> {
    Some(Folded::results([FoldResult::Value(first.handle()), FoldResult::Attr(second)]))
}

folders! {
    AddIOp: |op, constants| {
        if is_zero_int(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        // (a - b) + b and b + (a - b) are a.
        for (sum, other) in [(op.lhs(), op.rhs()), (op.rhs(), op.lhs())] {
            if let Some(difference) = defined_by::<SubIOp<'_>>(sum)
                && difference.rhs() == other
            {
                return Some(Folded::value(difference.lhs()));
            }
        }
        compute(constants.lhs(), constants.rhs(), ApInt::wrapping_add)
    };
    SubIOp: |op, constants| {
        let ty = op.result().ty();
        if op.lhs() == op.rhs()
            && ty.dyn_cast::<ShapedType<'_>>().is_none_or(|ty| ty.has_static_shape())
        {
            return zero_attr(ty).map(Folded::attr);
        }
        if is_zero_int(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        if let Some(sum) = defined_by::<AddIOp<'_>>(op.lhs()) {
            if op.rhs() == sum.rhs() {
                return Some(Folded::value(sum.lhs()));
            }
            if op.rhs() == sum.lhs() {
                return Some(Folded::value(sum.rhs()));
            }
        }
        compute(constants.lhs(), constants.rhs(), ApInt::wrapping_sub)
    };
    MulIOp: |op, constants| {
        if is_zero_int(constants.rhs()) {
            return Some(Folded::value(op.rhs()));
        }
        if is_one_int(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        compute(constants.lhs(), constants.rhs(), ApInt::wrapping_mul)
    };
    AddUIExtendedOp: |op, constants| {
        let overflow = op.overflow().ty();
        if constant_int(op.rhs()).is_some_and(|value| value.is_zero()) {
            return value_and(op.lhs(), zero_attr(overflow)?);
        }
        let sum = fold_binary(constants.lhs(), constants.rhs(), |a: &ApInt, b| {
            Some(a.wrapping_add(b))
        })?;
        let sum_attr = op.ctx().attr_ref(sum);
        if is_poison(Some(sum_attr)) {
            return pair(sum, sum);
        }
        let ty = i1_same_shape(op.sum().ty());
        let carry = fold_binary_to(ty, Some(sum_attr), constants.lhs(), |sum: &ApInt, operand| {
            Some(ApInt::from_u64(1, u64::from(sum.cmp_unsigned(operand).is_lt())))
        });
        pair(sum, carry?)
    };
    MulSIExtendedOp: |op, constants| {
        let (lhs, rhs) = (constants.lhs(), constants.rhs());
        if is_zero_int(rhs) {
            return pair(rhs?.handle(), rhs?.handle());
        }
        extended(lhs, rhs, ApInt::mul_high_signed)
    };
    MulUIExtendedOp: |op, constants| {
        let (lhs, rhs) = (constants.lhs(), constants.rhs());
        if is_zero_int(rhs) {
            return pair(rhs?.handle(), rhs?.handle());
        }
        if is_one_int(rhs) {
            return value_and(op.lhs(), zero_attr(op.lhs().ty())?);
        }
        extended(lhs, rhs, ApInt::mul_high_unsigned)
    };
}

/// The low and the high half of a product of constants.
fn extended(
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    high: fn(&ApInt, &ApInt) -> ApInt,
) -> Option<Folded> {
    let low = fold_binary(lhs, rhs, |a: &ApInt, b| Some(a.wrapping_mul(b)))?;
    pair(low, fold_binary(lhs, rhs, |a: &ApInt, b| Some(high(a, b)))?)
}

/// `a` if `lhs` is `a * rhs` or `rhs * a`, and that multiplication has the flag `exact`.
fn factor<'ir>(
    lhs: ValueRef<'ir>,
    rhs: ValueRef<'ir>,
    exact: IntegerOverflowFlags,
) -> Option<Folded> {
    let product = defined_by::<MulIOp<'_>>(lhs)?;
    if !product.overflow_flags().contains(exact) {
        return None;
    }
    let rest = if product.lhs() == rhs {
        product.rhs()
    } else if product.rhs() == rhs {
        product.lhs()
    } else {
        return None;
    };
    Some(Folded::value(rest))
}

/// The quotient, rounded up, of signed numbers. `None` if a number that is negated is the smallest one.
fn ceil_div_signed(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let smallest = ApInt::signed_min(a.width());
    if b.is_zero() {
        return None;
    }
    if a.is_zero() {
        return Some(a.clone());
    }
    if *a == smallest || *b == smallest {
        return None;
    }
    let (quotient, rest) = a.div_rem_signed(b)?;
    let rounds_up = !rest.is_zero() && a.is_negative() == b.is_negative();
    Some(if rounds_up { plus_one(&quotient) } else { quotient })
}

fn plus_one(value: &ApInt) -> ApInt {
    value.wrapping_add(&ApInt::from_u64(value.width(), 1))
}

fn floor_div_signed(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let (quotient, rest) = a.div_rem_signed(b)?;
    let rounds_down = !rest.is_zero() && a.is_negative() != b.is_negative();
    let one = ApInt::from_u64(a.width(), 1);
    Some(if rounds_down { quotient.wrapping_sub(&one) } else { quotient })
}

fn ceil_div_unsigned(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let (quotient, rest) = a.div_rem_unsigned(b)?;
    Some(if rest.is_zero() { quotient } else { plus_one(&quotient) })
}

/// Folds a division with a divisor of 1 to `op.lhs()`, and that of constants.
macro_rules! divide {
    ($op:ident, $constants:ident, $f:expr) => {{
        if is_one_int($constants.rhs()) {
            return Some(Folded::value($op.lhs()));
        }
        try_compute($constants.lhs(), $constants.rhs(), $f)
    }};
}

/// Folds a remainder of a division by 1 to zero, and that of constants.
macro_rules! remainder {
    ($op:ident, $constants:ident, $divide:path) => {{
        if is_one_int($constants.rhs()) {
            return zero_attr($op.result().ty()).map(Folded::attr);
        }
        try_compute($constants.lhs(), $constants.rhs(), |a, b| Some($divide(a, b)?.1))
    }};
}

folders! {
    DivUIOp: |op, constants| {
        if is_one_int(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        let factor = factor(op.lhs(), op.rhs(), IntegerOverflowFlags::NUW);
        factor.or_else(|| {
            try_compute(constants.lhs(), constants.rhs(), |a, b| Some(a.div_rem_unsigned(b)?.0))
        })
    };
    DivSIOp: |op, constants| {
        if is_one_int(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        let factor = factor(op.lhs(), op.rhs(), IntegerOverflowFlags::NSW);
        factor.or_else(|| {
            try_compute(constants.lhs(), constants.rhs(), ApInt::checked_div_signed)
        })
    };
    CeilDivUIOp: |op, constants| divide!(op, constants, ceil_div_unsigned);
    CeilDivSIOp: |op, constants| divide!(op, constants, ceil_div_signed);
    FloorDivSIOp: |op, constants| {
        if is_one_int(constants.rhs()) {
            return Some(Folded::value(op.lhs()));
        }
        // Like upstream, only the last element decides whether there is an overflow.
        let mut overflows = false;
        let folded = try_compute(constants.lhs(), constants.rhs(), |a, b| {
            overflows = b.is_zero() || *a == ApInt::signed_min(a.width()) && b.is_all_ones();
            Some(floor_div_signed(a, b).unwrap_or_else(|| a.clone()))
        });
        folded.filter(|_| !overflows)
    };
    RemUIOp: |op, constants| remainder!(op, constants, ApInt::div_rem_unsigned);
    RemSIOp: |op, constants| remainder!(op, constants, ApInt::div_rem_signed);
}

/// The bit count of a shift, at most the width.
fn count(by: &ApInt) -> u32 {
    by.to_u64().map_or(by.width(), |count| count.min(by.width().into()) as u32)
}

/// Folds a shift by zero, and that of constants.
macro_rules! shift {
    ($op:ident, $constants:ident, $f:path) => {{
        if is_zero_int($constants.rhs()) {
            return Some(Folded::value($op.lhs()));
        }
        // Like upstream, only the last element decides whether the shift is too far.
        let mut is_bounded = false;
        let folded = compute($constants.lhs(), $constants.rhs(), |a, b| {
            is_bounded = count(b) < b.width();
            $f(a, count(b))
        });
        folded.filter(|_| is_bounded)
    }};
}

folders! {
    ShLIOp: |op, constants| shift!(op, constants, ApInt::shl);
    ShRUIOp: |op, constants| shift!(op, constants, ApInt::lshr);
    ShRSIOp: |op, constants| shift!(op, constants, ApInt::ashr);
}

/// Whether `value` is `xor other, -1`.
fn is_complement_of(value: ValueRef<'_>, other: ValueRef<'_>) -> bool {
    defined_by::<XOrIOp<'_>>(value).is_some_and(|xor| {
        xor.lhs() == other && constant_int(xor.rhs()).is_some_and(|mask| mask.is_all_ones())
    })
}

folders! {
    AndIOp: |op, constants| {
        let (lhs, rhs) = (op.lhs(), op.rhs());
        if let Some(mask) = int_value(constants.rhs()) {
            if mask.is_zero() {
                return Some(Folded::value(rhs));
            }
            if mask.is_all_ones() {
                return Some(Folded::value(lhs));
            }
        }
        if is_complement_of(rhs, lhs) || is_complement_of(lhs, rhs) {
            return zero_attr(op.result().ty()).map(Folded::attr);
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(inner) = defined_by::<AndIOp<'_>>(inner)
                && (inner.lhs() == other || inner.rhs() == other)
            {
                return Some(Folded::value(inner.result()));
            }
        }
        compute(constants.lhs(), constants.rhs(), |a, b| a & b)
    };
    OrIOp: |op, constants| {
        let (lhs, rhs) = (op.lhs(), op.rhs());
        if let Some(mask) = int_value(constants.rhs()) {
            if mask.is_zero() {
                return Some(Folded::value(lhs));
            }
            if mask.is_all_ones() {
                return Some(Folded::attr(constants.rhs()?.handle()));
            }
        }
        for (complement, other) in [(rhs, lhs), (lhs, rhs)] {
            if is_complement_of(complement, other) {
                return Some(Folded::value(complement.defining_op()?.operand(1)));
            }
        }
        compute(constants.lhs(), constants.rhs(), |a, b| a | b)
    };
    XOrIOp: |op, constants| {
        let (lhs, rhs) = (op.lhs(), op.rhs());
        if is_zero_int(constants.rhs()) {
            return Some(Folded::value(lhs));
        }
        if lhs == rhs {
            return zero_attr(op.result().ty()).map(Folded::attr);
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            let Some(inner) = defined_by::<XOrIOp<'_>>(inner) else { continue };
            if inner.rhs() == other {
                return Some(Folded::value(inner.lhs()));
            }
            if inner.lhs() == other {
                return Some(Folded::value(inner.rhs()));
            }
        }
        compute(constants.lhs(), constants.rhs(), |a, b| a ^ b)
    };
}

/// Folds a minimum or maximum of equal values, of the absorbing constant `$bound`, and of the neutral constant
/// `$neutral`.
macro_rules! integer_extremum {
    ($op:ident, $constants:ident, $bound:path, $neutral:path, $takes_right:expr) => {{
        if $op.lhs() == $op.rhs() {
            return Some(Folded::value($op.rhs()));
        }
        if let Some(value) = int_value($constants.rhs()) {
            if value == $bound(value.width()) {
                return Some(Folded::value($op.rhs()));
            }
            if value == $neutral(value.width()) {
                return Some(Folded::value($op.lhs()));
            }
        }
        compute($constants.lhs(), $constants.rhs(), |a, b| {
            if $takes_right(a, b) { b.clone() } else { a.clone() }
        })
    }};
}

folders! {
    MaxSIOp: |op, constants| integer_extremum!(
        op, constants, ApInt::signed_max, ApInt::signed_min, |a: &ApInt, b| a.cmp_signed(b).is_lt()
    );
    MaxUIOp: |op, constants| integer_extremum!(
        op, constants, ApInt::all_ones, ApInt::zero, |a: &ApInt, b| a.cmp_unsigned(b).is_lt()
    );
    MinSIOp: |op, constants| integer_extremum!(
        op, constants, ApInt::signed_min, ApInt::signed_max, |a: &ApInt, b| a.cmp_signed(b).is_gt()
    );
    MinUIOp: |op, constants| integer_extremum!(
        op, constants, ApInt::zero, ApInt::all_ones, |a: &ApInt, b| a.cmp_unsigned(b).is_gt()
    );
}
