//! Operands of branches.

use crate::conversion::ConversionPattern;
use crate::core::ir::Value;
use crate::core::types::Type;
use crate::semantics::interfaces::BranchOpInterface;

/// A pattern that replaces the operands that branches pass to blocks by the converted ones, and converts the arguments of the
/// blocks. It applies to all operations with `BranchOpInterface`, and does not match if an operand is converted to several values or none. Corresponds to
/// `populateBranchOpInterfaceTypeConversionPattern`.
pub fn branch_type_pattern() -> ConversionPattern {
    ConversionPattern::on_kinds(
        "BranchTypeConversion",
        |op| op.isa::<BranchOpInterface<'_>>(),
        |op, operands, r| {
            let branch = r.op(op).cast::<BranchOpInterface<'_>>();
            let mut new: Vec<Value> = branch.operands().handles().to_vec();
            let successors = branch.successors().map(|block| block.handle());
            let passed = branch.all_successor_operands().into_iter().map(|successor| {
                let produced = successor.num_produced();
                let forwarded = successor.forwarded().op_operands();
                (produced, forwarded.map(|operand| operand.operand_number()).collect::<Vec<_>>())
            });
            let successors: Vec<_> = successors.zip(passed).collect();
            for (block, (produced, indices)) in successors {
                let types = r.block(block).argument_types().take(produced);
                let mut types: Vec<Type> = types.map(|ty| ty.handle()).collect();
                for index in indices {
                    let [value] = *operands[index] else {
                        return r.no_match(op, "an operand is converted to several values or none");
                    };
                    new[index] = value;
                    types.push(r.value(value).ty().handle());
                }
                r.convert_successor(op, block, &types)?;
            }
            r.modify(op, |ir, op| ir.set_operands(op, &new));
            Some(())
        },
    )
}
