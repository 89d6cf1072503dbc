//! Arithmetic that says whether the result fits.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use ods_runtime::OpRef;

use crate::function::{Outcome, Scalars, Translator};
use crate::instructions::Rules;
use crate::instructions::casts::Sign;
use crate::llvm::{
    SAddWithOverflowOp, SMulWithOverflowOp, SSubWithOverflowOp, UAddWithOverflowOp,
    UMulWithOverflowOp, USubWithOverflowOp,
};
use crate::scalar::{canonical, has_spare_bits, integer, integer_register, signed};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    use Arithmetic::{Add, Mul, Sub};
    use Sign::{Signed, Unsigned};
    rules.add(|t, op: SAddWithOverflowOp<'ir>| t.with_overflow(*op, Add, Signed));
    rules.add(|t, op: UAddWithOverflowOp<'ir>| t.with_overflow(*op, Add, Unsigned));
    rules.add(|t, op: SSubWithOverflowOp<'ir>| t.with_overflow(*op, Sub, Signed));
    rules.add(|t, op: USubWithOverflowOp<'ir>| t.with_overflow(*op, Sub, Unsigned));
    rules.add(|t, op: SMulWithOverflowOp<'ir>| t.with_overflow(*op, Mul, Signed));
    rules.add(|t, op: UMulWithOverflowOp<'ir>| t.with_overflow(*op, Mul, Unsigned));
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arithmetic {
    Add,
    Sub,
    Mul,
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// Defines the results and, after all of them, whether each has overflowed.
    fn with_overflow(&mut self, op: OpRef<'ir>, arithmetic: Arithmetic, sign: Sign) -> Outcome {
        let width = self.width(op.operand(0).ty())?;
        let (x, y) = (self.scalars(op.operand(0))?, self.scalars(op.operand(1))?);
        let (mut results, mut flags) = (Scalars::new(), Scalars::new());
        for (x, y) in x.into_iter().zip(y) {
            let (result, flag) = self.checked(arithmetic, sign, width, x, y);
            results.push(result);
            flags.push(flag);
        }
        results.extend(flags);
        self.define(op.result(0), results)
    }

    /// The result, and whether it has overflowed.
    pub(crate) fn checked(
        &mut self,
        arithmetic: Arithmetic,
        sign: Sign,
        width: u32,
        x: ir::Value,
        y: ir::Value,
    ) -> (ir::Value, ir::Value) {
        match arithmetic {
            Arithmetic::Mul => self.checked_product(sign, width, x, y),
            _ if has_spare_bits(width) => self.checked_in_register(arithmetic, sign, width, x, y),
            _ => self.checked_sum(arithmetic, sign, width, x, y),
        }
    }

    /// The result in a register that has room for all of its bits.
    fn checked_in_register(
        &mut self,
        arithmetic: Arithmetic,
        sign: Sign,
        width: u32,
        x: ir::Value,
        y: ir::Value,
    ) -> (ir::Value, ir::Value) {
        let (x, y) = match sign {
            Sign::Signed => (signed(&mut self.b, width, x), signed(&mut self.b, width, y)),
            Sign::Unsigned => (x, y),
        };
        let exact = match arithmetic {
            Arithmetic::Add => self.b.ins().iadd(x, y),
            Arithmetic::Sub => self.b.ins().isub(x, y),
            Arithmetic::Mul => self.b.ins().imul(x, y),
        };
        let result = canonical(&mut self.b, width, exact);
        let back = match sign {
            Sign::Signed => signed(&mut self.b, width, result),
            Sign::Unsigned => result,
        };
        (result, self.b.ins().icmp(IntCC::NotEqual, exact, back))
    }

    /// A sum or a difference in a register without spare bits.
    fn checked_sum(
        &mut self,
        arithmetic: Arithmetic,
        sign: Sign,
        width: u32,
        x: ir::Value,
        y: ir::Value,
    ) -> (ir::Value, ir::Value) {
        let result = match arithmetic {
            Arithmetic::Add => self.b.ins().iadd(x, y),
            _ => self.b.ins().isub(x, y),
        };
        let flag = match (arithmetic, sign) {
            (Arithmetic::Add, Sign::Unsigned) => {
                self.b.ins().icmp(IntCC::UnsignedLessThan, result, x)
            }
            (_, Sign::Unsigned) => self.b.ins().icmp(IntCC::UnsignedLessThan, x, y),
            // A sum overflows if its sign differs from both others, a difference if the operands have different signs and
            // the result has that of the second one.
            (_, Sign::Signed) => {
                let changed = self.b.ins().bxor(x, result);
                let other = match arithmetic {
                    Arithmetic::Add => self.b.ins().bxor(y, result),
                    _ => self.b.ins().bxor(x, y),
                };
                let both = self.b.ins().band(changed, other);
                let zero = self.number(width, 0);
                self.b.ins().icmp(IntCC::SignedLessThan, both, zero)
            }
        };
        (result, flag)
    }

    fn checked_product(
        &mut self,
        sign: Sign,
        width: u32,
        x: ir::Value,
        y: ir::Value,
    ) -> (ir::Value, ir::Value) {
        if width > 64 {
            return self.checked_wide_product(sign, width, x, y);
        }
        if width == 64 {
            let low = self.b.ins().imul(x, y);
            return match sign {
                Sign::Unsigned => {
                    let high = self.b.ins().umulhi(x, y);
                    let zero = self.number(64, 0);
                    (low, self.b.ins().icmp(IntCC::NotEqual, high, zero))
                }
                Sign::Signed => {
                    let high = self.b.ins().smulhi(x, y);
                    let expected = self.b.ins().sshr_imm_u(low, 63);
                    (low, self.b.ins().icmp(IntCC::NotEqual, high, expected))
                }
            };
        }
        // In a register with twice as many bits.
        let wide = integer_register(width * 2);
        let extend = |t: &mut Self, value| match sign {
            Sign::Signed => {
                let value = signed(&mut t.b, width, value);
                crate::scalar::sign_extend_or_reduce(&mut t.b, wide, value)
            }
            Sign::Unsigned => crate::scalar::zero_extend_or_reduce(&mut t.b, wide, value),
        };
        let (x, y) = (extend(self, x), extend(self, y));
        let exact = self.b.ins().imul(x, y);
        let result =
            crate::scalar::zero_extend_or_reduce(&mut self.b, integer_register(width), exact);
        let result = canonical(&mut self.b, width, result);
        let back = extend(self, result);
        (result, self.b.ins().icmp(IntCC::NotEqual, exact, back))
    }

    /// A product of integers of more than 64 bits: that of the magnitudes, by parts of 64 bits.
    fn checked_wide_product(
        &mut self,
        sign: Sign,
        width: u32,
        x: ir::Value,
        y: ir::Value,
    ) -> (ir::Value, ir::Value) {
        let zero = integer(&mut self.b, types::I128, 0);
        let magnitude = |t: &mut Self, value| match sign {
            Sign::Signed => {
                let value = signed(&mut t.b, width, value);
                let is_negative = t.b.ins().icmp(IntCC::SignedLessThan, value, zero);
                let negated = t.b.ins().ineg(value);
                (t.select(is_negative, negated, value), is_negative)
            }
            Sign::Unsigned => (value, t.b.ins().iconst(types::I8, 0)),
        };
        let ((x, x_is_negative), (y, y_is_negative)) = (magnitude(self, x), magnitude(self, y));
        let (x_low, x_high) = self.b.ins().isplit(x);
        let (y_low, y_high) = self.b.ins().isplit(y);
        let none = self.number(64, 0);
        let has_x = self.b.ins().icmp(IntCC::NotEqual, x_high, none);
        let has_y = self.b.ins().icmp(IntCC::NotEqual, y_high, none);
        let mut flag = self.b.ins().band(has_x, has_y);
        // At most one of these products counts, unless the flag is set already.
        let mut upper = self.b.ins().umulhi(x_low, y_low);
        for (x, y) in [(x_low, y_high), (x_high, y_low)] {
            let lost = self.b.ins().umulhi(x, y);
            let is_lost = self.b.ins().icmp(IntCC::NotEqual, lost, none);
            flag = self.b.ins().bor(flag, is_lost);
            let product = self.b.ins().imul(x, y);
            upper = self.b.ins().iadd(upper, product);
            let carry = self.b.ins().icmp(IntCC::UnsignedLessThan, upper, product);
            flag = self.b.ins().bor(flag, carry);
        }
        let lower = self.b.ins().imul(x_low, y_low);
        let product = self.b.ins().iconcat(lower, upper);
        let is_negative = self.b.ins().bxor(x_is_negative, y_is_negative);
        let (result, limit) = match sign {
            Sign::Signed => {
                let negated = self.b.ins().ineg(product);
                let result = self.select(is_negative, negated, product);
                // The largest magnitude of negative numbers is larger by one.
                let most = integer(&mut self.b, types::I128, (1 << (width - 1)) - 1);
                let one = self.b.ins().uextend(types::I128, is_negative);
                (result, self.b.ins().iadd(most, one))
            }
            Sign::Unsigned => {
                (product, integer(&mut self.b, types::I128, crate::scalar::ones(width)))
            }
        };
        let is_large = self.b.ins().icmp(IntCC::UnsignedGreaterThan, product, limit);
        (canonical(&mut self.b, width, result), self.b.ins().bor(flag, is_large))
    }
}
