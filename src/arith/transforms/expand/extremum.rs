//! Minima and maxima.

use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::{Op, OpOf, Value};

use super::bits::{and, bitcast, cmp, int_like, select, width};
use crate::arith::{
    CmpFOp, CmpFPredicate, CmpIPredicate, FastMathFlags, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp,
    MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, OrIOp,
};

pub(super) fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_op("MaxSIOpConverter", 1, |op: OpOf<MaxSIOp<'static>>, r| {
        replace_integer(op.op(), CmpIPredicate::Sgt, r)
    });
    patterns.add_op("MaxUIOpConverter", 1, |op: OpOf<MaxUIOp<'static>>, r| {
        replace_integer(op.op(), CmpIPredicate::Ugt, r)
    });
    patterns.add_op("MinSIOpConverter", 1, |op: OpOf<MinSIOp<'static>>, r| {
        replace_integer(op.op(), CmpIPredicate::Slt, r)
    });
    patterns.add_op("MinUIOpConverter", 1, |op: OpOf<MinUIOp<'static>>, r| {
        replace_integer(op.op(), CmpIPredicate::Ult, r)
    });
    patterns.add_op("MaximumFOpConverter", 1, |op: OpOf<MaximumFOp<'static>>, r| {
        let flags = r.get(op).fastmath();
        replace_with_nan(op.op(), CmpFPredicate::UGT, flags, r)
    });
    patterns.add_op("MinimumFOpConverter", 1, |op: OpOf<MinimumFOp<'static>>, r| {
        let flags = r.get(op).fastmath();
        replace_with_nan(op.op(), CmpFPredicate::ULT, flags, r)
    });
    patterns.add_op("MaxNumFOpConverter", 1, |op: OpOf<MaxNumFOp<'static>>, r| {
        replace_without_nan(op.op(), CmpFPredicate::UGT, r)
    });
    patterns.add_op("MinNumFOpConverter", 1, |op: OpOf<MinNumFOp<'static>>, r| {
        replace_without_nan(op.op(), CmpFPredicate::ULT, r)
    });
}

fn operands(op: Op, r: &Rewriter<'_>) -> [Value; 2] {
    let view = r.op(op);
    [view.operand(0).handle(), view.operand(1).handle()]
}

fn compare(r: &mut Rewriter<'_>, predicate: CmpFPredicate, a: Value, b: Value) -> Value {
    CmpFOp::build(r, predicate, a, b).into()
}

fn replace_integer(op: Op, predicate: CmpIPredicate, r: &mut Rewriter<'_>) -> Option<()> {
    let [a, b] = operands(op, r);
    let is_first = cmp(r, predicate, a, b);
    let result = select(r, is_first, a, b);
    r.replace_op(op, &[result]);
    Some(())
}

/// Replaces an operation whose result is NaN if an operand is. The comparison is true if the first one is.
fn replace_with_nan(
    op: Op,
    predicate: CmpFPredicate,
    flags: FastMathFlags,
    r: &mut Rewriter<'_>,
) -> Option<()> {
    let [a, b] = operands(op, r);
    let is_first = compare(r, predicate, a, b);
    let mut result = select(r, is_first, a, b);
    if !flags.contains(FastMathFlags::NSZ) {
        result = with_sign_of_zero(a, b, result, predicate, r)?;
    }
    let is_nan = compare(r, CmpFPredicate::UNO, b, b);
    let result = select(r, is_nan, b, result);
    r.replace_op(op, &[result]);
    Some(())
}

/// The extremum of equal operands. They differ in at most the sign of a zero, which -0.0 has and 0.0 has not.
fn with_sign_of_zero(
    a: Value,
    b: Value,
    result: Value,
    predicate: CmpFPredicate,
    r: &mut Rewriter<'_>,
) -> Option<Value> {
    let width = width(r, a)?;
    let is_equal = compare(r, CmpFPredicate::OEQ, a, b);
    let (ints, floats) = (int_like(r, a, width), r.value(a).ty().handle());
    let [a, b] = [a, b].map(|value| bitcast(r, ints, value));
    let bits = match predicate {
        CmpFPredicate::UGT => and(r, a, b),
        _ => OrIOp::build(r, a, b).into(),
    };
    let zero = bitcast(r, floats, bits);
    Some(select(r, is_equal, zero, result))
}

/// Replaces an operation whose result is the other operand if one is NaN.
fn replace_without_nan(op: Op, predicate: CmpFPredicate, r: &mut Rewriter<'_>) -> Option<()> {
    let [a, b] = operands(op, r);
    let is_first = compare(r, predicate, a, b);
    let result = select(r, is_first, a, b);
    let is_nan = compare(r, CmpFPredicate::UNO, a, a);
    let result = select(r, is_nan, b, result);
    r.replace_op(op, &[result]);
    Some(())
}
