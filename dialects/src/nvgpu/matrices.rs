//! Loads and products of matrices that the threads of a warp hold together.

use super::{LdMatrixOp, MmaSparseSyncOp, MmaSyncOp, is_shared};
use crate::prelude::*;

impl<'ir> Verify<'ir> for LdMatrixOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.res().ty();
        let width = ty.element_type().int_or_float_bit_width().unwrap_or(64);
        if !is_shared(self.src_memref().ty()) {
            return Err(self.error(
                "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of \
                 IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)",
            ));
        }
        if width > 32 {
            return Err(self.error("nvgpu.ldmatrix works for 32b or lower"));
        }
        if self.transpose() && width != 16 {
            return Err(self.error("nvgpu.ldmatrix transpose works only at 16b granularity"));
        }
        let &[tiles, elements] = ty.shape() else {
            return Err(self.error("results must be 2 dimensional vector"));
        };
        if elements != i64::from(32 / width) {
            let message = format!("expected vector register shape[1] = {}", 32 / width);
            return Err(self.error(message));
        }
        if tiles != i64::from(self.num_tiles()) {
            return Err(self.error("expected vector register shape[0] and numTiles to match"));
        }
        Ok(())
    }
}

/// The threads of a warp.
const THREADS: i64 = 32;

/// A product of matrices, `d = a * b + c`.
struct Product<'ir> {
    op: OpRef<'ir>,
    matrices: [VectorType<'ir>; 3],
    shape: ArrayAttr<'ir>,
    is_tf32: bool,
    is_sparse: bool,
}

impl Product<'_> {
    fn verify(self) -> VerifyResult {
        let op = self.op;
        let element = self.matrices[0].element_type();
        let is_f64 = element.isa::<Float64Type<'_>>();
        if self.is_sparse && is_f64 {
            return Err(op.error("f64 is not supported for sparse mode"));
        }
        let is_known = is_f64
            || element.isa::<Float32Type<'_>>()
            || element.isa::<BFloat16Type<'_>>()
            || element.isa::<Float16Type<'_>>()
            || element.is_integer_of(8)
            || element.is_integer_of(4);
        if !is_known {
            let types = "i4,i8,f16,bf16,tf32,f64";
            return Err(
                op.error(format!("expected input data type ({types}) supported by {}", op.name()))
            );
        }
        // A tile has 8 rows of 128 bits, and of 256 for `f64`; a thread has 32 bits of it.
        let width = i64::from(element.int_or_float_bit_width().unwrap_or(32));
        let (tile, elements) = if is_f64 { (4, 1) } else { (128 / width, 32 / width) };
        let mut sizes = self.shape.iter().map(|it| it.dyn_cast::<IntegerAttr<'_>>()?.int());
        let mut size = || sizes.next().flatten().unwrap_or_default();
        let [m, n, k] = [size(), size(), size()];
        let [a, b, c] = self.matrices.map(|it| match *it.shape() {
            [rows, columns] => [rows, columns],
            _ => [0, 0],
        });
        let sparse = if self.is_sparse { 2 } else { 1 };
        for (name, [rows, columns], held, all) in
            [("A", a, m * k / sparse, m * k), ("B", b, k * n, k * n), ("C", c, m * n, m * n)]
        {
            if rows * columns * THREADS != held {
                let message = format!("expected {all} warp-wide matrix {name} elements");
                return Err(op.op_error(message));
            }
        }
        if self.is_tf32 && !element.isa::<Float32Type<'_>>() {
            return Err(op.op_error("expected tf32 tensor cores only for F32 operands"));
        }
        let (m, n, k) = (m / 8, n / 8, k / tile);
        for (name, matrix, rows, all, columns) in [
            ("A", a, m * k / sparse, m * k, elements),
            ("B", b, k * n, k * n, elements),
            ("C", c, m * n, m * n, 2),
        ] {
            if matrix != [rows, columns] {
                let message = format!("expected matrix {name} to be shaped ({all} x {columns})");
                return Err(op.op_error(message));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for MmaSyncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let matrices = [self.matrix_a().ty(), self.matrix_b().ty(), self.matrix_c().ty()];
        let (shape, is_tf32) = (self.mma_shape(), self.tf32_enabled());
        Product { op: *self, matrices, shape, is_tf32, is_sparse: false }.verify()
    }
}

impl<'ir> Verify<'ir> for MmaSparseSyncOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.sparsity_selector() > 1 {
            return Err(self.op_error("sparsity selector should be 0 or 1"));
        }
        let matrices = [self.matrix_a().ty(), self.matrix_b().ty(), self.matrix_c().ty()];
        let (shape, is_tf32) = (self.mma_shape(), self.tf32_enabled());
        Product { op: *self, matrices, shape, is_tf32, is_sparse: true }.verify()
    }
}
