//! Divisions that round up or down.

use ods_runtime::OpOf;
use ods_runtime::rewrite::{PatternSet, Rewriter};

use super::bits::{add, and, cmp, has_constants, int, select};
use crate::arith::CmpIPredicate::{Eq, Ne, Slt};
use crate::arith::{CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp, MulIOp, SubIOp};

pub(super) fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_op("CeilDivSIOpConverter", 1, ceil_signed);
    patterns.add_op("CeilDivUIOpConverter", 1, ceil_unsigned);
    patterns.add_op("FloorDivSIOpConverter", 1, floor_signed);
}

const DYNAMIC: &str = "constants need a static shape";

/// `a` is 0, or the result is (a - 1) / b + 1.
fn ceil_unsigned(op: OpOf<CeilDivUIOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let [a, b] = [view.lhs(), view.rhs()].map(|value| value.handle());
    let ty = view.result().ty();
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let ty = ty.handle();
    let zero = int(r, ty, 0);
    let is_zero = cmp(r, Eq, a, zero);
    let one = int(r, ty, 1);
    let less = SubIOp::build(r, a, one);
    let quotient = DivUIOp::build(r, less, b).into();
    let more = add(r, quotient, one);
    let result = select(r, is_zero, zero, more);
    r.replace_op(op, &[result]);
    Some(())
}

/// One more than the quotient, if there is a remainder and the signs are equal.
fn ceil_signed(op: OpOf<CeilDivSIOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let [a, b] = [view.lhs(), view.rhs()].map(|value| value.handle());
    let ty = view.result().ty();
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let ty = ty.handle();
    let zero = int(r, ty, 0);
    let one = int(r, ty, 1);
    let quotient = DivSIOp::build(r, a, b).into();
    let product = MulIOp::build(r, quotient, b).into();
    let has_remainder = cmp(r, Ne, a, product);
    let [a_sign, b_sign] = [a, b].map(|value| cmp(r, Slt, value, zero));
    let same_sign = cmp(r, Eq, a_sign, b_sign);
    let is_more = and(r, has_remainder, same_sign);
    let more = add(r, quotient, one);
    let result = select(r, is_more, more, quotient);
    r.replace_op(op, &[result]);
    Some(())
}

/// One less than the quotient, if there is a remainder and the signs differ.
fn floor_signed(op: OpOf<FloorDivSIOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let [a, b] = [view.lhs(), view.rhs()].map(|value| value.handle());
    let ty = view.result().ty();
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let ty = ty.handle();
    let quotient = DivSIOp::build(r, a, b).into();
    let product = MulIOp::build(r, quotient, b).into();
    let has_remainder = cmp(r, Ne, a, product);
    let zero = int(r, ty, 0);
    let [a_sign, b_sign] = [a, b].map(|value| cmp(r, Slt, value, zero));
    let other_sign = cmp(r, Ne, a_sign, b_sign);
    let is_less = and(r, has_remainder, other_sign);
    let minus_one = int(r, ty, -1);
    let less = add(r, quotient, minus_one);
    let result = select(r, is_less, less, quotient);
    r.replace_op(op, &[result]);
    Some(())
}
