//! The pass `remove-dead-values`: removes what no live value depends on.

mod apply;
mod plan;

use ods_runtime::dataflow::{
    ConstantPropagation, DeadCodeAnalysis, Liveness, LivenessAnalysis, Solver,
    SparseBackwardAnalysis, SparseForwardAnalysis, States, ValueLattice,
};
use ods_runtime::interfaces::RegionBranchOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_op_patterns_greedily};
use ods_runtime::{DialectEntry, Ir, Op, Value};

use self::plan::Plan;
use crate::ub::UBDialect;

/// The pass `--remove-dead-values`: removes arguments and results of private functions, arguments of blocks, and operations,
/// if no live value depends on them. Corresponds to `mlir::createRemoveDeadValuesPass`.
#[derive(Clone, Copy, Debug)]
pub struct RemoveDeadValues {
    /// Whether to canonicalize operations that pass control between regions, which removes their dead arguments and results.
    pub canonicalize: bool,
}

impl Default for RemoveDeadValues {
    fn default() -> Self {
        RemoveDeadValues { canonicalize: true }
    }
}

impl Pass for RemoveDeadValues {
    fn argument(&self) -> &str {
        "remove-dead-values"
    }

    fn description(&self) -> &str {
        "remove what no live value depends on"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("canonicalize", "canonicalize region branch ops", &mut self.canonicalize);
    }

    fn dialects(&self) -> Vec<DialectEntry> {
        vec![DialectEntry::of::<UBDialect>()]
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut solver = Solver::new(ir);
        solver.load(DeadCodeAnalysis::default());
        solver.load(SparseForwardAnalysis::new(ConstantPropagation));
        solver.load(SparseBackwardAnalysis::new(LivenessAnalysis));
        solver.run(ir.op(op));
        let live = LiveValues(solver.into_states());
        let plan = Plan::of(ir.op(op), &live);
        plan.apply(ir);
        if self.canonicalize && !canonicalize(ir, op) {
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
