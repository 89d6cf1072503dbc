//! Attributes built from Rust values, for fragments of the prelude.

use crate::core::attrs::{Attribute, StringAttr};
use crate::core::context::Context;
use crate::core::types::{Type, TypeRef};
use crate::kinds::attrs::{
    ArrayAttr, BoolAttr, DenseElementsAttr, DenseFPElementsAttr, DenseIntElementsAttr, FloatAttr,
    IntegerAttr, TypeAttr,
};
use crate::kinds::types::{
    Float32Type, Float64Type, FloatType, IntegerType, OpaqueType, RankedTensorType, ShapedType,
};
use crate::support::apfloat::ApFloat;
use crate::support::apint::ApInt;

impl<'c> ArrayAttr<'c> {
    fn of<T: Copy, A: Into<Attribute>>(
        ctx: &'c Context,
        values: &[T],
        make: impl Fn(T) -> A,
    ) -> Self {
        let attrs: Vec<Attribute> = values.iter().map(|value| make(*value).into()).collect();
        Self::get(ctx, &attrs)
    }

    /// An array of `BoolAttr`. Corresponds to `Builder::getBoolArrayAttr`.
    pub fn bools(ctx: &'c Context, values: &[bool]) -> Self {
        Self::of(ctx, values, |value| BoolAttr::get(ctx, value))
    }

    /// An array of `i32` attributes. Corresponds to `Builder::getI32ArrayAttr`.
    pub fn i32s(ctx: &'c Context, values: &[i32]) -> Self {
        Self::of(ctx, values, |value| {
            IntegerAttr::get(ctx, IntegerType::get(ctx, 32), i64::from(value))
        })
    }

    /// An array of `i64` attributes. Corresponds to `Builder::getI64ArrayAttr`.
    pub fn i64s(ctx: &'c Context, values: &[i64]) -> Self {
        Self::of(ctx, values, |value| IntegerAttr::get(ctx, IntegerType::get(ctx, 64), value))
    }

    /// An array of `f32` attributes. Corresponds to `Builder::getF32ArrayAttr`.
    pub fn f32s(ctx: &'c Context, values: &[f32]) -> Self {
        Self::of(ctx, values, |value| FloatAttr::get(ctx, Float32Type::get(ctx), f64::from(value)))
    }

    /// An array of `f64` attributes. Corresponds to `Builder::getF64ArrayAttr`.
    pub fn f64s(ctx: &'c Context, values: &[f64]) -> Self {
        Self::of(ctx, values, |value| FloatAttr::get(ctx, Float64Type::get(ctx), value))
    }

    /// An array of string attributes. Corresponds to `Builder::getStrArrayAttr`.
    pub fn strs(ctx: &'c Context, values: &[&str]) -> Self {
        Self::of(ctx, values, |value| StringAttr::get(ctx, value))
    }

    /// An array of type attributes. Corresponds to `Builder::getTypeArrayAttr`.
    pub fn types(ctx: &'c Context, values: &[Type]) -> Self {
        Self::of(ctx, values, |value| TypeAttr::get(ctx, value))
    }

    /// An array of affine map attributes. Corresponds to `Builder::getAffineMapArrayAttr`.
    pub fn affine_maps(ctx: &'c Context, values: &[Attribute]) -> Self {
        Self::get(ctx, values)
    }

    /// Element `index`, if it is an integer attribute that fits.
    pub fn int_at(self, index: usize) -> Option<i64> {
        self.iter().nth(index)?.dyn_cast::<IntegerAttr<'c>>()?.int()
    }
}

/// A dense tensor of shape `shape` with `values` as integers of `width` bits.
pub fn int_elements<'c>(
    ctx: &'c Context,
    shape: &[i64],
    width: u32,
    values: &[i64],
) -> DenseIntElementsAttr<'c> {
    let element = IntegerType::get(ctx, width).handle();
    let ty = RankedTensorType::get(ctx, shape, element).cast::<ShapedType<'_>>();
    let values: Vec<ApInt> = values.iter().map(|value| ApInt::from_i64(width, *value)).collect();
    DenseElementsAttr::from_ints(ctx, ty, &values).cast()
}

/// A dense tensor of shape `shape` with `values` as elements of the floating-point type `element`.
pub fn float_elements<'c>(
    ctx: &'c Context,
    shape: &[i64],
    element: impl Into<Type>,
    values: &[f64],
) -> DenseFPElementsAttr<'c> {
    let element = element.into();
    let ty = RankedTensorType::get(ctx, shape, element).cast::<ShapedType<'_>>();
    let semantics = ctx.type_ref(element).cast::<FloatType<'_>>().semantics();
    let values: Vec<ApFloat> =
        values.iter().map(|value| ApFloat::from_f64(semantics, *value)).collect();
    DenseElementsAttr::from_floats(ctx, ty, &values).cast()
}

/// The type `!dialect<name>` of an unregistered dialect.
pub fn opaque_type<'c>(ctx: &'c Context, dialect: &str, name: &str) -> OpaqueType<'c> {
    OpaqueType::get(ctx, ctx.ident(dialect), ctx.ident(name))
}

/// Whether `ty` is `!dialect<name>` of an unregistered dialect.
pub fn is_opaque_type_with_name(ty: TypeRef<'_>, dialect: &str, name: &str) -> bool {
    ty.dyn_cast::<OpaqueType<'_>>().is_some_and(|ty| {
        let ctx = ty.ctx();
        ctx.ident_str(ty.dialect_namespace()) == dialect && ctx.ident_str(ty.type_data()) == name
    })
}
