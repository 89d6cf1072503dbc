//! Cast operations.

use super::CastOpInterface;
use crate::core::diag::VerifyResult;
use crate::core::types::TypeRef;

/// Verifies that the operand types can be cast to the result types.
pub(crate) fn verify_cast(op: CastOpInterface<'_>) -> VerifyResult {
    let inputs: Vec<_> = op.operands().types().collect();
    let outputs: Vec<_> = op.results().types().collect();
    if op.are_cast_compatible(&inputs, &outputs) {
        return Ok(());
    }
    let list = |types: &[TypeRef<'_>]| {
        let list = types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ");
        if types.is_empty() { "[]".to_owned() } else { list }
    };
    let plural = |n: usize| if n == 1 { "" } else { "s" };
    Err(op.op_error(format!(
        "operand type{} {} and result type{} {} are cast incompatible",
        plural(inputs.len()),
        list(&inputs),
        plural(outputs.len()),
        list(&outputs)
    )))
}
