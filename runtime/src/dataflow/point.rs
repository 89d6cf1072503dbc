//! Program points: places between operations.

use crate::core::ir::{Block, BlockRef, Ir, Op, OpRef};

/// A place in a block: at its start, or after an operation. Corresponds to `mlir::ProgramPoint`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ProgramPoint {
    /// The start of a block.
    Start(Block),
    /// After an operation. The only point of an operation that is in no block.
    After(Op),
}

impl ProgramPoint {
    /// The point before `op`.
    pub fn before(op: OpRef<'_>) -> Self {
        match (op.prev(), op.block_handle()) {
            (Some(prev), _) => ProgramPoint::After(prev.handle()),
            (None, Some(block)) => ProgramPoint::Start(block),
            (None, None) => ProgramPoint::After(op.handle()),
        }
    }

    /// The point after `op`.
    pub fn after(op: impl Into<Op>) -> Self {
        ProgramPoint::After(op.into())
    }

    /// The point at the end of `block`.
    pub fn end(block: BlockRef<'_>) -> Self {
        match block.back() {
            Some(last) => ProgramPoint::After(last.handle()),
            None => ProgramPoint::Start(block.handle()),
        }
    }

    /// The operation before the point.
    pub fn prev_op(self) -> Option<Op> {
        match self {
            ProgramPoint::Start(_) => None,
            ProgramPoint::After(op) => Some(op),
        }
    }

    /// The operation after the point; for an operation that is in no block, this operation.
    pub fn next_op(self, ir: &Ir) -> Option<OpRef<'_>> {
        match self {
            ProgramPoint::Start(block) => ir.block(block).front(),
            ProgramPoint::After(op) => {
                let op = ir.op(op);
                if op.block_handle().is_some() { op.next() } else { Some(op) }
            }
        }
    }

    /// The block of the point.
    pub fn block(self, ir: &Ir) -> Option<BlockRef<'_>> {
        match self {
            ProgramPoint::Start(block) => Some(ir.block(block)),
            ProgramPoint::After(op) => ir.op(op).block(),
        }
    }

    /// Whether no operation of the block is after the point.
    pub fn is_block_end(self, ir: &Ir) -> bool {
        match self {
            ProgramPoint::Start(block) => ir.block(block).is_empty(),
            ProgramPoint::After(op) => {
                let op = ir.op(op);
                op.block_handle().is_some() && op.next().is_none()
            }
        }
    }
}
