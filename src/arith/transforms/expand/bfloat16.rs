//! Conversions between `bf16` and `f32`. A `bf16` is the upper half of an `f32`.

use ods_runtime::OpOf;
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::types::{BFloat16Type, Float32Type};

use super::bits::{add, and, bitcast, ext, has_constants, int, int_like, select, shl, shr, trunc};
use super::elements;
use crate::arith::{CmpFOp, CmpFPredicate, ExtFOp, TruncFOp};

pub(super) fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_op("BFloat16ExtFOpConverter", 1, extend);
    patterns.add_op("BFloat16TruncFOpConverter", 1, truncate);
}

fn extend(op: OpOf<ExtFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (from, to) = elements(*view);
    if !from.isa::<BFloat16Type<'_>>() || !to.isa::<Float32Type<'_>>() {
        return r.no_match(op, "not a ext of bf16 to f32.");
    }
    let (value, ty) = (view.in_().handle(), view.out().ty());
    if !has_constants(ty) {
        return r.no_match(op, "constants need a static shape");
    }
    let ty = ty.handle();
    let (i16s, i32s) = (int_like(r, value, 16), int_like(r, value, 32));
    let bits = bitcast(r, i16s, value);
    let wide = ext(r, i32s, bits);
    let count = int(r, i32s, 16);
    let shifted = shl(r, wide, count);
    let result = bitcast(r, ty, shifted);
    r.replace_op(op, &[result]);
    Some(())
}

/// Adds half of the lowest remaining bit, or slightly less if that bit is 0, so that ties round to even.
fn truncate(op: OpOf<TruncFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (from, to) = elements(*view);
    if !from.isa::<Float32Type<'_>>() || !to.isa::<BFloat16Type<'_>>() {
        return r.no_match(op, "not a trunc of f32 to bf16.");
    }
    if view.roundingmode().is_some() {
        return r.no_match(op, "only applicable to default rounding mode.");
    }
    let (value, ty) = (view.in_().handle(), view.out().ty());
    if !has_constants(ty) {
        return r.no_match(op, "constants need a static shape");
    }
    let ty = ty.handle();
    let (i16s, i32s) = (int_like(r, value, 16), int_like(r, value, 32));
    let is_nan = CmpFOp::build(r, CmpFPredicate::UNE, value, value).into();
    let half = int(r, i32s, 0x7fff);
    let nan = int(r, i16s, 0x7fc0);
    let sixteen = int(r, i32s, 16);
    let one = int(r, i32s, 1);
    let bits = bitcast(r, i32s, value);
    let lowest = shr(r, bits, sixteen);
    let lowest = and(r, lowest, one);
    let added = add(r, lowest, half);
    let rounded = add(r, bits, added);
    let upper = shr(r, rounded, sixteen);
    let upper = trunc(r, i16s, upper);
    let upper = select(r, is_nan, nan, upper);
    let result = bitcast(r, ty, upper);
    r.replace_op(op, &[result]);
    Some(())
}
