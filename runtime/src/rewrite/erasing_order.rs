//! The order in which operations and blocks are erased one by one.

use rustc_hash::FxHashSet;

use crate::core::ir::{Block, Ir, Op, OpRef, ValueRef};
use crate::semantics::dominance::post_order;

/// An operation or block that is erased.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Erased {
    Op(Op),
    Block(Block),
}

/// Operations and blocks with everything in them, in the order in which they are erased: the last region first, in a
/// region successors before predecessors, in a block the last operation first, and blocks after all operations of the
/// region.
#[derive(Debug)]
pub(crate) struct ErasingOrder {
    pub(crate) entities: Vec<Erased>,
}

/// A pending step: an operation with its contents, or an entity whose contents are listed.
enum Task {
    Contents(Op),
    Entity(Erased),
}

impl ErasingOrder {
    /// `op` and everything in it.
    pub(crate) fn of_op(op: OpRef<'_>) -> Self {
        Self::of_ops(op.ir(), &[op.handle()])
    }

    /// `ops` and everything in them.
    pub(crate) fn of_ops(ir: &Ir, ops: &[Op]) -> Self {
        Self::new(ir, ops.iter().rev().map(|op| Task::Contents(*op)).collect())
    }

    /// `blocks` and everything in them, block by block.
    pub(crate) fn of_blocks(ir: &Ir, blocks: &[Block]) -> Self {
        let mut stack = Vec::new();
        for block in blocks.iter().rev() {
            push_blocks(ir, &[*block], &mut stack);
        }
        Self::new(ir, stack)
    }

    fn new(ir: &Ir, mut stack: Vec<Task>) -> Self {
        let mut entities = Vec::new();
        while let Some(task) = stack.pop() {
            let op = match task {
                Task::Contents(op) => op,
                Task::Entity(entity) => {
                    entities.push(entity);
                    continue;
                }
            };
            stack.push(Task::Entity(Erased::Op(op)));
            for region in ir.op(op).regions() {
                let mut blocks = post_order(region);
                let reachable: FxHashSet<Block> = blocks.iter().copied().collect();
                let all = region.blocks().map(|block| block.handle());
                blocks.extend(all.filter(|block| !reachable.contains(block)));
                push_blocks(ir, &blocks, &mut stack);
            }
        }
        ErasingOrder { entities }
    }

    /// Checks that only operations of this order use its values and blocks.
    ///
    /// # Panics
    ///
    /// If another operation does.
    #[track_caller]
    pub(crate) fn assert_unused_outside(&self, ir: &Ir) {
        let op_of = |entity: &Erased| match entity {
            Erased::Op(op) => Some(*op),
            Erased::Block(_) => None,
        };
        let erased: FxHashSet<Op> = self.entities.iter().filter_map(op_of).collect();
        let is_used = |value: ValueRef<'_>| {
            value.uses().any(|operand| !erased.contains(&operand.owner().handle()))
        };
        for entity in &self.entities {
            match entity {
                Erased::Op(op) => {
                    let op = ir.op(*op);
                    assert!(
                        !op.results().any(is_used),
                        "erased operation has uses: `{}`",
                        op.name()
                    );
                }
                Erased::Block(block) => {
                    let block = ir.block(*block);
                    assert!(!block.arguments().any(is_used), "erased block argument has uses");
                    let is_successor = block.predecessor_ops().any(|op| !erased.contains(&op));
                    assert!(!is_successor, "erased block has predecessors");
                }
            }
        }
    }
}

/// Pushes `blocks`, which are in the order in which they are erased.
fn push_blocks(ir: &Ir, blocks: &[Block], stack: &mut Vec<Task>) {
    stack.extend(blocks.iter().rev().map(|block| Task::Entity(Erased::Block(*block))));
    for block in blocks.iter().rev() {
        stack.extend(ir.block(*block).ops().map(|op| Task::Contents(op.handle())));
    }
}
