//! Operations whose result types follow from their operands.

use super::define::op_interface;
use crate::diag::{Diagnostic, VerifyResult};
use crate::types::{Type, TypeRef};

op_interface! {
    /// Computes the result types. Corresponds to `mlir::InferTypeOpInterface`.
    InferTypeOpInterface, InferTypeOpInterfaceTrait, InferTypeOpInterfaceTable, bit = 6, verify_regions = verify;

    /// The types that the results must have.
    fn inferred_types(self) -> Result<Vec<Type>, Diagnostic>;

    /// Whether results may have the second types where the first were computed.
    fn are_return_types_compatible(self, inferred: &[TypeRef<'ir>], actual: &[TypeRef<'ir>]) -> bool {
        let _ = self;
        inferred == actual
    };
}

fn verify(op: InferTypeOpInterface<'_>) -> VerifyResult {
    let types = op.inferred_types()?;
    let inferred: Vec<_> = types.iter().map(|ty| op.ctx().type_ref(*ty)).collect();
    let actual: Vec<_> = op.results().types().collect();
    if op.are_return_types_compatible(&inferred, &actual) {
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
