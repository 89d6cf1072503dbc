//! Conversions between what is in a slot and what an access reads or writes.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{IntegerAttr, StringAttr};
use ods_runtime::layout::DataLayout;
use ods_runtime::types::{IntegerType, Type, TypeRef, VectorType};
use ods_runtime::{OpBuilder, Value};

use super::super::{
    AddrSpaceCastOp, AndOp, BitcastOp, ConstantOp, IntToPtrOp, LLVMArrayType, LLVMPointerType,
    LLVMStructType, LShrOp, OrOp, PtrToIntOp, ShlOp, TruncOp, ZExtOp,
};
use super::size_of;

/// Whether values of the type can be reinterpreted: no aggregates, and no vectors of pointers or of unknown length.
fn is_convertible(ty: TypeRef<'_>) -> bool {
    if ty.isa::<LLVMStructType<'_>>() || ty.isa::<LLVMArrayType<'_>>() {
        return false;
    }
    ty.dyn_cast::<VectorType<'_>>().is_none_or(|vector| {
        !vector.element_type().isa::<LLVMPointerType<'_>>() && !vector.is_scalable()
    })
}

/// Whether a value of the type `part` can be read from, or written to, the start of one of the type `whole`.
pub(super) fn are_compatible(layout: &DataLayout, whole: TypeRef<'_>, part: TypeRef<'_>) -> bool {
    if whole == part {
        return true;
    }
    if !is_convertible(whole) || !is_convertible(part) {
        return false;
    }
    let (Some(size), Some(part_size)) = (size_of(layout, whole), size_of(layout, part)) else {
        return false;
    };
    match whole.isa::<LLVMPointerType<'_>>() && part.isa::<LLVMPointerType<'_>>() {
        true => size == part_size,
        false => part_size <= size,
    }
}

fn is_big_endian(layout: &DataLayout) -> bool {
    let endianness = layout.endianness().and_then(|it| it.dyn_cast::<StringAttr<'_>>());
    endianness.is_some_and(|it| it.value() == "big")
}

/// The number of bits of the type.
fn bits(layout: &DataLayout, ty: Type) -> u32 {
    let bits = layout.try_type_size_in_bits(ty).ok().and_then(|it| it.fixed_value());
    bits.and_then(|it| u32::try_from(it).ok()).unwrap_or(0)
}

fn integer_type(b: &OpBuilder<'_>, width: u32) -> Type {
    IntegerType::get(b.ctx(), width).into()
}

fn type_of(b: &OpBuilder<'_>, value: Value) -> Type {
    b.value(value).ty().handle()
}

fn is_pointer(b: &OpBuilder<'_>, ty: Type) -> bool {
    b.ctx().type_ref(ty).isa::<LLVMPointerType<'_>>()
}

fn constant(b: &mut OpBuilder<'_>, ty: Type, value: ApInt) -> Value {
    let attr = IntegerAttr::from_ap_int(b.ctx(), ty, value).handle();
    let op = ConstantOp::build(b, ty, attr);
    b.result(op, 0)
}

/// The bits of `value` as an integer.
fn to_integer(b: &mut OpBuilder<'_>, layout: &DataLayout, value: Value) -> Value {
    let ty = type_of(b, value);
    if b.ctx().type_ref(ty).isa::<IntegerType<'_>>() {
        return value;
    }
    let integer = integer_type(b, bits(layout, ty));
    match is_pointer(b, ty) {
        true => b.create_or_fold(|b| PtrToIntOp::build(b, integer, value))[0],
        false => b.create_or_fold(|b| BitcastOp::build(b, integer, value))[0],
    }
}

/// A value of the type `ty` with the bits of the integer `value`.
fn from_integer(b: &mut OpBuilder<'_>, value: Value, ty: Type) -> Value {
    if type_of(b, value) == ty {
        return value;
    }
    match is_pointer(b, ty) {
        true => b.create_or_fold(|b| IntToPtrOp::build(b, ty, value))[0],
        false => b.create_or_fold(|b| BitcastOp::build(b, ty, value))[0],
    }
}

/// A value of the type `ty` with the bits of `value`.
fn reinterpret(b: &mut OpBuilder<'_>, layout: &DataLayout, value: Value, ty: Type) -> Value {
    let from = type_of(b, value);
    if from == ty {
        return value;
    }
    if is_pointer(b, from) && is_pointer(b, ty) {
        return b.create_or_fold(|b| AddrSpaceCastOp::build(b, ty, value))[0];
    }
    let integer = to_integer(b, layout, value);
    from_integer(b, integer, ty)
}

/// The value of the type `ty` at the start of the memory that contains `whole`.
pub(super) fn extract(b: &mut OpBuilder<'_>, layout: &DataLayout, whole: Value, ty: Type) -> Value {
    let from = type_of(b, whole);
    let (size, part) = (bits(layout, from), bits(layout, ty));
    if size == part {
        return reinterpret(b, layout, whole, ty);
    }
    let mut integer = to_integer(b, layout, whole);
    if is_big_endian(layout) {
        let whole_type = type_of(b, integer);
        let count = constant(b, whole_type, ApInt::from_u64(size, u64::from(size - part)));
        integer = b.create_or_fold(|b| LShrOp::build(b, integer, count))[0];
    }
    let narrow = integer_type(b, part);
    let truncated = TruncOp::build(b, narrow, integer);
    let truncated = b.result(truncated, 0);
    from_integer(b, truncated, ty)
}

/// What is in memory that contained `whole`, after `part` was written to its start.
pub(super) fn insert(
    b: &mut OpBuilder<'_>,
    layout: &DataLayout,
    part: Value,
    whole: Value,
) -> Value {
    let (ty, part_type) = (type_of(b, whole), type_of(b, part));
    let (size, part_size) = (bits(layout, ty), bits(layout, part_type));
    if size == part_size {
        return reinterpret(b, layout, part, ty);
    }
    let before = to_integer(b, layout, whole);
    let new = to_integer(b, layout, part);
    let integer = type_of(b, before);
    let mut new = b.create_or_fold(|b| ZExtOp::build(b, integer, new))[0];
    let kept = size - part_size;
    let mask = match is_big_endian(layout) {
        true => {
            let count = constant(b, integer, ApInt::from_u64(size, u64::from(kept)));
            new = b.create_or_fold(|b| ShlOp::build(b, new, count))[0];
            ApInt::all_ones(kept).zext_or_trunc(size)
        }
        false => ApInt::all_ones(size).shl(part_size),
    };
    let mask = constant(b, integer, mask);
    let masked = b.create_or_fold(|b| AndOp::build(b, before, mask))[0];
    let combined = b.create_or_fold(|b| OrOp::build(b, masked, new))[0];
    from_integer(b, combined, ty)
}
