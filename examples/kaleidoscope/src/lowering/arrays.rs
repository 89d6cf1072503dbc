//! The lowering of operations on arrays to loops.

use ods::arith::{ConstantOp, constant_index};
use ods::memref::{LoadOp, StoreOp};
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::OpState;
use ods_runtime::prelude::*;

use super::memory::{buffer, buffer_type, element, for_each, indices, shape_of};
use crate::inference::{number, shape};
use crate::ks::{
    AddOp, ArrayOp, DivOp, ElementOp, FillOp, LengthOp, LessOp, MulOp, NegateOp, SubOp,
};

/// Whether an operation is applied to each element of its operands.
fn is_elementwise(op: OpRef<'_>) -> bool {
    op.isa::<AddOp<'_>>()
        || op.isa::<SubOp<'_>>()
        || op.isa::<MulOp<'_>>()
        || op.isa::<DivOp<'_>>()
        || op.isa::<LessOp<'_>>()
        || op.isa::<NegateOp<'_>>()
}

/// Applies the same operation to the elements, in a loop.
fn lower_elementwise(op: Op, operands: &[Value], r: &mut ConversionRewriter<'_>) -> Option<()> {
    let shape = shape(r.op(op).result(0).ty()).to_vec();
    if shape.is_empty() {
        return r.no_match(op, "the operands are numbers");
    }
    let result = buffer(buffer_type(r.ctx(), &shape), r, op)?;
    let name = r.op(op).name().handle();
    for_each(r, &shape, &[], &mut |b, indices| {
        let mut state = OpState::new(name, b.loc());
        for operand in operands {
            state.add_operand(element(b, *operand, indices));
        }
        state.add_types([number(b.ctx())]);
        let new = b.create(&state);
        let value = b.result(new, 0);
        StoreOp::build(b, value, result, indices);
    });
    r.replace_op(op, &[result]);
    Some(())
}

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(ConversionPattern::on_kinds(
        "LowerElementwise",
        is_elementwise,
        |op, operands, r| {
            let operands: Vec<Value> = operands.concat();
            lower_elementwise(op, &operands, r)
        },
    ));
    patterns.add_op::<ArrayOp<'static>>("LowerArray", |op, operands, r| {
        let shape = shape(r.get(op).result().ty()).to_vec();
        let array = buffer(buffer_type(r.ctx(), &shape), r, op.op())?;
        for (index, value) in operands.elements().iter().enumerate() {
            let index = constant_index(r, index as i64);
            for_each(r, &shape[1..], &[index], &mut |b, indices| {
                let value = element(b, *value, &indices[1..]);
                StoreOp::build(b, value, array, indices);
            });
        }
        r.replace_op(op, &[array]);
        Some(())
    });
    patterns.add_op::<FillOp<'static>>("LowerFill", |op, operands, r| {
        let shape = shape(r.get(op).result().ty()).to_vec();
        let array = buffer(buffer_type(r.ctx(), &shape), r, op.op())?;
        for_each(r, &shape, &[], &mut |b, indices| {
            let value = element(b, operands.element(), &indices[1..]);
            StoreOp::build(b, value, array, indices);
        });
        r.replace_op(op, &[array]);
        Some(())
    });
    patterns.add_op::<ElementOp<'static>>("LowerElement", |op, operands, r| {
        let array = operands.array();
        let shape = shape_of(array, r);
        let indices = indices(op.op(), r, operands.indices(), &shape);
        let element = LoadOp::build(r, array, &indices);
        r.replace_op_with(op, element);
        Some(())
    });
    patterns.add_op::<LengthOp<'static>>("LowerLength", |op, _, r| {
        let ctx = r.ctx().clone();
        let length = *shape(r.get(op).array().ty()).first()?;
        let length = ConstantOp::build(r, FloatAttr::get(&ctx, number(&ctx), length as f64));
        r.replace_op_with(op, length);
        Some(())
    });
}
