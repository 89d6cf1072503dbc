//! Branches that know how often each of their successors is taken.

use super::define::op_interface;
use crate::diag::VerifyResult;

op_interface! {
    /// A branch with a weight per successor. Corresponds to `mlir::WeightedBranchOpInterface`.
    WeightedBranchOpInterface, WeightedBranchOpInterfaceTrait, WeightedBranchOpInterfaceTable, bit = 10, verify = verify;

    /// The weights; none if they are not known.
    fn weights(self) -> Vec<i32>;
}

fn verify(op: WeightedBranchOpInterface<'_>) -> VerifyResult {
    let (weights, successors) = (op.weights(), op.num_successors());
    if weights.is_empty() {
        return Ok(());
    }
    if weights.len() != successors {
        return Err(op.error(format!(
            "expects number of branch weights to match number of successors: {} vs {successors}",
            weights.len()
        )));
    }
    if weights.iter().all(|weight| *weight == 0) {
        return Err(op.error("branch weights cannot all be zero"));
    }
    Ok(())
}
