//! Tensor memory and multiplications of `tcgen05`, the fifth generation of tensor cores.

use super::*;

impl<'ir> Verify<'ir> for Tcgen05CpOp<'ir> {
    fn verify(self) -> VerifyResult {
        use Tcgen05CpMulticast::{NONE, WARPX4, Warpx20123, Warpx20213};
        let to = self.multicast();
        let (is_wrong, text) = match self.shape() {
            Tcgen05CpShape::Shape64x128b => (
                !matches!(to, Warpx20123 | Warpx20213),
                "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op",
            ),
            Tcgen05CpShape::Shape32x128b => {
                (to != WARPX4, "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
            }
            _ => (to != NONE, "Invalid multicast type for tcgen05.cp Op"),
        };
        verify_plain_rows(*self, &[(is_wrong, text)])
    }
}

/// Verifies the number of values that move between registers and tensor memory.
fn verify_access(
    op: OpRef<'_>,
    shape: Tcgen05LdStShape,
    has_offset: bool,
    ty: TypeRef<'_>,
    text: (&str, &str),
) -> VerifyResult {
    verify_plain_rows(
        op,
        &[(
            shape == Tcgen05LdStShape::Shape16x32bx2 && !has_offset,
            "shape 16x32bx2 requires offset argument",
        )],
    )?;
    let vector = ty.dyn_cast::<VectorType<'_>>();
    let count = vector.map_or(1, |it| it.shape().iter().product::<i64>());
    let least = match shape {
        Tcgen05LdStShape::Shape16x128b => 2,
        Tcgen05LdStShape::Shape16x256b => 4,
        _ => 1,
    };
    match count >= least {
        true => Ok(()),
        false => {
            let (what, name) = text;
            Err(op.error(format!("invalid {what} length {count} for shape {shape} in {name} Op")))
        }
    }
}

impl<'ir> Verify<'ir> for Tcgen05LdOp<'ir> {
    fn verify(self) -> VerifyResult {
        let text = ("result type", "tcgen05.ld");
        verify_access(*self, self.shape(), self.offset().is_some(), self.res().ty(), text)
    }
}

impl<'ir> Verify<'ir> for Tcgen05StOp<'ir> {
    fn verify(self) -> VerifyResult {
        let text = ("input", "tcgen05.st");
        verify_access(*self, self.shape(), self.offset().is_some(), self.val().ty(), text)
    }
}

/// Implements the verification of multiplications.
macro_rules! multiplications {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    if let Some(mask) = self.disable_output_lane() {
                        let length: i64 = mask.ty().shape().iter().product();
                        let expected = if self.cta_group() == CTAGroupKind::Cta1 { 4 } else { 8 };
                        if length != expected {
                            return Err(self.error(format!(
                                "Disable Output Lane of length {length} is incompatible with CtaGroupAttr"
                            )));
                        }
                    }
                    use Tcgen05MMACollectorOp::{FILL, USE};
                    let is_in_memory = self.matrix_a().ty().isa::<LLVMPointerType<'_>>();
                    verify_plain_rows(*self, &[
                        (
                            self.a_shift() && !is_in_memory,
                            "A-shift can be applied only when matrix A is in tensor memory",
                        ),
                        (
                            self.a_shift() && matches!(self.collector_op(), FILL | USE),
                            "Cannot use collector buffer operation fill or use with ashift",
                        ),
                    ])
                }
            }
        )*
    };
}

multiplications!(Tcgen05MMAOp Tcgen05MMASparseOp);

/// Implements the verification of multiplications with scaled blocks.
macro_rules! scaled {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    use MMABlockScaleKind::{MXF4, MXF4NVF4, MXF8F6F4};
                    let (kind, scale) = (self.kind(), self.block_scale());
                    let is_16 = scale == Tcgen05MMABlockScale::BLOCK16;
                    verify_plain_rows(*self, &[
                        (
                            kind == MXF4NVF4 && scale == Tcgen05MMABlockScale::DEFAULT,
                            "mxf4nvf4 requires block scale attribute",
                        ),
                        (
                            kind == MXF4 && is_16,
                            "mxf4 kind does not support block16 attribute",
                        ),
                        (
                            kind == MXF8F6F4 && is_16,
                            "mxf8f6f4 kind does not support block16 attribute",
                        ),
                    ])
                }
            }
        )*
    };
}

scaled!(Tcgen05MMABlockScaleOp Tcgen05MMASparseBlockScaleOp);
