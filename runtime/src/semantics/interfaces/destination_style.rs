//! Operations that write their results into operands.

use super::{DestinationStyleOpInterface, DestinationStyleOpInterfaceTable};
use crate::core::diag::VerifyResult;
use crate::core::interfaces::implemented;
use crate::core::ir::{Ir, Op, OpOperand, Value};
use crate::kinds::types::{BaseMemRefType, TensorType};

/// Sets destination `index` of `op` to `value`.
///
/// # Panics
///
/// If `op` does not implement `DestinationStyleOpInterface` or has no destination `index`.
pub fn set_dps_init_operand(ir: &mut Ir, op: impl Into<Op>, index: usize, value: Value) {
    let op = op.into();
    let table = implemented::<DestinationStyleOpInterfaceTable>(ir, op);
    let number =
        (table.dps_inits)(ir.op(op)).op_operands().nth(index).map(OpOperand::operand_number);
    match number {
        Some(number) => ir.set_operand(op, number, value),
        None => panic!("'{}' has no destination {index}", ir.op(op).name()),
    }
}

/// Verifies that destinations are memrefs or tensors, and that the results match the tensors.
pub(crate) fn verify_destination_style(op: DestinationStyleOpInterface<'_>) -> VerifyResult {
    let mut tensors = Vec::new();
    for operand in op.dps_inits().op_operands() {
        let ty = operand.get().ty();
        if ty.isa::<TensorType<'_>>() {
            tensors.push(operand);
        } else if !ty.isa::<BaseMemRefType<'_>>() {
            return Err(op.op_error(format!(
                "expected that operand #{} is a tensor or a memref",
                operand.operand_number()
            )));
        }
    }
    let results = op.results().types().filter(|ty| ty.isa::<TensorType<'_>>()).count();
    if results != tensors.len() {
        return Err(op.op_error(format!(
            "expected the number of tensor results ({results}) to be equal to the number of output tensors ({})",
            tensors.len()
        )));
    }
    for operand in tensors {
        let Some(result) = op.tied_op_result(operand) else { continue };
        let (expected, actual) = (operand.get().ty(), result.ty());
        if expected != actual {
            return Err(op.op_error(format!(
                "expected type of operand #{} ('{expected}') to match type of corresponding result ('{actual}')",
                operand.operand_number()
            )));
        }
    }
    Ok(())
}
