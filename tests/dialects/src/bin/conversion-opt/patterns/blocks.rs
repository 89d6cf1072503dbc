//! Patterns that create, erase and merge blocks.

use ods_runtime::conversion::ConversionPatternSet;
use ods_runtime::ir::InsertPoint;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::IntegerType;
use ods_runtime::{Block, Op, OpOf};

use crate::test::*;
use crate::types::i32_type;

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    let mut rewrites = ods_runtime::rewrite::PatternSet::default();
    rewrites.add_op("TestCreateBlock", 1, |op: OpOf<CreateBlockOp<'static>>, r| {
        create_block(op.op(), r);
        r.new_op::<FinishOp<'_>>().build();
        r.erase_op(op);
        Some(())
    });
    rewrites.add_op("TestCreateIllegalBlock", 1, |op: OpOf<CreateIllegalBlockOp<'static>>, r| {
        create_block(op.op(), r);
        {
            let ty = i32_type(r);
            IllegalOpF::build(r, ty)
        };
        r.new_op::<FinishOp<'_>>().build();
        r.erase_op(op);
        Some(())
    });
    rewrites.add_op("TestUndoBlockArgReplace", 1, replace_argument);
    rewrites.add_op("TestUndoBlockErase", 1, erase_block);
    rewrites.add_op("TestUndoBlocksMerge", 1, merge_blocks);
    patterns.add_rewrites(rewrites);
}

/// Creates a block with two arguments at the end of the region of `op`, and inserts there.
fn create_block(op: Op, r: &mut Rewriter<'_>) -> Option<Block> {
    let region = r.op(op).parent_region()?.handle();
    let ty = IntegerType::get(r.ctx(), 32).handle();
    let block = r.create_block(region, [ty, ty]);
    r.set_insert_point(InsertPoint::End(block));
    Some(block)
}

/// Replaces a block argument by the result of an illegal operation.
fn replace_argument(op: OpOf<UndoBlockArgReplaceOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let argument = r.get(op).region().first_block()?.argument(0).handle();
    let illegal = {
        let ty = i32_type(r);
        IllegalOpF::build(r, ty)
    };
    let result = r.result(illegal, 0);
    r.replace_all_uses(argument, result);
    r.modify(op, |_, _| {});
    Some(())
}

/// Creates an illegal operation in the second block, and erases the block.
fn erase_block(op: OpOf<UndoBlockEraseOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let second = r.get(op).region().blocks().nth(1)?.handle();
    r.set_insert_point(InsertPoint::Start(second));
    {
        let ty = i32_type(r);
        IllegalOpF::build(r, ty)
    };
    r.erase_block(second);
    r.modify(op, |_, _| {});
    Some(())
}

/// Merges the second block with the first one, whose terminator passes the arguments, and creates an illegal operation.
fn merge_blocks(op: OpOf<UndoBlocksMergeOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let mut blocks = r.get(op).region().blocks();
    let (first, second) = (blocks.next()?, blocks.next()?.handle());
    let branch = first.back()?;
    let (first, branch, values) = (first.handle(), branch.handle(), branch.operands().handles());
    r.erase_op(branch);
    r.set_insert_point(InsertPoint::End(first));
    {
        let ty = i32_type(r);
        IllegalOpF::build(r, ty)
    };
    r.merge_blocks(second, first, &values);
    r.modify(op, |_, _| {});
    Some(())
}
