//! Quotients and remainders.

use std::cmp::Ordering;

use super::bounds::{Sign, extremes};
use super::{ConstantIntRanges, smaller};
use crate::support::apint::ApInt;

/// Rounds a quotient, from the dividend, the divisor and the quotient rounded towards zero. `None` if it overflows.
type Round = fn(&ApInt, &ApInt, ApInt) -> Option<ApInt>;

const TOWARDS_ZERO: Round = |_, _, quotient| Some(quotient);

fn one(width: u32) -> ApInt {
    ApInt::from_u64(width, 1)
}

fn has_unsigned_rest(a: &ApInt, b: &ApInt) -> bool {
    a.div_rem_unsigned(b).is_some_and(|(_, rest)| !rest.is_zero())
}

fn has_signed_rest(a: &ApInt, b: &ApInt) -> bool {
    a.div_rem_signed(b).is_some_and(|(_, rest)| !rest.is_zero())
}

fn divide_unsigned(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    round: Round,
) -> ConstantIntRanges {
    if !rhs.umin.is_zero() {
        let divide = |a: &ApInt, b: &ApInt| round(a, b, a.div_rem_unsigned(b)?.0);
        let sign = Sign::Unsigned;
        return extremes(&divide, sign.bounds(lhs), sign.bounds(rhs), sign);
    }
    // Division by zero is undefined, so the quotient is at most the dividend.
    let is_above = lhs.umin.cmp_unsigned(&rhs.umax) != Ordering::Less;
    let umin = if is_above { lhs.umin.div_rem_unsigned(&rhs.umax) } else { None };
    let umin = umin.map_or(ApInt::zero(lhs.width()), |(quotient, _)| quotient);
    ConstantIntRanges::from_unsigned(umin, lhs.umax.clone())
}

/// Whether no integer of `range` is zero, read as signed numbers.
fn excludes_zero(range: &ConstantIntRanges) -> bool {
    range.smin.is_strictly_positive() || range.smax.is_negative()
}

fn divide_signed(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    round: Round,
) -> ConstantIntRanges {
    if !excludes_zero(rhs) {
        return ConstantIntRanges::max(lhs.width());
    }
    let divide = |a: &ApInt, b: &ApInt| round(a, b, a.checked_div_signed(b)?);
    extremes(&divide, Sign::Signed.bounds(lhs), Sign::Signed.bounds(rhs), Sign::Signed)
}

/// The range of unsigned quotients. Corresponds to `inferDivU`.
pub fn div_unsigned(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    divide_unsigned(lhs, rhs, TOWARDS_ZERO)
}

/// The range of signed quotients. Corresponds to `inferDivS`.
pub fn div_signed(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    divide_signed(lhs, rhs, TOWARDS_ZERO)
}

/// The range of unsigned quotients that are rounded up. Corresponds to `inferCeilDivU`.
pub fn ceil_div_unsigned(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    divide_unsigned(lhs, rhs, |a, b, quotient| {
        if !has_unsigned_rest(a, b) {
            return Some(quotient);
        }
        let next = quotient.wrapping_add(&one(quotient.width()));
        (!next.is_zero()).then_some(next)
    })
}

/// The range of signed quotients that are rounded up. Corresponds to `inferCeilDivS`.
pub fn ceil_div_signed(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = lhs.width();
    let smallest = ApInt::signed_min(width);
    let round: Round = |a, b, quotient| {
        let width = a.width();
        if has_signed_rest(a, b) && a.is_negative() == b.is_negative() {
            return quotient.checked_add_signed(&one(width));
        }
        // The folder computes this quotient by negations, and the smallest number is its own.
        let is_wrapped = *a == ApInt::signed_min(width) && b.cmp_signed(&one(width)).is_gt();
        Some(if is_wrapped { quotient.wrapping_neg() } else { quotient })
    };
    let range = divide_signed(lhs, rhs, round);
    if lhs.smin != smallest || lhs.smax == smallest {
        return range;
    }
    let next = lhs.smin.wrapping_add(&one(width));
    let rest = ConstantIntRanges::from_signed(next, lhs.smax.clone());
    range.union(&divide_signed(&rest, rhs, round))
}

/// The range of signed quotients that are rounded down. Corresponds to `inferFloorDivS`.
pub fn floor_div_signed(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    divide_signed(lhs, rhs, |a, b, quotient| {
        if has_signed_rest(a, b) && a.is_negative() != b.is_negative() {
            return quotient.checked_sub_signed(&one(a.width()));
        }
        Some(quotient)
    })
}

/// The range of signed remainders. Corresponds to `inferRemS`.
pub fn rem_signed(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = lhs.width();
    if !excludes_zero(rhs) {
        return ConstantIntRanges::from_signed(ApInt::signed_min(width), ApInt::signed_max(width));
    }
    let divisor = if rhs.smax.is_negative() { rhs.smin.unsigned_abs() } else { rhs.smax.clone() };
    // All dividends have different remainders, if these do not wrap.
    if rhs.smin == rhs.smax && lhs.smax.wrapping_sub(&lhs.smin).cmp_unsigned(&divisor).is_lt() {
        let rest = |value: &ApInt| value.div_rem_signed(&divisor).map(|(_, rest)| rest);
        if let (Some(min), Some(max)) = (rest(&lhs.smin), rest(&lhs.smax))
            && min.cmp_signed(&max).is_le()
        {
            return ConstantIntRanges::from_signed(min, max);
        }
    }
    let largest = divisor.wrapping_sub(&one(width));
    let zero = ApInt::zero(width);
    let smin = if lhs.smin.is_negative() { largest.wrapping_neg() } else { zero.clone() };
    let smax = if lhs.smax.is_strictly_positive() { largest } else { zero };
    ConstantIntRanges::from_signed(smin, smax)
}

/// The range of unsigned remainders. Corresponds to `inferRemU`.
pub fn rem_unsigned(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = lhs.width();
    if !rhs.umin.is_zero()
        && rhs.umin == rhs.umax
        && lhs.umax.wrapping_sub(&lhs.umin).cmp_unsigned(&rhs.umax).is_lt()
    {
        let rest = |value: &ApInt| value.div_rem_unsigned(&rhs.umax).map(|(_, rest)| rest);
        if let (Some(min), Some(max)) = (rest(&lhs.umin), rest(&lhs.umax))
            && min.cmp_unsigned(&max).is_le()
        {
            return ConstantIntRanges::from_unsigned(min, max);
        }
    }
    let largest = rhs.umax.wrapping_sub(&one(width));
    let umax = smaller(&largest, &lhs.umax, ApInt::cmp_unsigned).clone();
    ConstantIntRanges::from_unsigned(ApInt::zero(width), umax)
}
