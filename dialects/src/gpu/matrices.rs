//! Loads, stores and products of matrices.

use super::helpers::matrix;
use super::{SubgroupMmaComputeOp, SubgroupMmaLoadMatrixOp, SubgroupMmaStoreMatrixOp};
use crate::prelude::*;

/// Whether the elements of the last dimension are side by side.
fn has_unit_stride(ty: TypeRef<'_>) -> bool {
    let Some(ty) = ty.dyn_cast::<MemRefType<'_>>() else { return true };
    let strides = ty.strides_and_offset();
    strides.is_some_and(|(strides, _)| strides.last().is_none_or(|stride| *stride == 1))
}

impl<'ir> Verify<'ir> for SubgroupMmaLoadMatrixOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !has_unit_stride((*self).operand(0).ty()) {
            return Err(self.error("expected source memref most minor dim must have unit stride"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SubgroupMmaStoreMatrixOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !has_unit_stride((*self).operand(1).ty()) {
            return Err(
                self.error("expected destination memref most minor dim must have unit stride")
            );
        }
        if matrix((*self).operand(0).ty()).is_some_and(|matrix| matrix.operand != "COp") {
            return Err(
                self.error("expected the operand matrix being stored to have 'COp' operand type")
            );
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SubgroupMmaComputeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let matrices = [0, 1, 2].map(|index| matrix((*self).operand(index).ty()));
        let [Some(a), Some(b), Some(c)] = matrices else { return Ok(()) };
        if [a, b, c].map(|it| &*it.operand) != ["AOp", "BOp", "COp"] {
            return Err(self.error("operands must be in the order AOp, BOp, COp"));
        }
        let (a, b, c) = (&a.shape, &b.shape, &c.shape);
        if a[1] != b[0] || a[0] != c[0] || b[1] != c[1] {
            return Err(self.error("operand shapes do not satisfy matmul constraints"));
        }
        Ok(())
    }
}
