//! Dominance checks of the verifier.

use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::{Op, OpRef, RegionRef};
use crate::semantics::dominance::DominanceInfo;
use crate::semantics::traits::IsIsolatedFromAbove;

/// Verifies the operands of operations in `root`, up to and including those that are isolated from above. `reaching`
/// lists the operations with operands that are not trivially dominated by their definition.
pub(super) fn verify_dominance(root: OpRef<'_>, reaching: &[Op]) -> VerifyResult {
    if reaching.is_empty() {
        return Ok(());
    }
    let mut dominance = DominanceInfo::new();
    let violated = |op: &Op| first_violation(root.ir().op(*op), &mut dominance).is_some();
    if !reaching.iter().any(violated) {
        return Ok(());
    }
    // Report the violation that upstream finds first.
    let mut pending = vec![root];
    while let Some(op) = pending.pop() {
        for nested in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
        {
            if let Some(operand) = first_violation(nested, &mut dominance) {
                return Err(dominance_error(nested, operand));
            }
            if nested.num_regions() > 0 && !nested.has_trait::<IsIsolatedFromAbove>() {
                pending.push(nested);
            }
        }
    }
    Ok(())
}

/// The first operand of `op` whose definition does not dominate `op`.
fn first_violation(op: OpRef<'_>, dominance: &mut DominanceInfo) -> Option<usize> {
    let reachable = op.block().is_some_and(|block| dominance.is_reachable(block));
    if !reachable {
        return None;
    }
    op.operands().position(|operand| !dominance.value_dominates(operand, op))
}

fn dominance_error(op: OpRef<'_>, index: usize) -> Diagnostic {
    let error = op.error(format!("operand #{index} does not dominate this use"));
    let operand = op.operand(index);
    let region = op.parent_region();
    let block = op.block();
    let defined_in = operand.parent_block().map(|b| op.ir().block(b));
    let defining_region = defined_in.and_then(|b| b.parent());
    let is_parent = |a: Option<RegionRef<'_>>, b: Option<RegionRef<'_>>| {
        a.zip(b).is_some_and(|(a, b)| a != b && a.is_ancestor(b))
    };
    let what = if operand.defining_op().is_some() { "op" } else { "" };
    let place = if what == "op" && block == defined_in {
        "in the same block"
    } else if region == defining_region {
        "in the same region"
    } else if is_parent(defining_region, region) {
        "in a parent region"
    } else if is_parent(region, defining_region) {
        "in a child region"
    } else if what == "op" {
        "is neither in a parent nor in a child region"
    } else {
        "neither in a parent nor in a child region"
    };
    match operand.defining_op() {
        Some(def) => error.note(Some(def.loc()), format!("operand defined here (op {place})")),
        None => {
            let parent = defined_in.and_then(|b| b.parent_op());
            let number = defined_in
                .zip(defining_region)
                .and_then(|(block, region)| region.blocks().position(|b| b == block))
                .unwrap_or(0);
            error.note(
                Some(parent.map_or(crate::core::location::Location::UNKNOWN, |op| op.loc())),
                format!("operand defined as a block argument (block #{number} {place})"),
            )
        }
    }
}
