//! Canonicalization patterns: the rules of `ArithCanonicalization.td`, and those that need code.

mod float_comparison;

generated!("arith_canonicalization.rs");

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::matchers::constant_int;
use ods_runtime::types::{IndexType, IntegerType, TypeRef};
use ods_runtime::{AttrRef, Attribute, Context, OpOf, Value, ValueRef};

use self::generated::arith_canonicalization as rules;
use crate::arith::{
    AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CmpFOp, CmpIOp, ConstantOp, DivFOp, ExtSIOp,
    ExtUIOp, IndexCastOp, IndexCastUIOp, IntegerOverflowFlags, IntegerOverflowFlagsAttr, MulFOp,
    MulIOp, MulSIExtendedOp, MulUIExtendedOp, OrIOp, SelectOp, SubIOp, TruncFOp, TruncIOp, XOrIOp,
};
use crate::folding::{int_value, zero_attr};

/// Implements the patterns of operations: rules of the definitions, and functions with their names and benefits.
macro_rules! patterns {
    ($($op:ident: $($rules:ident)? $(, $rule:path, $name:literal, $benefit:literal)?;)*) => {
        $(
            impl CanonicalizationPatterns for $op<'_> {
                fn canonicalization_patterns(patterns: &mut PatternSet) {
                    $(rules::$rules(patterns);)?
                    $(patterns.add_op($name, $benefit, $rule);)?
                }
            }
        )*
    };
}

patterns! {
    AddIOp: populate_addi;
    AddUIExtendedOp: populate_addui_extended;
    AndIOp: populate_andi;
    BitcastOp: populate_bitcast;
    CmpFOp: , float_comparison::compare_integers, "CmpFIntToFPConst", 1;
    CmpIOp: populate_cmpi;
    DivFOp: populate_divf;
    ExtSIOp: populate_extsi;
    IndexCastOp: populate_index_cast;
    IndexCastUIOp: populate_index_castui;
    MulFOp: populate_mulf;
    MulIOp: populate_muli;
    MulSIExtendedOp: populate_mulsi_extended;
    MulUIExtendedOp: populate_mului_extended;
    OrIOp: populate_ori;
    SelectOp: populate_select, select_to_ext_ui, "SelectToExtUI", 1;
    SubIOp: populate_subi;
    TruncFOp: populate_truncf;
    TruncIOp: populate_trunci;
    XOrIOp: populate_xori;
}

/// The sum of two constants of the same type.
pub(crate) fn sum(r: &mut Rewriter<'_>, a: IntegerAttr<'_>, b: IntegerAttr<'_>) -> Attribute {
    combine(r, a, b, ApInt::wrapping_add)
}

/// The difference of two constants of the same type.
pub(crate) fn difference(
    r: &mut Rewriter<'_>,
    a: IntegerAttr<'_>,
    b: IntegerAttr<'_>,
) -> Attribute {
    combine(r, a, b, ApInt::wrapping_sub)
}

/// The product of two constants of the same type.
pub(crate) fn product(r: &mut Rewriter<'_>, a: IntegerAttr<'_>, b: IntegerAttr<'_>) -> Attribute {
    combine(r, a, b, ApInt::wrapping_mul)
}

fn combine(
    r: &mut Rewriter<'_>,
    a: IntegerAttr<'_>,
    b: IntegerAttr<'_>,
    f: fn(&ApInt, &ApInt) -> ApInt,
) -> Attribute {
    IntegerAttr::from_ap_int(r.ctx(), a.ty(), f(&a.value(), &b.value())).handle()
}

/// `flags` without those that [`sum`] violates.
pub(crate) fn sum_flags<'c>(
    ctx: &'c Context,
    flags: IntegerOverflowFlags,
    a: IntegerAttr<'_>,
    b: IntegerAttr<'_>,
) -> IntegerOverflowFlagsAttr<'c> {
    held(ctx, flags, a, b, ApInt::wrapping_add)
}

/// `flags` without those that [`difference`] violates.
pub(crate) fn difference_flags<'c>(
    ctx: &'c Context,
    flags: IntegerOverflowFlags,
    a: IntegerAttr<'_>,
    b: IntegerAttr<'_>,
) -> IntegerOverflowFlagsAttr<'c> {
    held(ctx, flags, a, b, ApInt::wrapping_sub)
}

/// `flags` without those that [`product`] violates.
pub(crate) fn product_flags<'c>(
    ctx: &'c Context,
    flags: IntegerOverflowFlags,
    a: IntegerAttr<'_>,
    b: IntegerAttr<'_>,
) -> IntegerOverflowFlagsAttr<'c> {
    held(ctx, flags, a, b, ApInt::wrapping_mul)
}

/// `flags` without those that `f` of `a` and `b` violates. Twice the width holds all results.
fn held<'c>(
    ctx: &'c Context,
    flags: IntegerOverflowFlags,
    a: IntegerAttr<'_>,
    b: IntegerAttr<'_>,
    f: fn(&ApInt, &ApInt) -> ApInt,
) -> IntegerOverflowFlagsAttr<'c> {
    let (a, b) = (a.value(), b.value());
    let (result, wide) = (f(&a, &b), 2 * a.width());
    let holds = |extend: fn(&ApInt, u32) -> ApInt| {
        f(&extend(&a, wide), &extend(&b, wide)) == extend(&result, wide)
    };
    let mut held = flags;
    if !holds(ApInt::sext_or_trunc) {
        held = held & !IntegerOverflowFlags::NSW;
    }
    if !holds(ApInt::zext_or_trunc) {
        held = held & !IntegerOverflowFlags::NUW;
    }
    IntegerOverflowFlagsAttr::get(ctx, held)
}

/// Zero of the type of `value`.
///
/// # Panics
///
/// If the type has no zero: it is neither an integer nor elements of a static shape.
pub(crate) fn zero_like(r: &mut Rewriter<'_>, value: Value) -> Attribute {
    zero_attr(r.ir().value(value).ty()).expect("an integer type of a static shape")
}

/// The width of integers or floats; `None` for `index`.
fn width(ty: TypeRef<'_>) -> Option<u32> {
    ty.element_type_or_self().int_or_float_bit_width()
}

/// Whether numbers of the type `a` have more bits than those of the type `b`.
pub(crate) fn is_wider(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    width(a).zip(width(b)).is_some_and(|(a, b)| a > b)
}

/// Whether a cast to `through` and back keeps all numbers of the type `ty`. `index` counts as 64 bits, as upstream.
pub(crate) fn keeps_bits(through: TypeRef<'_>, ty: TypeRef<'_>) -> bool {
    let bits = |ty| width(ty).unwrap_or(IndexType::STORAGE_WIDTH);
    bits(through) >= bits(ty)
}

/// Whether a truncation from `wide` to `narrow` drops exactly `count` bits.
pub(crate) fn drops_shifted(wide: TypeRef<'_>, narrow: TypeRef<'_>, count: AttrRef<'_>) -> bool {
    let dropped = width(wide).zip(width(narrow)).map(|(wide, narrow)| u64::from(wide - narrow));
    int_value(Some(count)).is_some_and(|count| count.to_u64() == dropped)
}

/// Extends the condition of a selection between one and zero, or its complement.
fn select_to_ext_ui(op: OpOf<SelectOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let ty = view.result().ty();
    if !ty.isa::<IntegerType<'_>>() || ty.int_or_float_bit_width() == Some(1) {
        return r.no_match(op, "the result is not an integer of several bits");
    }
    let is_zero = |value: ValueRef<'_>| constant_int(value).is_some_and(|value| value.is_zero());
    let is_one = |value: ValueRef<'_>| constant_int(value).is_some_and(|value| value.is_one());
    let (yes, no) = (view.true_value(), view.false_value());
    let complements = is_zero(yes) && is_one(no);
    if !(complements || is_one(yes) && is_zero(no)) {
        return r.no_match(op, "the values are not one and zero");
    }
    let (ty, mut condition) = (ty.handle(), view.condition().handle());
    if complements {
        let bool = r.ir().value(condition).ty().handle();
        let one = IntegerAttr::get(r.ctx(), bool, 1).handle();
        let one = ConstantOp::build(r, one);
        condition = XOrIOp::build(r, condition, one).into();
    }
    let extended = ExtUIOp::build(r, ty, condition);
    r.replace_op_with(op, extended);
    Some(())
}
