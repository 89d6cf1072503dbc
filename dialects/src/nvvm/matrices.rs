//! Loads, stores and multiplications of matrices by the threads of a warp.

use ods_runtime::rt;

use super::*;

/// The sizes of matrices that `wmma` takes with 16-bit and 8-bit elements.
const SIZES: [(u32, u32, u32); 3] = [(16, 16, 16), (32, 8, 16), (8, 32, 16)];

/// The type and the number of the values that a thread holds of a fragment; `None` if `wmma` has no such fragment.
fn fragment<'c>(
    ctx: &'c rt::Context,
    ty: MMATypes,
    part: MMAFrag,
    (m, n, k): (u32, u32, u32),
) -> Option<(TypeRef<'c>, usize)> {
    let is_input = part != MMAFrag::C;
    let is_common = SIZES.contains(&(m, n, k));
    let is_tf32 = (m, n, k) == (16, 16, 8);
    let f32 = || ctx.type_ref(Float32Type::get(ctx));
    let i32 = || *IntegerType::get(ctx, 32);
    match ty {
        MMATypes::F16 if is_common => {
            let pair = VectorType::get(ctx, &[2], Float16Type::get(ctx).into());
            Some((*pair, if is_input { 8 } else { 4 }))
        }
        MMATypes::F32 if !is_input && (is_common || is_tf32) => Some((f32(), 8)),
        MMATypes::F64 if (m, n, k) == (8, 8, 4) => {
            let f64 = ctx.type_ref(Float64Type::get(ctx));
            Some((f64, if is_input { 1 } else { 2 }))
        }
        MMATypes::Tf32 if is_input && is_tf32 => Some((i32(), 4)),
        MMATypes::S8 | MMATypes::U8 if is_input && is_common => {
            Some((i32(), if part == MMAFrag::A { m } else { n } as usize / 8))
        }
        MMATypes::S32 if !is_input && is_common => Some((i32(), 8)),
        _ => None,
    }
}

/// Whether memory that `wmma` reads or writes is elsewhere than it can be.
fn is_elsewhere(ty: TypeRef<'_>) -> bool {
    use NVVMMemorySpace::{Generic, Global, Shared};
    ![Generic, Global, Shared].iter().any(|space| is_pointer(ty, *space))
}

/// Verifies that the result of `op` is a structure of these values.
fn verify_structure(op: OpRef<'_>, (ty, count): (TypeRef<'_>, usize)) -> VerifyResult {
    match op.result(0).ty() == structure(ty, count) {
        true => Ok(()),
        false => Err(op.op_error(format!(
            "expected destination type is a structure of {count} elements of type '{ty}'"
        ))),
    }
}

impl<'ir> Verify<'ir> for WMMALoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let size = (self.m(), self.n(), self.k());
        verify_rows(
            *self,
            &[(is_elsewhere(*self.ptr().ty()), "expected source pointer in memory space 0, 1, 3")],
        )?;
        let Some((ty, count)) = fragment(self.ctx(), self.eltype(), self.frag(), size) else {
            return Err(self.op_error("invalid attribute combination"));
        };
        if ty.isa::<Float64Type<'_>>() && count == 1 {
            return verify_rows(
                *self,
                &[(self.res().ty() != ty, "expected destination type to be f64")],
            );
        }
        verify_structure(*self, (ty, count))
    }
}

impl<'ir> Verify<'ir> for WMMAStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        let size = (self.m(), self.n(), self.k());
        verify_rows(
            *self,
            &[(
                is_elsewhere(*self.ptr().ty()),
                "expected operands to be a source pointer in memory space 0, 1, 3",
            )],
        )?;
        let Some((ty, count)) = fragment(self.ctx(), self.eltype(), MMAFrag::C, size) else {
            return Err(self.op_error("invalid attribute combination"));
        };
        let args = types(self.args());
        if args.len() != count {
            return Err(self.op_error(format!("expected {count} data operands")));
        }
        match args.iter().all(|it| *it == ty) {
            true => Ok(()),
            false => Err(self.op_error(format!("expected data operands of type '{ty}'"))),
        }
    }
}

impl<'ir> Verify<'ir> for WMMAMmaOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (a, c, size) = (self.eltype_a(), self.eltype_b(), (self.m(), self.n(), self.k()));
        let of = |ty, part| fragment(self.ctx(), ty, part, size);
        let parts = (of(a, MMAFrag::A), of(a, MMAFrag::B), of(c, MMAFrag::C));
        let is_pair = match a {
            MMATypes::F16 => matches!(c, MMATypes::F16 | MMATypes::F32),
            MMATypes::S8 | MMATypes::U8 => c == MMATypes::S32,
            MMATypes::Tf32 => c == MMATypes::F32,
            _ => c == a,
        };
        let (Some(a), Some(b), Some(c), true) = (parts.0, parts.1, parts.2, is_pair) else {
            return Err(self.op_error("invalid attribute combination"));
        };
        let expected = [vec![a.0; a.1], vec![b.0; b.1], vec![c.0; c.1]].concat();
        let actual = types(self.args());
        if actual.len() != expected.len() {
            return Err(self.op_error(format!("expected {} arguments", expected.len())));
        }
        if let Some(index) = (0..actual.len()).find(|index| actual[*index] != expected[*index]) {
            return Err(self.op_error(format!(
                "expected argument {index} to be of type '{}'",
                expected[index]
            )));
        }
        verify_structure(*self, c)
    }
}

impl<'ir> Verify<'ir> for LdMatrixOp<'ir> {
    fn verify(self) -> VerifyResult {
        use LdStMatrixEltType::{B8, B8x16B4x16P64, B8x16B6x16P32, B16};
        let (num, ty, layout) = (self.num(), self.elt_type(), self.layout());
        let is_small = matches!(num, 1 | 2 | 4);
        let mut count = num;
        match (self.shape().m(), self.shape().n()) {
            (8, 8) => verify_rows(
                *self,
                &[
                    (!is_small, "expected num attribute to be 1, 2 or 4 for 8x8 matrix"),
                    (ty != B16, "expected element type to be b16 for 8x8 matrix"),
                ],
            )?,
            (8, 16) => verify_rows(
                *self,
                &[
                    (!is_small, "expected num attribute to be 1, 2 or 4 for 8x16 matrix"),
                    (layout != MMALayout::Row, "expected layout to be row for 8x16 matrix"),
                    (
                        !matches!(ty, B8x16B4x16P64 | B8x16B6x16P32),
                        "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix",
                    ),
                ],
            )?,
            (16, 16) => {
                verify_rows(
                    *self,
                    &[
                        (
                            !matches!(num, 1 | 2),
                            "expected num attribute to be 1 or 2 for 16x16 matrix",
                        ),
                        (layout != MMALayout::Col, "expected layout to be col for 16x16 matrix"),
                        (
                            ty == B16,
                            "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix",
                        ),
                    ],
                )?;
                debug_assert!(matches!(ty, B8 | B8x16B4x16P64 | B8x16B6x16P32));
                count *= 2;
            }
            _ => return Err(self.op_error("expected shape to be 8x8, 8x16 or 16x16")),
        }
        let i32 = *IntegerType::get(self.ctx(), 32);
        if count == 1 {
            let is_wrong = self.res().ty() != i32;
            return verify_rows(*self, &[(is_wrong, "expected destination type is i32")]);
        }
        match self.res().ty() == structure(i32, count as usize) {
            true => Ok(()),
            false => Err(self.op_error(format!(
                "expected destination type is a structure of {count} elements of type i32"
            ))),
        }
    }
}

impl<'ir> Verify<'ir> for StMatrixOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (count, ty) = (self.sources().len(), self.elt_type());
        verify_rows(
            *self,
            &[(!matches!(count, 1 | 2 | 4), "expected num attribute to be 1, 2 or 4")],
        )?;
        match (self.shape().m(), self.shape().n()) {
            (8, 8) => verify_rows(
                *self,
                &[(ty != LdStMatrixEltType::B16, "expected element type to be B16 for 8x8 matrix")],
            ),
            (16, 8) => verify_rows(
                *self,
                &[
                    (ty != LdStMatrixEltType::B8, "expected element type to be B8 for 16x8 matrix"),
                    (self.layout() != MMALayout::Col, "expected layout to be col for 16x8 matrix"),
                ],
            ),
            _ => Err(self.op_error("expected shape to be 8x8 or 16x8")),
        }
    }
}
