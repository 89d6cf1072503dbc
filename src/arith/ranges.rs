//! The ranges of integer results.

use std::cmp::Ordering;

use ods_runtime::attrs::{DenseElementsAttr, IntegerAttr};
use ods_runtime::int_range::{self, ConstantIntRanges, IntegerValueRange, Overflow, Predicate};
use ods_runtime::interfaces::{InferIntRangeInterfaceTrait, SetIntLatticeFn};
use ods_runtime::{AttrRef, ValueRef};

use crate::arith::{
    AddIOp, AndIOp, ArithIntegerOverflowFlagsInterfaceTrait, CeilDivSIOp, CeilDivUIOp, CmpIOp,
    CmpIPredicate, ConstantOp, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FloorDivSIOp, IndexCastOp,
    IndexCastUIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp, SelectOp,
    ShLIOp, ShRSIOp, ShRUIOp, SubIOp, TruncIOp, XOrIOp,
};
use crate::ranges::ranges;

/// Implements `InferIntRangeInterfaceTrait` for operations with two operands by functions of their ranges.
macro_rules! binary_ranges {
    ($($op:ident: $infer:expr;)*) => {
        ranges! {
            $($op: |_, ranges| if let [lhs, rhs] = ranges { Some($infer(lhs, rhs)) } else { None };)*
        }
    };
}

binary_ranges! {
    AndIOp: int_range::and;
    CeilDivSIOp: int_range::ceil_div_signed;
    CeilDivUIOp: int_range::ceil_div_unsigned;
    DivSIOp: int_range::div_signed;
    DivUIOp: int_range::div_unsigned;
    FloorDivSIOp: int_range::floor_div_signed;
    MaxSIOp: int_range::max_signed;
    MaxUIOp: int_range::max_unsigned;
    MinSIOp: int_range::min_signed;
    MinUIOp: int_range::min_unsigned;
    OrIOp: int_range::or;
    RemSIOp: int_range::rem_signed;
    RemUIOp: int_range::rem_unsigned;
    ShRSIOp: int_range::shr_signed;
    ShRUIOp: int_range::shr_unsigned;
    XOrIOp: int_range::xor;
}

ranges! {
    AddIOp: |op, ranges| with_flags(int_range::add, overflow(op), ranges);
    CmpIOp: |op, ranges| compare(op.predicate(), ranges);
    ConstantOp: |op, _| constant(*op.value());
    ExtSIOp: |op, ranges| ranges.first().map(|range| range.ext_signed(width(op.out())));
    ExtUIOp: |op, ranges| ranges.first().map(|range| range.ext_unsigned(width(op.out())));
    IndexCastOp: |op, ranges| cast(ranges, op.out(), ConstantIntRanges::ext_signed);
    IndexCastUIOp: |op, ranges| cast(ranges, op.out(), ConstantIntRanges::ext_unsigned);
    MulIOp: |op, ranges| with_flags(int_range::mul, overflow(op), ranges);
    ShLIOp: |op, ranges| with_flags(int_range::shl, overflow(op), ranges);
    SubIOp: |op, ranges| with_flags(int_range::sub, overflow(op), ranges);
    TruncIOp: |op, ranges| ranges.first().map(|range| range.trunc(width(op.out())));
}

/// The overflows that do not occur in `op`.
fn overflow<'ir>(op: impl ArithIntegerOverflowFlagsInterfaceTrait<'ir>) -> Overflow {
    Overflow { nsw: op.has_no_signed_wrap(), nuw: op.has_no_unsigned_wrap() }
}

/// The range of an operation on two integers with overflow flags.
fn with_flags(
    infer: fn(&ConstantIntRanges, &ConstantIntRanges, Overflow) -> ConstantIntRanges,
    flags: Overflow,
    ranges: &[ConstantIntRanges],
) -> Option<ConstantIntRanges> {
    let [lhs, rhs] = ranges else { return None };
    Some(infer(lhs, rhs, flags))
}

fn width(value: ValueRef<'_>) -> u32 {
    ConstantIntRanges::storage_width(value.ty())
}

/// The range of a cast between `index` and another type.
fn cast(
    ranges: &[ConstantIntRanges],
    result: ValueRef<'_>,
    extend: fn(&ConstantIntRanges, u32) -> ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let (range, width) = (ranges.first()?, width(result));
    Some(match range.width().cmp(&width) {
        Ordering::Less => extend(range, width),
        Ordering::Equal => range.clone(),
        Ordering::Greater => range.trunc(width),
    })
}

/// The range of the integers of a constant. `None` if there are none.
fn constant(value: AttrRef<'_>) -> Option<ConstantIntRanges> {
    if let Some(integer) = value.dyn_cast::<IntegerAttr<'_>>() {
        return Some(ConstantIntRanges::constant(integer.value()));
    }
    let elements = value.dyn_cast::<DenseElementsAttr<'_>>()?;
    let count = if elements.is_splat() { 1 } else { elements.num_elements() };
    let ranges = elements.int_values().take(count).map(ConstantIntRanges::constant);
    ranges.reduce(|range, next| range.union(&next))
}

fn compare(predicate: CmpIPredicate, ranges: &[ConstantIntRanges]) -> Option<ConstantIntRanges> {
    let [lhs, rhs] = ranges else { return None };
    Some(int_range::bool_range(int_range::compare(predicate.into(), lhs, rhs)))
}

impl From<CmpIPredicate> for Predicate {
    fn from(predicate: CmpIPredicate) -> Self {
        match predicate {
            CmpIPredicate::Eq => Predicate::Eq,
            CmpIPredicate::Ne => Predicate::Ne,
            CmpIPredicate::Slt => Predicate::Slt,
            CmpIPredicate::Sle => Predicate::Sle,
            CmpIPredicate::Sgt => Predicate::Sgt,
            CmpIPredicate::Sge => Predicate::Sge,
            CmpIPredicate::Ult => Predicate::Ult,
            CmpIPredicate::Ule => Predicate::Ule,
            CmpIPredicate::Ugt => Predicate::Ugt,
            CmpIPredicate::Uge => Predicate::Uge,
        }
    }
}

impl<'ir> InferIntRangeInterfaceTrait<'ir> for SelectOp<'ir> {
    fn infer_result_ranges_from_optional(
        self,
        ranges: &[IntegerValueRange],
        set_range: SetIntLatticeFn<'_>,
    ) {
        let [condition, if_true, if_false] = ranges else { return };
        let condition = condition.as_ref().and_then(|range| range.constant_value());
        let range = match (condition, if_true, if_false) {
            (Some(condition), _, if_false) if condition.is_zero() => if_false.clone(),
            (Some(_), if_true, _) => if_true.clone(),
            (None, Some(if_true), Some(if_false)) => Some(if_true.union(if_false)),
            (None, if_true, if_false) => if_true.clone().or_else(|| if_false.clone()),
        };
        set_range(self.result(), range);
    }
}
