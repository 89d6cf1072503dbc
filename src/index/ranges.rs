//! The ranges of results.
//!
//! `index` has 32 or 64 bits, and a range holds for both widths.

use ods_runtime::ValueRef;
use ods_runtime::apint::ApInt;
use ods_runtime::int_range::{
    self, ConstantIntRanges, INDEX_WIDTHS, IndexMode, Overflow, Predicate, infer_index,
};

use crate::index::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp,
    DivSOp, DivUOp, FloorDivSOp, IndexCmpPredicate, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp,
    RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SizeOfOp, SubOp, XOrOp,
};
use crate::ranges::ranges;

/// A function of two ranges.
type Infer = fn(&ConstantIntRanges, &ConstantIntRanges) -> ConstantIntRanges;

fn infer(f: Infer, ranges: &[ConstantIntRanges], mode: IndexMode) -> Option<ConstantIntRanges> {
    let [lhs, rhs] = ranges else { return None };
    Some(infer_index(f, [lhs, rhs], mode))
}

const ADD: Infer = |lhs, rhs| int_range::add(lhs, rhs, Overflow::default());
const SUB: Infer = |lhs, rhs| int_range::sub(lhs, rhs, Overflow::default());
const MUL: Infer = |lhs, rhs| int_range::mul(lhs, rhs, Overflow::default());
const SHL: Infer = |lhs, rhs| int_range::shl(lhs, rhs, Overflow::default());

ranges! {
    AddOp: |_, ranges| infer(ADD, ranges, IndexMode::Both);
    AndOp: |_, ranges| infer(int_range::and, ranges, IndexMode::Unsigned);
    BoolConstantOp: |op, _| Some(int_range::bool_range(Some(op.value())));
    CastSOp: |op, ranges| cast(ranges, op.input(), op.output(), ConstantIntRanges::ext_signed);
    CastUOp: |op, ranges| cast(ranges, op.input(), op.output(), ConstantIntRanges::ext_unsigned);
    CeilDivSOp: |_, ranges| infer(int_range::ceil_div_signed, ranges, IndexMode::Signed);
    CeilDivUOp: |_, ranges| infer(int_range::ceil_div_unsigned, ranges, IndexMode::Unsigned);
    CmpOp: |op, ranges| compare(op.pred(), ranges);
    ConstantOp: |op, _| Some(ConstantIntRanges::constant(op.value()));
    DivSOp: |_, ranges| infer(int_range::div_signed, ranges, IndexMode::Signed);
    DivUOp: |_, ranges| infer(int_range::div_unsigned, ranges, IndexMode::Unsigned);
    FloorDivSOp: |_, ranges| infer(int_range::floor_div_signed, ranges, IndexMode::Signed);
    MaxSOp: |_, ranges| infer(int_range::max_signed, ranges, IndexMode::Signed);
    MaxUOp: |_, ranges| infer(int_range::max_unsigned, ranges, IndexMode::Unsigned);
    MinSOp: |_, ranges| infer(int_range::min_signed, ranges, IndexMode::Signed);
    MinUOp: |_, ranges| infer(int_range::min_unsigned, ranges, IndexMode::Unsigned);
    MulOp: |_, ranges| infer(MUL, ranges, IndexMode::Both);
    OrOp: |_, ranges| infer(int_range::or, ranges, IndexMode::Unsigned);
    RemSOp: |_, ranges| infer(int_range::rem_signed, ranges, IndexMode::Signed);
    RemUOp: |_, ranges| infer(int_range::rem_unsigned, ranges, IndexMode::Unsigned);
    ShlOp: |_, ranges| infer(SHL, ranges, IndexMode::Both);
    ShrSOp: |_, ranges| infer(int_range::shr_signed, ranges, IndexMode::Signed);
    ShrUOp: |_, ranges| infer(int_range::shr_unsigned, ranges, IndexMode::Unsigned);
    SizeOfOp: |op, _| Some(size_of(*op.result()));
    SubOp: |_, ranges| infer(SUB, ranges, IndexMode::Both);
    XOrOp: |_, ranges| infer(int_range::xor, ranges, IndexMode::Unsigned);
}

/// The range of a cast between `index` and another type.
fn cast(
    ranges: &[ConstantIntRanges],
    input: ValueRef<'_>,
    output: ValueRef<'_>,
    extend: fn(&ConstantIntRanges, u32) -> ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let range = ranges.first()?;
    let resize = |width| match range.width() < width {
        true => extend(range, width),
        false => range.trunc(width),
    };
    let width = ConstantIntRanges::storage_width(output.ty());
    if input.ty().is_index() {
        return Some(if range.width() == width { range.clone() } else { resize(width) });
    }
    let [narrow_width, _] = INDEX_WIDTHS;
    let narrow = if range.width() == narrow_width { range.clone() } else { resize(narrow_width) };
    let wide = if range.width() == width { range.clone() } else { resize(width) };
    Some(wide.union(&narrow.ext(width)))
}

/// The range of a comparison, whose result is known if it is the same for both widths.
fn compare(
    predicate: IndexCmpPredicate,
    ranges: &[ConstantIntRanges],
) -> Option<ConstantIntRanges> {
    let [lhs, rhs] = ranges else { return None };
    let (predicate, [narrow, _]) = (predicate.into(), INDEX_WIDTHS);
    let wide = int_range::compare(predicate, lhs, rhs);
    let cut = int_range::compare(predicate, &lhs.trunc(narrow), &rhs.trunc(narrow));
    Some(int_range::bool_range(if wide == cut { wide } else { None }))
}

fn size_of(result: ValueRef<'_>) -> ConstantIntRanges {
    let width = ConstantIntRanges::storage_width(result.ty());
    let [min, max] = INDEX_WIDTHS.map(|bits| ApInt::from_u64(width, bits.into()));
    ConstantIntRanges::from_unsigned(min, max)
}

impl From<IndexCmpPredicate> for Predicate {
    fn from(predicate: IndexCmpPredicate) -> Self {
        match predicate {
            IndexCmpPredicate::EQ => Predicate::Eq,
            IndexCmpPredicate::NE => Predicate::Ne,
            IndexCmpPredicate::SLT => Predicate::Slt,
            IndexCmpPredicate::SLE => Predicate::Sle,
            IndexCmpPredicate::SGT => Predicate::Sgt,
            IndexCmpPredicate::SGE => Predicate::Sge,
            IndexCmpPredicate::ULT => Predicate::Ult,
            IndexCmpPredicate::ULE => Predicate::Ule,
            IndexCmpPredicate::UGT => Predicate::Ugt,
            IndexCmpPredicate::UGE => Predicate::Uge,
        }
    }
}
