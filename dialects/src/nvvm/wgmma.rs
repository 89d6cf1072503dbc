//! Multiplications of matrices by groups of warps.

use super::*;

/// Whether these types of A, B and D can be combined.
fn is_combination(a: WGMMATypes, b: WGMMATypes, d: WGMMATypes) -> bool {
    use WGMMATypes::{B1, Bf16, E4m3, E5m2, F16, F32, S8, S32, Tf32, U8};
    match a {
        F16 => matches!(d, F32 | F16) && b == F16,
        Tf32 => d == F32 && b == Tf32,
        U8 | S8 => d == S32 && matches!(b, U8 | S8),
        B1 => d == S32 && b == B1,
        Bf16 => matches!(d, F32 | F16) && b == Bf16,
        E4m3 | E5m2 => matches!(d, F32 | F16) && matches!(b, E4m3 | E5m2),
        F32 | S32 => false,
    }
}

/// The size `k` for a type of A.
fn depth(a: WGMMATypes) -> i32 {
    use WGMMATypes::{B1, Bf16, F16, Tf32};
    match a {
        Tf32 => 8,
        F16 | Bf16 => 16,
        B1 => 256,
        _ => 32,
    }
}

/// Whether `n` is a size of B for a type of A.
fn is_width(n: i32, a: WGMMATypes) -> bool {
    use WGMMATypes::{B1, S8, U8};
    let is_short = matches!(a, U8 | S8 | B1);
    (8..=256).contains(&n) && n % 8 == 0 && (!is_short || n <= 24 || n % 16 == 0)
}

impl<'ir> Verify<'ir> for WgmmaMmaAsyncOp<'ir> {
    fn verify(self) -> VerifyResult {
        use WGMMATypes::{Bf16, F16, F32, S32};
        let (a, b, d) = (self.type_a(), self.type_b(), self.type_d());
        let (shape, is_integer) = (self.shape(), d == S32);
        let Some(results) = elements(self.results().ty()) else {
            return Err(self.op_error("expected results to be struct"));
        };
        if let Some(other) = results.iter().find(|it| **it != results[0]) {
            return Err(self.op_error(format!(
                "all elements in struct must be same type but there is '{other}'"
            )));
        }
        if !matches!(d, F32 | F16 | S32) {
            return Err(self.op_error(format!("does not support the given output type {d}")));
        }
        let is_negative =
            self.scale_a() == WGMMAScaleIn::Neg || self.scale_b() == WGMMAScaleIn::Neg;
        verify_rows(
            *self,
            &[(is_integer && is_negative, "has s32 output, scaleA and scaleB cannot be neg")],
        )?;
        if !is_combination(a, b, d) {
            return Err(self.op_error(format!("{d} += {a} * {b}, it is not supported.")));
        }
        verify_rows(*self, &[(shape.m() != 64, "shape 'm' must be 64")])?;
        if shape.k() != depth(a) {
            let text = format!("shape 'k' must be {} for input type {a}", depth(a));
            return Err(self.op_error(text));
        }
        if !is_width(shape.n(), a) {
            return Err(self.op_error(format!(
                "has input type {a} n is set to {}, it is not supported.",
                shape.n()
            )));
        }
        let (layout_a, layout_b) = (self.layout_a(), self.layout_b());
        let is_transposed = layout_a == MMALayout::Col || layout_b == MMALayout::Row;
        if is_transposed && !matches!(a, F16 | Bf16) {
            return Err(self.op_error(format!(
                "given layouts layout_a = {layout_a} and layout_b = {layout_b} for input types \
                 {a} and {b} requires transpose. However, this is only supported for: f16 and bf16"
            )));
        }
        let count = shape.n() as usize / if d == F16 { 4 } else { 2 };
        if results.len() != count {
            return Err(self.op_error(format!(
                "results {count}, however output struct has {} elements",
                results.len()
            )));
        }
        if !is_integer && self.satfinite() == Some(MMAIntOverflow::Satfinite) {
            return Err(self.op_error(format!(
                " `satfinite` can be only used with s32 accumulator, however the current \
                 accumulator is {d}"
            )));
        }
        Ok(())
    }
}
