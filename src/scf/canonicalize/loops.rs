//! Canonicalization of `scf.for`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::interfaces::LoopLikeOpInterfaceTrait;
use ods_runtime::rewrite::add_region_branch_patterns;
use ods_runtime::{OpOf, Value};

use super::yielded;
use crate::scf::ForOp;

impl CanonicalizationPatterns for ForOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("SimplifyTrivialLoops", 1, simplify_trivial_loop);
        add_region_branch_patterns::<ForOp<'_>>(patterns);
    }
}

/// Replaces a loop that runs never or once, or that does nothing but yield values from outside.
fn simplify_trivial_loop(op: OpOf<ForOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let Some(count) = view.static_trip_count() else {
        return r.no_match(op, "can't compute constant trip count");
    };
    let inits = view.init_args().handles();
    if count.is_zero() {
        r.replace_op(op, &inits);
        return Some(());
    }
    let region = view.region().handle();
    if count.to_i64() == Some(1) {
        let mut arguments = vec![view.lower_bound().handle()];
        arguments.extend(inits);
        r.replace_op_with_region(op, region, &arguments);
        return Some(());
    }
    let block = view.region().first_block()?;
    block.front().filter(|first| first.next().is_none())?;
    let results: Vec<Value> = yielded(block.handle(), r);
    let is_outside = |value: &Value| {
        let block = r.ir().value(*value).parent_block();
        block.is_none_or(|it| r.ir().block(it).parent_op() != Some(r.op(op)))
    };
    if !results.iter().all(is_outside) {
        return None;
    }
    r.replace_op(op, &results);
    Some(())
}
