//! Conversions of `f8E8M0FNU`, which is the exponent of an `f32`.

use std::cmp::Ordering;

use ods_runtime::OpOf;
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::types::Float8E8M0FNUType;

use super::bits::{
    bitcast, cmp, ext, extf, f32_like, has_constants, int, int_like, select, shl, shr, trunc,
    truncf, width,
};
use super::elements;
use crate::arith::CmpIPredicate::Eq;
use crate::arith::{ExtFOp, TruncFOp};

pub(super) fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_op("F8E8M0ExtFOpConverter", 1, extend);
    patterns.add_op("F8E8M0TruncFOpConverter", 1, truncate);
}

/// Shifts the exponent to its place in an `f32`. All bits set are NaN.
fn extend(op: OpOf<ExtFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (from, to) = elements(*view);
    if !from.isa::<Float8E8M0FNUType<'_>>() {
        return r.no_match(op, "not a ext of F8E8M0FNU");
    }
    let (value, ty, flags) = (view.in_().handle(), view.out().ty(), view.fastmath());
    if !has_constants(ty) {
        return r.no_match(op, "constants need a static shape");
    }
    let (ty, result_width) = (ty.handle(), to.int_or_float_bit_width()?);
    let (i8s, i32s, f32s) = (int_like(r, value, 8), int_like(r, value, 32), f32_like(r, value));
    let bits = bitcast(r, i8s, value);
    let all = int(r, i8s, -1);
    let nan = int(r, i32s, -1);
    let count = int(r, i32s, 23);
    let wide = ext(r, i32s, bits);
    let exponent = shl(r, wide, count);
    let is_nan = cmp(r, Eq, bits, all);
    let bits = select(r, is_nan, nan, exponent);
    let mut result = bitcast(r, f32s, bits);
    match result_width.cmp(&32) {
        Ordering::Less => result = truncf(r, ty, result, None, flags),
        Ordering::Equal => {}
        Ordering::Greater => result = extf(r, ty, result, flags),
    }
    r.replace_op(op, &[result]);
    Some(())
}

/// Takes the exponent of an `f32`, which rounds towards zero.
fn truncate(op: OpOf<TruncFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (_, to) = elements(*view);
    if !to.isa::<Float8E8M0FNUType<'_>>() {
        return r.no_match(op, "not a trunc to f8E8M0FNU.");
    }
    if view.roundingmode().is_some() {
        return r.no_match(op, "only applicable to default rounding mode.");
    }
    let (mut value, ty, flags) = (view.in_().handle(), view.out().ty(), view.fastmath());
    if !has_constants(ty) {
        return r.no_match(op, "constants need a static shape");
    }
    let ty = ty.handle();
    let (i8s, i32s, f32s) = (int_like(r, value, 8), int_like(r, value, 32), f32_like(r, value));
    match width(r, value)?.cmp(&32) {
        Ordering::Less => value = extf(r, f32s, value, flags),
        Ordering::Equal => {}
        Ordering::Greater => value = truncf(r, f32s, value, None, flags),
    }
    let bits = bitcast(r, i32s, value);
    let count = int(r, i32s, 23);
    let exponent = shr(r, bits, count);
    let exponent = trunc(r, i8s, exponent);
    let result = bitcast(r, ty, exponent);
    r.replace_op(op, &[result]);
    Some(())
}
