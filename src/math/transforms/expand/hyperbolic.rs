//! Hyperbolic functions and their inverses.
//!
//! Upstream uses the definitions with `exp` and `log`, which lose small numbers and the sign of zero, and overflow before the
//! result does. The expressions here are accurate to a few units in the last place for all numbers; of more than 64 bits, to
//! the precision of `f64` where the logarithm of 2 occurs.

use std::f64::consts::LN_2;

use ods_runtime::Value;
use ods_runtime::apfloat::FloatSemantics;

use super::Expansions;
use crate::arith::CmpFPredicate;
use crate::math::{AcoshOp, AsinhOp, AtanhOp, CoshOp, SinhOp, TanhOp};
use crate::numbers::Floats;

pub(super) fn add_patterns(expansions: &mut Expansions<'_>) {
    expansions.add_function::<SinhOp<'_>>(sinh);
    expansions.add_function::<CoshOp<'_>>(cosh);
    expansions.add_function::<TanhOp<'_>>(tanh);
    expansions.add_function::<AsinhOp<'_>>(asinh);
    expansions.add_function::<AcoshOp<'_>>(acosh);
    expansions.add_function::<AtanhOp<'_>>(atanh);
}

/// With t = e^a - 1, the result is (t + t / (t + 1)) / 2. Where e^-a is negligible, it is e^(a/2) * e^(a/2) / 2.
fn sinh(f: &mut Floats<'_, '_>, value: Value, format: FloatSemantics) -> Value {
    let half = f.constant(0.5);
    let one = f.constant(1.0);
    let limit = f.constant(f64::from(format.mantissa_width()) / 2.0);
    let magnitude = f.abs(value);
    let t = f.expm1(magnitude);
    let sum = f.add(t, one);
    let quotient = f.div(t, sum);
    let difference = f.add(t, quotient);
    let small = f.mul(difference, half);
    let halved = f.mul(magnitude, half);
    let root = f.exp(halved);
    let halved_root = f.mul(root, half);
    let large = f.mul(halved_root, root);
    let is_large = f.cmp(CmpFPredicate::OGT, magnitude, limit);
    let result = f.select(is_large, large, small);
    f.copysign(result, value)
}

/// With w = e^(x/2), the result is w * w / 2 + 1 / (w * w) / 2.
fn cosh(f: &mut Floats<'_, '_>, value: Value, _: FloatSemantics) -> Value {
    let half = f.constant(0.5);
    let halved = f.mul(value, half);
    let root = f.exp(halved);
    let halved_root = f.mul(root, half);
    let rising = f.mul(halved_root, root);
    let quotient = f.div(half, root);
    let falling = f.div(quotient, root);
    f.add(rising, falling)
}

/// With t = e^-2a - 1, the result is -t / (t + 2).
fn tanh(f: &mut Floats<'_, '_>, value: Value, _: FloatSemantics) -> Value {
    let two = f.constant(2.0);
    let minus_two = f.constant(-2.0);
    let magnitude = f.abs(value);
    let exponent = f.mul(magnitude, minus_two);
    let t = f.expm1(exponent);
    let sum = f.add(t, two);
    let quotient = f.div(t, sum);
    f.copysign(quotient, value)
}

/// A number above which adding 1 to its square does not change the square.
fn square_limit(format: FloatSemantics) -> f64 {
    2_f64.powi(format.mantissa_width().div_ceil(2).cast_signed())
}

/// The logarithm of 1 + a + (sqrt(a^2 + 1) - 1), or that of 2a, if a is large.
fn asinh(f: &mut Floats<'_, '_>, value: Value, format: FloatSemantics) -> Value {
    let one = f.constant(1.0);
    let magnitude = f.abs(value);
    let square = f.mul(magnitude, magnitude);
    let sum = f.add(square, one);
    let root = f.sqrt(sum);
    let divisor = f.add(root, one);
    let difference = f.div(square, divisor);
    let excess = f.add(magnitude, difference);
    let small = f.log1p(excess);
    let result = log_of_double_if_large(f, magnitude, small, format);
    f.copysign(result, value)
}

/// The logarithm of 1 + t + sqrt(t) * sqrt(t + 2) with t = x - 1, or that of 2x, if x is large.
fn acosh(f: &mut Floats<'_, '_>, value: Value, format: FloatSemantics) -> Value {
    let one = f.constant(1.0);
    let minus_one = f.constant(-1.0);
    let less = f.add(value, minus_one);
    let more = f.add(value, one);
    let less_root = f.sqrt(less);
    let more_root = f.sqrt(more);
    let root = f.mul(less_root, more_root);
    let excess = f.add(less, root);
    let small = f.log1p(excess);
    log_of_double_if_large(f, value, small, format)
}

/// The logarithm of the double of `value` if it is large, else `other`.
fn log_of_double_if_large(
    f: &mut Floats<'_, '_>,
    value: Value,
    other: Value,
    format: FloatSemantics,
) -> Value {
    let limit = f.constant(square_limit(format));
    let log_of_two = f.constant(LN_2);
    let log = f.log(value);
    let large = f.add(log, log_of_two);
    let is_large = f.cmp(CmpFPredicate::OGT, value, limit);
    f.select(is_large, large, other)
}

/// Half of the logarithm of 1 + 2a / (1 - a).
fn atanh(f: &mut Floats<'_, '_>, value: Value, _: FloatSemantics) -> Value {
    let half = f.constant(0.5);
    let one = f.constant(1.0);
    let magnitude = f.abs(value);
    let double = f.add(magnitude, magnitude);
    let rest = f.sub(one, magnitude);
    let quotient = f.div(double, rest);
    let log = f.log1p(quotient);
    let result = f.mul(log, half);
    f.copysign(result, value)
}
