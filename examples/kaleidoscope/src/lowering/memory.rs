//! Arrays in memory: their types, buffers, and loops over their elements.

use ods::arith::{
    AndIOp, CmpFOp, CmpFPredicate, ConstantOp, FPToSIOp, IndexCastOp, XOrIOp, constant_index,
};
use ods::func::FuncOp;
use ods::memref::{AllocaOp, LoadOp};
use ods::scf::{ForOp, IfOp};
use ods_runtime::attrs::{BoolAttr, CallSiteLoc, FileLineColRange};
use ods_runtime::conversion::{ConversionRewriter, TypeConverter};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;

use crate::inference::{number, shape};
use crate::ks::{ArrayType, FailOp, RefType};

/// Arrays and variables become memory.
pub(super) fn converter() -> TypeConverter {
    let mut types = TypeConverter::new();
    types.add_identity_conversion();
    types.add_conversion(|ty| ty.isa::<ArrayType<'_>>().then(|| buffer_type(ty.ctx(), shape(ty))));
    types.add_conversion(|ty| {
        let content = ty.dyn_cast::<RefType<'_>>()?.content();
        Some(buffer_type(ty.ctx(), shape(content)))
    });
    types
}

/// The type of memory for numbers of a shape.
pub(super) fn buffer_type(ctx: &Context, shape: &[i64]) -> Type {
    MemRefType::get(ctx, shape, number(ctx)).handle()
}

/// The shape of a value: empty if it is a number.
pub(super) fn shape_of(value: Value, r: &OpBuilder<'_>) -> Vec<i64> {
    let ty = r.value(value).ty();
    ty.dyn_cast::<MemRefType<'_>>().map_or(Vec::new(), |ty| ty.shape().to_vec())
}

/// Memory on the stack of the function, at its start: in a loop, it is the same for each iteration.
pub(super) fn buffer(ty: Type, r: &mut ConversionRewriter<'_>, op: Op) -> Option<Value> {
    let function = r.op(op).parent_of_type::<FuncOp<'_>>()?;
    let entry = function.body().first_block()?.handle();
    let before = r.insert_point();
    r.set_insert_point(InsertPoint::Start(entry));
    let buffer = AllocaOp::build(r, ty).into();
    r.set_insert_point(before);
    Some(buffer)
}

/// Loops over all indices of a shape.
pub(super) fn for_each(
    b: &mut OpBuilder<'_>,
    shape: &[i64],
    outer: &[Value],
    body: &mut dyn FnMut(&mut OpBuilder<'_>, &[Value]),
) {
    let [size, rest @ ..] = shape else { return body(b, outer) };
    let [zero, size, one] = [0, *size, 1].map(|number| constant_index(b, number));
    ForOp::builder(b, zero, size, one).body(|b, index, []| {
        for_each(b, rest, &[outer, &[index]].concat(), body);
    });
}

/// An element of an array, or a number itself.
pub(super) fn element(b: &mut OpBuilder<'_>, value: Value, indices: &[Value]) -> Value {
    match shape_of(value, b).is_empty() {
        true => value,
        false => LoadOp::build(b, value, indices).into(),
    }
}

/// Converts numbers to indices of an array of a shape. The program ends if one is out of bounds.
pub(super) fn indices(
    op: Op,
    r: &mut ConversionRewriter<'_>,
    numbers: &[Value],
    shape: &[i64],
) -> Vec<Value> {
    let ctx = r.ctx().clone();
    let i64 = IntegerType::get(&ctx, 64).handle();
    let index = ods_runtime::types::IndexType::get(&ctx).handle();
    let mut converted = Vec::new();
    for (number, size) in numbers.iter().zip(shape) {
        let is_less = |r: &mut ConversionRewriter<'_>, bound: f64| {
            let ty = crate::inference::number(&ctx);
            let bound = ConstantOp::build(r, FloatAttr::get(&ctx, ty, bound));
            CmpFOp::build(r, CmpFPredicate::OLT, *number, bound)
        };
        let true_ = ConstantOp::build(r, BoolAttr::get(&ctx, true));
        let is_negative = is_less(r, 0.0);
        let is_positive = XOrIOp::build(r, is_negative, true_);
        let is_small = is_less(r, *size as f64);
        let is_inside = AndIOp::build(r, is_positive, is_small);
        let is_outside = XOrIOp::build(r, is_inside, true_);
        let message = format!("{}the index is out of bounds", place(r.op(op).loc_attr()));
        IfOp::builder(r, is_outside)
            .then(|b| {
                FailOp::build(b, &message);
            })
            .build();
        let integer = FPToSIOp::build(r, i64, *number);
        converted.push(IndexCastOp::build(r, index, integer).into());
    }
    converted
}

/// The place of a location in the text of the program, as at the start of a message.
fn place(location: AttrRef<'_>) -> String {
    if let Some(place) = location.dyn_cast::<FileLineColRange<'_>>() {
        return format!("{}:{}:{}: ", place.filename(), place.start_line(), place.start_column());
    }
    // In a function that has been inlined.
    match location.dyn_cast::<CallSiteLoc<'_>>() {
        Some(call) => place(location.ctx().location_attr(call.callee())),
        None => String::new(),
    }
}
