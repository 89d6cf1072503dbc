//! `scf.if`, `scf.execute_region` and `scf.index_switch`.

use ods_runtime::ir::InsertPoint;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::IntegerType;
use ods_runtime::{Block, OpOf, Region, Type, Value};

use super::{append_branch, branch_from};
use crate::arith::IndexCastOp;
use crate::cf::{CondBranchOp, SwitchOp};
use crate::scf::{ExecuteRegionOp, IfOp, IndexSwitchOp, YieldOp};

/// Both regions branch to a block with the results as arguments.
pub(super) fn convert_if(op: OpOf<IfOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let condition = view.condition().handle();
    let (then_region, else_region) = (view.then_region().handle(), view.else_region().handle());
    let types: Vec<Type> = view.results().types().map(|ty| ty.handle()).collect();
    let before = view.block()?.handle();

    let after = r.split_block(op);
    let region = r.block(after).parent()?.handle();
    let mut end = after;
    let mut results = Vec::new();
    if !types.is_empty() {
        end = r.create_block(region, types);
        r.move_block(end, region, Some(after));
        append_branch(end, after, &[], r);
        results.extend(r.block(end).argument_handles());
    }
    let then_block = move_before(then_region, end, end, r)?;
    let else_block =
        if r.region(else_region).is_empty() { end } else { move_before(else_region, end, end, r)? };
    r.set_insert_point(InsertPoint::End(before));
    CondBranchOp::build(r, condition, then_block, &[], else_block, &[]);
    r.replace_op(op, &results);
    Some(())
}

/// Moves the blocks of `from` before `before`, and lets the last one branch to `dest`. Returns the first one.
fn move_before(from: Region, before: Block, dest: Block, r: &mut Rewriter<'_>) -> Option<Block> {
    let first = r.region(from).first_block()?.handle();
    let last = r.region(from).last_block()?.handle();
    branch_from(last, dest, r)?;
    let region = r.block(before).parent()?.handle();
    r.inline_region(from, region, Some(before));
    Some(first)
}

/// The region continues behind the operation.
pub(super) fn convert_execute_region(
    op: OpOf<ExecuteRegionOp<'static>>,
    r: &mut Rewriter<'_>,
) -> Option<()> {
    let view = r.get(op);
    let body = view.region().handle();
    let blocks: Vec<Block> = view.region().blocks().map(|block| block.handle()).collect();
    let before = view.block()?.handle();

    let after = r.split_block(op);
    for block in &blocks {
        if r.block(*block).back().is_some_and(|last| last.isa::<YieldOp<'_>>()) {
            branch_from(*block, after, r)?;
        }
    }
    append_branch(before, *blocks.first()?, &[], r);
    let region = r.block(after).parent()?.handle();
    r.inline_region(body, region, Some(after));
    let results = add_results(op.op(), after, r);
    r.replace_op(op, &results);
    Some(())
}

/// Adds arguments for the results of `op` to the new block `block`.
fn add_results(op: ods_runtime::Op, block: Block, r: &mut Rewriter<'_>) -> Vec<Value> {
    let loc = r.op(op).loc();
    let types: Vec<Type> = r.op(op).results().types().map(|ty| ty.handle()).collect();
    types.into_iter().map(|ty| r.ir_mut().add_argument(block, ty, loc)).collect()
}

/// The cases are blocks, to which `cf.switch` branches.
pub(super) fn convert_index_switch(
    op: OpOf<IndexSwitchOp<'static>>,
    r: &mut Rewriter<'_>,
) -> Option<()> {
    let view = r.get(op);
    let (index, cases) = (view.arg().handle(), view.cases());
    let case_regions: Vec<Region> = view.case_regions().map(|region| region.handle()).collect();
    let default_region = view.default_region().handle();
    let before = view.block()?.handle();

    let after = r.split_block(op);
    let results = add_results(op.op(), after, r);
    let mut blocks = Vec::new();
    for region in case_regions {
        blocks.push(move_before(region, after, after, r)?);
    }
    let default = move_before(default_region, after, after, r)?;
    r.set_insert_point(InsertPoint::End(before));
    // Upstream casts to i32, which loses bits of the index.
    let ty = IntegerType::get(r.ctx(), 64).handle();
    let flag = IndexCastOp::build(r, ty, index);
    let mut switch = SwitchOp::builder(r, flag, default, ());
    for (case, block) in cases.into_iter().zip(blocks) {
        switch = switch.case(case, block, ());
    }
    switch.build();
    r.replace_op(op, &results);
    Some(())
}
