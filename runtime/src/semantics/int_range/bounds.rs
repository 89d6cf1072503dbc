//! The bounds of a function of two ranges, from its values at their ends.

use super::{ConstantIntRanges, larger, smaller};
use crate::support::apint::ApInt;

/// A function of two integers. `None` if the result overflows or is undefined.
pub(super) type Checked<'a> = &'a dyn Fn(&ApInt, &ApInt) -> Option<ApInt>;

/// How the bounds are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// As unsigned numbers.
    Unsigned,
    /// As signed numbers.
    Signed,
}

impl Sign {
    /// The range with the bounds `min` and `max`.
    pub(super) fn range(self, min: ApInt, max: ApInt) -> ConstantIntRanges {
        match self {
            Sign::Unsigned => ConstantIntRanges::from_unsigned(min, max),
            Sign::Signed => ConstantIntRanges::from_signed(min, max),
        }
    }

    /// The bounds of `range`.
    pub(super) fn bounds(self, range: &ConstantIntRanges) -> [&ApInt; 2] {
        match self {
            Sign::Unsigned => [range.umin(), range.umax()],
            Sign::Signed => [range.smin(), range.smax()],
        }
    }
}

/// The range from `f` of the operands `min` to `f` of the operands `max`; all integers if one of them overflows.
pub(super) fn monotone(
    f: Checked<'_>,
    min: [&ApInt; 2],
    max: [&ApInt; 2],
    sign: Sign,
) -> ConstantIntRanges {
    match (f(min[0], min[1]), f(max[0], max[1])) {
        (Some(low), Some(high)) => sign.range(low, high),
        _ => ConstantIntRanges::max(min[0].width()),
    }
}

/// The range of `f` of each integer of `lhs` and each one of `rhs`; all integers if one of the results overflows.
pub(super) fn extremes(
    f: Checked<'_>,
    lhs: [&ApInt; 2],
    rhs: [&ApInt; 2],
    sign: Sign,
) -> ConstantIntRanges {
    let order = match sign {
        Sign::Unsigned => ApInt::cmp_unsigned,
        Sign::Signed => ApInt::cmp_signed,
    };
    let mut bounds: Option<(ApInt, ApInt)> = None;
    for left in lhs {
        for right in rhs {
            let Some(value) = f(left, right) else {
                return ConstantIntRanges::max(left.width());
            };
            bounds = Some(match bounds {
                None => (value.clone(), value),
                Some((min, max)) => {
                    (smaller(&min, &value, order).clone(), larger(&max, &value, order).clone())
                }
            });
        }
    }
    match bounds {
        Some((min, max)) => sign.range(min, max),
        None => ConstantIntRanges::max(lhs[0].width()),
    }
}
