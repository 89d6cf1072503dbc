//! The lowering of variables to memory. An array that is read or assigned is copied.

use ods::memref::{CopyOp, LoadOp, StoreOp};
use ods_runtime::conversion::{ConversionPatternSet, ConversionRewriter};
use ods_runtime::prelude::*;

use super::memory::{buffer, buffer_type, indices, shape_of};
use crate::ks;

/// Gives memory a value.
fn assign(value: Value, memory: Value, r: &mut ConversionRewriter<'_>) {
    if shape_of(value, r).is_empty() {
        StoreOp::build(r, value, memory, &[]);
    } else {
        CopyOp::build(r, value, memory);
    }
}

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add_op::<ks::VariableOp<'static>>("LowerVariable", |op, operands, r| {
        let value = operands.value();
        let ty = buffer_type(r.ctx(), &shape_of(value, r));
        let memory = buffer(ty, r, op.op())?;
        assign(value, memory, r);
        r.replace_op(op, &[memory]);
        Some(())
    });
    patterns.add_op::<ks::LoadOp<'static>>("LowerLoad", |op, operands, r| {
        let variable = operands.variable();
        let shape = shape_of(variable, r);
        let value = if shape.is_empty() {
            LoadOp::build(r, variable, &[]).into()
        } else {
            let copy = buffer(buffer_type(r.ctx(), &shape), r, op.op())?;
            CopyOp::build(r, variable, copy);
            copy
        };
        r.replace_op(op, &[value]);
        Some(())
    });
    patterns.add_op::<ks::StoreOp<'static>>("LowerStore", |op, operands, r| {
        assign(operands.value(), operands.variable(), r);
        r.erase_op(op);
        Some(())
    });
    patterns.add_op::<ks::LoadElementOp<'static>>("LowerLoadElement", |op, operands, r| {
        let variable = operands.variable();
        let shape = shape_of(variable, r);
        let indices = indices(op.op(), r, operands.indices(), &shape);
        let element = LoadOp::build(r, variable, &indices);
        r.replace_op_with(op, element);
        Some(())
    });
    patterns.add_op::<ks::StoreElementOp<'static>>("LowerStoreElement", |op, operands, r| {
        let variable = operands.variable();
        let shape = shape_of(variable, r);
        let indices = indices(op.op(), r, operands.indices(), &shape);
        StoreOp::build(r, operands.value(), variable, &indices);
        r.erase_op(op);
        Some(())
    });
}
