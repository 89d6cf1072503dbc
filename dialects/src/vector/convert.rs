//! Broadcasts, transpositions and casts of vectors.

use super::{BitCastOp, BroadcastOp, ShapeCastOp, TransposeOp, TypeCastOp, bits, dims};
use crate::prelude::*;

/// A size for messages.
fn size_text((size, is_scalable): (i64, bool)) -> String {
    if is_scalable { format!("[{size}]") } else { size.to_string() }
}

impl<'ir> Verify<'ir> for BroadcastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (self.source().ty(), self.vector().ty());
        if source.is_int_or_index_or_float() && source == result.element_type() {
            return Ok(());
        }
        let Some(source) = source.dyn_cast::<VectorType<'_>>() else {
            return Err(self.op_error("source type is not a vector"));
        };
        if source.rank() > result.rank() {
            return Err(self.op_error("source rank higher than destination rank"));
        }
        let lead = result.rank() - source.rank();
        for (from, to) in dims(source).into_iter().zip(dims(result).into_iter().skip(lead)) {
            let is_stretched = from == (1, false);
            let is_scalable_one = from == (1, true) && to.0 != 1;
            if !is_stretched && (from != to || is_scalable_one) {
                return Err(self.op_error(format!(
                    "dimension mismatch ({} vs. {})",
                    size_text(from),
                    size_text(to)
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for TransposeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (self.vector().ty(), self.result().ty());
        let (rank, permutation) = (result.rank(), self.permutation());
        if source.rank() != rank {
            return Err(self.op_error(format!("vector result rank mismatch: {rank}")));
        }
        if permutation.len() != rank {
            let length = permutation.len();
            return Err(self.op_error(format!("transposition length mismatch: {length}")));
        }
        for (index, dim) in permutation.iter().enumerate() {
            let Some(from) = usize::try_from(*dim).ok().filter(|dim| *dim < rank) else {
                return Err(self.op_error(format!("transposition index out of range: {dim}")));
            };
            if permutation[..index].contains(dim) {
                return Err(self.op_error(format!("duplicate position index: {dim}")));
            }
            if result.shape()[index] != source.shape()[from] {
                return Err(self.op_error(format!("dimension size mismatch at: {dim}")));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ShapeCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (self.source().ty(), self.result().ty());
        if source.element_type() != result.element_type() {
            return Err(self.op_error("has different source and result element types"));
        }
        let elements = |ty: VectorType<'_>| ty.shape().iter().product::<i64>();
        let scalable = |ty: VectorType<'_>| ty.scalable_dims().filter(|it| *it).count() as i64;
        for (what, from, to) in [
            ("elements", elements(source), elements(result)),
            ("scalable dims", scalable(source), scalable(result)),
        ] {
            if from != to {
                return Err(self.op_error(format!(
                    "has different number of {what} at source ({from}) and result ({to})"
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for BitCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (self.source().ty(), self.result().ty());
        let (from, to) = (bits(source.element_type()), bits(result.element_type()));
        let (Some((last, outer)), Some((result_last, result_outer))) =
            (source.shape().split_last(), result.shape().split_last())
        else {
            if from == to {
                return Ok(());
            }
            return Err(self
                .op_error("source/result bitwidth of the 0-D vector element types must be equal"));
        };
        if let Some(at) = outer.iter().zip(result_outer).position(|(a, b)| a != b) {
            return Err(self.op_error(format!("dimension size mismatch at: {at}")));
        }
        if from * last != to * result_last {
            return Err(
                self.op_error("source/result bitwidth of the minor 1-D vectors must be equal")
            );
        }
        Ok(())
    }
}

/// The scalar type of a memref, and its shape with that of its elements.
fn flattened(ty: MemRefType<'_>) -> (TypeRef<'_>, Vec<i64>) {
    let mut shape = ty.shape().to_vec();
    let element = ty.element_type();
    let Some(vector) = element.dyn_cast::<VectorType<'_>>() else { return (element, shape) };
    shape.extend(vector.shape());
    (vector.element_type(), shape)
}

impl<'ir> Verify<'ir> for TypeCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (self.memref().ty(), self.result().ty());
        if !source.canonicalize_strided_layout().has_identity_layout() {
            return Err(self.op_error("expects operand to be a memref with identity layout"));
        }
        if !result.has_identity_layout() {
            return Err(self.op_error("expects result to be a memref with identity layout"));
        }
        if source.memory_space() != result.memory_space() {
            return Err(self.op_error("expects result in same memory space"));
        }
        let ((element, shape), (result_element, result_shape)) =
            (flattened(source), flattened(result));
        if element != result_element {
            return Err(self.op_error(format!(
                "expects result and operand with same underlying scalar type: '{result}'"
            )));
        }
        if shape != result_shape {
            return Err(self.op_error(format!(
                "expects concatenated result and operand shapes to be equal: '{result}'"
            )));
        }
        Ok(())
    }
}

impl<'ir> ViewLikeOpInterfaceTrait<'ir> for TypeCastOp<'ir> {
    fn view_source(self) -> ValueRef<'ir> {
        self.memref().into()
    }
}
