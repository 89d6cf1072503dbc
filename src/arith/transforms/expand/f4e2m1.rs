//! Conversions of `f4E2M1FN`, whose numbers are 0, 0.5, 1, 1.5, 2, 3, 4 and 6, with a sign.

use std::cmp::Ordering;

use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::types::Float4E2M1FNType;
use ods_runtime::{OpOf, Type, Value};

use super::bits::{
    add, and, bitcast, cmp, ext, extf, f32_like, float, has_constants, int, int_like, select, shl,
    shr, trunc, truncf, width,
};
use super::elements;
use crate::arith::CmpIPredicate::{Eq, Sle, Uge, Ugt};
use crate::arith::{ExtFOp, MaxNumFOp, MinNumFOp, OrIOp, RoundingMode, SubIOp, TruncFOp};

pub(super) fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_op("F4E2M1ExtFOpConverter", 1, extend);
    patterns.add_op("F4E2M1TruncFOpConverter", 1, truncate);
}

fn extend(op: OpOf<ExtFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (from, to) = elements(*view);
    if !from.isa::<Float4E2M1FNType<'_>>() {
        return r.no_match(op, "not a ext of F4E2M1FN");
    }
    let (value, ty) = (view.in_().handle(), view.out().ty());
    if !has_constants(ty) {
        return r.no_match(op, "constants need a static shape");
    }
    let (ty, result_width) = (ty.handle(), to.int_or_float_bit_width()?);
    let mut result = extended_to_f32(value, r);
    let flags = None;
    match result_width.cmp(&32) {
        Ordering::Less => result = truncf(r, ty, result, None, flags),
        Ordering::Equal => {}
        Ordering::Greater => result = extf(r, ty, result, flags),
    }
    r.replace_op(op, &[result]);
    Some(())
}

/// The same numbers as `f32`: adds a bias to the exponent, except for zero, whose bits are 0, and for 0.5, whose mantissa
/// becomes 0.
fn extended_to_f32(value: Value, r: &mut Rewriter<'_>) -> Value {
    let (i4s, i32s, f32s) = (int_like(r, value, 4), int_like(r, value, 32), f32_like(r, value));
    let bits = bitcast(r, i4s, value);
    let [zero, one, two, four, seven] = [0, 1, 2, 4, 7].map(|number| int(r, i4s, number));
    let magnitude = and(r, bits, seven);
    let count = int(r, i32s, 20);
    let shifted = shl(r, magnitude, two);
    let is_half = cmp(r, Eq, magnitude, one);
    let upper = select(r, is_half, zero, shifted);
    let upper = ext(r, i32s, upper);
    let upper = shl(r, upper, count);

    let no_bits = int(r, i32s, 0);
    let high_bias = int(r, i32s, 0x4000_0000);
    let low_bias = int(r, i32s, 0x3f00_0000);
    let is_high = cmp(r, Uge, magnitude, four);
    let bias = select(r, is_high, high_bias, low_bias);
    let is_zero = cmp(r, Eq, magnitude, zero);
    let bias = select(r, is_zero, no_bits, bias);

    let sign_bit = int(r, i32s, -0x8000_0000);
    let eight = int(r, i4s, -8);
    let is_negative = cmp(r, Uge, bits, eight);
    let sign = select(r, is_negative, sign_bit, no_bits);
    let sum = add(r, upper, bias);
    let sum = add(r, sum, sign);
    bitcast(r, f32s, sum)
}

fn truncate(op: OpOf<TruncFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (_, to) = elements(*view);
    if !to.isa::<Float4E2M1FNType<'_>>() {
        return r.no_match(op, "not a trunc to F4E2M1FN");
    }
    if view.roundingmode().is_some_and(|mode| mode != RoundingMode::ToNearestEven) {
        return r.no_match(op, "only rounds to the nearest even number");
    }
    let (mut value, ty) = (view.in_().handle(), view.out().ty());
    if !has_constants(ty) {
        return r.no_match(op, "constants need a static shape");
    }
    let ty = ty.handle();
    let (f32s, flags) = (f32_like(r, value), None);
    match width(r, value)?.cmp(&32) {
        Ordering::Less => value = extf(r, f32s, value, flags),
        Ordering::Equal => {}
        Ordering::Greater => value = truncf(r, f32s, value, None, flags),
    }
    let bits = truncated_bits(value, f32s, r);
    let result = bitcast(r, ty, bits);
    r.replace_op(op, &[result]);
    Some(())
}

/// Values that both parts of the truncation use.
struct Parts {
    sign: Value,
    one: Value,
    no_exponent: Value,
    minus_one: Value,
    no_bits: Value,
}

/// The nearest numbers to those in `value`, as integers of 4 bits.
fn truncated_bits(value: Value, f32s: Type, r: &mut Rewriter<'_>) -> Value {
    let (i4s, i8s, i32s) = (int_like(r, value, 4), int_like(r, value, 8), int_like(r, value, 32));
    let one = int(r, i4s, 1);
    let sign_place = int(r, i4s, 3);
    let mantissa_place = int(r, i32s, 22);
    let no_exponent = int(r, i8s, 0);
    let minus_one = int(r, i8s, -1);
    let no_bits = int(r, i32s, 0);
    let greatest = float(r, f32s, 6.0);
    let least = float(r, f32s, -6.0);
    let value = MinNumFOp::build(r, value, greatest);
    let value = MaxNumFOp::build(r, value, least).into();
    let bits = bitcast(r, i32s, value);

    let place = int(r, i32s, 31);
    let sign = shr(r, bits, place);
    let sign = trunc(r, i4s, sign);
    let sign = shl(r, sign, sign_place);

    let bias = int(r, i32s, 126);
    let place = int(r, i32s, 23);
    let exponent = shr(r, bits, place);
    let exponent: Value = SubIOp::build(r, exponent, bias).into();
    let small = trunc(r, i4s, exponent);
    let small = shl(r, small, one);
    let sum = add(r, sign, small);

    let mask = int(r, i32s, 1 << 22);
    let mantissa = and(r, bits, mask);
    let mantissa = shr(r, mantissa, mantissa_place);
    let mantissa = trunc(r, i4s, mantissa);
    let sum = add(r, sum, mantissa);
    let parts = Parts { sign, one, no_exponent, minus_one, no_bits };
    rounded(bits, exponent, sum, &parts, r)
}

/// Replaces `sum` for numbers below 1, and rounds by the bits that are cut off.
fn rounded(bits: Value, exponent: Value, sum: Value, parts: &Parts, r: &mut Rewriter<'_>) -> Value {
    let (i4s, i8s, i32s) = (int_like(r, bits, 4), int_like(r, bits, 8), int_like(r, bits, 32));
    let Parts { sign, one, no_exponent, minus_one, no_bits } = *parts;
    let mantissa_mask = int(r, i32s, (1 << 23) - 1);
    let exponent = trunc(r, i8s, exponent);
    let is_below_one = cmp(r, Sle, exponent, no_exponent);
    let is_quarter = cmp(r, Eq, exponent, minus_one);
    let mantissa = and(r, bits, mantissa_mask);
    let has_mantissa = cmp(r, Ugt, mantissa, no_bits);
    let is_above_quarter = and(r, is_quarter, has_mantissa);
    let is_half = cmp(r, Eq, exponent, no_exponent);
    // Numbers below 1 are always rounded up; those of less than a quarter from one below zero.
    let all = int(r, i4s, -1);
    let below_zero = add(r, sign, all);
    let result = select(r, is_below_one, below_zero, sum);
    let result = select(r, is_above_quarter, sign, result);
    let result = select(r, is_half, sum, result);

    let cut_mask = int(r, i32s, (1 << 22) - 1);
    let half = int(r, i32s, 1 << 21);
    let cut = and(r, bits, cut_mask);
    // Ties are rounded up to even numbers only.
    let lowest = and(r, result, one);
    let lowest = ext(r, i32s, lowest);
    let cut = add(r, cut, lowest);
    let is_up = cmp(r, Ugt, cut, half);
    let is_up = OrIOp::build(r, is_up, is_below_one);
    let up = add(r, result, one);
    select(r, is_up.into(), up, result)
}
