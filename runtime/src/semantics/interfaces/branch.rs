//! Terminators that transfer control to other blocks.

use smallvec::SmallVec;

use super::BranchOpInterface;
use crate::core::diag::VerifyResult;
use crate::core::ir::{OpRef, OperandRange, ValueRef};

/// The operands that a terminator passes to one successor: first the values it produces, then the forwarded ones.
#[derive(Clone, Debug)]
pub struct SuccessorOperands<'ir> {
    produced: usize,
    forwarded: OperandRange<'ir>,
}

/// The operands that the successors of a terminator get, in order.
pub type SuccessorOperandList<'ir> = SmallVec<[SuccessorOperands<'ir>; 2]>;

impl<'ir> SuccessorOperands<'ir> {
    /// Successor operands that are all forwarded. No two successors share operands, because they change independently;
    /// `op.operands().slice(0..0)` are none.
    pub fn new(forwarded: OperandRange<'ir>) -> Self {
        SuccessorOperands { produced: 0, forwarded }
    }

    /// Successor operands that start with `produced` values of the terminator itself.
    pub fn with_produced(produced: usize, forwarded: OperandRange<'ir>) -> Self {
        SuccessorOperands { produced, forwarded }
    }

    /// The number of values that the terminator produces.
    pub fn num_produced(&self) -> usize {
        self.produced
    }

    /// The total number of values passed.
    pub fn len(&self) -> usize {
        self.produced + self.forwarded.len()
    }

    /// Whether no values are passed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The forwarded operands.
    pub fn forwarded(&self) -> OperandRange<'ir> {
        self.forwarded.clone()
    }

    /// The value passed for block argument `index`; `None` if the terminator produces it.
    pub fn get(&self, index: usize) -> Option<ValueRef<'ir>> {
        self.forwarded.get(index.checked_sub(self.produced)?)
    }
}

/// Verifies that the operands passed to successors match the arguments of their blocks.
pub(crate) fn verify_branch(op: BranchOpInterface<'_>) -> VerifyResult {
    for (i, (successor, operands)) in op.successors().zip(op.all_successor_operands()).enumerate() {
        let expected = successor.num_arguments();
        if operands.len() != expected {
            return Err(op.error(format!(
                "branch has {} operands for successor #{i}, but target block has {expected}",
                operands.len()
            )));
        }
        for j in operands.num_produced()..expected {
            let Some(value) = operands.get(j) else { continue };
            if !op.are_types_compatible(value.ty(), successor.argument(j).ty()) {
                return Err(
                    op.error(format!("type mismatch for bb argument #{j} of successor #{i}"))
                );
            }
        }
    }
    Ok(())
}

/// The block argument that receives operand `index`, if the operand is forwarded.
pub(crate) fn successor_block_argument(
    op: BranchOpInterface<'_>,
    index: usize,
) -> Option<ValueRef<'_>> {
    receiving_argument(*op, &op.all_successor_operands(), index)
}

/// The block argument that receives operand `index` of `op`, which passes `operands` to its successors.
pub(crate) fn receiving_argument<'ir>(
    op: OpRef<'ir>,
    operands: &[SuccessorOperands<'ir>],
    index: usize,
) -> Option<ValueRef<'ir>> {
    let first = op.operands().first_slot();
    operands.iter().enumerate().find_map(|(successor, operands)| {
        let before = (operands.forwarded.first_slot() - first) as usize;
        let offset = index.checked_sub(before).filter(|it| *it < operands.forwarded.len())?;
        Some(op.successor(successor).argument(operands.produced + offset))
    })
}
