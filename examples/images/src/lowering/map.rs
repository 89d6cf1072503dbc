//! The lowering of `img.map` to loops over the rows and the pixels of each.

use ods::arith::constant_index;
use ods::memref::{LoadOp, StoreOp};
use ods::scf::ForOp;
use ods_runtime::conversion::ConversionRewriter;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

use super::accesses::size;
use crate::img::{MapOp, MapOpAdaptor, YieldOp};

/// Moves the body of the operation into the inner loop, where it gets the pixel that is loaded. What it yields is stored.
pub(super) fn lower_map(
    op: OpOf<MapOp<'static>>,
    operands: MapOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let image = operands.image();
    let body = r.get(op).body().first_block()?;
    let end = body.back()?.dyn_cast::<YieldOp<'_>>()?;
    let Some(result) = end.pixel() else { return r.no_match(op, "yields no pixel") };
    let (body, end, result) = (body.handle(), end.handle(), result.handle());

    let [height, width] = [0, 1].map(|dimension| size(image, dimension, r));
    let [zero, one] = [0, 1].map(|number| constant_index(r, number));
    let (mut position, mut pixel) = ([zero, zero], image);
    ForOp::builder(r, zero, height, one).body(|b, y, []| {
        ForOp::builder(b, zero, width, one).body(|b, x, []| {
            position = [y, x];
            pixel = LoadOp::build(b, image, &position).into();
        });
    });
    let load = r.value(pixel).defining_op()?.handle();
    r.inline_block(body, InsertPoint::After(load), &[pixel]);
    r.set_insert_point(InsertPoint::Before(end));
    let new = r.remapped_value(result)?;
    StoreOp::build(r, new, image, &position);
    r.erase_op(end);
    r.erase_op(op);
    Some(())
}
