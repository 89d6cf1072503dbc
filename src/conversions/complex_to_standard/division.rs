//! Quotients.

use ods_runtime::Value;

use super::{create, parts};
use crate::arith::CmpFPredicate::{OEQ, OLT, ONE, ORD, UNO};
use crate::complex::ComplexRangeFlags;
use crate::numbers::Floats;

/// The quotient.
pub(super) fn div(f: &mut Floats<'_, '_>, a: Value, b: Value, range: ComplexRangeFlags) -> Value {
    let [a, b] = [a, b].map(|value| parts(f, value));
    let is_improved = range == ComplexRangeFlags::IMPROVED;
    let [re, im] = if is_improved { improved(f, a, b) } else { basic(f, a, b) };
    create(f, re, im)
}

/// The product with the conjugate of the divisor, divided by the square of its magnitude.
fn basic(f: &mut Floats<'_, '_>, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> [Value; 2] {
    let [c_square, d_square] = [c, d].map(|part| f.mul(part, part));
    let divisor = f.add(c_square, d_square);
    let first = f.mul(a, c);
    let second = f.mul(b, d);
    let re = f.add(first, second);
    let first = f.mul(b, c);
    let second = f.mul(a, d);
    let im = f.sub(first, second);
    [re, im].map(|numerator| f.div(numerator, divisor))
}

/// The quotient by Smith's method, which divides by the greater part of the divisor first. If both parts are NaN, it is that of C.
fn improved(f: &mut Floats<'_, '_>, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
    let by_im = by_imaginary(f, a, b);
    let by_re = by_real(f, a, b);
    let zero = f.constant(0.0);
    let [re, im] = a;
    let re_abs = f.abs(b[0]);
    let is_re_zero = f.plain().cmp(OEQ, re_abs, zero);
    let im_abs = f.abs(b[1]);
    let is_im_zero = f.plain().cmp(OEQ, im_abs, zero);
    let [is_re_number, is_im_number] = [re, im].map(|part| f.plain().cmp(ORD, part, zero));
    let is_number = f.or(is_re_number, is_im_number);
    let is_zero = f.and(is_re_zero, is_im_zero);
    let is_by_zero = f.and(is_number, is_zero);
    let infinity = f.constant(f64::INFINITY);
    let signed = f.plain().copysign(infinity, b[0]);
    let by_zero = a.map(|part| f.mul(signed, part));

    let divisor = Number { parts: b, abs: [re_abs, im_abs] };
    let is_divisor_finite = divisor.abs.map(|part| f.plain().cmp(ONE, part, infinity));
    let is_divisor_finite = f.and(is_divisor_finite[0], is_divisor_finite[1]);
    let check = |f: &mut Floats<'_, '_>, part| {
        let abs = f.abs(part);
        [abs, f.plain().cmp(OEQ, abs, infinity)]
    };
    let [[re_abs, is_re_infinite], [im_abs, is_im_infinite]] = a.map(|part| check(f, part));
    let dividend = Number { parts: a, abs: [re_abs, im_abs] };
    let is_infinite = f.or(is_re_infinite, is_im_infinite);
    let has_infinite_dividend = f.and(is_infinite, is_divisor_finite);
    let limits = Limits { zero, one: f.constant(1.0), infinity };
    let infinite =
        infinite_dividend(f, &dividend, &divisor, [is_re_infinite, is_im_infinite], &limits);

    let is_dividend_finite = dividend.abs.map(|part| f.plain().cmp(ONE, part, infinity));
    let is_dividend_finite = f.and(is_dividend_finite[0], is_dividend_finite[1]);
    let is_divisor_infinite = divisor.abs.map(|part| f.plain().cmp(OEQ, part, infinity));
    let is_infinite = f.or(is_divisor_infinite[0], is_divisor_infinite[1]);
    let has_infinite_divisor = f.and(is_dividend_finite, is_infinite);
    let finite = infinite_divisor(f, &dividend, &divisor, is_divisor_infinite, &limits);

    let is_steep = f.plain().cmp(OLT, divisor.abs[0], divisor.abs[1]);
    let quotient = pair(f, is_steep, by_im, by_re);
    let special = pair(f, has_infinite_divisor, finite, quotient);
    let special = pair(f, has_infinite_dividend, infinite, special);
    let special = pair(f, is_by_zero, by_zero, special);
    let [is_re_nan, is_im_nan] = quotient.map(|part| f.plain().cmp(UNO, part, zero));
    let is_nan = f.and(is_re_nan, is_im_nan);
    pair(f, is_nan, special, quotient)
}

/// `a` if the condition holds, else `b`.
fn pair(f: &mut Floats<'_, '_>, condition: Value, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
    let re = f.select(condition, a[0], b[0]);
    let im = f.select(condition, a[1], b[1]);
    [re, im]
}

fn by_imaginary(f: &mut Floats<'_, '_>, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> [Value; 2] {
    let ratio = f.div(c, d);
    let product = f.mul(ratio, c);
    let divisor = f.add(d, product);
    let product = f.mul(a, ratio);
    let numerator = f.add(product, b);
    let re = f.div(numerator, divisor);
    let product = f.mul(b, ratio);
    let numerator = f.sub(product, a);
    [re, f.div(numerator, divisor)]
}

fn by_real(f: &mut Floats<'_, '_>, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> [Value; 2] {
    let ratio = f.div(d, c);
    let product = f.mul(ratio, d);
    let divisor = f.add(c, product);
    let product = f.mul(b, ratio);
    let numerator = f.add(a, product);
    let re = f.div(numerator, divisor);
    let product = f.mul(a, ratio);
    let numerator = f.sub(b, product);
    [re, f.div(numerator, divisor)]
}

/// The parts of a number, with and without their signs.
struct Number {
    parts: [Value; 2],
    abs: [Value; 2],
}

/// Constants.
struct Limits {
    zero: Value,
    one: Value,
    infinity: Value,
}

/// 1 with the sign of each part that is infinite, and 0 with that of the others.
fn directions(
    f: &mut Floats<'_, '_>,
    number: [Value; 2],
    is_infinite: [Value; 2],
    limits: &Limits,
) -> [Value; 2] {
    let direction = |f: &mut Floats<'_, '_>, index: usize| {
        let magnitude = f.select(is_infinite[index], limits.one, limits.zero);
        f.plain().copysign(magnitude, number[index])
    };
    let re = direction(f, 0);
    [re, direction(f, 1)]
}

/// An infinite number divided by a finite one.
fn infinite_dividend(
    f: &mut Floats<'_, '_>,
    dividend: &Number,
    divisor: &Number,
    is_infinite: [Value; 2],
    limits: &Limits,
) -> [Value; 2] {
    let [a, b] = directions(f, dividend.parts, is_infinite, limits);
    let [c, d] = divisor.parts;
    let first = f.mul(a, c);
    let second = f.mul(b, d);
    let sum = f.add(first, second);
    let re = f.mul(limits.infinity, sum);
    let first = f.mul(a, d);
    let second = f.mul(b, c);
    let difference = f.sub(second, first);
    [re, f.mul(limits.infinity, difference)]
}

/// A finite number divided by an infinite one.
fn infinite_divisor(
    f: &mut Floats<'_, '_>,
    dividend: &Number,
    divisor: &Number,
    is_infinite: [Value; 2],
    limits: &Limits,
) -> [Value; 2] {
    let [c, d] = directions(f, divisor.parts, is_infinite, limits);
    let [a, b] = dividend.parts;
    let first = f.mul(a, c);
    let second = f.mul(b, d);
    let sum = f.add(first, second);
    let re = f.mul(limits.zero, sum);
    let first = f.mul(b, c);
    let second = f.mul(a, d);
    let difference = f.sub(first, second);
    [re, f.mul(limits.zero, difference)]
}
