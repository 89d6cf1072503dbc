//! Branches with a weight for each successor or region.

use super::{WeightedBranchOpInterface, WeightedRegionBranchOpInterface};
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;

/// Verifies that there is one weight per successor.
pub(crate) fn verify_weighted_branch(op: WeightedBranchOpInterface<'_>) -> VerifyResult {
    verify_weights(*op, &op.weights(), op.num_successors(), "successors")
}

/// Verifies that there is one weight per region.
pub(crate) fn verify_weighted_region_branch(
    op: WeightedRegionBranchOpInterface<'_>,
) -> VerifyResult {
    verify_weights(*op, &op.weights(), op.num_regions(), "regions")
}

fn verify_weights(op: OpRef<'_>, weights: &[i32], expected: usize, what: &str) -> VerifyResult {
    if weights.is_empty() {
        return Ok(());
    }
    if weights.len() != expected {
        return Err(op.error(format!(
            "expects number of branch weights to match number of {what}: {} vs {expected}",
            weights.len()
        )));
    }
    if weights.iter().all(|weight| *weight == 0) {
        return Err(op.error("branch weights cannot all be zero"));
    }
    Ok(())
}
