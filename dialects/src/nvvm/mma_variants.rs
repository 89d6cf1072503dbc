//! The shapes and types that multiplications of matrices take.

use ods_runtime::rt;

use super::mma::inferred;
use super::*;

/// The valid operands and result for a shape and a type of A.
#[derive(Default)]
struct Variant<'c> {
    shapes: Vec<[i32; 3]>,
    a: Option<(usize, TypeRef<'c>)>,
    b: Option<(usize, TypeRef<'c>)>,
    c: Vec<(usize, TypeRef<'c>)>,
    results: Vec<TypeRef<'c>>,
}

fn is_int4(ty: MMATypes) -> bool {
    matches!(ty, MMATypes::U4 | MMATypes::S4)
}

fn is_int8(ty: MMATypes) -> bool {
    matches!(ty, MMATypes::U8 | MMATypes::S8)
}

fn is_integer(ty: MMATypes) -> bool {
    is_int4(ty) || is_int8(ty) || matches!(ty, MMATypes::B1 | MMATypes::S32)
}

/// The variant with 16 rows; `None` if there is none for this type.
fn of_16_rows<'c>(
    ctx: &'c rt::Context,
    ty: MMATypes,
    [m, n, k]: [i32; 3],
    is_sparse: bool,
) -> Option<Variant<'c>> {
    use MMATypes::{B1, Bf16, E2m1, E2m3, E3m2, E4m3, E5m2, F16, S4, S8, Tf32, U4, U8};
    let f32 = ctx.type_ref(Float32Type::get(ctx));
    let half = *VectorType::get(ctx, &[2], Float16Type::get(ctx).into());
    let i32 = *IntegerType::get(ctx, 32);
    let factor = match ty {
        Tf32 => 4,
        Bf16 | F16 => 8,
        S4 | U4 => 32,
        S8 | U8 => 16,
        B1 if !is_sparse => 128,
        E4m3 | E5m2 | E3m2 | E2m3 | E2m1 if is_sparse => 32,
        _ => return None,
    };
    let is_small_float = matches!(ty, E4m3 | E5m2 | E3m2 | E2m3 | E2m1);
    let depths = match is_sparse {
        false => vec![factor, factor * 2],
        true if is_small_float => vec![64],
        true => vec![factor * 2, factor * 4],
    };
    let element = if ty == F16 { half } else { i32 };
    let halves = if is_sparse { 2 } else { 1 };
    let (c, results) = if is_integer(ty) {
        (vec![(4, i32)], vec![structure(i32, 4)])
    } else if ty == F16 || is_small_float {
        (vec![(2, half), (4, f32)], vec![structure(half, 2), structure(f32, 4)])
    } else {
        (vec![(2, half), (4, f32)], vec![structure(f32, 4)])
    };
    Some(Variant {
        shapes: depths.into_iter().map(|depth| [16, 8, depth]).collect(),
        a: Some(((m / 8 * (k / factor) / halves) as usize, element)),
        b: Some(((n / 8 * (k / factor)) as usize, element)),
        c,
        results,
    })
}

/// The variant with 8 rows.
fn of_8_rows(ctx: &rt::Context, ty: MMATypes, is_sparse: bool) -> Variant<'_> {
    let of = |a: (usize, _), c: Vec<_>, results, shape: Option<[i32; 3]>| Variant {
        shapes: shape.into_iter().collect(),
        a: Some(a),
        b: Some(a),
        c,
        results,
    };
    if ty == MMATypes::F16 {
        let f32 = ctx.type_ref(Float32Type::get(ctx));
        let half = *VectorType::get(ctx, &[2], Float16Type::get(ctx).into());
        let results = vec![structure(half, 4), structure(f32, 8)];
        return of((2, half), vec![(4, half), (8, f32)], results, Some([8, 8, 4]));
    }
    if ty == MMATypes::F64 {
        let f64 = ctx.type_ref(Float64Type::get(ctx));
        return of((1, f64), vec![(2, f64)], vec![structure(f64, 2)], Some([8, 8, 4]));
    }
    if !is_integer(ty) {
        return Variant::default();
    }
    let i32 = *IntegerType::get(ctx, 32);
    let depth = match ty {
        _ if is_int4(ty) => Some(32),
        _ if is_int8(ty) => Some(16),
        MMATypes::B1 if !is_sparse => Some(128),
        _ => None,
    };
    of((1, i32), vec![(2, i32)], vec![structure(i32, 2)], depth.map(|depth| [8, 8, depth]))
}

/// Verifies the types of A, B, C and the result.
fn verify<'ir>(
    op: OpRef<'ir>,
    shape: [i32; 3],
    ty: MMATypes,
    operands: [Vec<TypeRef<'ir>>; 3],
    is_sparse: bool,
) -> VerifyResult {
    let (ctx, result) = (op.ctx(), op.result(0).ty());
    let variant = match shape[0] {
        16 => {
            let Some(variant) = of_16_rows(ctx, ty, shape, is_sparse) else {
                return Err(op.error(format!("invalid shape or multiplicand type: {ty}")));
            };
            let of_c = operands[2].first().and_then(|it| inferred(*it, true));
            verify_rows(op, &[(inferred(result, true) != of_c, "ctype does not match dtype")])?;
            variant
        }
        8 => of_8_rows(ctx, ty, is_sparse),
        _ => Variant::default(),
    };
    let (Some(a), Some(b), true) = (variant.a, variant.b, variant.shapes.contains(&shape)) else {
        let text = format!("unimplemented variant for MMA shape <{}>", commas(&shape));
        return Err(op.op_error(text));
    };
    for ((name, actual), allowed) in
        ["A", "B", "C"].iter().zip(&operands).zip([vec![a], vec![b], variant.c])
    {
        if !allowed.iter().any(|(count, ty)| *actual == vec![*ty; *count]) {
            let allowed: String =
                allowed.iter().map(|(count, ty)| format!("{count}x{ty} ")).collect();
            return Err(op.op_error(format!(
                "Could not match types for the {name} operands; expected one of {allowed}but got {}",
                commas(actual)
            )));
        }
    }
    match variant.results.contains(&result) {
        true => Ok(()),
        false => Err(op.op_error(format!(
            "Could not match allowed types for the result; expected one of {} but got {result}",
            commas(&variant.results)
        ))),
    }
}

impl<'ir> Verify<'ir> for MmaOp<'ir> {
    fn verify(self) -> VerifyResult {
        let shape = [self.shape().m(), self.shape().n(), self.shape().k()];
        let (Some(a), Some(b)) = (self.multiplicand_a_ptx_type(), self.multiplicand_b_ptx_type())
        else {
            return Ok(());
        };
        let operands = [types(self.operand_a()), types(self.operand_b()), types(self.operand_c())];
        verify(*self, shape, a, operands, false)?;
        verify_rows(
            *self,
            &[
                (a == MMATypes::B1 && self.b1_op().is_none(), "op requires b1Op attribute"),
                (
                    (is_int4(a) || is_int8(a)) && self.int_overflow_behavior().is_none(),
                    "op requires intOverflowBehavior attribute",
                ),
            ],
        )?;
        let is_usual = self.layout_a() == MMALayout::Row && self.layout_b() == MMALayout::Col;
        if is_usual || (shape == [8, 8, 4] && a == MMATypes::F16) {
            return Ok(());
        }
        Err(self.op_error(format!(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for \
             shape <{}> with element types {a} and {b}. Only m8n8k4 with f16 supports other layouts.",
            commas(&shape)
        )))
    }
}

impl<'ir> Verify<'ir> for MmaSpOp<'ir> {
    fn verify(self) -> VerifyResult {
        let shape = [self.shape().m(), self.shape().n(), self.shape().k()];
        let Some(a) = self.multiplicand_a_ptx_type() else { return Ok(()) };
        let operands = [types(self.operand_a()), types(self.operand_b()), types(self.operand_c())];
        verify(*self, shape, a, operands, true)?;
        verify_rows(
            *self,
            &[(
                (is_int4(a) || is_int8(a)) && self.int_overflow_behavior().is_none(),
                "op requires intOverflowBehavior attribute",
            )],
        )
    }
}

/// Implements the verification of multiplications with scaled blocks; `$deep` is the size `k` of the smallest types.
macro_rules! scaled {
    ($($op:ident: $deep:literal, $shallow:literal, $what:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    use MMABlockScaleKind::{MXF4, MXF4NVF4, MXF8F6F4};
                    let (kind, size, format) =
                        (self.kind(), self.scale_vec_size(), self.block_scale_format());
                    let is_ue8 = format == BlockScaleFormat::UE8M0;
                    let shape = [self.shape().m(), self.shape().n(), self.shape().k()];
                    let small = Some(MMATypes::E2m1);
                    match shape {
                        [16, 8, $deep] => verify_rows(*self, &[
                            (
                                self.multiplicand_a_ptx_type() != small
                                    || self.multiplicand_b_ptx_type() != small,
                                concat!(
                                    "unsupported MMATypes attribute for mma.m16n8k",
                                    $deep,
                                    ".(mxf4nvf4|mxf4)"
                                ),
                            ),
                            (
                                kind == MXF4 && size != ScaleVecSize::X2,
                                concat!(
                                    "unsupported ScaleVecSize attribute for mma.m16n8k",
                                    $deep,
                                    ".mxf4"
                                ),
                            ),
                            (
                                kind == MXF4 && !is_ue8,
                                concat!(
                                    "unsupported BlockScaleFormat attribute for mma.m16n8k",
                                    $deep,
                                    ".mxf4"
                                ),
                            ),
                            (
                                kind == MXF4NVF4
                                    && !(size == ScaleVecSize::X2 && is_ue8)
                                    && !(size == ScaleVecSize::X4 && !is_ue8),
                                concat!(
                                    "unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k",
                                    $deep,
                                    ".mxf4nvf4"
                                ),
                            ),
                            (
                                kind == MXF8F6F4,
                                concat!("unsupported Kind attribute for mma.m16n8k", $deep),
                            ),
                        ]),
                        [16, 8, $shallow] => verify_rows(*self, &[(
                            !(kind == MXF8F6F4 && size == ScaleVecSize::X1 && is_ue8),
                            concat!(
                                "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k",
                                $shallow
                            ),
                        )]),
                        _ => Err(self.op_error(concat!("unsupported Geom for ", $what))),
                    }
                }
            }
        )*
    };
}

scaled! {
    MmaBlockScaleOp: 64, 32, "mma with block scaling";
    MmaSpBlockScaleOp: 128, 64, "sparse mma with block scaling";
}
