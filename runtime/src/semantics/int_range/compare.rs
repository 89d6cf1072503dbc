//! Comparisons.

use super::ConstantIntRanges;
use crate::support::apint::ApInt;

/// A comparison of integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Predicate {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less, signed.
    Slt,
    /// Less or equal, signed.
    Sle,
    /// Greater, signed.
    Sgt,
    /// Greater or equal, signed.
    Sge,
    /// Less, unsigned.
    Ult,
    /// Less or equal, unsigned.
    Ule,
    /// Greater, unsigned.
    Ugt,
    /// Greater or equal, unsigned.
    Uge,
}

impl Predicate {
    /// The predicate that holds exactly if this one does not.
    #[must_use]
    pub fn inverse(self) -> Self {
        match self {
            Predicate::Eq => Predicate::Ne,
            Predicate::Ne => Predicate::Eq,
            Predicate::Slt => Predicate::Sge,
            Predicate::Sle => Predicate::Sgt,
            Predicate::Sgt => Predicate::Sle,
            Predicate::Sge => Predicate::Slt,
            Predicate::Ult => Predicate::Uge,
            Predicate::Ule => Predicate::Ugt,
            Predicate::Ugt => Predicate::Ule,
            Predicate::Uge => Predicate::Ult,
        }
    }
}

/// Whether the predicate holds for all integers of two ranges.
fn always_holds(predicate: Predicate, lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> bool {
    match predicate {
        Predicate::Slt => lhs.smax.cmp_signed(&rhs.smin).is_lt(),
        Predicate::Sle => lhs.smax.cmp_signed(&rhs.smin).is_le(),
        Predicate::Ult => lhs.umax.cmp_unsigned(&rhs.umin).is_lt(),
        Predicate::Ule => lhs.umax.cmp_unsigned(&rhs.umin).is_le(),
        Predicate::Sgt => lhs.smin.cmp_signed(&rhs.smax).is_gt(),
        Predicate::Sge => lhs.smin.cmp_signed(&rhs.smax).is_ge(),
        Predicate::Ugt => lhs.umin.cmp_unsigned(&rhs.umax).is_gt(),
        Predicate::Uge => lhs.umin.cmp_unsigned(&rhs.umax).is_ge(),
        Predicate::Eq => {
            let constant = lhs.constant_value();
            constant.is_some() && constant == rhs.constant_value()
        }
        // The signed bounds and the unsigned ones may overflow independently, so both must exclude equality.
        Predicate::Ne => {
            let holds = |predicate| always_holds(predicate, lhs, rhs);
            (holds(Predicate::Slt) || holds(Predicate::Sgt))
                && (holds(Predicate::Ult) || holds(Predicate::Ugt))
        }
    }
}

/// The result of a comparison, if it is the same for all integers of the ranges. Corresponds to `evaluatePred`.
pub fn compare(
    predicate: Predicate,
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
) -> Option<bool> {
    if always_holds(predicate, lhs, rhs) {
        return Some(true);
    }
    always_holds(predicate.inverse(), lhs, rhs).then_some(false)
}

/// The range of a truth value.
pub fn bool_range(value: Option<bool>) -> ConstantIntRanges {
    match value {
        Some(value) => ConstantIntRanges::constant(ApInt::from_u64(1, value.into())),
        None => ConstantIntRanges::max(1),
    }
}
