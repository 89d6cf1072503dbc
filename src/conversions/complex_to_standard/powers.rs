//! Powers.

use ods_runtime::Value;

use super::magnitude::abs;
use super::{create, parts};
use crate::arith::CmpFPredicate::{OEQ, OGT, OLE, OLT};
use crate::arith::SIToFPOp;
use crate::numbers::Floats;

/// The power of `base` to an integer.
pub(super) fn powi(f: &mut Floats<'_, '_>, base: Value, exponent: Value) -> Value {
    let ty = f.ty();
    let re = SIToFPOp::build(f.r, ty, exponent).into();
    let zero = f.constant(0.0);
    let exponent = create(f, re, zero);
    pow(f, base, exponent)
}

/// With the magnitude r and the angle t of `base`, the magnitude of the result is r^c * e^(-d * t), and its angle is
/// c * t + d * log r, for the exponent c + di.
pub(super) fn pow(f: &mut Floats<'_, '_>, base: Value, exponent: Value) -> Value {
    let exponent = parts(f, exponent);
    let parts = parts(f, base);
    let magnitude = abs(f, base);
    let [c, d] = exponent;
    let power = f.powf(magnitude, c);
    let minus_d = f.neg(d);
    let angle = f.atan2(parts[1], parts[0]);
    let product = f.mul(minus_d, angle);
    let factor = f.exp(product);
    let result_magnitude = f.mul(power, factor);
    let log = f.log(magnitude);
    let first = f.mul(c, angle);
    let second = f.mul(d, log);
    let result_angle = f.add(first, second);
    let cosine = f.cos(result_angle);
    let sine = f.sin(result_angle);
    with_special_powers(f, magnitude, parts, exponent, [result_magnitude, cosine, sine])
}

/// The number with a magnitude and the cosine and the sine of an angle, or the power of 0, 1 or infinity.
fn with_special_powers(
    f: &mut Floats<'_, '_>,
    magnitude: Value,
    [re, im]: [Value; 2],
    [c, d]: [Value; 2],
    [result, cosine, sine]: [Value; 3],
) -> Value {
    let [infinity, zero, one] = [f64::INFINITY, 0.0, 1.0].map(|number| f.constant(number));
    let [one_power, zero_power, infinite_power] =
        [one, zero, infinity].map(|part| create(f, part, zero));
    let is_base_zero = f.cmp(OEQ, magnitude, zero);
    let is_d_zero = f.cmp(OEQ, d, zero);
    let is_c_zero = f.cmp(OEQ, c, zero);
    let is_im_zero = f.cmp(OEQ, im, zero);
    let is_c_positive = f.cmp(OLE, zero, c);
    let result_re = f.mul(result, cosine);
    let result_im = f.mul(result, sine);
    let power_of_zero = f.select(is_c_zero, one_power, zero_power);
    let power = create(f, result_re, result_im);
    let is_zero = f.and(is_base_zero, is_d_zero);
    let is_zero = f.and(is_zero, is_c_positive);
    let power = f.select(is_zero, power_of_zero, power);
    let is_exponent_zero = f.and(is_c_zero, is_d_zero);
    let power = f.select(is_exponent_zero, one_power, power);
    let is_re_one = f.cmp(OEQ, re, one);
    let is_one = f.and(is_re_one, is_im_zero);
    let power = f.select(is_one, one_power, power);
    let is_re_infinite = f.cmp(OEQ, re, infinity);
    let is_infinite = f.and(is_re_infinite, is_im_zero);
    let is_c_great = f.cmp(OGT, c, zero);
    let is_rising = f.and(is_d_zero, is_c_great);
    let is_rising = f.and(is_infinite, is_rising);
    let power = f.select(is_rising, infinite_power, power);
    let is_c_small = f.cmp(OLT, c, zero);
    let is_falling = f.and(is_d_zero, is_c_small);
    let is_falling = f.and(is_infinite, is_falling);
    f.select(is_falling, zero_power, power)
}
