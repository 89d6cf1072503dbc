//! Folders of casts.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_runtime::hooks::{Constant, Folded};
use ods_runtime::ir::OpMut;
use ods_runtime::types::{FloatType, IndexType, ShapedType, TypeRef};
use ods_runtime::{Attribute, ValueRef};

use crate::arith::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, FastMathFlags, IndexCastOp,
    IndexCastUIOp, SIToFPOp, TruncFOp, TruncIOp, UIToFPOp,
};
use crate::folding::{defined_by, fold_cast, folders, is_poison};

/// The width of the integers of `ty`; `index` has 64 bits.
fn int_width(ty: TypeRef<'_>) -> u32 {
    ty.element_type_or_self().int_or_float_bit_width().unwrap_or(IndexType::STORAGE_WIDTH)
}

/// The format of the floats of `ty`.
fn semantics(ty: TypeRef<'_>) -> Option<FloatSemantics> {
    ty.element_type_or_self().dyn_cast::<FloatType<'_>>().map(|ty| ty.semantics())
}

/// Folds a cast of integers with `f`, which gets the width of the result.
fn resize(constant: Constant<'_>, ty: TypeRef<'_>, f: fn(&ApInt, u32) -> ApInt) -> Option<Folded> {
    let width = int_width(ty);
    fold_cast(ty, constant, |value: &ApInt| Some(f(value, width))).map(Folded::attr)
}

/// Replaces the operand of the cast.
fn with_operand(value: ValueRef<'_>) -> Option<Folded> {
    let value = value.handle();
    Some(Folded::in_place(move |mut op: OpMut<'_>| op.set_operand(0, value)))
}

/// The operand of the extension that defines `value`.
fn extended(value: ValueRef<'_>) -> Option<ValueRef<'_>> {
    defined_by::<ExtUIOp<'_>>(value)
        .map(|ext| ext.in_())
        .or_else(|| Some(defined_by::<ExtSIOp<'_>>(value)?.in_()))
}

folders! {
    ExtUIOp: |op, constants| match defined_by::<ExtUIOp<'_>>(op.in_()) {
        Some(inner) => with_operand(inner.in_()),
        None => resize(constants.in_(), op.out().ty(), ApInt::zext_or_trunc),
    };
    ExtSIOp: |op, constants| match defined_by::<ExtSIOp<'_>>(op.in_()) {
        Some(inner) => with_operand(inner.in_()),
        None => resize(constants.in_(), op.out().ty(), ApInt::sext_or_trunc),
    };
    TruncIOp: |op, constants| {
        if let Some(source) = extended(op.in_()) {
            let (from, to) = (source.ty(), op.out().ty());
            if int_width(from) > int_width(to) {
                return with_operand(source);
            }
            if from.element_type_or_self() == to.element_type_or_self() {
                return Some(Folded::value(source));
            }
        }
        if let Some(inner) = defined_by::<TruncIOp<'_>>(op.in_()) {
            return with_operand(inner.in_());
        }
        resize(constants.in_(), op.out().ty(), ApInt::zext_or_trunc)
    };
    IndexCastOp: |op, constants| resize(constants.in_(), op.out().ty(), ApInt::sext_or_trunc);
    IndexCastUIOp: |op, constants| resize(constants.in_(), op.out().ty(), ApInt::zext_or_trunc);
    ExtFOp: |op, constants| {
        let may_contract = |flags: Option<FastMathFlags>| {
            flags.is_some_and(|flags| flags.contains(FastMathFlags::CONTRACT))
        };
        if let Some(inner) = defined_by::<TruncFOp<'_>>(op.in_())
            && inner.in_().ty() == op.out().ty()
            && may_contract(inner.fastmath())
            && may_contract(op.fastmath())
        {
            return Some(Folded::value(inner.in_()));
        }
        convert(constants.in_(), op.out().ty())
    };
    TruncFOp: |op, constants| {
        if let Some(inner) = defined_by::<ExtFOp<'_>>(op.in_()) {
            let (from, to) = (inner.in_().ty(), op.out().ty());
            if semantics(from)?.is_representable_by(semantics(inner.out().ty())?) {
                if semantics(from)?.width() > semantics(to)?.width() {
                    return with_operand(inner.in_());
                }
                if from.element_type_or_self() == to.element_type_or_self() {
                    return Some(Folded::value(inner.in_()));
                }
            }
        }
        convert(constants.in_(), op.out().ty())
    };
    UIToFPOp: |op, constants| from_int(constants.in_(), op.out().ty(), ApFloat::from_unsigned_int);
    SIToFPOp: |op, constants| from_int(constants.in_(), op.out().ty(), ApFloat::from_signed_int);
    FPToUIOp: |op, constants| to_int(constants.in_(), op.out().ty(), ApFloat::to_unsigned_int);
    FPToSIOp: |op, constants| to_int(constants.in_(), op.out().ty(), ApFloat::to_signed_int);
    BitcastOp: |op, constants| bitcast(constants.in_(), op.out().ty()).map(Folded::attr);
}

/// Converts floats if that loses nothing.
fn convert(constant: Constant<'_>, ty: TypeRef<'_>) -> Option<Folded> {
    let to = semantics(ty)?;
    fold_cast(ty, constant, |value: &ApFloat| value.convert_exactly(to)).map(Folded::attr)
}

fn from_int(
    constant: Constant<'_>,
    ty: TypeRef<'_>,
    convert: fn(FloatSemantics, &ApInt) -> ApFloat,
) -> Option<Folded> {
    let to = semantics(ty)?;
    fold_cast(ty, constant, |value: &ApInt| Some(convert(to, value))).map(Folded::attr)
}

fn to_int(
    constant: Constant<'_>,
    ty: TypeRef<'_>,
    convert: fn(ApFloat, u32) -> Option<ApInt>,
) -> Option<Folded> {
    let width = int_width(ty);
    fold_cast(ty, constant, |value: &ApFloat| convert(*value, width)).map(Folded::attr)
}

fn bitcast(constant: Constant<'_>, ty: TypeRef<'_>) -> Option<Attribute> {
    let attr = constant?;
    if let Some(dense) = attr.dyn_cast::<DenseElementsAttr<'_>>() {
        let element = ty.dyn_cast::<ShapedType<'_>>()?.element_type();
        let ty = dense.ty().clone_with(None, element);
        return DenseElementsAttr::from_raw(ty.ctx(), ty, dense.raw_data()).map(Attribute::from);
    }
    if ty.isa::<ShapedType<'_>>() {
        return None;
    }
    if is_poison(constant) {
        return Some(attr.handle());
    }
    let bits = match attr.dyn_cast::<FloatAttr<'_>>() {
        Some(float) => float.value().to_int_bits(),
        None => attr.dyn_cast::<IntegerAttr<'_>>()?.value(),
    };
    Some(match semantics(ty) {
        Some(to) => {
            FloatAttr::with_value(ty.ctx(), ty, ApFloat::from_bits(to, bits.low_u128())).into()
        }
        None => IntegerAttr::from_ap_int(ty.ctx(), ty, bits).into(),
    })
}
