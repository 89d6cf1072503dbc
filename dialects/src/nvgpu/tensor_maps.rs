//! Descriptors of tensors in global memory, and copies of their tiles.

use super::{
    TensorMapDescriptorType, TensorMapInterleaveKind, TensorMapSwizzleKind, TmaAsyncLoadOp,
    TmaAsyncStoreOp, TmaCreateDescriptorOp, WarpgroupGenerateDescriptorOp, is_shared,
};
use crate::prelude::*;

/// The most dimensions of a tensor.
const MAX_RANK: usize = 5;
/// The most elements of a dimension.
const MAX_SIZE: i64 = 256;

/// The bytes of the last dimension.
fn row_bytes(ty: MemRefType<'_>) -> i64 {
    let width = ty.element_type().int_or_float_bit_width().unwrap_or_default();
    i64::from(width) * ty.shape().last().copied().unwrap_or_default() / 8
}

/// Verifies the type of a descriptor.
fn verify_descriptor(op: OpRef<'_>, descriptor: TensorMapDescriptorType<'_>) -> VerifyResult {
    let tensor = descriptor.tensor();
    if descriptor.interleave() != TensorMapInterleaveKind::InterleaveNone {
        return Err(op.error("Interleave options are not supported yet."));
    }
    if !is_shared(tensor) {
        return Err(op.error(
            "the tensor map descriptor has incorrect address space, it must be shared memory \
             address space.",
        ));
    }
    let shape = tensor.shape();
    if shape.contains(&DYNAMIC) {
        return Err(op.error("the tensor map descriptor must be static shaped"));
    }
    if let Some(size) = shape.iter().find(|size| **size <= 0 || **size > MAX_SIZE) {
        return Err(op.error(format!(
            "the tensor map descriptor must have dimensions between 1 and {MAX_SIZE} but it is {size}"
        )));
    }
    let swizzled = match descriptor.swizzle() {
        TensorMapSwizzleKind::SwizzleNone => return Ok(()),
        TensorMapSwizzleKind::Swizzle32b => 32,
        TensorMapSwizzleKind::Swizzle64b => 64,
        TensorMapSwizzleKind::Swizzle128b => 128,
    };
    if shape.len() > 1 && row_bytes(tensor) != swizzled {
        return Err(op.error(format!(
            "the tensormap descriptor must have last dimension of {swizzled} bytes but it is {} bytes",
            row_bytes(tensor)
        )));
    }
    Ok(())
}

/// Verifies a copy between a tile of a tensor and a buffer.
fn verify_copy(
    op: OpRef<'_>,
    descriptor: TensorMapDescriptorType<'_>,
    buffer: MemRefType<'_>,
    coordinates: usize,
) -> VerifyResult {
    verify_descriptor(op, descriptor)?;
    let tensor = descriptor.tensor();
    if tensor.element_type() != buffer.element_type() {
        return Err(op.error("the element type of tensor map descriptor and memref must be same"));
    }
    if !is_shared(buffer) {
        return Err(op.error(
            "the destination memref has incorrect address space, it must be shared memory address \
             space.",
        ));
    }
    if buffer.shape().contains(&DYNAMIC) {
        return Err(op.error("the destination memref must be static shaped"));
    }
    if buffer.rank() != tensor.rank() {
        return Err(op.error("the shape of tensor map descriptor and memref must have same rank"));
    }
    if buffer.shape() != tensor.shape() {
        return Err(
            op.error(format!("memref and tensor map shapes mismatch '{tensor}' != '{buffer}'"))
        );
    }
    if row_bytes(tensor) % 16 != 0 {
        let message = "the bytes in the last dimension of the tensor map must be a multiple of 16";
        return Err(op.error(message));
    }
    verify_count(op, coordinates)?;
    if coordinates != tensor.rank() {
        let message = "number of coordinates do not match with the rank of tensor descriptor map.";
        return Err(op.error(message));
    }
    Ok(())
}

fn verify_count(op: OpRef<'_>, coordinates: usize) -> VerifyResult {
    if coordinates > MAX_RANK {
        return Err(op.error(format!("Maximum {MAX_RANK} coordinates are supported.")));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for TmaAsyncLoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let descriptor = self.tensor_map_descriptor().ty();
        verify_copy(*self, descriptor, self.dst().ty(), self.coordinates().len())
    }
}

impl<'ir> Verify<'ir> for TmaAsyncStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        let descriptor = self.tensor_map_descriptor().ty();
        verify_copy(*self, descriptor, self.src().ty(), self.coordinates().len())
    }
}

impl<'ir> Verify<'ir> for TmaCreateDescriptorOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_count(*self, self.box_dimensions().len())?;
        verify_descriptor(*self, self.tensor_map().ty())
    }
}

impl<'ir> Verify<'ir> for WarpgroupGenerateDescriptorOp<'ir> {
    fn verify(self) -> VerifyResult {
        let descriptor = self.tensor_map().ty();
        verify_descriptor(*self, descriptor)?;
        if descriptor.swizzle() != TensorMapSwizzleKind::Swizzle128b {
            let message = "supports only swizzle_128b is supported for the time being";
            return Err(self.error(message));
        }
        Ok(())
    }
}
