//! Magnitudes. With the greater part m and the smaller part n, the magnitude is m * sqrt((n / m)^2 + 1), which does not overflow
//! before the result does.

use ods_runtime::Value;

use super::parts;
use crate::arith::CmpFPredicate::UNO;
use crate::arith::FastMathFlags;
use crate::numbers::Floats;

/// The greater and the smaller part without their signs, and (n / m)^2 + 1, which is NaN if both parts are zero or infinite.
pub(super) struct Scaled {
    pub(super) greater: Value,
    smaller: Value,
    pub(super) sum: Value,
}

pub(super) fn scaled(f: &mut Floats<'_, '_>, [re, im]: [Value; 2]) -> Scaled {
    let one = f.constant(1.0);
    let [re, im] = [re, im].map(|part| f.abs(part));
    let greater = f.max(re, im);
    let smaller = f.min(re, im);
    let mut f = f.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let ratio = f.div(smaller, greater);
    let square = f.mul(ratio, ratio);
    let sum = f.add(square, one);
    Scaled { greater, smaller, sum }
}

/// `result`, or `other` if that is NaN.
fn unless_nan(f: &mut Floats<'_, '_>, result: Value, other: Value) -> Value {
    let is_nan = f.without(FastMathFlags::NNAN | FastMathFlags::NINF).cmp(UNO, result, result);
    f.select(is_nan, other, result)
}

pub(super) fn abs(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let parts = parts(f, value);
    let Scaled { greater, smaller, sum } = scaled(f, parts);
    let mut exact = f.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let root = exact.sqrt(sum);
    let result = exact.mul(greater, root);
    unless_nan(f, result, smaller)
}

/// The logarithm of the magnitude of the number with these parts: log m + log(1 + (n / m)^2) / 2.
pub(super) fn log_of_abs(f: &mut Floats<'_, '_>, [re, im]: [Value; 2]) -> Value {
    let half = f.constant(0.5);
    let [re, im] = [re, im].map(|part| f.abs(part));
    let greater = f.max(re, im);
    let smaller = f.min(re, im);
    let log = f.log(greater);
    add_log_of_ratio(f, log, smaller, greater, half)
}

/// `log` + log(1 + (n / m)^2) / 2, or `log` if the ratio is not defined.
pub(super) fn add_log_of_ratio(
    f: &mut Floats<'_, '_>,
    log: Value,
    smaller: Value,
    greater: Value,
    half: Value,
) -> Value {
    let mut exact = f.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let ratio = exact.div(smaller, greater);
    let square = exact.mul(ratio, ratio);
    let rest = exact.log1p(square);
    let rest = exact.mul(half, rest);
    let sum = exact.add(rest, log);
    unless_nan(f, sum, log)
}

/// The square root of the magnitude of the number with these parts.
pub(super) fn sqrt_of_abs(f: &mut Floats<'_, '_>, parts: [Value; 2]) -> Value {
    let Scaled { greater, smaller, sum } = scaled(f, parts);
    let quarter = f.constant(0.25);
    let mut exact = f.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let root = exact.sqrt(greater);
    let factor = exact.powf(sum, quarter);
    let result = exact.mul(root, factor);
    unless_nan(f, result, smaller)
}

/// The inverse of the square root of the magnitude of the number with these parts.
pub(super) fn rsqrt_of_abs(f: &mut Floats<'_, '_>, parts: [Value; 2]) -> Value {
    let Scaled { greater, smaller, sum } = scaled(f, parts);
    let mut exact = f.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let [sum, smaller, greater] = [sum, smaller, greater].map(|value| exact.rsqrt(value));
    let factor = exact.sqrt(sum);
    let result = exact.mul(greater, factor);
    unless_nan(f, result, smaller)
}
