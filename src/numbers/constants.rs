//! Constants of numbers, and of vectors and tensors of them.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::{FloatType, IndexType, ShapedType, TypeRef};
use ods_runtime::{Type, Value};

use crate::arith::ConstantOp;

/// Whether constants of the type `ty` exist: it has no dynamic shape.
pub(crate) fn has_constants(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<ShapedType<'_>>().is_none_or(ShapedType::has_static_shape)
}

/// The type `ty` with numbers of the type `element`.
pub(crate) fn with_element<'c>(ty: TypeRef<'c>, element: TypeRef<'c>) -> TypeRef<'c> {
    match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => *shaped.clone_with(None, element.handle()),
        None => element,
    }
}

/// A constant of integers or indices.
pub(crate) fn int(r: &mut Rewriter<'_>, ty: Type, value: i64) -> Value {
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
pub(crate) fn float(r: &mut Rewriter<'_>, ty: Type, value: f64) -> Value {
    let ctx = r.ctx();
    let ty = ctx.type_ref(ty);
    let number = FloatAttr::get(ctx, ty.element_type_or_self().cast::<FloatType<'_>>(), value);
    let attr = match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => DenseElementsAttr::from_floats(ctx, shaped, &[number.value()]).handle(),
        None => number.handle(),
    };
    ConstantOp::build(r, attr).into()
}
