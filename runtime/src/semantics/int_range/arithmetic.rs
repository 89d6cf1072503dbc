//! Sums, differences, products, minima and maxima.

use super::bounds::{Checked, Sign, extremes, monotone};
use super::{ConstantIntRanges, larger, smaller};
use crate::support::apint::ApInt;

/// The overflows that do not occur.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Overflow {
    /// The result does not overflow as a signed number.
    pub nsw: bool,
    /// The result does not overflow as an unsigned number.
    pub nuw: bool,
}

/// `exact`, unless it overflows. Then `limit` if the flag says that it does not.
fn limited(exact: Option<ApInt>, flag: bool, limit: impl FnOnce() -> ApInt) -> Option<ApInt> {
    match exact {
        None if flag => Some(limit()),
        exact => exact,
    }
}

/// The smallest signed number if `is_negative`, otherwise the largest one.
fn signed_limit(width: u32, is_negative: bool) -> ApInt {
    if is_negative { ApInt::signed_min(width) } else { ApInt::signed_max(width) }
}

/// The range of sums. Corresponds to `inferAdd`.
pub fn add(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges, flags: Overflow) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned: Checked<'_> = &|a, b| {
        let sum = a.wrapping_add(b);
        let exact = sum.cmp_unsigned(a).is_ge().then_some(sum);
        limited(exact, flags.nuw, || ApInt::all_ones(width))
    };
    let signed: Checked<'_> = &|a, b| {
        limited(a.checked_add_signed(b), flags.nsw, || signed_limit(width, a.is_negative()))
    };
    let urange = monotone(unsigned, [&lhs.umin, &rhs.umin], [&lhs.umax, &rhs.umax], Sign::Unsigned);
    let srange = monotone(signed, [&lhs.smin, &rhs.smin], [&lhs.smax, &rhs.smax], Sign::Signed);
    urange.intersection(&srange)
}

/// The range of differences. Corresponds to `inferSub`.
pub fn sub(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges, flags: Overflow) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned: Checked<'_> = &|a, b| {
        let exact = a.cmp_unsigned(b).is_ge().then(|| a.wrapping_sub(b));
        limited(exact, flags.nuw, || ApInt::zero(width))
    };
    let signed: Checked<'_> = &|a, b| {
        limited(a.checked_sub_signed(b), flags.nsw, || signed_limit(width, a.is_negative()))
    };
    let urange = monotone(unsigned, [&lhs.umin, &rhs.umax], [&lhs.umax, &rhs.umin], Sign::Unsigned);
    let srange = monotone(signed, [&lhs.smin, &rhs.smax], [&lhs.smax, &rhs.smin], Sign::Signed);
    urange.intersection(&srange)
}

/// The range of products. Corresponds to `inferMul`.
pub fn mul(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges, flags: Overflow) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned: Checked<'_> = &|a, b| {
        let exact = a.mul_high_unsigned(b).is_zero().then(|| a.wrapping_mul(b));
        limited(exact, flags.nuw, || ApInt::all_ones(width))
    };
    let signed: Checked<'_> = &|a, b| {
        let product = a.wrapping_mul(b);
        let fits = match product.is_negative() {
            true => a.mul_high_signed(b).is_all_ones(),
            false => a.mul_high_signed(b).is_zero(),
        };
        let is_negative = a.is_negative() != b.is_negative();
        limited(fits.then_some(product), flags.nsw, || signed_limit(width, is_negative))
    };
    let [unsigned, signed] = [(unsigned, Sign::Unsigned), (signed, Sign::Signed)]
        .map(|(f, sign)| extremes(f, sign.bounds(lhs), sign.bounds(rhs), sign));
    unsigned.intersection(&signed)
}

/// The range of signed maxima. Corresponds to `inferMaxS`.
pub fn max_signed(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let max = |a, b| larger(a, b, ApInt::cmp_signed).clone();
    ConstantIntRanges::from_signed(max(&lhs.smin, &rhs.smin), max(&lhs.smax, &rhs.smax))
}

/// The range of unsigned maxima. Corresponds to `inferMaxU`.
pub fn max_unsigned(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let max = |a, b| larger(a, b, ApInt::cmp_unsigned).clone();
    ConstantIntRanges::from_unsigned(max(&lhs.umin, &rhs.umin), max(&lhs.umax, &rhs.umax))
}

/// The range of signed minima. Corresponds to `inferMinS`.
pub fn min_signed(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let min = |a, b| smaller(a, b, ApInt::cmp_signed).clone();
    ConstantIntRanges::from_signed(min(&lhs.smin, &rhs.smin), min(&lhs.smax, &rhs.smax))
}

/// The range of unsigned minima. Corresponds to `inferMinU`.
pub fn min_unsigned(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let min = |a, b| smaller(a, b, ApInt::cmp_unsigned).clone();
    ConstantIntRanges::from_unsigned(min(&lhs.umin, &rhs.umin), min(&lhs.umax, &rhs.umax))
}
