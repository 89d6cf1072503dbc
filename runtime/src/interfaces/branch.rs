//! Terminators that pass control to other blocks.

use super::define::op_interface;
use crate::attrs::Attribute;
use crate::diag::VerifyResult;
use crate::ir::{OperandRange, ValueRef};
use crate::types::TypeRef;

/// The operands that a terminator passes to one successor: first values that it makes itself, then forwarded ones.
#[derive(Clone, Debug)]
pub struct SuccessorOperands<'ir> {
    produced: usize,
    forwarded: OperandRange<'ir>,
}

impl<'ir> SuccessorOperands<'ir> {
    /// Operands that are all forwarded.
    pub fn new(forwarded: OperandRange<'ir>) -> Self {
        SuccessorOperands { produced: 0, forwarded }
    }

    /// `produced` values that the terminator makes, then `forwarded`.
    pub fn with_produced(produced: usize, forwarded: OperandRange<'ir>) -> Self {
        SuccessorOperands { produced, forwarded }
    }

    /// The number of values that the terminator makes.
    pub fn num_produced(&self) -> usize {
        self.produced
    }

    /// The number of values passed in all.
    pub fn len(&self) -> usize {
        self.produced + self.forwarded.len()
    }

    /// Whether nothing is passed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The forwarded operands.
    pub fn forwarded(&self) -> OperandRange<'ir> {
        self.forwarded.clone()
    }

    /// The value passed for block argument `index`; `None` if the terminator makes it.
    pub fn get(&self, index: usize) -> Option<ValueRef<'ir>> {
        self.forwarded.get(index.checked_sub(self.produced)?)
    }
}

op_interface! {
    /// A terminator that passes operands to successors. Corresponds to `mlir::BranchOpInterface`.
    BranchOpInterface, BranchOpInterfaceTrait, BranchOpInterfaceTable, bit = 1, verify = verify;

    /// The operands that successor `index` gets.
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir>;

    /// Whether a value of one type may be passed where the other is expected.
    fn are_types_compatible(self, lhs: TypeRef<'ir>, rhs: TypeRef<'ir>) -> bool {
        let _ = self;
        lhs == rhs
    };

    /// The successor that is taken when the operands have these values.
    fn successor_for_operands(self, operands: &[Option<Attribute>]) -> Option<usize> {
        let _ = (self, operands);
        None
    };
}

fn verify(op: BranchOpInterface<'_>) -> VerifyResult {
    for (i, successor) in op.successors().enumerate() {
        let operands = op.successor_operands(i);
        let wanted = successor.num_arguments();
        if operands.len() != wanted {
            return Err(op.error(format!(
                "branch has {} operands for successor #{i}, but target block has {wanted}",
                operands.len()
            )));
        }
        for j in operands.num_produced()..wanted {
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
