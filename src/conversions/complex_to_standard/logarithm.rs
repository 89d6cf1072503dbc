//! Logarithms.

use ods_runtime::Value;

use super::magnitude::abs;
use super::{create, parts};
use crate::arith::CmpFPredicate::{OGT, UNO};
use crate::arith::FastMathFlags;
use crate::numbers::Floats;

pub(super) fn log(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let magnitude = abs(f, value);
    let log = f.log(magnitude);
    let [re, im] = parts(f, value);
    let angle = f.atan2(im, re);
    create(f, log, angle)
}

/// With the greater part m of 1 + z and the smaller part n, the real part is log(1 + (m - 1)) + log(1 + (n / m)^2) / 2.
pub(super) fn log1p(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let [half, one] = [0.5, 1.0].map(|number| f.constant(number));
    let more = f.add(re, one);
    let [more_abs, im_abs] = [more, im].map(|part| f.abs(part));
    let greater = f.max(more_abs, im_abs);
    let smaller = f.min(more_abs, im_abs);
    let is_re = f.cmp(OGT, more, im_abs);
    let less = f.sub(greater, one);
    let less = f.select(is_re, re, less);
    let mut exact = f.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let ratio = exact.div(smaller, greater);
    let log = f.log1p(less);
    let mut exact = f.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let square = exact.mul(ratio, ratio);
    let rest = exact.log1p(square);
    let rest = exact.mul(half, rest);
    let sum = exact.add(rest, log);
    let is_nan = exact.cmp(UNO, sum, sum);
    let result = f.select(is_nan, smaller, sum);
    let angle = f.atan2(im, more);
    create(f, result, angle)
}
