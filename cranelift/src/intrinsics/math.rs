//! Functions of floats. What Cranelift does not have is a call of the C library, as in LLVM.

use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};
use ods_runtime::OpRef;

use crate::function::{Outcome, Scalars, Translator};
use crate::instructions::Rules;
use crate::llvm::{
    ACosOp, ASinOp, ATan2Op, ATanOp, CopySignOp, CosOp, CoshOp, Exp2Op, Exp10Op, ExpOp, FAbsOp,
    FCeilOp, FFloorOp, FMAOp, FMulAddOp, FTruncOp, FractionExpOp, IsFPClass, LlrintOp, LlroundOp,
    LoadExpOp, Log2Op, Log10Op, LogOp, LrintOp, LroundOp, NearbyintOp, PowIOp, PowOp, RintOp,
    RoundEvenOp, RoundOp, SinOp, SincosOp, SinhOp, SqrtOp, TanOp, TanhOp,
};
use crate::scalar::{Scalar, integer, sign_extend_or_reduce, signed};
use cranelift_codegen::ir::condcodes::IntCC;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: SqrtOp<'ir>| t.floats(*op, |b, [x]| b.ins().sqrt(x)));
    rules.add(|t, op: FCeilOp<'ir>| t.floats(*op, |b, [x]| b.ins().ceil(x)));
    rules.add(|t, op: FFloorOp<'ir>| t.floats(*op, |b, [x]| b.ins().floor(x)));
    rules.add(|t, op: FTruncOp<'ir>| t.floats(*op, |b, [x]| b.ins().trunc(x)));
    rules.add(|t, op: RintOp<'ir>| t.floats(*op, |b, [x]| b.ins().nearest(x)));
    rules.add(|t, op: NearbyintOp<'ir>| t.floats(*op, |b, [x]| b.ins().nearest(x)));
    rules.add(|t, op: RoundEvenOp<'ir>| t.floats(*op, |b, [x]| b.ins().nearest(x)));
    rules.add(|t, op: FMulAddOp<'ir>| {
        // It may round twice.
        t.floats(*op, |b, [x, y, z]| {
            let product = b.ins().fmul(x, y);
            b.ins().fadd(product, z)
        })
    });
    rules.add(|t, op: FMAOp<'ir>| match t.lane(op.res().ty())? {
        Scalar::F16 | Scalar::BF16 => {
            Err("the operation rounds half-precision floats twice".into())
        }
        _ => t.floats(*op, |b, [x, y, z]| b.ins().fma(x, y, z)),
    });
    // Operations on the sign keep the other bits, also of what is no number.
    rules.add(|t, op: FAbsOp<'ir>| match t.lane(op.res().ty())? {
        Scalar::F16 | Scalar::BF16 => {
            t.elementwise(*op, |t, [x]| Ok(t.b.ins().band_imm_u(x, 0x7fff)))
        }
        _ => t.floats(*op, |b, [x]| b.ins().fabs(x)),
    });
    rules.add(|t, op: CopySignOp<'ir>| match t.lane(op.res().ty())? {
        Scalar::F16 | Scalar::BF16 => t.elementwise(*op, |t, [x, y]| {
            let magnitude = t.b.ins().band_imm_u(x, 0x7fff);
            let sign = t.b.ins().band_imm_u(y, 0x8000);
            Ok(t.b.ins().bor(magnitude, sign))
        }),
        _ => t.floats(*op, |b, [x, y]| b.ins().fcopysign(x, y)),
    });
    rules.add(|t, op: ACosOp<'ir>| t.call_math(*op, "acos"));
    rules.add(|t, op: ASinOp<'ir>| t.call_math(*op, "asin"));
    rules.add(|t, op: ATan2Op<'ir>| t.call_math(*op, "atan2"));
    rules.add(|t, op: ATanOp<'ir>| t.call_math(*op, "atan"));
    rules.add(|t, op: CosOp<'ir>| t.call_math(*op, "cos"));
    rules.add(|t, op: CoshOp<'ir>| t.call_math(*op, "cosh"));
    rules.add(|t, op: Exp10Op<'ir>| t.call_math(*op, "exp10"));
    rules.add(|t, op: Exp2Op<'ir>| t.call_math(*op, "exp2"));
    rules.add(|t, op: ExpOp<'ir>| t.call_math(*op, "exp"));
    rules.add(|t, op: Log10Op<'ir>| t.call_math(*op, "log10"));
    rules.add(|t, op: Log2Op<'ir>| t.call_math(*op, "log2"));
    rules.add(|t, op: LogOp<'ir>| t.call_math(*op, "log"));
    rules.add(|t, op: PowOp<'ir>| t.call_math(*op, "pow"));
    rules.add(|t, op: RoundOp<'ir>| t.call_math(*op, "round"));
    rules.add(|t, op: SinOp<'ir>| t.call_math(*op, "sin"));
    rules.add(|t, op: SinhOp<'ir>| t.call_math(*op, "sinh"));
    rules.add(|t, op: TanOp<'ir>| t.call_math(*op, "tan"));
    rules.add(|t, op: TanhOp<'ir>| t.call_math(*op, "tanh"));
    rules.add(|t, op: LroundOp<'ir>| t.call_rounding(*op, "lround", "lroundf"));
    rules.add(|t, op: LlroundOp<'ir>| t.call_rounding(*op, "llround", "llroundf"));
    rules.add(|t, op: LrintOp<'ir>| t.call_rounding(*op, "lrint", "lrintf"));
    rules.add(|t, op: LlrintOp<'ir>| t.call_rounding(*op, "llrint", "llrintf"));
    rules.add(|t, op: PowIOp<'ir>| {
        let power = t.integer_argument(*op)?;
        t.floats_with(*op, |t, ty, [x]| {
            let name = if ty == types::F64 { "__powidf2" } else { "__powisf2" };
            t.call_helper(name, &[ty, types::I32], ty, &[x, power])
        })
    });
    rules.add(|t, op: LoadExpOp<'ir>| {
        let power = t.integer_argument(*op)?;
        t.floats_with(*op, |t, ty, [x]| {
            let name = if ty == types::F64 { "ldexp" } else { "ldexpf" };
            t.call_helper(name, &[ty, types::I32], ty, &[x, power])
        })
    });
    rules.add(|t, op: SincosOp<'ir>| {
        let sines = t.math_results(*op, "sin")?;
        let cosines = t.math_results(*op, "cos")?;
        t.define(op.res(), sines.into_iter().chain(cosines).collect())
    });
    rules.add(|t, op: FractionExpOp<'ir>| {
        let lane = t.lane(op.val().ty())?;
        let exponent_memory = t.stack_memory(4, 4)?;
        let (mut fractions, mut exponents) = (Scalars::new(), Scalars::new());
        let shape = t.shape(op.res().ty())?;
        for x in t.scalars(op.val())? {
            let (ty, name) = function(lane, "frexp", "frexpf")?;
            let x = t.widen_half(lane, x);
            let fraction = t.call_helper(name, &[ty, types::I64], ty, &[x, exponent_memory])?;
            fractions.push(t.narrow_to_half(lane, fraction));
            let exponent = t.b.ins().load(types::I32, MemFlagsData::new(), exponent_memory, 0);
            let register = shape.scalars.last().map_or(types::I32, |it| it.register());
            exponents.push(sign_extend_or_reduce(&mut t.b, register, exponent));
        }
        t.define(op.res(), fractions.into_iter().chain(exponents).collect())
    });
    rules.add(|t, op: IsFPClass<'ir>| {
        let lane = t.lane(op.in_().ty())?;
        t.elementwise(*op, |t, [x]| t.is_in_classes(lane, op.bit(), x))
    });
}

/// The type and the name of a function for floats of a type.
fn function(
    lane: Scalar,
    double: &'static str,
    single: &'static str,
) -> Outcome<(ir::Type, &'static str)> {
    match lane {
        Scalar::F64 => Ok((types::F64, double)),
        Scalar::F32 | Scalar::F16 | Scalar::BF16 => Ok((types::F32, single)),
        _ => Err("functions of these floats are not supported".into()),
    }
}

/// The function for `f32`, from the name of that for `f64`.
fn single(double: &'static str) -> &'static str {
    match double {
        "acos" => "acosf",
        "asin" => "asinf",
        "atan2" => "atan2f",
        "atan" => "atanf",
        "cos" => "cosf",
        "cosh" => "coshf",
        "exp10" => "exp10f",
        "exp2" => "exp2f",
        "exp" => "expf",
        "fmod" => "fmodf",
        "log10" => "log10f",
        "log2" => "log2f",
        "log" => "logf",
        "pow" => "powf",
        "round" => "roundf",
        "sin" => "sinf",
        "sinh" => "sinhf",
        "tan" => "tanf",
        "tanh" => "tanhf",
        other => other,
    }
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// Calls a function of the C library with the operands of `op`, which are floats like the result.
    pub(crate) fn call_math(&mut self, op: OpRef<'ir>, name: &'static str) -> Outcome {
        let results = self.math_results(op, name)?;
        self.define(op.result(0), results)
    }

    fn math_results(&mut self, op: OpRef<'ir>, name: &'static str) -> Outcome<Scalars> {
        let lane = self.lane(op.operand(0).ty())?;
        let (ty, name) = function(lane, name, single(name))?;
        let mut operands = Vec::new();
        for operand in op.operands() {
            operands.push(self.scalars(operand)?);
        }
        let mut results = Scalars::new();
        for index in 0..operands.first().map_or(0, |it| it.len()) {
            let arguments: Vec<_> =
                operands.iter().map(|it| self.widen_half(lane, it[index])).collect();
            let result = self.call_helper(name, &vec![ty; arguments.len()], ty, &arguments)?;
            results.push(self.narrow_to_half(lane, result));
        }
        Ok(results)
    }

    /// Calls a function that rounds to a C `long`.
    fn call_rounding(
        &mut self,
        op: OpRef<'ir>,
        double: &'static str,
        single: &'static str,
    ) -> Outcome {
        let lane = self.lane(op.operand(0).ty())?;
        let (ty, name) = function(lane, double, single)?;
        let to = self.lane(op.result(0).ty())?.register();
        self.elementwise(op, |t, [x]| {
            let x = t.widen_half(lane, x);
            let result = t.call_helper(name, &[ty], types::I64, &[x])?;
            Ok(sign_extend_or_reduce(&mut t.b, to, result))
        })
    }

    /// The second operand as a C `int`.
    fn integer_argument(&mut self, op: OpRef<'ir>) -> Outcome<ir::Value> {
        let width = self.width(op.operand(1).ty())?;
        let value = self.scalar(op.operand(1))?;
        let value = signed(&mut self.b, width, value);
        Ok(sign_extend_or_reduce(&mut self.b, types::I32, value))
    }

    /// Whether a float is in one of the classes of the mask `classes`.
    fn is_in_classes(&mut self, lane: Scalar, classes: u32, x: ir::Value) -> Outcome<ir::Value> {
        let (register, mantissa) = match lane {
            Scalar::F16 => (types::I16, 10),
            Scalar::BF16 => (types::I16, 7),
            Scalar::F32 => (types::I32, 23),
            Scalar::F64 => (types::I64, 52),
            _ => return Err("the classes of these floats are not supported".into()),
        };
        let bits = self.reinterpret(register, x);
        let width = register.bits();
        let all = crate::scalar::ones(width - 1);
        let infinity = all & !crate::scalar::ones(mantissa);
        let quiet = infinity | 1 << (mantissa - 1);
        let mask = integer(&mut self.b, register, all);
        let magnitude = self.b.ins().band(bits, mask);
        let zero = integer(&mut self.b, register, 0);
        let is_negative = self.b.ins().icmp(IntCC::SignedLessThan, bits, zero);
        let is_positive = self.b.ins().bxor_imm_u(is_negative, 1);
        // Each class is a range of magnitudes, for one sign or both.
        let normal = 1 << mantissa;
        let ranges: [(u32, Option<bool>, u128, u128); 10] = [
            (0, None, infinity + 1, quiet - 1),
            (1, None, quiet, all),
            (2, Some(true), infinity, infinity),
            (3, Some(true), normal, infinity - 1),
            (4, Some(true), 1, normal - 1),
            (5, Some(true), 0, 0),
            (6, Some(false), 0, 0),
            (7, Some(false), 1, normal - 1),
            (8, Some(false), normal, infinity - 1),
            (9, Some(false), infinity, infinity),
        ];
        let mut result = self.b.ins().iconst(types::I8, 0);
        for (class, sign, from, to) in ranges {
            if classes >> class & 1 == 0 {
                continue;
            }
            let from_value = integer(&mut self.b, register, from);
            let distance = self.b.ins().isub(magnitude, from_value);
            let size = integer(&mut self.b, register, to - from);
            let mut is_in = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, distance, size);
            if let Some(negative) = sign {
                let sign = if negative { is_negative } else { is_positive };
                is_in = self.b.ins().band(is_in, sign);
            }
            result = self.b.ins().bor(result, is_in);
        }
        Ok(result)
    }
}
