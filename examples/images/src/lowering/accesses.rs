//! The lowering of images to `memref`. The rows are the first dimension.

use ods::arith::constant_index;
use ods::memref::{AllocOp, DimOp, LoadOp, StoreOp};
use ods_runtime::conversion::{ConversionPatternSet, ConversionRewriter};
use ods_runtime::prelude::*;

use super::types::image_type;
use crate::img::{CreateOp, GetOp, HeightOp, SetOp, WidthOp};

/// The size of `image` in a dimension.
pub(super) fn size(image: Value, dimension: i64, r: &mut ConversionRewriter<'_>) -> Value {
    let dimension = constant_index(r, dimension);
    DimOp::build(r, image, dimension).into()
}

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add_op::<CreateOp<'static>>("LowerCreate", |op, operands, r| {
        let ty = image_type(r.ctx());
        let sizes = [operands.height(), operands.width()];
        let buffer = AllocOp::builder(r, ty).dynamic_sizes(&sizes).build();
        r.replace_op_with(op, buffer);
        Some(())
    });
    patterns.add_op::<WidthOp<'static>>("LowerWidth", |op, operands, r| {
        let width = size(operands.image(), 1, r);
        r.replace_op(op, &[width]);
        Some(())
    });
    patterns.add_op::<HeightOp<'static>>("LowerHeight", |op, operands, r| {
        let height = size(operands.image(), 0, r);
        r.replace_op(op, &[height]);
        Some(())
    });
    patterns.add_op::<GetOp<'static>>("LowerGet", |op, operands, r| {
        let pixel = LoadOp::build(r, operands.image(), &[operands.y(), operands.x()]);
        r.replace_op_with(op, pixel);
        Some(())
    });
    patterns.add_op::<SetOp<'static>>("LowerSet", |op, operands, r| {
        StoreOp::build(r, operands.pixel(), operands.image(), &[operands.y(), operands.x()]);
        r.erase_op(op);
        Some(())
    });
}
