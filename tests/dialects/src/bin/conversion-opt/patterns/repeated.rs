//! Patterns that apply to what they change, and that replace what they have created.

use ods_runtime::OpOf;
use ods_runtime::conversion::ConversionPatternSet;
use ods_runtime::rewrite::{RewritePattern, Rewriter};

use crate::test::{IllegalOpF, LegalOpB, RecursiveRewriteOp, ReplaceNonRootOp};
use crate::types::i32_type;

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    let recursive = RewritePattern::new("TestBoundedRecursiveRewrite", decrement);
    patterns.add(recursive.with_bounded_recursion().into());
    patterns.add(RewritePattern::new("TestNonRootReplacement", replace_created).into());
}

/// Decreases the depth by one.
fn decrement(op: OpOf<RecursiveRewriteOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let depth = r.get(op).depth();
    if depth == 0 {
        return r.no_match(op, "the depth is 0");
    }
    r.edit(op).set_depth(depth - 1);
    Some(())
}

/// Replaces the operation by an illegal one, and that by a legal one.
fn replace_created(op: OpOf<ReplaceNonRootOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let illegal = {
        let ty = i32_type(r);
        IllegalOpF::build(r, ty)
    };
    let legal = {
        let ty = i32_type(r);
        LegalOpB::build(r, ty)
    };
    let result = r.result(illegal, 0);
    r.replace_op(op, &[result, result]);
    r.replace_op_with(illegal, legal);
    Some(())
}
