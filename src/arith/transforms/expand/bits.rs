//! Numbers as their bits.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::{Float32Type, FloatType, IndexType, IntegerType, ShapedType, TypeRef};
use ods_runtime::{Type, Value};

use crate::arith::{
    AddIOp, AndIOp, BitcastOp, CmpIOp, CmpIPredicate, ConstantOp, ExtFOp, ExtUIOp, FastMathFlags,
    RoundingMode, SelectOp, ShLIOp, ShRUIOp, TruncFOp, TruncIOp,
};

/// Whether constants of the type `ty` exist: it has no dynamic shape.
pub(super) fn has_constants(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<ShapedType<'_>>().is_none_or(ShapedType::has_static_shape)
}

/// The type `ty` with numbers of the type `element`.
fn with_element<'c>(ty: TypeRef<'c>, element: TypeRef<'c>) -> TypeRef<'c> {
    match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => *shaped.clone_with(None, element.handle()),
        None => element,
    }
}

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

/// A constant of integers or indices.
pub(super) fn int(r: &mut Rewriter<'_>, ty: Type, value: i64) -> Value {
    let ctx = r.ctx();
    let ty = ctx.type_ref(ty);
    let element = ty.element_type_or_self();
    let width = element.int_or_float_bit_width().unwrap_or(IndexType::STORAGE_WIDTH);
    let value = ApInt::from_i64(width, value);
    let attr = match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => DenseElementsAttr::from_ints(ctx, shaped, &[value]).handle(),
        None => IntegerAttr::from_ap_int(ctx, element, value).handle(),
    };
    ConstantOp::build(r, attr).into()
}

/// A constant of floats.
pub(super) fn float(r: &mut Rewriter<'_>, ty: Type, value: f64) -> Value {
    let ctx = r.ctx();
    let ty = ctx.type_ref(ty);
    let number = FloatAttr::get(ctx, ty.element_type_or_self().cast::<FloatType<'_>>(), value);
    let attr = match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => DenseElementsAttr::from_floats(ctx, shaped, &[number.value()]).handle(),
        None => number.handle(),
    };
    ConstantOp::build(r, attr).into()
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
