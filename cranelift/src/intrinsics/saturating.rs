//! Arithmetic and conversions whose results are the nearest number if the result does not fit.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder};
use ods_runtime::OpRef;

use super::overflow::Arithmetic;
use crate::function::{Outcome, Translator};
use crate::instructions::Rules;
use crate::instructions::casts::Sign;
use crate::instructions::integers::shift_count;
use crate::llvm::{SAddSat, SSHLSat, SSubSat, UAddSat, USHLSat, USubSat};
use crate::scalar::{Scalar, canonical, integer_register, ones, signed, zero_extend_or_reduce};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    use Arithmetic::{Add, Sub};
    use Sign::{Signed, Unsigned};
    rules.add(|t, op: SAddSat<'ir>| t.saturate(*op, Add, Signed));
    rules.add(|t, op: UAddSat<'ir>| t.saturate(*op, Add, Unsigned));
    rules.add(|t, op: SSubSat<'ir>| t.saturate(*op, Sub, Signed));
    rules.add(|t, op: USubSat<'ir>| t.saturate(*op, Sub, Unsigned));
    rules.add(|t, op: SSHLSat<'ir>| t.saturate_shift(*op, Signed));
    rules.add(|t, op: USHLSat<'ir>| t.saturate_shift(*op, Unsigned));
}

impl<'ir> Translator<'_, '_, 'ir> {
    fn saturate(&mut self, op: OpRef<'ir>, arithmetic: Arithmetic, sign: Sign) -> Outcome {
        self.integers(op, |t, width, [x, y]| {
            let (result, overflows) = t.checked(arithmetic, sign, width, x, y);
            let limit = match (arithmetic, sign) {
                (Arithmetic::Sub, Sign::Unsigned) => t.number(width, 0),
                (_, Sign::Unsigned) => t.number(width, ones(width)),
                (_, Sign::Signed) => t.limit_with_sign_of(width, x),
            };
            Ok(t.select(overflows, limit, result))
        })
    }

    fn saturate_shift(&mut self, op: OpRef<'ir>, sign: Sign) -> Outcome {
        self.integers(op, |t, width, [x, y]| {
            let count = shift_count(&mut t.b, y);
            let shifted = t.b.ins().ishl(x, count);
            let result = canonical(&mut t.b, width, shifted);
            let (back, limit) = match sign {
                Sign::Signed => {
                    let wide = signed(&mut t.b, width, result);
                    let back = t.b.ins().sshr(wide, count);
                    (canonical(&mut t.b, width, back), t.limit_with_sign_of(width, x))
                }
                Sign::Unsigned => (t.b.ins().ushr(result, count), t.number(width, ones(width))),
            };
            let overflows = t.b.ins().icmp(IntCC::NotEqual, back, x);
            Ok(t.select(overflows, limit, result))
        })
    }

    /// Converts floats to the nearest integers, and what is no number to 0.
    pub(super) fn saturate_conversion(&mut self, op: OpRef<'ir>, sign: Sign) -> Outcome {
        if op.num_operands() != 1 || op.num_results() != 1 {
            return Err("the intrinsic has one operand and one result".into());
        }
        let (from, width) = (self.lane(op.operand(0).ty())?, self.width(op.result(0).ty())?);
        if from == Scalar::F128 {
            return Err("this conversion is not supported".into());
        }
        if width > 64 {
            return self.elementwise(op, |t, [x]| t.saturate_wide(sign, from, width, x));
        }
        self.elementwise(op, |t, [x]| {
            // In a register of at least 32 bits, which the conversion saturates, too.
            let wide = integer_register(width).bits().max(32);
            let integer = t.float_to_integer(sign, from, wide, x)?;
            let limited = match sign {
                Sign::Unsigned => {
                    let most = t.number(wide, ones(width));
                    t.limited(IntCC::UnsignedGreaterThan, wide, integer, most)
                }
                Sign::Signed => {
                    let most = t.number(wide, ones(width - 1));
                    let least = t.number(wide, !ones(width - 1));
                    let integer = t.limited(IntCC::SignedGreaterThan, wide, integer, most);
                    t.limited(IntCC::SignedLessThan, wide, integer, least)
                }
            };
            let result = zero_extend_or_reduce(&mut t.b, integer_register(width), limited);
            Ok(canonical(&mut t.b, width, result))
        })
    }

    /// Converts to an integer of more than 64 bits, by a function that does not saturate.
    fn saturate_wide(
        &mut self,
        sign: Sign,
        from: Scalar,
        width: u32,
        value: ir::Value,
    ) -> Outcome<ir::Value> {
        let wide = self.widen_half(from, value);
        let (exponent, least) = match sign {
            Sign::Signed => (width - 1, self.number(width, 1 << (width - 1))),
            Sign::Unsigned => (width, self.number(width, 0)),
        };
        let most = self.number(width, ones(exponent));
        // The first numbers that are too large, and a bound that those that are too small are below.
        let end = 2f64.powi(exponent as i32);
        let start = if sign == Sign::Signed { -end } else { 0.0 };
        let (end, start, zero) = match from {
            Scalar::F64 => (
                self.b.ins().f64const(end),
                self.b.ins().f64const(start),
                self.b.ins().f64const(0.0),
            ),
            _ => (
                self.b.ins().f32const(end as f32),
                self.b.ins().f32const(start as f32),
                self.b.ins().f32const(0.0),
            ),
        };
        let is_high = self.b.ins().fcmp(FloatCC::GreaterThanOrEqual, wide, end);
        let is_low = self.b.ins().fcmp(FloatCC::LessThan, wide, start);
        let is_nan = self.b.ins().fcmp(FloatCC::Unordered, wide, wide);
        let is_outside = self.b.ins().bor(is_high, is_low);
        let is_outside = self.b.ins().bor(is_outside, is_nan);
        let inside = self.select(is_outside, zero, wide);
        let of_register = if from == Scalar::F64 { Scalar::F64 } else { Scalar::F32 };
        let integer = self.float_to_integer(sign, of_register, width, inside)?;
        let limited = self.select(is_low, least, integer);
        Ok(self.select(is_high, most, limited))
    }

    /// `limit` if the condition holds for `value` and it, else `value`.
    fn limited(
        &mut self,
        exceeds: IntCC,
        width: u32,
        value: ir::Value,
        limit: ir::Value,
    ) -> ir::Value {
        let is_beyond = self.compare_integers(exceeds, width, value, limit);
        self.select(is_beyond, limit, value)
    }

    /// The least integer if `value` is negative, else the largest.
    fn limit_with_sign_of(&mut self, width: u32, value: ir::Value) -> ir::Value {
        let (least, most) =
            (self.number(width, 1 << (width - 1)), self.number(width, ones(width - 1)));
        let zero = self.number(width, 0);
        let is_negative = self.compare_integers(IntCC::SignedLessThan, width, value, zero);
        self.select(is_negative, least, most)
    }
}
