//! The ranges of values while patterns change the IR.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ods_runtime::dataflow::{
    ConstantPropagation, DeadCodeAnalysis, IntegerRangeAnalysis, Solver, SparseForwardAnalysis,
    ValueLattice,
};
use ods_runtime::int_range::{ConstantIntRanges, IntegerValueRange};
use ods_runtime::ir::Listener;
use ods_runtime::pass::PassResult;
use ods_runtime::rewrite::{FrozenPatternSet, GreedyConfig, apply_patterns_greedily};
use ods_runtime::{Block, Ir, Op, Region, Value};
use rustc_hash::FxHashMap;

/// The ranges of values. Patterns share them with the listener that removes those of erased values.
#[derive(Clone, Debug)]
pub(super) struct Ranges(Arc<Mutex<FxHashMap<Value, ConstantIntRanges>>>);

impl Ranges {
    /// Computes the ranges of the values in `op`.
    pub(super) fn of(ir: &Ir, op: Op) -> Self {
        let mut solver = Solver::new(ir);
        solver.load(DeadCodeAnalysis::default());
        solver.load(SparseForwardAnalysis::new(ConstantPropagation));
        Self::computed(solver, op)
    }

    /// Like [`of`](Self::of), without constant propagation: nothing is known after a branch with an operand of which the range
    /// is never determined, such as a constant float.
    pub(super) fn without_constants(ir: &Ir, op: Op) -> Self {
        let mut solver = Solver::new(ir);
        solver.load(DeadCodeAnalysis::default());
        Self::computed(solver, op)
    }

    fn computed(mut solver: Solver<'_>, op: Op) -> Self {
        let ir = solver.ir();
        solver.load(SparseForwardAnalysis::new(IntegerRangeAnalysis));
        solver.run(ir.op(op));
        let states = solver.into_states();
        let states = states.iter::<ValueLattice<IntegerValueRange>>();
        let ranges = states.filter_map(|(value, state)| Some((value, state.0.clone()?)));
        Ranges(Arc::new(Mutex::new(ranges.collect())))
    }

    fn lock(&self) -> MutexGuard<'_, FxHashMap<Value, ConstantIntRanges>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The range of `value`, if it is known.
    pub(super) fn get(&self, value: impl Into<Value>) -> IntegerValueRange {
        self.lock().get(&value.into()).cloned()
    }

    /// Sets the range of `value`.
    pub(super) fn set(&self, value: Value, range: ConstantIntRanges) {
        self.lock().insert(value, range);
    }

    /// Forgets the range of `value`.
    pub(super) fn remove(&self, value: Value) {
        self.lock().remove(&value);
    }

    /// Applies patterns, which have clones of these ranges, to the regions of `op`.
    pub(super) fn apply(
        mut self,
        ir: &mut Ir,
        op: Op,
        patterns: &FrozenPatternSet,
        config: impl Fn() -> GreedyConfig<'static>,
    ) -> PassResult {
        let regions: Vec<Region> = ir.op(op).region_handles().to_vec();
        for region in regions {
            let config = GreedyConfig { listener: Some(&mut self), ..config() };
            if apply_patterns_greedily(ir, region, patterns, config).is_err() {
                // Upstream's passes fail without a diagnostic.
                return Err(ir.op(op).error("greedy pattern rewrite failed to converge").into());
            }
        }
        Ok(())
    }
}

impl Listener for Ranges {
    fn operation_erased(&mut self, ir: &Ir, op: Op) {
        let mut ranges = self.lock();
        for result in ir.op(op).results().handles() {
            ranges.remove(&result);
        }
    }

    fn block_erased(&mut self, ir: &Ir, block: Block) {
        let mut ranges = self.lock();
        for argument in ir.block(block).argument_handles() {
            ranges.remove(argument);
        }
    }
}
