//! Products of matrices of small floats with scales.

use super::{ScaledWMMAOp, elements};
use crate::prelude::*;

/// The constraints of an element type.
#[derive(Clone, Copy, PartialEq)]
enum Element {
    F4,
    F6OrF8,
}

fn element(ty: TypeRef<'_>) -> Element {
    if ty.isa::<Float4E2M1FNType<'_>>() { Element::F4 } else { Element::F6OrF8 }
}

impl<'ir> Verify<'ir> for ScaledWMMAOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (a_count, a) = elements(self.source_a().ty());
        let (b_count, b) = elements(self.source_b().ty());
        let is_square = self.m() == 16;
        let (length, _) = elements(self.dest_c().ty());
        let expected = if is_square { 8 } else { 16 };
        if length != expected {
            let message = format!("expected output vector of length {expected} but got {length}");
            return Err(self.op_error(message));
        }
        if !is_square && element(a) != Element::F4 && element(b) != Element::F4 {
            return Err(self.op_error("32x16x128 only supports fp4 element types"));
        }
        let (shape, size) = if is_square { ("16x16x128", 64) } else { ("32x16x128", 128) };
        for (name, count, size) in [("sourceA", a_count, size), ("sourceB", b_count, 64)] {
            if count != size {
                return Err(self.op_error(format!(
                    "for {shape}, {name} must have {size} elements but got {count}"
                )));
            }
        }
        if !is_square && self.a_first_scale_lane() != 0 {
            return Err(self.op_error("for 32x16x128, a_first_scale_lane must be 0"));
        }
        self.verify_scales([a, b])
    }
}

impl ScaledWMMAOp<'_> {
    /// Verifies the scales of matrices with these elements.
    fn verify_scales(self, matrices: [TypeRef<'_>; 2]) -> VerifyResult {
        let scales = [self.scale_a().ty(), self.scale_b().ty()].map(|it| it.element_type());
        let is_power = scales.map(|it| it.isa::<Float8E8M0FNUType<'_>>());
        if !scales.iter().zip(is_power).all(|(it, is)| is || it.isa::<Float8E4M3FNType<'_>>()) {
            let message = "scale operands must have f8 element types (E8M0FNU or E4M3FN)";
            return Err(self.op_error(message));
        }
        // Only matrices of `f4` have scales that are not powers of two.
        let is_valid = matches!(
            (matrices.map(element), is_power),
            (_, [true, true])
                | ([Element::F6OrF8, Element::F4], [true, false])
                | ([Element::F4, Element::F6OrF8], [false, true])
                | ([Element::F4, Element::F4], [false, false])
        );
        if is_valid {
            return Ok(());
        }
        let ([a, b], [scale_a, scale_b]) = (matrices, scales);
        Err(self.op_error(format!(
            "invalid combination of matrix and scale types: sourceA='{a}', scaleA='{scale_a}', \
             sourceB='{b}', scaleB='{scale_b}'"
        )))
    }
}
