//! Copies to shared memory without waiting.

use super::{DeviceAsyncCopyOp, is_shared};
use crate::prelude::*;

fn has_unit_stride(ty: MemRefType<'_>) -> bool {
    let strides = ty.strides_and_offset();
    strides.is_some_and(|(strides, _)| strides.last().is_none_or(|stride| *stride == 1))
}

impl<'ir> Verify<'ir> for DeviceAsyncCopyOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (from, to) = (self.src().ty(), self.dst().ty());
        if !has_unit_stride(from) {
            return Err(self.error("source memref most minor dim must have unit stride"));
        }
        if !has_unit_stride(to) {
            return Err(self.error("destination memref most minor dim must have unit stride"));
        }
        if !is_shared(to) {
            return Err(self.error(
                "destination memref must have a memory space attribute of IntegerAttr(3) or \
                 gpu::AddressSpaceAttr(Workgroup)",
            ));
        }
        if from.element_type() != to.element_type() {
            return Err(self.error("source and destination must have the same element type"));
        }
        for (name, ty, indices) in [
            ("source", from, self.src_indices().len()),
            ("destination", to, self.dst_indices().len()),
        ] {
            if ty.rank() != indices {
                let rank = ty.rank();
                return Err(self.op_error(format!("expected {rank} {name} indices, got {indices}")));
            }
        }
        verify_size(self, to)
    }
}

/// Verifies that a copy has 4, 8 or 16 bytes.
fn verify_size(op: DeviceAsyncCopyOp<'_>, to: MemRefType<'_>) -> VerifyResult {
    let Some(width) = to.element_type().int_or_float_bit_width().map(i64::from) else {
        return Ok(());
    };
    let count = op.dst_elements_attr().int().unwrap_or_default();
    let bytes = width * count / 8;
    if ![4, 8, 16].contains(&bytes) {
        let mut message = format!(
            "Requested copy elements is {count} with width {width}. But copy elements could be one of "
        );
        for (bits, after) in [(32, ", "), (64, ", "), (128, ".")] {
            if bits / width > 0 {
                message += &format!("{}{after}", bits / width);
            }
        }
        return Err(op.error(message));
    }
    if op.bypass_l1() && bytes != 16 {
        return Err(op.op_error(format!(
            "bypassL1 does not satify alignment for '{to}' with destination element {count}. Unset \
             bypassL1, or set destination element to {}",
            128 / width
        )));
    }
    Ok(())
}
