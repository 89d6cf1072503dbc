//! Ranges of integers: the bounds of a value, and those of the results of arithmetic.
//!
//! Corresponds to `mlir/Interfaces/InferIntRangeInterface.h` and `mlir/Interfaces/Utils/InferIntRangeCommon.h`. The
//! functions compute the range of a result from those of the operands.

mod arithmetic;
mod bitwise;
mod bounds;
mod compare;
mod division;
mod index;

use std::cmp::Ordering;
use std::fmt;

use crate::core::ir::ValueRef;
use crate::core::types::TypeRef;
use crate::kinds::types::{IndexType, IntegerType};
use crate::support::apint::ApInt;

pub use arithmetic::{Overflow, add, max_signed, max_unsigned, min_signed, min_unsigned, mul, sub};
pub use bitwise::{and, or, shl, shr_signed, shr_unsigned, xor};
pub use compare::{Predicate, bool_range, compare};
pub use division::{
    ceil_div_signed, ceil_div_unsigned, div_signed, div_unsigned, floor_div_signed, rem_signed,
    rem_unsigned,
};
pub use index::{INDEX_WIDTHS, IndexMode, infer_index};

/// The bounds of an integer, read as an unsigned number and as a signed one. All are inclusive and have the same width.
/// Corresponds to `mlir::ConstantIntRanges`.
///
/// ```
/// use ods_runtime::apint::ApInt;
/// use ods_runtime::int_range::{ConstantIntRanges, Overflow, add};
///
/// let int = |value| ApInt::from_u64(8, value);
/// let small = ConstantIntRanges::from_unsigned(int(1), int(9));
/// let sum = add(&small, &ConstantIntRanges::constant(int(10)), Overflow::default());
/// assert_eq!((sum.umin(), sum.umax()), (&int(11), &int(19)));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ConstantIntRanges {
    umin: ApInt,
    umax: ApInt,
    smin: ApInt,
    smax: ApInt,
}

/// The range of a value during an analysis. `None` means that nothing has been determined yet. Corresponds to
/// `mlir::IntegerValueRange`.
pub type IntegerValueRange = Option<ConstantIntRanges>;

/// The larger one of two integers in an order.
fn larger<'a>(a: &'a ApInt, b: &'a ApInt, order: fn(&ApInt, &ApInt) -> Ordering) -> &'a ApInt {
    if order(a, b).is_lt() { b } else { a }
}

/// The smaller one of two integers in an order.
fn smaller<'a>(a: &'a ApInt, b: &'a ApInt, order: fn(&ApInt, &ApInt) -> Ordering) -> &'a ApInt {
    if order(a, b).is_gt() { b } else { a }
}

impl ConstantIntRanges {
    /// The range with these bounds.
    ///
    /// # Panics
    ///
    /// If the bounds have different widths.
    #[track_caller]
    pub fn new(umin: ApInt, umax: ApInt, smin: ApInt, smax: ApInt) -> Self {
        let widths = [&umax, &smin, &smax].map(|bound| bound.width());
        assert_eq!(widths, [umin.width(); 3], "the bounds of a range have the same width");
        ConstantIntRanges { umin, umax, smin, smax }
    }

    /// The range of all integers of a width.
    pub fn max(width: u32) -> Self {
        ConstantIntRanges {
            umin: ApInt::zero(width),
            umax: ApInt::all_ones(width),
            smin: ApInt::signed_min(width),
            smax: ApInt::signed_max(width),
        }
    }

    /// The range of all values of the type of `value`. Its width is 0 if that type has no integers.
    pub fn max_of(value: ValueRef<'_>) -> Self {
        Self::max(Self::storage_width(value.ty()))
    }

    /// The range of one integer.
    pub fn constant(value: ApInt) -> Self {
        ConstantIntRanges {
            umin: value.clone(),
            umax: value.clone(),
            smin: value.clone(),
            smax: value,
        }
    }

    /// The range with these signed bounds. The unsigned ones follow if the bounds have the same sign.
    pub fn from_signed(smin: ApInt, smax: ApInt) -> Self {
        let (umin, umax) = if smin.is_negative() == smax.is_negative() {
            let order = ApInt::cmp_unsigned;
            (smaller(&smin, &smax, order).clone(), larger(&smin, &smax, order).clone())
        } else {
            (ApInt::zero(smin.width()), ApInt::all_ones(smin.width()))
        };
        ConstantIntRanges { umin, umax, smin, smax }
    }

    /// The range with these unsigned bounds. The signed ones follow if the highest bit of both is the same.
    pub fn from_unsigned(umin: ApInt, umax: ApInt) -> Self {
        let (smin, smax) = if umin.is_negative() == umax.is_negative() {
            let order = ApInt::cmp_signed;
            (smaller(&umin, &umax, order).clone(), larger(&umin, &umax, order).clone())
        } else {
            (ApInt::signed_min(umin.width()), ApInt::signed_max(umin.width()))
        };
        ConstantIntRanges { umin, umax, smin, smax }
    }

    /// The smallest unsigned number.
    pub fn umin(&self) -> &ApInt {
        &self.umin
    }

    /// The largest unsigned number.
    pub fn umax(&self) -> &ApInt {
        &self.umax
    }

    /// The smallest signed number.
    pub fn smin(&self) -> &ApInt {
        &self.smin
    }

    /// The largest signed number.
    pub fn smax(&self) -> &ApInt {
        &self.smax
    }

    /// The width.
    pub fn width(&self) -> u32 {
        self.umin.width()
    }

    /// The width of the ranges of values of the type `ty`: that of its elements, 64 for `index`, and 0 for a type
    /// without integers.
    pub fn storage_width(ty: TypeRef<'_>) -> u32 {
        let element = ty.element_type_or_self();
        if element.is_index() {
            return IndexType::STORAGE_WIDTH;
        }
        element.dyn_cast::<IntegerType<'_>>().map_or(0, |ty| ty.width())
    }

    /// The smallest range that contains both.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        if self.width() == 0 {
            return other.clone();
        }
        if other.width() == 0 {
            return self.clone();
        }
        ConstantIntRanges {
            umin: smaller(&self.umin, &other.umin, ApInt::cmp_unsigned).clone(),
            umax: larger(&self.umax, &other.umax, ApInt::cmp_unsigned).clone(),
            smin: smaller(&self.smin, &other.smin, ApInt::cmp_signed).clone(),
            smax: larger(&self.smax, &other.smax, ApInt::cmp_signed).clone(),
        }
    }

    /// The range of what is in both.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        if self.width() == 0 {
            return self.clone();
        }
        if other.width() == 0 {
            return other.clone();
        }
        ConstantIntRanges {
            umin: larger(&self.umin, &other.umin, ApInt::cmp_unsigned).clone(),
            umax: smaller(&self.umax, &other.umax, ApInt::cmp_unsigned).clone(),
            smin: larger(&self.smin, &other.smin, ApInt::cmp_signed).clone(),
            smax: smaller(&self.smax, &other.smax, ApInt::cmp_signed).clone(),
        }
    }

    /// The only integer of the range, if there is only one.
    pub fn constant_value(&self) -> Option<&ApInt> {
        if self.width() == 0 {
            return None;
        }
        if self.umin == self.umax {
            return Some(&self.umin);
        }
        (self.smin == self.smax).then_some(&self.smin)
    }

    /// The range after extension to `width`, with zeros where read as unsigned, with the sign where read as signed.
    #[must_use]
    pub fn ext(&self, width: u32) -> Self {
        ConstantIntRanges {
            umin: self.umin.zext_or_trunc(width),
            umax: self.umax.zext_or_trunc(width),
            smin: self.smin.sext_or_trunc(width),
            smax: self.smax.sext_or_trunc(width),
        }
    }

    /// The range after extension to `width` with zeros.
    #[must_use]
    pub fn ext_unsigned(&self, width: u32) -> Self {
        Self::from_unsigned(self.umin.zext_or_trunc(width), self.umax.zext_or_trunc(width))
    }

    /// The range after extension to `width` with the sign.
    #[must_use]
    pub fn ext_signed(&self, width: u32) -> Self {
        Self::from_signed(self.smin.sext_or_trunc(width), self.smax.sext_or_trunc(width))
    }

    /// The range after truncation to `width`.
    #[must_use]
    pub fn trunc(&self, width: u32) -> Self {
        let all = Self::max(width);
        let (umin, umax) = match self.umin.lshr(width) == self.umax.lshr(width) {
            true => (self.umin.zext_or_trunc(width), self.umax.zext_or_trunc(width)),
            false => (all.umin, all.umax),
        };
        // What is cut off, and the new sign.
        let sign = width.saturating_sub(1);
        let [low, high] = [&self.smin, &self.smax].map(|bound| bound.ashr(sign));
        let (smin, smax) = match low == high || low.is_all_ones() && high.is_zero() {
            true => (self.smin.zext_or_trunc(width), self.smax.zext_or_trunc(width)),
            false => (all.smin, all.smax),
        };
        ConstantIntRanges { umin, umax, smin, smax }
    }
}

impl fmt::Display for ConstantIntRanges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::from("unsigned : [");
        self.umin.write_unsigned(&mut text);
        text.push_str(", ");
        self.umax.write_unsigned(&mut text);
        text.push_str("] signed : [");
        self.smin.write_signed(&mut text);
        text.push_str(", ");
        self.smax.write_signed(&mut text);
        text.push(']');
        f.write_str(&text)
    }
}

impl fmt::Debug for ConstantIntRanges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
