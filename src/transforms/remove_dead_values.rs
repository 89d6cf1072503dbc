//! The pass `remove-dead-values`: removes what no live value depends on.

mod apply;
mod plan;

use ods_runtime::dataflow::{
    ConstantPropagation, DeadCodeAnalysis, Liveness, LivenessAnalysis, Solver,
    SparseBackwardAnalysis, SparseForwardAnalysis, States, ValueLattice,
};
use ods_runtime::interfaces::RegionBranchOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_op_patterns_greedily};
use ods_runtime::{Ir, Op, Value};

use self::plan::Plan;

generated!("ub_passes.rs");

pub use self::generated::passes::*;

impl RunPass for RemoveDeadValues {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut solver = Solver::new(ir);
        solver.load(DeadCodeAnalysis::default());
        solver.load(SparseForwardAnalysis::new(ConstantPropagation));
        solver.load(SparseBackwardAnalysis::new(LivenessAnalysis));
        solver.run(ir.op(op));
        let live = LiveValues(solver.into_states());
        let plan = Plan::of(ir.op(op), &live);
        plan.apply(ir);
        if self.options.canonicalize && !canonicalize(ir, op) {
            return Err(ir.op(op).error("greedy pattern rewrite failed to converge").into());
        }
        Ok(())
    }
}

/// Which values are live. What is never executed has no live values.
struct LiveValues(States);

impl LiveValues {
    fn contains(&self, value: impl Into<Value>) -> bool {
        self.0.get::<ValueLattice<Liveness>>(value.into()).is_some_and(|state| state.0.is_live)
    }
}

/// Canonicalizes the operations in `op` that pass control between regions, and what that changes. Returns false if that does
/// not end.
fn canonicalize(ir: &mut Ir, op: Op) -> bool {
    let ops = ir.op(op).walk(WalkOrder::Post);
    let ops = ops.filter(|op| op.isa::<RegionBranchOpInterface<'_>>()).map(|op| op.handle());
    let mut ops: Vec<Op> = ops.collect();
    // Outer ones come first.
    ops.reverse();
    let patterns = PatternSet::canonicalization(ir.ctx()).freeze();
    apply_op_patterns_greedily(ir, &ops, &patterns, GreedyConfig::default()).is_ok()
}
