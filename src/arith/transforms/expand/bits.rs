//! Numbers as their bits.

use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::{Float32Type, IntegerType};
use ods_runtime::{Type, Value};

pub(super) use crate::numbers::{float, has_constants, int};

use crate::arith::{
    AddIOp, AndIOp, BitcastOp, CmpIOp, CmpIPredicate, ExtFOp, ExtUIOp, FastMathFlags, RoundingMode,
    SelectOp, ShLIOp, ShRUIOp, TruncFOp, TruncIOp,
};
use crate::numbers::with_element;

/// The type of `value`, with integers of `width` bits.
pub(super) fn int_like(r: &Rewriter<'_>, value: Value, width: u32) -> Type {
    let ctx = r.ctx();
    with_element(r.value(value).ty(), *IntegerType::get(ctx, width)).handle()
}

/// The type of `value`, with `f32`.
pub(super) fn f32_like(r: &Rewriter<'_>, value: Value) -> Type {
    let ctx = r.ctx();
    with_element(r.value(value).ty(), **Float32Type::get(ctx)).handle()
}

/// The numbers of the type `ty` that have the bits of `value`.
pub(super) fn bitcast(r: &mut Rewriter<'_>, ty: Type, value: Value) -> Value {
    BitcastOp::build(r, ty, value).into()
}

/// Zero-extended integers.
pub(super) fn ext(r: &mut Rewriter<'_>, ty: Type, value: Value) -> Value {
    ExtUIOp::build(r, ty, value).into()
}

/// Truncated integers.
pub(super) fn trunc(r: &mut Rewriter<'_>, ty: Type, value: Value) -> Value {
    TruncIOp::build(r, ty, value).into()
}

pub(super) fn add(r: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    AddIOp::build(r, a, b).into()
}

pub(super) fn and(r: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    AndIOp::build(r, a, b).into()
}

pub(super) fn shl(r: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    ShLIOp::build(r, a, b).into()
}

pub(super) fn shr(r: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    ShRUIOp::build(r, a, b).into()
}

pub(super) fn cmp(r: &mut Rewriter<'_>, predicate: CmpIPredicate, a: Value, b: Value) -> Value {
    CmpIOp::build(r, predicate, a, b).into()
}

pub(super) fn select(r: &mut Rewriter<'_>, condition: Value, a: Value, b: Value) -> Value {
    SelectOp::build(r, condition, a, b).into()
}

/// Extended floats.
pub(super) fn extf(
    r: &mut Rewriter<'_>,
    ty: Type,
    value: Value,
    flags: Option<FastMathFlags>,
) -> Value {
    let op = ExtFOp::build(r, ty, value);
    if flags.is_some() {
        r.edit::<ExtFOp<'_>>(op).set_fastmath(flags);
    }
    op.into()
}

/// Truncated floats.
pub(super) fn truncf(
    r: &mut Rewriter<'_>,
    ty: Type,
    value: Value,
    rounding: Option<RoundingMode>,
    flags: Option<FastMathFlags>,
) -> Value {
    let op = TruncFOp::build(r, ty, value);
    if rounding.is_some() {
        r.edit::<TruncFOp<'_>>(op).set_roundingmode(rounding);
    }
    if flags.is_some() {
        r.edit::<TruncFOp<'_>>(op).set_fastmath(flags);
    }
    op.into()
}

/// The width of the numbers of `value`.
pub(super) fn width(r: &Rewriter<'_>, value: Value) -> Option<u32> {
    r.value(value).ty().element_type_or_self().int_or_float_bit_width()
}
