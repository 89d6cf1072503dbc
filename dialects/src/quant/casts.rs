//! Casts from and to quantized values.

use super::uniform::{Granularity, Uniform};
use super::{
    AnyQuantizedType, CalibratedQuantizedType, DequantizeCastOp, QuantizeCastOp, StorageCastOp,
    UniformQuantizedType,
};
use crate::prelude::*;

impl<'ir> Verify<'ir> for DequantizeCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_expressed(*self, (*self).operand(0).ty(), (*self).result(0).ty())
    }
}

impl<'ir> Verify<'ir> for QuantizeCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_expressed(*self, (*self).result(0).ty(), (*self).operand(0).ty())
    }
}

impl<'ir> Verify<'ir> for StorageCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let types = [(*self).operand(0).ty(), (*self).result(0).ty()];
        let [input, result] = types.map(|ty| ty.element_type_or_self());
        let (integer, quantized) =
            if input.isa::<IntegerType<'_>>() { (input, result) } else { (result, input) };
        if stored_type(quantized) != Some(integer.handle()) {
            return Err(self.error("storage type in quantized type expected to match integer type"));
        }
        verify_container(*self, quantized)
    }
}

/// Verifies that values of the quantized type represent values of the other type.
fn verify_expressed(op: OpRef<'_>, quantized: TypeRef<'_>, float: TypeRef<'_>) -> VerifyResult {
    let quantized = quantized.element_type_or_self();
    if expressed_type(quantized) != Some(float.element_type_or_self().handle()) {
        return Err(op.error("expressed type in quantized type expected to match float type"));
    }
    verify_container(op, quantized)
}

fn stored_type(ty: TypeRef<'_>) -> Option<Type> {
    if let Some(uniform) = ty.dyn_cast::<UniformQuantizedType<'_>>() {
        return Some(uniform.storage().stored.ty);
    }
    Some(ty.dyn_cast::<AnyQuantizedType<'_>>()?.storage().stored.ty)
}

fn expressed_type(ty: TypeRef<'_>) -> Option<Type> {
    if let Some(uniform) = ty.dyn_cast::<UniformQuantizedType<'_>>() {
        return Some(uniform.storage().expressed);
    }
    if let Some(any) = ty.dyn_cast::<AnyQuantizedType<'_>>() {
        return any.storage().expressed;
    }
    Some(ty.dyn_cast::<CalibratedQuantizedType<'_>>()?.storage().expressed)
}

/// Verifies that the scales of the quantized type fit the operand, which is as large as the result.
fn verify_container(op: OpRef<'_>, quantized: TypeRef<'_>) -> VerifyResult {
    let Some(uniform) = quantized.dyn_cast::<UniformQuantizedType<'_>>() else { return Ok(()) };
    let uniform = uniform.storage();
    let container = op.operand(0).ty();
    let tensor = container.isa::<TensorType<'_>>().then(|| container.cast::<ShapedType<'_>>());
    match &uniform.granularity {
        Granularity::Layer => Ok(()),
        Granularity::Axis(axis) => verify_axis(op, uniform, *axis, tensor),
        Granularity::Blocks(sizes) => verify_blocks(op, uniform, sizes, tensor),
    }
}

fn verify_axis(
    op: OpRef<'_>,
    uniform: &Uniform,
    axis: i32,
    tensor: Option<ShapedType<'_>>,
) -> VerifyResult {
    let Some(tensor) = tensor else {
        return Err(op.error("scalar types may not use per-axis quantization"));
    };
    let Some(shape) = tensor.shape() else { return Ok(()) };
    let Some(size) = shape.get(axis as usize) else {
        return Err(op.error("quantized dimension must be less than tensor rank"));
    };
    if *size != DYNAMIC && *size != uniform.params.len() as i64 {
        return Err(op.error("quantized dimension size does not match number of scales"));
    }
    Ok(())
}

fn verify_blocks(
    op: OpRef<'_>,
    uniform: &Uniform,
    blocks: &[(i32, i64)],
    tensor: Option<ShapedType<'_>>,
) -> VerifyResult {
    let Some(tensor) = tensor else {
        return Err(op.error("scalar types may not use sub-channel quantization"));
    };
    let Some(shape) = tensor.shape() else {
        return Err(op.error("tensor containing the sub-channel quantized type must be ranked"));
    };
    let mut expected = vec![1; shape.len()];
    for (axis, block) in blocks {
        let Some(size) = shape.get(*axis as usize) else {
            return Err(op.error(format!(
                "quantized dimension {axis} must be less than tensor rank {}",
                shape.len()
            )));
        };
        if *size != DYNAMIC && size % block != 0 {
            return Err(op.error(format!(
                "tensor dimension size {size} at axis {axis} must be divisible by the \
                 corresponding block size {block}"
            )));
        }
        expected[*axis as usize] = if *size == DYNAMIC { DYNAMIC } else { size / block };
    }
    if shape.contains(&0) {
        return Err(
            op.error("tensor dimension size of zero is not allowed with sub-channel quantization")
        );
    }
    if uniform.shape.len() != shape.len() {
        return Err(op.error(format!(
            "Rank of scales {} must match the rank of the tensor {}",
            uniform.shape.len(),
            shape.len()
        )));
    }
    for (axis, (size, scales)) in expected.iter().zip(&uniform.shape).enumerate() {
        if *size != DYNAMIC && size != scales {
            return Err(op.error(format!(
                "dimension size {size} of scales tensor at axis {axis} should match (tensor \
                 dimension at axis / block sizes at axis) = {size}"
            )));
        }
    }
    Ok(())
}
