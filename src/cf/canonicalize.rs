//! Canonicalization of `assert`, `br` and `cond_br`.

use ods_runtime::attrs::BoolAttr;
use ods_runtime::hooks::{CanonicalizationPatterns, Canonicalize, PatternSet, Rewriter};
use ods_runtime::matchers::constant_int;
use ods_runtime::{Block, BlockRef, Ir, Op, OpOf, Value, ValueRef};

use super::{AssertOp, BranchOp, CondBranchOp};
use crate::arith::{ConstantOp, SelectOp};
use crate::ub::UnreachableOp;

/// A destination of a branch: a block and the operands that are passed to it.
#[derive(Clone, Debug)]
pub(super) struct Destination {
    pub(super) block: Block,
    pub(super) operands: Vec<Value>,
}

impl Destination {
    pub(super) fn new<'ir>(
        block: BlockRef<'ir>,
        operands: impl IntoIterator<Item = ValueRef<'ir>>,
    ) -> Self {
        let operands = operands.into_iter().map(|operand| operand.handle()).collect();
        Destination { block: block.handle(), operands }
    }

    /// Replaces a destination that only branches to another block by that block. Returns whether it did.
    pub(super) fn collapse(&mut self, ir: &Ir) -> bool {
        match self.collapsed(ir) {
            Some(destination) => {
                *self = destination;
                true
            }
            None => false,
        }
    }

    fn collapsed(&self, ir: &Ir) -> Option<Destination> {
        let block = ir.block(self.block);
        let branch = block.front()?.dyn_cast::<BranchOp<'_>>()?;
        let mut users = block.arguments().flat_map(|argument| argument.uses());
        if users.any(|operand| operand.owner() != *branch) || reaches_cycle(block) {
            return None;
        }
        let operands = branch.dest_operands().map(|operand| {
            let is_argument = operand.owner_block() == Some(self.block);
            if is_argument { self.operands[operand.index()] } else { operand.handle() }
        });
        Some(Destination { block: branch.dest().handle(), operands: operands.collect() })
    }
}

/// Whether the chain of unconditional branches from `block` has a cycle.
fn reaches_cycle(block: BlockRef<'_>) -> bool {
    fn next(block: BlockRef<'_>) -> Option<BlockRef<'_>> {
        Some(block.back()?.dyn_cast::<BranchOp<'_>>()?.dest())
    }
    // Floyd's algorithm: the fast block catches up with the slow one only in a cycle.
    let (mut slow, mut fast) = (Some(block), Some(block));
    loop {
        slow = slow.and_then(next);
        fast = fast.and_then(next).and_then(next);
        if fast.is_none() || slow == fast {
            return fast.is_some();
        }
    }
}

/// The only branch to `block`, if there is exactly one.
pub(super) fn single_predecessor(block: BlockRef<'_>) -> Option<BlockRef<'_>> {
    let mut predecessors = block.predecessors();
    let first = predecessors.next()?;
    predecessors.next().is_none().then_some(first)
}

/// Replaces `op`, which has no results, by a branch to `to`.
pub(super) fn replace_by_branch(op: impl Into<Op>, to: &Destination, r: &mut Rewriter<'_>) {
    BranchOp::build(r, to.block, &to.operands);
    r.replace_op(op, &[]);
}

impl Canonicalize for AssertOp<'static> {
    /// Erases an assertion of a true constant.
    fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()> {
        let is_true = constant_int(*r.get(op).arg())?.to_u64() == Some(1);
        is_true.then(|| r.erase_op(op))
    }
}

impl Canonicalize for BranchOp<'static> {
    fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()> {
        merge_with_destination(op, r).or_else(|| skip_destination(op, r))
    }
}

/// Merges a block into the only block that branches to it.
fn merge_with_destination(op: OpOf<BranchOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (block, to) = (view.block()?, Destination::new(view.dest(), view.dest_operands()));
    let passes_own_argument = view.dest_operands().any(|it| it.owner_block() == Some(to.block));
    if to.block == block.handle() || passes_own_argument {
        return None;
    }
    single_predecessor(view.dest())?;
    let block = block.handle();
    r.erase_op(op);
    r.merge_blocks(to.block, block, &to.operands);
    Some(())
}

/// Skips a destination that only branches to another block.
fn skip_destination(op: OpOf<BranchOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let mut to = Destination::new(view.dest(), view.dest_operands());
    if view.dest() == view.block()? || !to.collapse(r.ir()) {
        return None;
    }
    replace_by_branch(op, &to, r);
    Some(())
}

/// A conditional branch.
type CondBranch = OpOf<CondBranchOp<'static>>;

impl CanonicalizationPatterns for CondBranchOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("SimplifyConstCondBranchPred", 1, take_constant_branch);
        patterns.add_op("SimplifyPassThroughCondBranch", 1, skip_destinations);
        patterns.add_op("SimplifyCondBranchIdenticalSuccessors", 1, merge_equal_destinations);
        patterns.add_op(
            "SimplifyCondBranchFromCondBranchOnSameCondition",
            1,
            take_branch_of_predecessor,
        );
        patterns.add_op("CondBranchTruthPropagation", 1, propagate_condition);
        patterns.add_op("DropUnreachableCondBranch", 1, drop_unreachable_destination);
    }
}

/// The destinations if the condition is true and if it is false.
fn destinations(op: CondBranch, r: &Rewriter<'_>) -> [Destination; 2] {
    let view = r.get(op);
    [
        Destination::new(view.true_dest(), view.true_dest_operands()),
        Destination::new(view.false_dest(), view.false_dest_operands()),
    ]
}

fn take_constant_branch(op: CondBranch, r: &mut Rewriter<'_>) -> Option<()> {
    let is_false = constant_int(*r.get(op).condition())?.is_zero();
    let [if_true, if_false] = destinations(op, r);
    replace_by_branch(op, if is_false { &if_false } else { &if_true }, r);
    Some(())
}

/// Skips destinations that only branch to another block.
fn skip_destinations(op: CondBranch, r: &mut Rewriter<'_>) -> Option<()> {
    let [mut if_true, mut if_false] = destinations(op, r);
    let is_true_collapsed = if_true.collapse(r.ir());
    if !if_false.collapse(r.ir()) && !is_true_collapsed {
        return None;
    }
    let view = r.get(op);
    let (condition, weights) = (view.condition().handle(), view.branch_weights());
    let [to_true, to_false] = [&if_true, &if_false];
    let (true_operands, false_operands) = (&to_true.operands, &to_false.operands);
    CondBranchOp::builder(
        r,
        condition,
        to_true.block,
        true_operands,
        to_false.block,
        false_operands,
    )
    .branch_weights(&weights.unwrap_or_default())
    .build();
    r.replace_op(op, &[]);
    Some(())
}

/// Replaces a conditional branch with one destination by a branch. Operands that differ are selected.
fn merge_equal_destinations(op: CondBranch, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    if view.true_dest() != view.false_dest() {
        return None;
    }
    let [if_true, if_false] = destinations(op, r);
    let mut to = if_true;
    if to.operands != if_false.operands {
        let view = r.get(op);
        if view.true_dest().predecessors().any(|block| Some(block) != view.block()) {
            return None;
        }
        let condition = view.condition().handle();
        for (value, other) in to.operands.iter_mut().zip(if_false.operands) {
            if *value != other {
                *value = SelectOp::build(r, condition, *value, other).into();
            }
        }
    }
    replace_by_branch(op, &to, r);
    Some(())
}

/// Takes the branch that the only predecessor took on the same condition.
fn take_branch_of_predecessor(op: CondBranch, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let block = view.block()?;
    let predecessor = single_predecessor(block)?.back()?.dyn_cast::<CondBranchOp<'_>>()?;
    if *predecessor.condition() != *view.condition() {
        return None;
    }
    let is_true = predecessor.true_dest() == block;
    let [if_true, if_false] = destinations(op, r);
    replace_by_branch(op, if is_true { &if_true } else { &if_false }, r);
    Some(())
}

/// Replaces the condition by a constant in destinations that nothing else branches to.
fn propagate_condition(op: CondBranch, r: &mut Rewriter<'_>) -> Option<()> {
    let condition = r.get(op).condition().handle();
    let mut is_changed = None;
    for (index, value) in [true, false].into_iter().enumerate() {
        let destination = r.op(op).successor(index);
        if single_predecessor(destination).is_none()
            || !may_use(destination, r.ir().value(condition))
        {
            continue;
        }
        let uses = r.ir().value(condition).uses();
        let uses: Vec<(Op, usize)> = uses
            .filter(|operand| operand.owner().block() == Some(destination))
            .map(|operand| (operand.owner().handle(), operand.operand_number()))
            .collect();
        if uses.is_empty() {
            continue;
        }
        let value = BoolAttr::get(r.ctx(), value).handle();
        let constant = ConstantOp::build(r, value);
        for (user, index) in uses {
            r.modify(user, |ir, user| ir.set_operand(user, index, constant));
        }
        is_changed = Some(());
    }
    is_changed
}

/// Returns false if no operation in `block` itself uses `value`. Returns true if one does, or if `value` has fewer uses
/// than `block` has operations, so that the search of its uses is faster.
fn may_use(block: BlockRef<'_>, value: ValueRef<'_>) -> bool {
    let mut uses = value.uses();
    block.ops().any(|op| op.operands().any(|operand| operand == value) || uses.next().is_none())
}

/// Branches to the other destination if one has only `ub.unreachable`.
fn drop_unreachable_destination(op: CondBranch, r: &mut Rewriter<'_>) -> Option<()> {
    let is_unreachable =
        |block: BlockRef<'_>| block.front().is_some_and(|op| op.isa::<UnreachableOp<'_>>());
    let view = r.get(op);
    let (true_dest, false_dest) = (view.true_dest(), view.false_dest());
    let to = if is_unreachable(true_dest) {
        Destination::new(false_dest, view.false_dest_operands())
    } else if is_unreachable(false_dest) {
        Destination::new(true_dest, view.true_dest_operands())
    } else {
        return None;
    };
    replace_by_branch(op, &to, r);
    Some(())
}
