//! Logarithms.

use ods_runtime::Value;

use super::magnitude::{add_log_of_ratio, log_of_abs};
use super::{create, parts};
use crate::arith::CmpFPredicate::OGT;
use crate::numbers::Floats;

/// Upstream computes the logarithm of the magnitude, which may overflow.
pub(super) fn log(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let log = log_of_abs(f, [re, im]);
    let angle = f.atan2(im, re);
    create(f, log, angle)
}

/// With the greater part m of 1 + z and the smaller part n, the real part is log m + log(1 + (n / m)^2) / 2. If m is 1 + x, its
/// logarithm is computed from x. Upstream computes the one of other m from m - 1, which loses small m.
pub(super) fn log1p(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let [half, one] = [0.5, 1.0].map(|number| f.constant(number));
    let more = f.add(re, one);
    let [more_abs, im_abs] = [more, im].map(|part| f.abs(part));
    let greater = f.max(more_abs, im_abs);
    let smaller = f.min(more_abs, im_abs);
    let is_re = f.cmp(OGT, more, im_abs);
    let near = f.log1p(re);
    let far = f.log(greater);
    let log = f.select(is_re, near, far);
    let result = add_log_of_ratio(f, log, smaller, greater, half);
    let angle = f.atan2(im, more);
    create(f, result, angle)
}
