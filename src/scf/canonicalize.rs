//! Canonicalization.

mod conditions;
mod execute;
mod forall;
mod loops;
mod parallel;
mod while_loop;

use ods_runtime::hooks::Rewriter;
use ods_runtime::ir::InsertPoint;
use ods_runtime::matchers::{OpFoldResult, constant_int};
use ods_runtime::{Block, BlockRef, Op, OpRef, Region, Type, Value, ValueRef};

use super::YieldOp;
use crate::arith::XOrIOp;

/// The last block of a region; `None` if it has no blocks.
fn last_block(region: Region, r: &Rewriter<'_>) -> Option<Block> {
    Some(r.ir().region(region).last_block()?.handle())
}

/// The operands of the last operation of `block`.
fn yielded(block: Block, r: &Rewriter<'_>) -> Vec<Value> {
    let last = r.ir().block(block).back();
    last.into_iter().flat_map(|last| last.operands()).map(|value| value.handle()).collect()
}

/// Replaces the last operation of `block` by a `yield` of `values`.
fn replace_yield(block: Block, values: &[Value], r: &mut Rewriter<'_>) {
    let Some(last) = r.ir().block(block).back() else { return };
    let (last, loc, outer) = (last.handle(), last.loc(), r.loc());
    r.set_insert_point(InsertPoint::End(block));
    r.set_loc(loc);
    YieldOp::build(r, values);
    r.set_loc(outer);
    r.erase_op(last);
}

/// The operations of `block` without the terminator.
fn body<'ir>(block: BlockRef<'ir>) -> impl Iterator<Item = OpRef<'ir>> {
    let terminator = block.back();
    block.ops().filter(move |op| Some(*op) != terminator)
}

/// The only operation of `block` besides the terminator.
fn only(block: BlockRef<'_>) -> Option<OpRef<'_>> {
    let mut ops = body(block);
    let first = ops.next()?;
    ops.next().is_none().then_some(first)
}

/// The types of the results of `op`.
fn result_types(op: OpRef<'_>) -> Vec<Type> {
    op.results().types().map(|ty| ty.handle()).collect()
}

/// The operand of a negation, which is `arith.xori` with a true constant on the right.
fn negated(value: ValueRef<'_>) -> Option<ValueRef<'_>> {
    let xor = value.defining_op()?.dyn_cast::<XOrIOp<'_>>()?;
    if xor.uses_itself() {
        return None;
    }
    (constant_int(xor.rhs())?.to_u64() == Some(1)).then(|| xor.lhs())
}

/// The number of iterations of a loop over signed numbers, if it is 0 or 1.
fn zero_or_one_iterations(bounds: [OpFoldResult<'_>; 3]) -> Option<u64> {
    let [lower, upper, step] = bounds;
    let count = super::loops::trip_count(lower, upper, step, true)?.to_u64();
    count.filter(|count| *count <= 1)
}

/// The operation and operand number of each use of `value`.
fn uses(value: Value, r: &Rewriter<'_>) -> Vec<(Op, usize)> {
    let uses = r.ir().value(value).uses();
    uses.map(|operand| (operand.owner().handle(), operand.operand_number())).collect()
}
