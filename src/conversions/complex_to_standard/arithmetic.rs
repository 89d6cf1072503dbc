//! Operations that compute both parts alike, products and comparisons.

use ods_runtime::Value;

use super::magnitude::{Scaled, scaled};
use super::{create, im, parts, re};
use crate::arith::CmpFPredicate::{OEQ, UNE};
use crate::numbers::Floats;

pub(super) fn add(f: &mut Floats<'_, '_>, a: Value, b: Value) -> Value {
    let [a_re, b_re] = [a, b].map(|value| re(f, value));
    let sum_re = f.add(a_re, b_re);
    let [a_im, b_im] = [a, b].map(|value| im(f, value));
    let sum_im = f.add(a_im, b_im);
    create(f, sum_re, sum_im)
}

pub(super) fn sub(f: &mut Floats<'_, '_>, a: Value, b: Value) -> Value {
    let [a_re, b_re] = [a, b].map(|value| re(f, value));
    let difference_re = f.sub(a_re, b_re);
    let [a_im, b_im] = [a, b].map(|value| im(f, value));
    let difference_im = f.sub(a_im, b_im);
    create(f, difference_re, difference_im)
}

pub(super) fn mul(f: &mut Floats<'_, '_>, a: Value, b: Value) -> Value {
    let [[a_re, a_im], [b_re, b_im]] = [a, b].map(|value| parts(f, value));
    let positive = f.mul(a_re, b_re);
    let negative = f.mul(a_im, b_im);
    let product_re = f.sub(positive, negative);
    let first = f.mul(a_im, b_re);
    let second = f.mul(a_re, b_im);
    let product_im = f.add(first, second);
    create(f, product_re, product_im)
}

pub(super) fn equal(f: &mut Floats<'_, '_>, a: Value, b: Value) -> Value {
    let [[a_re, a_im], [b_re, b_im]] = [a, b].map(|value| parts(f, value));
    let is_re = f.cmp(OEQ, a_re, b_re);
    let is_im = f.cmp(OEQ, a_im, b_im);
    f.and(is_re, is_im)
}

pub(super) fn not_equal(f: &mut Floats<'_, '_>, a: Value, b: Value) -> Value {
    let [[a_re, a_im], [b_re, b_im]] = [a, b].map(|value| parts(f, value));
    let is_other_re = f.cmp(UNE, a_re, b_re);
    let is_other_im = f.cmp(UNE, a_im, b_im);
    f.or(is_other_re, is_other_im)
}

/// Negations have no flags.
pub(super) fn neg(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let [re, im] = [re, im].map(|part| f.plain().neg(part));
    create(f, re, im)
}

pub(super) fn conj(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let im = f.plain().neg(im);
    create(f, re, im)
}

pub(super) fn angle(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    f.atan2(im, re)
}

/// The number divided by its magnitude, of which the factor m is divided by first, because the magnitude may overflow. Zero
/// stays.
pub(super) fn sign(f: &mut Floats<'_, '_>, value: Value) -> Value {
    let [re, im] = parts(f, value);
    let zero = f.constant(0.0);
    let [is_re_zero, is_im_zero] = [re, im].map(|part| f.plain().cmp(OEQ, part, zero));
    let is_zero = f.and(is_re_zero, is_im_zero);
    let Scaled { greater, sum, .. } = scaled(f, [re, im]);
    let root = f.sqrt(sum);
    let [re, im] = [re, im].map(|part| {
        let scaled = f.div(part, greater);
        f.div(scaled, root)
    });
    let result = create(f, re, im);
    f.select(is_zero, value, result)
}
