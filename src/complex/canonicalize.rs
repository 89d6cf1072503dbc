//! Canonicalization patterns.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::types::ComplexType;
use ods_runtime::{Op, OpOf};

use crate::arith;
use crate::complex::{BitcastOp, CreateOp, ImOp, NegOp, ReOp};
use crate::folding::defined_by;

impl CanonicalizationPatterns for BitcastOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("MergeComplexBitcast", 1, merge_complex_bitcast);
        patterns.add_op("MergeArithBitcast", 1, merge_arith_bitcast);
    }
}

impl CanonicalizationPatterns for ReOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("FoldComponentNeg", 1, |op: OpOf<ReOp<'static>>, r: &mut Rewriter<'_>| {
            negate_part(op.op(), 0, r)
        });
    }
}

impl CanonicalizationPatterns for ImOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("FoldComponentNeg", 1, |op: OpOf<ImOp<'static>>, r: &mut Rewriter<'_>| {
            negate_part(op.op(), 1, r)
        });
    }
}

/// Casts the operand of an inner cast.
fn merge_complex_bitcast(op: OpOf<BitcastOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let operand = view.operand();
    let ty = view.result().ty();
    let inner = defined_by::<BitcastOp<'_>>(operand).map(|inner| inner.operand());
    let source = match inner {
        Some(source) => source,
        None => defined_by::<arith::BitcastOp<'_>>(operand)?.in_(),
    };
    let is_complex = [ty, source.ty()].iter().any(|ty| ty.isa::<ComplexType<'_>>());
    let (ty, source) = (ty.handle(), source.handle());
    let new = if inner.is_some() && !is_complex {
        arith::BitcastOp::build(r, ty, source).op()
    } else {
        BitcastOp::build(r, ty, source).op()
    };
    r.replace_op_with(op, new);
    Some(())
}

/// Casts the operand of an inner cast of a complex number.
fn merge_arith_bitcast(op: OpOf<arith::BitcastOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let source = defined_by::<BitcastOp<'_>>(view.in_())?.operand().handle();
    let ty = view.out().ty().handle();
    let new = BitcastOp::build(r, ty, source);
    r.replace_op_with(op, new);
    Some(())
}

/// Replaces a part of a negated `complex.create` by the negated part.
fn negate_part(op: Op, index: usize, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.op(op);
    let negation = defined_by::<NegOp<'_>>(view.operand(0))?;
    let create = defined_by::<CreateOp<'_>>(*negation.complex())?;
    let part = create.operand(index).handle();
    let new = arith::NegFOp::build(r, part);
    r.replace_op_with(op, new);
    Some(())
}
