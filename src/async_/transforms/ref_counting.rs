//! The passes that count references to tokens, values and groups.

mod automatic;
mod cancel;
mod liveness;
mod policy;

use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::{Block, Ir, Location, Op, OpBuilder, OpRef, TypeRef, Value};

use crate::async_::{
    AwaitAllOp, AwaitOp, ExecuteOp, GroupType, RuntimeAddRefOp, RuntimeDropRefOp, TokenType,
    ValueType, YieldOp,
};

/// The values in `root` whose references are counted: block arguments first.
fn counted_values(root: OpRef<'_>) -> Vec<Value> {
    let ir = root.ir();
    let blocks = blocks_in_post_order(root).into_iter().map(|block| ir.block(block));
    let arguments = blocks.flat_map(|block| block.argument_handles()).copied();
    let results = root.walk(WalkOrder::Post).flat_map(|op| op.results());
    let values = arguments.chain(results.map(|result| result.handle()));
    values.filter(|value| is_counted(ir.value(*value).ty())).collect()
}

fn is_counted(ty: TypeRef<'_>) -> bool {
    ty.isa::<TokenType<'_>>() || ty.isa::<ValueType<'_>>() || ty.isa::<GroupType<'_>>()
}

/// The blocks in `root`, after those in their operations.
fn blocks_in_post_order(root: OpRef<'_>) -> Vec<Block> {
    enum Step {
        Enter(Block),
        Leave(Block),
    }
    let mut blocks = Vec::new();
    let enter = |op: OpRef<'_>, stack: &mut Vec<Step>| {
        let start = stack.len();
        let blocks = op.regions().flat_map(|region| region.blocks());
        stack.extend(blocks.map(|block| Step::Enter(block.handle())));
        stack[start..].reverse();
    };
    let mut stack = Vec::new();
    enter(root, &mut stack);
    while let Some(step) = stack.pop() {
        match step {
            Step::Leave(block) => blocks.push(block),
            Step::Enter(block) => {
                stack.push(Step::Leave(block));
                let mut next = root.ir().block(block).back();
                while let Some(op) = next {
                    enter(op, &mut stack);
                    next = op.prev();
                }
            }
        }
    }
    blocks
}

/// Checks that no operations are left whose conversion changes the number of references.
fn check_is_converted(root: OpRef<'_>) -> Result<(), Diagnostic> {
    let is_high_level = |op: &OpRef<'_>| {
        op.isa::<ExecuteOp<'_>>()
            || op.isa::<AwaitOp<'_>>()
            || op.isa::<AwaitAllOp<'_>>()
            || op.isa::<YieldOp<'_>>()
    };
    match root.walk(WalkOrder::Post).find(is_high_level) {
        Some(op) => Err(op.error("async operations must be lowered to async runtime operations")),
        None => Ok(()),
    }
}

/// A builder at `point` with the location of `value`.
fn builder(ir: &mut Ir, value: Value, point: InsertPoint) -> OpBuilder<'_> {
    let loc = ir.value(value).loc().unwrap_or(Location::UNKNOWN);
    OpBuilder::new(ir, point, loc)
}

fn add_ref(ir: &mut Ir, value: Value, before: Op) {
    RuntimeAddRefOp::build(&mut builder(ir, value, InsertPoint::Before(before)), value, 1);
}

fn drop_ref(ir: &mut Ir, value: Value, point: InsertPoint) {
    RuntimeDropRefOp::build(&mut builder(ir, value, point), value, 1);
}

/// Drops the reference to `value` where it is defined, if it is not used. Returns whether it is not.
fn drop_unused(ir: &mut Ir, value: Value) -> bool {
    let view = ir.value(value);
    if view.has_uses() {
        return false;
    }
    let point = match (view.defining_op(), view.parent_block()) {
        (Some(op), _) => InsertPoint::After(op.handle()),
        (None, Some(block)) => InsertPoint::Start(block),
        (None, None) => return true,
    };
    drop_ref(ir, value, point);
    true
}
