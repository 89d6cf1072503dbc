//! Operands of branches.

use crate::conversion::ConversionPattern;
use crate::core::ir::Value;
use crate::semantics::interfaces::BranchOpInterface;

/// A pattern that replaces the operands that branches pass to blocks by the converted ones. It applies to all operations with
/// `BranchOpInterface`, and does not match if an operand is converted to several values or none. Corresponds to
/// `populateBranchOpInterfaceTypeConversionPattern`.
pub fn branch_type_pattern() -> ConversionPattern {
    ConversionPattern::on_kinds(
        "BranchTypeConversion",
        |op| op.isa::<BranchOpInterface<'_>>(),
        |op, operands, r| {
            let branch = r.op(op).cast::<BranchOpInterface<'_>>();
            let mut new: Vec<Value> = branch.operands().handles().to_vec();
            let mut converted = Vec::new();
            for successor in branch.all_successor_operands() {
                let forwarded = successor.forwarded();
                converted.extend(forwarded.op_operands().map(|operand| operand.operand_number()));
            }
            for index in converted {
                let [value] = *operands[index] else {
                    return r.no_match(op, "an operand is converted to several values or none");
                };
                new[index] = value;
            }
            r.modify(op, |ir, op| ir.set_operands(op, &new));
            Some(())
        },
    )
}
