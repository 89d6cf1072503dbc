//! The lowering of images to `memref`. The rows are the first dimension.

use ods::arith::constant_index;
use ods::memref::{AllocOp, DimOp, LoadOp, StoreOp};
use ods_runtime::conversion::ConversionRewriter;
use ods_runtime::prelude::*;

use super::types::image_type;
use crate::img::*;

pub(super) fn lower_create(
    op: OpOf<CreateOp<'static>>,
    operands: CreateOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let ty = image_type(r.ctx());
    let sizes = [operands.height(), operands.width()];
    let buffer = AllocOp::builder(r, ty).dynamic_sizes(&sizes).build();
    r.replace_op_with(op, buffer);
    Some(())
}

/// The size of `image` in a dimension.
pub(super) fn size(image: Value, dimension: i64, r: &mut ConversionRewriter<'_>) -> Value {
    let dimension = constant_index(r, dimension);
    DimOp::build(r, image, dimension).into()
}

pub(super) fn lower_width(
    op: OpOf<WidthOp<'static>>,
    operands: WidthOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let width = size(operands.image(), 1, r);
    r.replace_op(op, &[width]);
    Some(())
}

pub(super) fn lower_height(
    op: OpOf<HeightOp<'static>>,
    operands: HeightOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let height = size(operands.image(), 0, r);
    r.replace_op(op, &[height]);
    Some(())
}

pub(super) fn lower_get(
    op: OpOf<GetOp<'static>>,
    operands: GetOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let pixel = LoadOp::build(r, operands.image(), &[operands.y(), operands.x()]);
    r.replace_op_with(op, pixel);
    Some(())
}

pub(super) fn lower_set(
    op: OpOf<SetOp<'static>>,
    operands: SetOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    StoreOp::build(r, operands.pixel(), operands.image(), &[operands.y(), operands.x()]);
    r.erase_op(op);
    Some(())
}
