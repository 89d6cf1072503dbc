//! Arithmetic of floats. That of half-precision floats is computed with single precision and rounded, which is exact for
//! sums, differences, products, quotients and square roots, as LLVM does where the processor has none.

use cranelift_codegen::ir::{self, InstBuilder, types};
use cranelift_frontend::FunctionBuilder;
use ods_runtime::OpRef;

use super::Rules;
use crate::function::{Outcome, Translator};
use crate::llvm::{FAddOp, FDivOp, FMulOp, FNegOp, FRemOp, FSubOp};
use crate::scalar::Scalar;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: FAddOp<'ir>| t.floats(*op, |b, [x, y]| b.ins().fadd(x, y)));
    rules.add(|t, op: FSubOp<'ir>| t.floats(*op, |b, [x, y]| b.ins().fsub(x, y)));
    rules.add(|t, op: FMulOp<'ir>| t.floats(*op, |b, [x, y]| b.ins().fmul(x, y)));
    rules.add(|t, op: FDivOp<'ir>| t.floats(*op, |b, [x, y]| b.ins().fdiv(x, y)));
    rules.add(|t, op: FRemOp<'ir>| t.call_math(*op, "fmod"));
    rules.add(|t, op: FNegOp<'ir>| match t.lane(op.res().ty())? {
        // Only the sign changes, also of what is no number.
        Scalar::F16 | Scalar::BF16 => {
            t.elementwise(*op, |t, [x]| Ok(t.b.ins().bxor_imm_u(x, 0x8000)))
        }
        _ => t.floats(*op, |b, [x]| b.ins().fneg(x)),
    });
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// An operation on floats.
    pub(crate) fn floats<const N: usize>(
        &mut self,
        op: OpRef<'ir>,
        compute: impl Fn(&mut FunctionBuilder<'_>, [ir::Value; N]) -> ir::Value,
    ) -> Outcome {
        self.floats_with(op, |t, _, operands| Ok(compute(&mut t.b, operands)))
    }

    /// An operation on floats, which gets the type that it computes with.
    pub(crate) fn floats_with<const N: usize>(
        &mut self,
        op: OpRef<'ir>,
        mut compute: impl FnMut(&mut Self, ir::Type, [ir::Value; N]) -> Outcome<ir::Value>,
    ) -> Outcome {
        let lane = self.lane(op.result(0).ty())?;
        let with = match lane {
            Scalar::F16 | Scalar::BF16 | Scalar::F32 => types::F32,
            Scalar::F64 => types::F64,
            _ => {
                return Err(
                    format!("arithmetic of '{}' is not supported", op.result(0).ty()).into()
                );
            }
        };
        self.elementwise(op, |t, operands| {
            let operands = operands.map(|it| t.widen_half(lane, it));
            let result = compute(t, with, operands)?;
            Ok(t.narrow_to_half(lane, result))
        })
    }

    /// The inverse of [`widen_half`](Self::widen_half), which rounds.
    pub(crate) fn narrow_to_half(&mut self, scalar: Scalar, value: ir::Value) -> ir::Value {
        match scalar {
            Scalar::F16 => self.single_to_half(value),
            Scalar::BF16 => self.single_to_bfloat(value),
            _ => value,
        }
    }

    /// The `f32` with the value of an `f16`.
    pub(crate) fn half_to_single(&mut self, half: ir::Value) -> ir::Value {
        // Aligned with those of `f32`, exponent and mantissa are a number that is 2^112 times too small, also if it is
        // subnormal. Infinities and what is no number get the largest exponent instead.
        let wide = self.b.ins().uextend(types::I32, half);
        let sign = self.b.ins().band_imm_u(wide, 0x8000);
        let sign = self.b.ins().ishl_imm_u(sign, 16);
        let magnitude = self.b.ins().band_imm_u(wide, 0x7fff);
        let aligned = self.b.ins().ishl_imm_u(magnitude, 13);
        let small = self.b.ins().bitcast(types::F32, ir::MemFlagsData::new(), aligned);
        let factor = self.b.ins().f32const(f32::from_bits((127 + 112) << 23));
        let scaled = self.b.ins().fmul(small, factor);
        let scaled = self.b.ins().bitcast(types::I32, ir::MemFlagsData::new(), scaled);
        let special = self.b.ins().bor_imm_u(aligned, 0x7f80_0000);
        let quiet = self.b.ins().bor_imm_u(special, 0x0040_0000);
        let is_nan =
            self.b.ins().icmp_imm_u(ir::condcodes::IntCC::UnsignedGreaterThan, magnitude, 0x7c00);
        let special = self.select(is_nan, quiet, special);
        let is_special = self.b.ins().icmp_imm_u(
            ir::condcodes::IntCC::UnsignedGreaterThanOrEqual,
            magnitude,
            0x7c00,
        );
        let bits = self.select(is_special, special, scaled);
        let bits = self.b.ins().bor(bits, sign);
        self.b.ins().bitcast(types::F32, ir::MemFlagsData::new(), bits)
    }

    /// The `f16` that is nearest to an `f32`, the even one of two.
    pub(crate) fn single_to_half(&mut self, single: ir::Value) -> ir::Value {
        use ir::condcodes::IntCC;
        let bits = self.b.ins().bitcast(types::I32, ir::MemFlagsData::new(), single);
        let sign = self.b.ins().band_imm_u(bits, 0x8000_0000);
        let sign = self.b.ins().ushr_imm_u(sign, 16);
        let magnitude = self.b.ins().band_imm_u(bits, 0x7fff_ffff);
        // A normal result: move the exponent, add half of the last place, or less for an even one, and cut.
        let last = self.b.ins().ushr_imm_u(magnitude, 13);
        let last = self.b.ins().band_imm_u(last, 1);
        let rounded = self.b.ins().iadd_imm_s(magnitude, 0xfff - (112 << 23));
        let rounded = self.b.ins().iadd(rounded, last);
        let normal = self.b.ins().ushr_imm_u(rounded, 13);
        // A subnormal result: the sum with 0.5 has the result as its last bits, rounded by the addition.
        let absolute = self.b.ins().bitcast(types::F32, ir::MemFlagsData::new(), magnitude);
        let half = self.b.ins().f32const(0.5);
        let sum = self.b.ins().fadd(absolute, half);
        let sum = self.b.ins().bitcast(types::I32, ir::MemFlagsData::new(), sum);
        let subnormal = self.b.ins().iadd_imm_s(sum, -0x3f00_0000);
        let is_subnormal = self.b.ins().icmp_imm_u(IntCC::UnsignedLessThan, magnitude, 113 << 23);
        let result = self.select(is_subnormal, subnormal, normal);
        // Too large, or infinite.
        let infinity = self.b.ins().iconst(types::I32, 0x7c00);
        let is_large =
            self.b.ins().icmp_imm_u(IntCC::UnsignedGreaterThanOrEqual, magnitude, (127 + 16) << 23);
        let result = self.select(is_large, infinity, result);
        // No number: quiet, with the upper bits of its mantissa.
        let payload = self.b.ins().ushr_imm_u(magnitude, 13);
        let payload = self.b.ins().band_imm_u(payload, 0x3ff);
        let nan = self.b.ins().bor_imm_u(payload, 0x7e00);
        let is_nan = self.b.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, magnitude, 0x7f80_0000);
        let result = self.select(is_nan, nan, result);
        let result = self.b.ins().bor(result, sign);
        self.b.ins().ireduce(types::I16, result)
    }

    /// The `f32` with the value of a `bf16`, which has its upper bits.
    pub(crate) fn bfloat_to_single(&mut self, bfloat: ir::Value) -> ir::Value {
        let wide = self.b.ins().uextend(types::I32, bfloat);
        let bits = self.b.ins().ishl_imm_u(wide, 16);
        self.b.ins().bitcast(types::F32, ir::MemFlagsData::new(), bits)
    }

    /// The `bf16` that is nearest to an `f32`, the even one of two.
    pub(crate) fn single_to_bfloat(&mut self, single: ir::Value) -> ir::Value {
        let bits = self.b.ins().bitcast(types::I32, ir::MemFlagsData::new(), single);
        let last = self.b.ins().ushr_imm_u(bits, 16);
        let last = self.b.ins().band_imm_u(last, 1);
        let rounded = self.b.ins().iadd_imm_u(bits, 0x7fff);
        let rounded = self.b.ins().iadd(rounded, last);
        let quiet = self.b.ins().bor_imm_u(bits, 0x0040_0000);
        let is_nan = self.b.ins().fcmp(ir::condcodes::FloatCC::Unordered, single, single);
        let result = self.select(is_nan, quiet, rounded);
        let result = self.b.ins().ushr_imm_u(result, 16);
        self.b.ins().ireduce(types::I16, result)
    }
}
