//! Conversions between floats.

use super::*;

/// Verifies that a type is one of `names`.
fn verify_type(op: OpRef<'_>, ty: TypeRef<'_>, names: &[&str], conversion: &str) -> VerifyResult {
    if names.contains(&ty.to_string().as_str()) {
        return Ok(());
    }
    let text = match names {
        [one] => format!("Only '{one}' type is"),
        _ => format!(
            "Only {} types are",
            names.iter().map(|it| format!("'{it}'")).collect::<Vec<_>>().join(" and ")
        ),
    };
    Err(op.op_error(format!("{text} supported for conversions from {conversion}.")))
}

/// Implements the verification of conversions that depend on one type.
macro_rules! conversions {
    ($($op:ident $ty:ident: $names:expr, $conversion:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify_type(*self, self.$ty(), &$names, $conversion)
                }
            }
        )*
    };
}

const F8: [&str; 2] = ["f8E4M3FN", "f8E5M2"];
const F6: [&str; 2] = ["f6E2M3FN", "f6E3M2FN"];
const F4: [&str; 1] = ["f4E2M1FN"];
const SCALE: [&str; 1] = ["f8E8M0FNU"];

conversions! {
    ConvertF32x2ToF4x2Op dst_ty: F4, "f32x2 to f4x2";
    ConvertF32x2ToF6x2Op dst_ty: F6, "f32x2 to f6x2";
    ConvertF16x2ToF8x2Op dst_ty: F8, "f16x2 to f8x2";
    ConvertF8x2ToF16x2Op src_type: F8, "f8x2 to f16x2";
    ConvertF8x2ToBF16x2Op src_type: SCALE, "f8x2 to bf16x2";
    ConvertF6x2ToF16x2Op src_type: F6, "f6x2 to f16x2";
    ConvertF4x2ToF16x2Op src_type: F4, "f4x2 to f16x2";
    ConvertF32x4ToF8x4Op dst_ty: F8, "f32x4 to f8x4";
    ConvertF32x4ToF6x4Op dst_ty: F6, "f32x4 to f6x4";
    ConvertF32x4ToF4x4Op dst_ty: F4, "f32x4 to f4x4";
}

impl<'ir> Verify<'ir> for ConvertFloatToTF32Op<'ir> {
    fn verify(self) -> VerifyResult {
        use FPRoundingMode::{RN, RNA, RZ};
        verify_plain_rows(
            *self,
            &[
                (self.rnd() == RNA && self.relu(), "Relu not supported with rna rounding mode."),
                (
                    !matches!(self.rnd(), RN | RZ | RNA),
                    "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.",
                ),
            ],
        )
    }
}

impl<'ir> Verify<'ir> for ConvertF32x2ToF8x2Op<'ir> {
    fn verify(self) -> VerifyResult {
        let name = self.dst_ty().to_string();
        if F8.contains(&name.as_str()) {
            return verify_rows(
                *self,
                &[
                    (
                        self.rnd() != FPRoundingMode::RN,
                        "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types",
                    ),
                    (
                        self.sat() != SaturationMode::SATFINITE,
                        "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types",
                    ),
                ],
            );
        }
        let is_scale = SCALE.contains(&name.as_str());
        verify_rows(
            *self,
            &[
                (
                    !is_scale,
                    "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2",
                ),
                (
                    !matches!(self.rnd(), FPRoundingMode::RZ | FPRoundingMode::RP),
                    "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type",
                ),
                (self.relu(), "relu not supported for conversions to 'f8E8M0FNU' type"),
            ],
        )
    }
}

impl<'ir> Verify<'ir> for ConvertBF16x2ToF8x2Op<'ir> {
    fn verify(self) -> VerifyResult {
        verify_type(*self, self.dst_ty(), &SCALE, "bf16x2 to f8x2")?;
        verify_rows(
            *self,
            &[(
                !matches!(self.rnd(), FPRoundingMode::RZ | FPRoundingMode::RP),
                "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.",
            )],
        )
    }
}

/// Verifies a conversion from two floats of 32 bits to a vector of `name`.
fn verify_pair(op: OpRef<'_>, name: &str, mode: FPRoundingMode, has_bits: bool) -> VerifyResult {
    use FPRoundingMode::{RN, RS, RZ};
    if !matches!(mode, RN | RZ | RS) {
        return Err(op.op_error(format!(
            "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {name}."
        )));
    }
    verify_rows(
        op,
        &[
            (mode == RS && !has_bits, "random_bits is required for RS rounding mode."),
            (mode != RS && has_bits, "random_bits not supported for RN and RZ rounding modes."),
        ],
    )
}

impl<'ir> Verify<'ir> for ConvertF32x2ToF16x2Op<'ir> {
    fn verify(self) -> VerifyResult {
        verify_pair(*self, "f16x2", self.rnd(), self.random_bits().is_some())
    }
}

impl<'ir> Verify<'ir> for ConvertF32x2ToBF16x2Op<'ir> {
    fn verify(self) -> VerifyResult {
        verify_pair(*self, "bf16x2", self.rnd(), self.random_bits().is_some())
    }
}
