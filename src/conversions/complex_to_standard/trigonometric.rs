//! Trigonometric functions.

use ods_runtime::Value;
use ods_runtime::types::IntegerType;

use super::arithmetic::{add, mul};
use super::division::div;
use super::logarithm::log;
use super::roots::{is_finite, sqrt};
use super::{create, parts};
use crate::arith::CmpFPredicate::{OEQ, UNO};
use crate::arith::{FastMathFlags, XOrIOp};
use crate::complex::ComplexRangeFlags;
use crate::numbers::{Floats, int};

/// The sine of x + yi is sin x * cosh y + i * cos x * sinh y. Upstream computes the hyperbolic functions from e^y, which loses
/// small results and overflows before the result does.
pub(super) fn sin(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let sine = f.sin(re);
    let cosine = f.cos(re);
    let hyperbolic_cosine = f.cosh(im);
    let hyperbolic_sine = f.sinh(im);
    let re = f.mul(sine, hyperbolic_cosine);
    let im = f.mul(cosine, hyperbolic_sine);
    create(f, re, im)
}

/// The cosine of x + yi is cos x * cosh y - i * sin x * sinh y.
pub(super) fn cos(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let sine = f.sin(re);
    let cosine = f.cos(re);
    let hyperbolic_cosine = f.cosh(im);
    let hyperbolic_sine = f.sinh(im);
    let re = f.mul(cosine, hyperbolic_cosine);
    let im = f.mul(sine, hyperbolic_sine);
    let im = f.neg(im);
    create(f, re, im)
}

/// The hyperbolic tangent of -y + xi is -v + ui, if u + vi is the tangent of x + yi.
pub(super) fn tan(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let minus_one = f.constant(-1.0);
    let minus_im = f.mul(im, minus_one);
    let [minus_im, re] = hyperbolic(f, [minus_im, re], minus_one);
    let im = f.mul(minus_im, minus_one);
    create(f, re, im)
}

pub(super) fn tanh(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let minus_one = f.constant(-1.0);
    let [re, im] = hyperbolic(f, [re, im], minus_one);
    create(f, re, im)
}

/// The parts of the hyperbolic tangent.
fn hyperbolic(f: &mut Floats<'_, '_>, [re, im]: [Value; 2], minus_one: Value) -> [Value; 2] {
    let [infinity, four] = [f64::INFINITY, 4.0].map(|number| f.constant(number));
    let double = f.add(re, re);
    let minus_double = f.mul(minus_one, double);
    let [rising, falling] = [double, minus_double].map(|exponent| f.expm1(exponent));
    let re_numerator = f.sub(rising, falling);
    let cosine = f.cos(im);
    let square = f.mul(cosine, cosine);
    let square = f.mul(square, four);
    let sine = f.sin(im);
    let product = f.mul(cosine, sine);
    let im_numerator = f.mul(four, product);
    let sum = f.add(rising, falling);
    let denominator = f.add(sum, square);
    let is_infinite = f.cmp(OEQ, sum, infinity);
    let limit = f.copysign(minus_one, re);
    let quotient = f.div(re_numerator, denominator);
    let result_re = f.select(is_infinite, limit, quotient);
    let result_im = f.div(im_numerator, denominator);
    if is_finite(f) {
        return [result_re, result_im];
    }
    let re_abs = f.abs(re);
    let [zero, nan] = [0.0, f64::NAN].map(|number| f.constant(number));
    let is_re_infinite = f.cmp(OEQ, re_abs, infinity);
    let is_real = f.cmp(OEQ, im, zero);
    let bits = IntegerType::get(f.r.ctx(), 1).handle();
    let yes = int(f.r, bits, 1);
    let is_re_finite = XOrIOp::build(f.r, is_re_infinite, yes).into();
    let is_nan = f.cmp(UNO, im_numerator, im_numerator);
    let is_re_nan = f.and(is_nan, is_re_finite);
    let is_im_limit = f.and(is_re_infinite, is_nan);
    let is_im_zero = f.or(is_real, is_im_limit);
    let result_re = f.select(is_re_nan, nan, result_re);
    let mut limit = zero;
    if !f.flags().contains(FastMathFlags::NSZ) {
        limit = f.copysign(zero, im);
    }
    let result_im = f.select(is_im_zero, limit, result_im);
    [result_re, result_im]
}

/// -i * log((b + a * i) / sqrt(a^2 + b^2)).
pub(super) fn atan2(f: &mut Floats<'_, '_>, a: Value, b: Value, range: ComplexRangeFlags) -> Value {
    let [b_square, a_square] = [b, a].map(|value| mul(f, value, value));
    let sum = add(f, b_square, a_square);
    let root = sqrt(f, sum);
    let [zero, one] = [0.0, 1.0].map(|number| f.constant(number));
    let i = create(f, zero, one);
    let turned = mul(f, i, a);
    let sum = add(f, b, turned);
    let quotient = div(f, sum, root, range);
    let log = log(f, quotient);
    let minus_one = f.constant(-1.0);
    let minus_i = create(f, zero, minus_one);
    mul(f, minus_i, log)
}
