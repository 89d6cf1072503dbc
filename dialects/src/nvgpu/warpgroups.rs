//! Products of matrices by four warps.

use super::{WarpgroupMmaInitAccumulatorOp, WarpgroupMmaOp, WarpgroupMmaStoreOp};
use crate::prelude::*;

fn is_f16_or_f32(ty: TypeRef<'_>) -> bool {
    ty.isa::<Float32Type<'_>>() || ty.isa::<Float16Type<'_>>()
}

fn is_f8(ty: TypeRef<'_>) -> bool {
    ty.isa::<Float8E5M2Type<'_>>() || ty.isa::<Float8E4M3FNType<'_>>()
}

/// Whether there is an instruction for `d += a * b`.
fn has_instruction(d: TypeRef<'_>, a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    let both_float = |is: &dyn Fn(TypeRef<'_>) -> bool| is(a) && is(b);
    both_float(&|ty| ty.isa::<Float16Type<'_>>()) && is_f16_or_f32(d)
        || both_float(&|ty| ty.isa::<FloatTF32Type<'_>>()) && d.isa::<Float32Type<'_>>()
        || [16, 1].iter().any(|width| both_float(&|ty| ty.is_integer_of(*width)))
            && d.is_integer_of(32)
        || both_float(&|ty| ty.isa::<BFloat16Type<'_>>()) && is_f16_or_f32(d)
        || both_float(&is_f8) && is_f16_or_f32(d)
}

/// Whether matrices with `n` columns of this type can be multiplied.
fn has_columns(n: i64, element: TypeRef<'_>) -> bool {
    let is_in_range = (8..=256).contains(&n);
    if element.is_integer_of(8) || element.is_integer_of(1) {
        return is_in_range && (n % 16 == 0 || n == 8 || n == 24);
    }
    let is_float = is_f16_or_f32(element)
        || element.isa::<BFloat16Type<'_>>()
        || element.isa::<FloatTF32Type<'_>>()
        || is_f8(element);
    is_float && is_in_range && n % 8 == 0
}

impl<'ir> Verify<'ir> for WarpgroupMmaOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.transpose_a() && !self.transpose_b() {
            return Err(self.op_error(
                "supports non-transpose A (Row Major) and transpose B (Column Major) for the time \
                 being ",
            ));
        }
        let (a, b) = (self.descriptor_a().ty().tensor(), self.descriptor_b().ty().tensor());
        let c = self.matrix_c().ty().fragmented();
        if c != self.matrix_d().ty().fragmented() {
            return Err(self.op_error("type of matrix C and matrix D must be the same"));
        }
        let (&[a0, a1], &[b0, b1], &[c0, c1]) = (a.shape(), b.shape(), c.shape()) else {
            return Err(self.op_error("has matrices A, B, C and D, they must be 2 dimensional"));
        };
        if a1 != b0 {
            let message = format!("2nd dim matrix-A ({a1})!= 1st dim matrix-B ({b0} )");
            return Err(self.op_error(message));
        }
        if a0 != c0 {
            let message = format!("1st dim matrix-A ( {a0} )!= 1st dim matrix-C ( {c0} )");
            return Err(self.op_error(message));
        }
        if b1 != c1 {
            let message = format!("2nd dim matrix-B ( {b1} ) != 2nd dim matrix-C ( {c1} )");
            return Err(self.op_error(message));
        }
        let types = [c.element_type(), a.element_type(), b.element_type()];
        let product = format!("'{}' += '{}' * '{}'", types[0], types[1], types[2]);
        if !has_instruction(types[0], types[1], types[2]) {
            return Err(self.op_error(format!("{product}, it is not supported.")));
        }
        if !has_columns(b1, types[1]) {
            let message = format!("has input type '{b}' n is set to {b1}, it is not supported");
            return Err(self.op_error(message));
        }
        let is_supported = types[0].isa::<Float32Type<'_>>()
            || types[1].isa::<Float16Type<'_>>()
            || types[1].isa::<BFloat16Type<'_>>();
        if !is_supported {
            let message = format!("hit a limitation: {product}, it is not supported yet");
            return Err(self.op_error(message));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for WarpgroupMmaStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (target, ty) = (self.dst_memref().ty(), self.matrix_d().ty().fragmented());
        if !ty.element_type().isa::<Float32Type<'_>>() {
            let message = "hit a limitation: only f32 results for the time being";
            return Err(self.op_error(message));
        }
        let (&[_, columns], sizes) = (ty.shape(), target.shape()) else { return Ok(()) };
        if ty.shape() != sizes {
            let size = |index: usize| sizes.get(index).copied().unwrap_or_default();
            return Err(self.op_error(format!(
                "results ['{ty}'][{columns}] values. However, destination memref[{}][{}]  does not \
                 have same size as results",
                size(0),
                size(1)
            )));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for WarpgroupMmaInitAccumulatorOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.matrix_c().ty().fragmented();
        if let &[m, n] = ty.shape()
            && m % 64 == 0
            && has_columns(n, ty.element_type())
        {
            return Ok(());
        }
        Err(self.op_error(format!(
            "has type '{ty}'. It does not fit into warp-group level (wgmma) matrix multiplication \
             instruction (or not supported yet)"
        )))
    }
}
