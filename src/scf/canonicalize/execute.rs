//! Canonicalization of `scf.execute_region` and `scf.index_switch`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::ir::InsertPoint;
use ods_runtime::matchers::constant_i64;
use ods_runtime::rewrite::{add_region_branch_patterns, can_replace};
use ods_runtime::{Location, Op, OpOf, Type, Value};

use crate::cf::BranchOp;
use crate::scf::{ExecuteRegionOp, IndexSwitchOp, YieldOp};

type Execute = OpOf<ExecuteRegionOp<'static>>;

impl CanonicalizationPatterns for ExecuteRegionOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("SingleBlockExecuteInliner", 1, inline_single_block);
        patterns.add_op("MultiBlockExecuteInliner", 1, inline_blocks);
        add_region_branch_patterns::<ExecuteRegionOp<'_>>(patterns);
    }
}

fn inline_single_block(op: Execute, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let region = view.region();
    if !region.has_one_block() || view.no_inline() {
        return None;
    }
    let region = region.handle();
    r.replace_op_with_region(op, region, &[]);
    Some(())
}

/// Moves the blocks to the enclosing region, if it may have several blocks.
fn inline_blocks(op: Execute, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let parent = view.parent_op()?;
    let has_blocks = parent.isa::<FunctionOpInterface<'_>>() || parent.isa::<ExecuteRegionOp<'_>>();
    if view.no_inline() || !has_blocks {
        return None;
    }
    let (before, body) = (view.block()?.handle(), view.region().handle());
    let entry = view.region().first_block()?.handle();
    let yields = view.region().blocks().filter_map(|block| block.back());
    let yields: Vec<(Op, Location)> = yields
        .filter(|last| last.isa::<YieldOp<'_>>())
        .map(|last| (last.handle(), last.loc()))
        .collect();
    let results: Vec<(Type, Location)> =
        (*view).results().map(|result| (result.ty().handle(), view.loc())).collect();
    let after = r.split_block(op.op());
    r.set_insert_point(InsertPoint::End(before));
    BranchOp::build(r, entry, &[]);
    for (last, loc) in yields {
        let values = r.op(last).operands().handles();
        r.set_insert_point(InsertPoint::Before(last));
        r.set_loc(loc);
        BranchOp::build(r, after, &values);
        r.erase_op(last);
    }
    let region = r.ir().block(after).parent()?.handle();
    r.inline_region(body, region, Some(after));
    let arguments: Vec<Value> =
        results.into_iter().map(|(ty, loc)| r.ir_mut().add_argument(after, ty, loc)).collect();
    r.replace_op(op, &arguments);
    Some(())
}

impl CanonicalizationPatterns for IndexSwitchOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("FoldConstantCase", 1, take_constant_case);
        add_region_branch_patterns::<IndexSwitchOp<'_>>(patterns);
    }
}

/// Replaces a switch on a constant by the region of its case.
fn take_constant_case(op: OpOf<IndexSwitchOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let value = constant_i64(*view.arg())?;
    let case = view.cases_attr().values().position(|case| case == value);
    let region = case.and_then(|case| view.case_regions().nth(case));
    let region = region.unwrap_or(view.default_region()).handle();
    let block = r.ir().region(region).first_block()?;
    let (block, last) = (block.handle(), block.back()?.handle());
    let results = r.op(last).operands().handles();
    if !can_replace(r.op(op), results.iter().copied().map(Some)) {
        return None;
    }
    // Like upstream, erases the terminator first, which determines the order of visits.
    r.inline_block(block, InsertPoint::Before(op.op()), &[]);
    r.erase_op(last);
    r.replace_op(op, &results);
    Some(())
}
