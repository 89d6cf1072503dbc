//! Conversions between numbers.

use cranelift_codegen::ir::{self, InstBuilder, types};

use super::Rules;
use crate::function::{Outcome, Translator};
use crate::llvm::{
    FPExtOp, FPToSIOp, FPToUIOp, FPTruncOp, SExtOp, SIToFPOp, TruncOp, UIToFPOp, ZExtOp,
};
use crate::scalar::{
    Scalar, canonical, integer_register, sign_extend_or_reduce, signed, zero_extend_or_reduce,
};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: ZExtOp<'ir>| {
        let to = integer_register(t.width(op.res().ty())?);
        t.elementwise(*op, |t, [x]| Ok(zero_extend_or_reduce(&mut t.b, to, x)))
    });
    rules.add(|t, op: SExtOp<'ir>| {
        let to = t.width(op.res().ty())?;
        t.integers(*op, |t, width, [x]| {
            let x = signed(&mut t.b, width, x);
            let x = sign_extend_or_reduce(&mut t.b, integer_register(to), x);
            Ok(canonical(&mut t.b, to, x))
        })
    });
    rules.add(|t, op: TruncOp<'ir>| {
        let to = t.width(op.res().ty())?;
        t.elementwise(*op, |t, [x]| {
            let x = zero_extend_or_reduce(&mut t.b, integer_register(to), x);
            Ok(canonical(&mut t.b, to, x))
        })
    });
    rules.add(|t, op: UIToFPOp<'ir>| {
        let (from, to) = (t.width(op.arg().ty())?, t.lane(op.res().ty())?);
        t.elementwise(*op, |t, [x]| t.integer_to_float(Sign::Unsigned, from, to, x))
    });
    rules.add(|t, op: SIToFPOp<'ir>| {
        let (from, to) = (t.width(op.arg().ty())?, t.lane(op.res().ty())?);
        t.elementwise(*op, |t, [x]| t.integer_to_float(Sign::Signed, from, to, x))
    });
    // A number that the integer type does not have is poison, so any result is right.
    rules.add(|t, op: FPToUIOp<'ir>| {
        let (from, to) = (t.lane(op.arg().ty())?, t.width(op.res().ty())?);
        t.elementwise(*op, |t, [x]| t.float_to_integer(Sign::Unsigned, from, to, x))
    });
    rules.add(|t, op: FPToSIOp<'ir>| {
        let (from, to) = (t.lane(op.arg().ty())?, t.width(op.res().ty())?);
        t.elementwise(*op, |t, [x]| t.float_to_integer(Sign::Signed, from, to, x))
    });
    rules.add(|t, op: FPExtOp<'ir>| {
        let (from, to) = (t.lane(op.arg().ty())?, t.lane(op.res().ty())?);
        t.elementwise(*op, |t, [x]| t.float_to_float(from, to, x))
    });
    rules.add(|t, op: FPTruncOp<'ir>| {
        let (from, to) = (t.lane(op.arg().ty())?, t.lane(op.res().ty())?);
        t.elementwise(*op, |t, [x]| t.float_to_float(from, to, x))
    });
}

/// Whether the first bit of an integer is a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    Signed,
    Unsigned,
}

impl Translator<'_, '_, '_> {
    fn integer_to_float(
        &mut self,
        sign: Sign,
        width: u32,
        to: Scalar,
        value: ir::Value,
    ) -> Outcome<ir::Value> {
        let value = match sign {
            Sign::Signed => signed(&mut self.b, width, value),
            Sign::Unsigned => value,
        };
        let with = match to {
            Scalar::F64 => types::F64,
            Scalar::F32 => types::F32,
            // With double precision, only the last conversion rounds if the integer has at most 53 bits.
            Scalar::F16 | Scalar::BF16 if width <= 32 => types::F64,
            _ => return Err("this conversion is not supported".into()),
        };
        let float = if integer_register(width) == types::I128 {
            let name = match (sign, with == types::F64) {
                (Sign::Signed, true) => "__floattidf",
                (Sign::Signed, false) => "__floattisf",
                (Sign::Unsigned, true) => "__floatuntidf",
                (Sign::Unsigned, false) => "__floatuntisf",
            };
            self.call_helper(name, &[types::I128], with, &[value])?
        } else {
            let wide = if width > 32 { types::I64 } else { types::I32 };
            match sign {
                Sign::Signed => {
                    let value = sign_extend_or_reduce(&mut self.b, wide, value);
                    self.b.ins().fcvt_from_sint(with, value)
                }
                Sign::Unsigned => {
                    let value = zero_extend_or_reduce(&mut self.b, types::I64, value);
                    match width > 32 {
                        true => self.b.ins().fcvt_from_uint(with, value),
                        // It has no sign, and signed conversions are a single instruction.
                        false => self.b.ins().fcvt_from_sint(with, value),
                    }
                }
            }
        };
        match to {
            Scalar::F16 | Scalar::BF16 => self.float_to_float(Scalar::F64, to, float),
            _ => Ok(float),
        }
    }

    /// Converts to an integer, and to the nearest one if the number is out of the register's range.
    pub(crate) fn float_to_integer(
        &mut self,
        sign: Sign,
        from: Scalar,
        width: u32,
        value: ir::Value,
    ) -> Outcome<ir::Value> {
        if from == Scalar::F128 {
            return Err("this conversion is not supported".into());
        }
        let value = self.widen_half(from, value);
        let register = integer_register(width);
        let integer = if register == types::I128 {
            let is_double = from == Scalar::F64;
            let name = match (sign, is_double) {
                (Sign::Signed, true) => "__fixdfti",
                (Sign::Signed, false) => "__fixsfti",
                (Sign::Unsigned, true) => "__fixunsdfti",
                (Sign::Unsigned, false) => "__fixunssfti",
            };
            let ty = if is_double { types::F64 } else { types::F32 };
            self.call_helper(name, &[ty], types::I128, &[value])?
        } else {
            let wide = if width > 32 { types::I64 } else { types::I32 };
            let integer = match sign {
                Sign::Signed => self.b.ins().fcvt_to_sint_sat(wide, value),
                Sign::Unsigned => self.b.ins().fcvt_to_uint_sat(wide, value),
            };
            zero_extend_or_reduce(&mut self.b, register, integer)
        };
        Ok(canonical(&mut self.b, width, integer))
    }

    /// Converts between floats.
    pub(crate) fn float_to_float(
        &mut self,
        from: Scalar,
        to: Scalar,
        value: ir::Value,
    ) -> Outcome<ir::Value> {
        use Scalar::{BF16, F16, F32, F64};
        Ok(match (from, to) {
            _ if from == to => value,
            (F16 | BF16, F32) => self.widen_half(from, value),
            (F16 | BF16, F64) => {
                let single = self.widen_half(from, value);
                self.b.ins().fpromote(types::F64, single)
            }
            (F32, F64) => self.b.ins().fpromote(types::F64, value),
            (F64, F32) => self.b.ins().fdemote(types::F32, value),
            (F32, F16 | BF16) => self.narrow_to_half(to, value),
            (F64, F16 | BF16) => {
                let single = self.round_to_odd(value);
                self.narrow_to_half(to, single)
            }
            _ => return Err("this conversion is not supported".into()),
        })
    }

    /// The `f32` next to an `f64`: the one with an odd mantissa unless it is equal. So a later rounding to fewer bits has
    /// the result of a single rounding.
    fn round_to_odd(&mut self, double: ir::Value) -> ir::Value {
        use ir::condcodes::FloatCC;
        let flags = ir::MemFlagsData::new();
        let single = self.b.ins().fdemote(types::F32, double);
        let back = self.b.ins().fpromote(types::F64, single);
        let bits = self.b.ins().bitcast(types::I32, flags, single);
        // If rounding increased the magnitude, the one below; then the odd one.
        let (magnitude, limit) = (self.b.ins().fabs(back), self.b.ins().fabs(double));
        let is_larger = self.b.ins().fcmp(FloatCC::GreaterThan, magnitude, limit);
        let is_larger = self.b.ins().uextend(types::I32, is_larger);
        let below = self.b.ins().isub(bits, is_larger);
        let odd = self.b.ins().bor_imm_u(below, 1);
        let odd = self.b.ins().bitcast(types::F32, flags, odd);
        let is_inexact = self.b.ins().fcmp(FloatCC::OrderedNotEqual, back, double);
        self.select(is_inexact, odd, single)
    }
}
