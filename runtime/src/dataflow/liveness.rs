//! Liveness of values.

use super::lattice::Lattice;
use super::sparse::SparseTransfer;
use super::sparse_backward::SparseBackward;
use crate::core::ir::{OpOperand, OpRef, ValueRef};
use crate::semantics::interfaces::{
    BranchOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
};
use crate::semantics::side_effects::{is_memory_effect_free, would_op_be_trivially_dead};
use crate::semantics::traits::ReturnLike;

/// Whether a value is live: whether it may influence a side effect, or a value that is visible outside. Corresponds to
/// `mlir::dataflow::Liveness`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Liveness {
    /// Whether the value is live.
    pub is_live: bool,
}

/// The state of a live value.
const LIVE: Liveness = Liveness { is_live: true };

impl Lattice for Liveness {
    fn join(&mut self, other: &Self) -> bool {
        let is_changed = other.is_live && !self.is_live;
        self.is_live |= other.is_live;
        is_changed
    }
}

/// Determines which values are live. Corresponds to `mlir::dataflow::LivenessAnalysis`.
#[derive(Clone, Copy, Debug, Default)]
pub struct LivenessAnalysis;

type Flow<'s, 'ir> = SparseTransfer<'s, 'ir, Liveness>;

/// Whether an operation directly in a region of `op` has side effects.
fn regions_have_effects(op: OpRef<'_>) -> bool {
    let blocks = op.regions().flat_map(|region| region.blocks());
    blocks.flat_map(|block| block.ops()).any(has_side_effects)
}

/// Whether `op` does more than to compute its results.
fn has_side_effects(op: OpRef<'_>) -> bool {
    !is_memory_effect_free(op) && !would_op_be_trivially_dead(op)
}

/// Marks the targets as live if `op` needs all operands, or if a result of `op` is live.
fn visit(op: OpRef<'_>, flow: &mut Flow<'_, '_>) {
    let is_needed = match op.isa::<RegionBranchTerminatorOpInterface<'_>>() {
        true => has_side_effects(op) || op.has_trait::<ReturnLike>(),
        // The operands of other terminators go somewhere unknown.
        false => !would_op_be_trivially_dead(op),
    };
    let results = op.results().handles();
    let is_used = results.into_iter().fold(false, |used, it| used | flow.state_of(it).is_live);
    if is_needed || is_used {
        flow.join_all(&LIVE);
    }
}

impl SparseBackward for LivenessAnalysis {
    type Lattice = Liveness;

    fn exit_state(&self, _: ValueRef<'_>) -> Liveness {
        LIVE
    }

    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut Flow<'_, '_>) {
        visit(op, flow);
    }

    fn visit_branch_operand(&mut self, operand: OpOperand<'_>, flow: &mut Flow<'_, '_>) {
        let op = operand.owner();
        // The operation whose regions and results depend on the operand.
        let around = match op.isa::<RegionBranchOpInterface<'_>>() {
            true => Some(op),
            false => op.parent_op(),
        };
        let is_live = match around {
            // Any block and any argument may depend on the operand of a branch.
            _ if op.isa::<BranchOpInterface<'_>>() => true,
            Some(around) if around.num_results() > 0 => {
                around.results().handles().into_iter().any(|it| flow.state_of(it).is_live)
            }
            Some(around) => regions_have_effects(around),
            None => true,
        };
        if is_live {
            flow.join_all(&LIVE);
        }
        visit(op, flow);
        if op.isa::<RegionBranchTerminatorOpInterface<'_>>()
            && let Some(parent) = op.parent_op()
        {
            visit(parent, flow);
        }
    }

    fn visit_call_operand(&mut self, _: OpOperand<'_>, flow: &mut Flow<'_, '_>) {
        flow.join_all(&LIVE);
    }

    fn visit_non_control_flow_arguments(&mut self, op: OpRef<'_>, flow: &mut Flow<'_, '_>) {
        visit(op, flow);
    }
}
