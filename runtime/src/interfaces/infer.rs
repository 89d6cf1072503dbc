//! Operations whose result types follow from their operands.

use super::InferTypeOpInterface;
use crate::diag::{Diagnostic, VerifyResult};
use crate::types::TypeRef;

/// Checks that the results have the types that are computed for them.
pub(crate) fn verify_inferred_types(op: InferTypeOpInterface<'_>) -> VerifyResult {
    let inferred = op.infer_return_types()?;
    let actual: Vec<_> = op.results().types().collect();
    if op.is_compatible_return_types(&inferred, &actual) {
        return Ok(());
    }
    let list = |types: &[TypeRef<'_>]| {
        types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
    };
    // Upstream reports it for a place, not for the operation, which it therefore does not show.
    let error = Diagnostic::error(
        op.loc(),
        format!(
            "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
            op.name(),
            list(&inferred),
            list(&actual)
        ),
    );
    Err(error.followed_by(op.op_error("failed to infer returned types")))
}
