//! Square roots: the root of the magnitude, and half of the angle.

use ods_runtime::Value;

use super::magnitude::{rsqrt_of_abs, sqrt_of_abs};
use super::{create, parts, signed_zero};
use crate::arith::CmpFPredicate::{OEQ, ONE, UNO};
use crate::arith::FastMathFlags;
use crate::numbers::Floats;

/// Whether the flags exclude NaN and infinities.
pub(super) fn is_finite(f: &Floats<'_, '_>) -> bool {
    f.flags().contains(FastMathFlags::NNAN | FastMathFlags::NINF)
}

pub(super) fn sqrt(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [zero, half] = [0.0, 0.5].map(|number| f.constant(number));
    let [re, im] = parts(f, value);
    let root = sqrt_of_abs(f, [re, im]);
    let angle = f.atan2(im, re);
    let halved = f.mul(angle, half);
    let cosine = f.cos(halved);
    let sine = f.sin(halved);
    let is_real = f.cmp(OEQ, sine, zero);
    let result_re = f.mul(root, cosine);
    let result_im = f.mul(root, sine);
    let signed = signed_zero(f, zero, sine);
    let result_im = f.select(is_real, signed, result_im);
    let mut result = [result_re, result_im];
    if !is_finite(f) {
        result = special_sqrt(f, [re, im], root, zero, result);
    }
    let is_zero = f.cmp(OEQ, root, zero);
    let [result_re, result_im] = result;
    let result_re = f.select(is_zero, zero, result_re);
    let zero = signed_zero(f, zero, im);
    let result_im = f.select(is_zero, zero, result_im);
    create(f, result_re, result_im)
}

/// `result`, or the root of a number with the infinite or undefined parts `re` and `im`.
fn special_sqrt(
    f: &mut Floats<'_, '_>,
    [re, im]: [Value; 2],
    root: Value,
    zero: Value,
    [result_re, result_im]: [Value; 2],
) -> [Value; 2] {
    let infinities = [f64::INFINITY, f64::NEG_INFINITY];
    let [infinity, minus_infinity] = infinities.map(|number| f.constant(number));
    let nan = f.constant(f64::NAN);
    let im_abs = f.abs(im);
    let is_im_infinite = f.cmp(OEQ, im_abs, infinity);
    let is_im_finite = f.cmp(ONE, im_abs, infinity);
    let is_re_infinite = f.cmp(OEQ, re, infinity);
    let is_re_minus_infinite = f.cmp(OEQ, re, minus_infinity);
    let is_left = f.and(is_re_minus_infinite, is_im_finite);
    let result_re = f.select(is_left, zero, result_re);
    let is_infinite = f.or(is_im_infinite, is_re_infinite);
    let result_re = f.select(is_infinite, infinity, result_re);
    let signed = f.copysign(infinity, im);
    let is_nan = f.plain().cmp(UNO, root, root);
    let result_im = f.select(is_nan, nan, result_im);
    let is_im_infinite = f.or(is_im_infinite, is_re_minus_infinite);
    let result_im = f.select(is_im_infinite, signed, result_im);
    [result_re, result_im]
}

pub(super) fn rsqrt(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let numbers = [0.0, f64::INFINITY, -0.5, f64::NAN];
    let [zero, infinity, minus_half, nan] = numbers.map(|number| f.constant(number));
    let [re, im] = parts(f, value);
    let root = rsqrt_of_abs(f, [re, im]);
    let angle = f.atan2(im, re);
    let halved = f.mul(angle, minus_half);
    let cosine = f.cos(halved);
    let sine = f.sin(halved);
    let mut result_re = f.mul(root, cosine);
    let mut result_im = f.mul(root, sine);
    if !is_finite(f) {
        let minus_one = f.constant(-1.0);
        let [re_zero, im_zero] = [re, im].map(|part| f.copysign(zero, part));
        let im_zero = f.mul(minus_one, im_zero);
        let [re_abs, im_abs] = [re, im].map(|part| f.abs(part));
        let is_im_infinite = f.cmp(OEQ, im_abs, infinity);
        let is_re_nan = f.cmp(UNO, re, re);
        let is_re_infinite = f.cmp(OEQ, re_abs, infinity);
        let is_infinite = f.and(is_im_infinite, is_re_nan);
        let is_infinite = f.or(is_infinite, is_re_infinite);
        result_re = f.select(is_infinite, re_zero, result_re);
        result_im = f.select(is_infinite, im_zero, result_im);
    }
    let [is_re_zero, is_im_zero] = [re, im].map(|part| f.cmp(OEQ, part, zero));
    let is_zero = f.and(is_re_zero, is_im_zero);
    let result_re = f.select(is_zero, infinity, result_re);
    let result_im = f.select(is_zero, nan, result_im);
    create(f, result_re, result_im)
}
