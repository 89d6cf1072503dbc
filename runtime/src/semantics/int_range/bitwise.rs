//! Bitwise operations and shifts.

use super::ConstantIntRanges;
use super::arithmetic::Overflow;
use super::bounds::{Checked, Sign, extremes};
use crate::support::apint::ApInt;

/// The bits that differ among the integers of `range`: those below the highest one in which its bounds differ.
fn varying_bits(range: &ConstantIntRanges) -> ApInt {
    let width = range.width();
    let differing = (&range.umin ^ &range.umax).active_bits();
    ApInt::all_ones(width).lshr(width - differing)
}

/// The bounds of the integers that have the same high bits as those of `range`.
fn widened(range: &ConstantIntRanges) -> [ApInt; 2] {
    let varying = varying_bits(range);
    [&range.umin & &!varying.clone(), &range.umax | &varying]
}

fn combine(f: Checked<'_>, lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let [lhs, rhs] = [widened(lhs), widened(rhs)];
    extremes(f, lhs.each_ref(), rhs.each_ref(), Sign::Unsigned)
}

/// The range of bitwise conjunctions. Corresponds to `inferAnd`.
pub fn and(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    combine(&|a, b| Some(a & b), lhs, rhs)
}

/// The range of bitwise disjunctions. Corresponds to `inferOr`.
pub fn or(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    combine(&|a, b| Some(a | b), lhs, rhs)
}

/// The range of bitwise exclusive disjunctions. Corresponds to `inferXor`.
pub fn xor(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let varying = &varying_bits(lhs) | &varying_bits(rhs);
    let bits = &lhs.umin ^ &rhs.umin;
    ConstantIntRanges::from_unsigned(&bits & &!varying.clone(), &bits | &varying)
}

/// The number of bits of a shift; `None` if it is not less than the width.
fn count(bits: &ApInt) -> Option<u32> {
    let count = u32::try_from(bits.to_u64()?).ok()?;
    (count < bits.width()).then_some(count)
}

/// The range of left shifts. Corresponds to `inferShl`.
pub fn shl(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges, flags: Overflow) -> ConstantIntRanges {
    let width = lhs.width();
    let unsigned: Checked<'_> = &|value, bits| {
        let exact = count(bits).filter(|count| *count <= value.leading_zeros());
        match exact {
            Some(count) => Some(value.shl(count)),
            None => flags.nuw.then(|| ApInt::all_ones(width)),
        }
    };
    let signed: Checked<'_> = &|value, bits| {
        let exact = count(bits).filter(|count| value.shl(*count).ashr(*count) == *value);
        match exact {
            Some(count) => Some(value.shl(count)),
            None if !flags.nsw => None,
            None if value.is_negative() => Some(ApInt::signed_min(width)),
            None => Some(ApInt::signed_max(width)),
        }
    };
    let bits = Sign::Unsigned.bounds(rhs);
    let [unsigned, signed] = [(unsigned, Sign::Unsigned), (signed, Sign::Signed)]
        .map(|(f, sign)| extremes(f, sign.bounds(lhs), bits, sign));
    unsigned.intersection(&signed)
}

/// The range of right shifts that fill with the sign. Corresponds to `inferShrS`.
pub fn shr_signed(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let shift: Checked<'_> = &|value, bits| Some(value.ashr(count(bits)?));
    extremes(shift, Sign::Signed.bounds(lhs), Sign::Unsigned.bounds(rhs), Sign::Signed)
}

/// The range of right shifts that fill with zeros. Corresponds to `inferShrU`.
pub fn shr_unsigned(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let shift: Checked<'_> = &|value, bits| Some(value.lshr(count(bits)?));
    extremes(shift, Sign::Unsigned.bounds(lhs), Sign::Unsigned.bounds(rhs), Sign::Unsigned)
}
