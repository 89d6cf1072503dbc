//! Quotients of complex numbers.

use ods_runtime::Value;

use super::numbers::{Complex, Numbers};
use crate::llvm::{AndOp, FCmpPredicate, OrOp};

/// The constants 0, 1 and infinity.
#[derive(Clone, Copy)]
struct Constants {
    zero: Value,
    one: Value,
    infinity: Value,
}

/// Both results of a case, and whether it is that case.
#[derive(Clone, Copy)]
struct Case {
    is: Value,
    value: Complex,
}

impl Numbers<'_, '_, '_> {
    fn and(&mut self, lhs: Value, rhs: Value) -> Value {
        let both = AndOp::build(self.e.b, lhs, rhs);
        self.e.b.result(both, 0)
    }

    fn or(&mut self, lhs: Value, rhs: Value) -> Value {
        let any = OrOp::build(self.e.b, lhs, rhs);
        self.e.b.result(any, 0)
    }

    fn select_complex(&mut self, is: Value, yes: Complex, no: Complex) -> Complex {
        let re = self.select(is, yes.re, no.re);
        Complex { re, im: self.select(is, yes.im, no.im) }
    }

    /// The quotient, by the definition. Corresponds to `convertDivToLLVMUsingAlgebraic`.
    pub(super) fn quotient(&mut self, lhs: Complex, rhs: Complex) -> Complex {
        let square = self.square(rhs);
        let (first, second) = (self.mul(lhs.re, rhs.re), self.mul(lhs.im, rhs.im));
        let re = self.add(first, second);
        let (first, second) = (self.mul(lhs.im, rhs.re), self.mul(lhs.re, rhs.im));
        let im = self.sub(first, second);
        Complex { re: self.div(re, square), im: self.div(im, square) }
    }

    /// The quotient, by Smith's method, which does not overflow if the result does not. Parts that are infinite or zero have
    /// results as C's annex G says. Corresponds to `convertDivToLLVMUsingRangeReduction`.
    pub(super) fn quotient_in_range(&mut self, lhs: Complex, rhs: Complex) -> Complex {
        use FCmpPredicate as P;
        let by_imaginary = self.by_imaginary(lhs, rhs);
        let by_real = self.by_real(lhs, rhs);
        // A number that is not NaN, by zero.
        let zero = self.constant(rhs.re, 0.0);
        let re = self.abs(rhs.re);
        let re_is_zero = self.compare(P::Oeq, re, zero);
        let im = self.abs(rhs.im);
        let im_is_zero = self.compare(P::Oeq, im, zero);
        let divisor = Complex { re, im };
        let (re, im) = (self.compare(P::Ord, lhs.re, zero), self.compare(P::Ord, lhs.im, zero));
        let is_number = self.or(re, im);
        let is_zero = self.and(re_is_zero, im_is_zero);
        let is = self.and(is_number, is_zero);
        let infinity = self.constant(rhs.re, f64::INFINITY);
        let signed = self.copy_sign(infinity, rhs.re);
        let value = Complex { re: self.mul(signed, lhs.re), im: self.mul(signed, lhs.im) };
        let by_zero = Case { is, value };
        // An infinite number by a finite one.
        let is_finite = self.all(P::One, divisor, infinity);
        let (re, re_is_infinite) = self.is_infinite(lhs.re, infinity);
        let (im, im_is_infinite) = self.is_infinite(lhs.im, infinity);
        let dividend = Complex { re, im };
        let is_infinite = self.or(re_is_infinite, im_is_infinite);
        let is = self.and(is_infinite, is_finite);
        let one = self.constant(rhs.re, 1.0);
        let constants = Constants { zero, one, infinity };
        let re = self.bit(re_is_infinite, lhs.re, constants);
        let bits = Complex { re, im: self.bit(im_is_infinite, lhs.im, constants) };
        let (first, second) = (self.mul(bits.re, rhs.re), self.mul(bits.im, rhs.im));
        let sum = self.add(first, second);
        let re = self.mul(infinity, sum);
        let (second, first) = (self.mul(bits.re, rhs.im), self.mul(bits.im, rhs.re));
        let difference = self.sub(first, second);
        let value = Complex { re, im: self.mul(infinity, difference) };
        let infinite = Case { is, value };
        let by_infinite = self.by_infinite(lhs, rhs, (dividend, divisor), constants);

        let is_less = self.compare(P::Olt, divisor.re, divisor.im);
        let usual = self.select_complex(is_less, by_imaginary, by_real);
        let mut special = usual;
        for case in [by_infinite, infinite, by_zero] {
            special = self.select_complex(case.is, case.value, special);
        }
        let re = self.compare(P::Uno, usual.re, constants.zero);
        let im = self.compare(P::Uno, usual.im, constants.zero);
        let is_nan = self.and(re, im);
        self.select_complex(is_nan, special, usual)
    }

    /// The quotient, if the imaginary part of the divisor is the greater one.
    fn by_imaginary(&mut self, lhs: Complex, rhs: Complex) -> Complex {
        let ratio = self.div(rhs.re, rhs.im);
        let product = self.mul(ratio, rhs.re);
        let divisor = self.add(rhs.im, product);
        let product = self.mul(lhs.re, ratio);
        let sum = self.add(product, lhs.im);
        let re = self.div(sum, divisor);
        let product = self.mul(lhs.im, ratio);
        let difference = self.sub(product, lhs.re);
        Complex { re, im: self.div(difference, divisor) }
    }

    /// The quotient, if the real part of the divisor is the greater one.
    fn by_real(&mut self, lhs: Complex, rhs: Complex) -> Complex {
        let ratio = self.div(rhs.im, rhs.re);
        let product = self.mul(ratio, rhs.im);
        let divisor = self.add(rhs.re, product);
        let product = self.mul(lhs.im, ratio);
        let sum = self.add(lhs.re, product);
        let re = self.div(sum, divisor);
        let product = self.mul(lhs.re, ratio);
        let difference = self.sub(lhs.im, product);
        Complex { re, im: self.div(difference, divisor) }
    }

    /// A finite number by an infinite one. `magnitudes` are the absolute values of the parts of both.
    fn by_infinite(
        &mut self,
        lhs: Complex,
        rhs: Complex,
        magnitudes: (Complex, Complex),
        constants: Constants,
    ) -> Case {
        use FCmpPredicate as P;
        let (dividend, divisor) = magnitudes;
        let is_finite = self.all(P::One, dividend, constants.infinity);
        let re_is_infinite = self.compare(P::Oeq, divisor.re, constants.infinity);
        let im_is_infinite = self.compare(P::Oeq, divisor.im, constants.infinity);
        let is_infinite = self.or(re_is_infinite, im_is_infinite);
        let is = self.and(is_finite, is_infinite);
        let re = self.bit(re_is_infinite, rhs.re, constants);
        let bits = Complex { re, im: self.bit(im_is_infinite, rhs.im, constants) };
        let (first, second) = (self.mul(lhs.re, bits.re), self.mul(lhs.im, bits.im));
        let sum = self.add(first, second);
        let re = self.mul(constants.zero, sum);
        let (first, second) = (self.mul(lhs.im, bits.re), self.mul(lhs.re, bits.im));
        let difference = self.sub(first, second);
        Case { is, value: Complex { re, im: self.mul(constants.zero, difference) } }
    }

    /// Whether both parts compare like this.
    fn all(&mut self, predicate: FCmpPredicate, value: Complex, to: Value) -> Value {
        let re = self.compare(predicate, value.re, to);
        let im = self.compare(predicate, value.im, to);
        self.and(re, im)
    }

    /// The absolute value of a number, and whether it is infinite.
    fn is_infinite(&mut self, value: Value, infinity: Value) -> (Value, Value) {
        let magnitude = self.abs(value);
        (magnitude, self.compare(FCmpPredicate::Oeq, magnitude, infinity))
    }

    /// 1 or 0, with the sign of `sign`.
    fn bit(&mut self, is_one: Value, sign: Value, constants: Constants) -> Value {
        let bit = self.select(is_one, constants.one, constants.zero);
        self.copy_sign(bit, sign)
    }
}
