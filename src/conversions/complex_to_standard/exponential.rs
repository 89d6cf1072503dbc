//! The exponential function.

use ods_runtime::Value;

use super::{create, parts, signed_zero};
use crate::arith::CmpFPredicate::{OEQ, OGE};
use crate::numbers::Floats;

/// If the exponential of the real part is infinite, the result is the product with that of half of it, twice.
pub(super) fn exp(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let [zero, half, infinity] = [0.0, 0.5, f64::INFINITY].map(|number| f.constant(number));
    let exp = f.exp(re);
    let halved = f.mul(re, half);
    let root = f.exp(halved);
    let cosine = f.cos(im);
    let sine = f.sin(im);
    let is_infinite = f.cmp(OEQ, exp, infinity);
    let is_real = f.plain().cmp(OEQ, im, zero);
    let [result_re, result_im] = [cosine, sine].map(|factor| {
        let product = f.mul(exp, factor);
        let scaled = f.mul(root, factor);
        let scaled = f.mul(scaled, root);
        f.select(is_infinite, scaled, product)
    });
    let zero = signed_zero(f, zero, im);
    let result_im = f.select(is_real, zero, result_im);
    create(f, result_re, result_im)
}

/// (e^x - 1) * cos y + (cos y - 1), and e^x * sin y.
pub(super) fn expm1(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let [zero, one] = [0.0, 1.0].map(|number| f.constant(number));
    let less = f.expm1(re);
    let exp = f.add(less, one);
    let sine = f.sin(im);
    let cosine_less = cosine_less_one(f, im);
    let cosine = f.add(cosine_less, one);
    let product = f.mul(less, cosine);
    let result_re = f.add(product, cosine_less);
    let is_real = f.cmp(OEQ, im, zero);
    let result_im = f.mul(exp, sine);
    let zero = signed_zero(f, zero, im);
    let result_im = f.select(is_real, zero, result_im);
    create(f, result_re, result_im)
}

/// The coefficients of x^16 to x^4 of a polynomial for cos x - 1 + x^2 / 2. They are near those of its series.
const COEFFICIENTS: [f64; 7] = [
    4.737_750_796_424_621e-14,
    -1.147_028_484_342_536e-11,
    2.087_675_428_708_152e-9,
    -2.755_731_921_499_979e-7,
    2.480_158_730_157_055e-5,
    -1.388_888_888_888_887_2e-3,
    4.166_666_666_666_666_4e-2,
];

/// The cosine of `value` minus 1, without loss of small results.
fn cosine_less_one(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [minus_half, minus_one] = [-0.5, -1.0].map(|number| f.constant(number));
    let cosine = f.cos(value);
    let difference = f.add(cosine, minus_one);
    let square = f.mul(value, value);
    let fourth = f.mul(square, square);
    let mut polynomial = f.constant(COEFFICIENTS[0]);
    for coefficient in &COEFFICIENTS[1..] {
        let coefficient = f.constant(*coefficient);
        polynomial = f.fma(polynomial, square, coefficient);
    }
    let rest = f.mul(fourth, polynomial);
    let first = f.mul(minus_half, square);
    let sum = f.plain().add(rest, first);
    // About the square of a quarter of pi.
    let limit = f.constant(0.61685);
    let is_great = f.cmp(OGE, square, limit);
    f.select(is_great, difference, sum)
}
