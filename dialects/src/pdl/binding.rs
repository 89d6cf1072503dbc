//! Values that a pattern must bind.

use super::{PatternOp, ResultOp, ResultsOp};
use crate::prelude::*;

/// The operations that use a result of `op`.
pub(super) fn users(op: OpRef<'_>) -> impl Iterator<Item = OpRef<'_>> {
    op.results().flat_map(|result| result.uses().map(|it| it.owner()))
}

/// Whether an operation that is bound uses a result of `op`. Results alone are not.
fn has_binding_use(op: OpRef<'_>) -> bool {
    users(op).any(|user| {
        let is_result = user.isa::<ResultOp<'_>>() || user.isa::<ResultsOp<'_>>();
        !is_result || has_binding_use(user)
    })
}

/// Verifies that an operation of a matcher is used.
pub(super) fn verify_bound(op: OpRef<'_>) -> VerifyResult {
    let in_matcher = op.parent_op().is_some_and(|parent| parent.isa::<PatternOp<'_>>());
    if !in_matcher || has_binding_use(op) {
        return Ok(());
    }
    Err(op.op_error("expected a bindable user when defined in the matcher body of a `pdl.pattern`"))
}
