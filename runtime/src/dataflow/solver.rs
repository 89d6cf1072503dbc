//! The solver, which visits program points until no state changes.

use super::executable::{Executable, ExecutableAnchor};
use super::point::ProgramPoint;
use super::state::{AnalysisId, Pending, State, States};
use crate::core::ir::{Block, Ir, OpRef};
use crate::semantics::symbol::SymbolTables;

/// An analysis that a [`Solver`] runs. Corresponds to `mlir::DataFlowAnalysis`.
pub trait DataFlowAnalysis {
    /// Visits everything in `top` once, in any order, and records what states depend on.
    fn initialize(&mut self, solver: &mut Solver<'_>, top: OpRef<'_>);

    /// Computes the states of `point` again: of the arguments of a block, or of the operation before the point.
    fn visit(&mut self, solver: &mut Solver<'_>, point: ProgramPoint);
}

/// Runs analyses together until no state changes. Corresponds to `mlir::DataFlowSolver`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::dataflow::{ConstantPropagation, DeadCodeAnalysis, Solver};
/// use ods_runtime::dataflow::SparseForwardAnalysis;
/// use ods_runtime::text::parse_source;
///
/// let ir = parse_source(&Context::new(), "m.mlir", b"module @a {}").unwrap();
/// let mut solver = Solver::new(&ir);
/// solver.load(DeadCodeAnalysis::default());
/// solver.load(SparseForwardAnalysis::new(ConstantPropagation));
/// solver.run(ir.root().unwrap());
/// assert!(solver.is_live(ir.root().unwrap().region(0).first_block().unwrap().handle()));
/// ```
pub struct Solver<'ir> {
    ir: &'ir Ir,
    analyses: Vec<Option<Box<dyn DataFlowAnalysis>>>,
    is_interprocedural: bool,
    current: AnalysisId,
    pub(super) states: States,
    pub(super) pending: Pending,
    pub(super) tables: SymbolTables,
}

impl std::fmt::Debug for Solver<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solver").field("states", &self.states).finish_non_exhaustive()
    }
}

impl<'ir> Solver<'ir> {
    /// A solver without analyses.
    pub fn new(ir: &'ir Ir) -> Self {
        Solver {
            ir,
            analyses: Vec::new(),
            is_interprocedural: true,
            current: AnalysisId(0),
            states: States::default(),
            pending: Pending::default(),
            tables: SymbolTables::new(),
        }
    }

    /// Sets whether states flow between calls and callables. By default, they do.
    pub fn interprocedural(mut self, is_interprocedural: bool) -> Self {
        self.is_interprocedural = is_interprocedural;
        self
    }

    /// Whether states flow between calls and callables.
    pub fn is_interprocedural(&self) -> bool {
        self.is_interprocedural
    }

    /// Adds an analysis.
    pub fn load(&mut self, analysis: impl DataFlowAnalysis + 'static) {
        self.analyses.push(Some(Box::new(analysis)));
    }

    /// The IR.
    pub fn ir(&self) -> &'ir Ir {
        self.ir
    }

    /// Runs the analyses on `top` and everything in it.
    pub fn run(&mut self, top: OpRef<'_>) {
        for index in 0..self.analyses.len() {
            self.with_analysis(AnalysisId(index as u32), |analysis, solver| {
                analysis.initialize(solver, top);
            });
        }
        while let Some((point, id)) = self.pending.pop() {
            self.with_analysis(id, |analysis, solver| analysis.visit(solver, point));
        }
    }

    fn with_analysis(
        &mut self,
        id: AnalysisId,
        visit: impl FnOnce(&mut dyn DataFlowAnalysis, &mut Self),
    ) {
        let slot = id.0 as usize;
        if let Some(mut analysis) = self.analyses[slot].take() {
            self.current = id;
            visit(&mut *analysis, self);
            self.analyses[slot] = Some(analysis);
        }
    }

    /// The analysis that is running.
    pub fn current(&self) -> AnalysisId {
        self.current
    }

    /// The state of `anchor`, created if there is none.
    pub fn get<S: State>(&mut self, anchor: S::Anchor) -> &S {
        &self.states.store::<S>().entry(anchor).state
    }

    /// The state of `anchor`. When it changes, the current analysis visits `point` again.
    pub fn get_for<S: State>(&mut self, point: ProgramPoint, anchor: S::Anchor) -> &S {
        let current = self.current;
        let entry = self.states.store::<S>().entry(anchor);
        entry.depend(point, current);
        &entry.state
    }

    /// Lets [`State::update`] tell the current analysis about changes of the state of `anchor`.
    pub fn subscribe<S: State>(&mut self, anchor: S::Anchor) -> &S {
        let current = self.current;
        let entry = self.states.store::<S>().entry(anchor);
        entry.subscribe(current);
        &entry.state
    }

    /// Changes the state of `anchor`. If `change` returns true, what depends on the state is visited again.
    pub fn update<S: State>(&mut self, anchor: S::Anchor, change: impl FnOnce(&mut S) -> bool) {
        let entry = self.states.store::<S>().entry(anchor);
        if change(&mut entry.state) {
            entry.notify(self.ir, &mut self.pending);
        }
    }

    /// The state of `anchor`, if there is one.
    pub fn lookup<S: State>(&self, anchor: S::Anchor) -> Option<&S> {
        self.states.get(anchor)
    }

    /// The states, which do not borrow the IR: a pass may change it and read them.
    pub fn into_states(self) -> States {
        self.states
    }

    /// Whether `block` may be executed.
    pub fn is_live(&mut self, block: Block) -> bool {
        self.get::<Executable>(ExecutableAnchor::Point(ProgramPoint::Start(block))).is_live()
    }

    /// Whether `op` may be executed.
    pub(super) fn op_is_live(&mut self, op: OpRef<'_>) -> bool {
        op.block_handle().is_none_or(|block| self.is_live(block))
    }

    /// Visits the start of `block` and its operations when the block becomes live.
    pub(super) fn subscribe_to_block(&mut self, block: Block) {
        self.subscribe::<Executable>(ExecutableAnchor::Point(ProgramPoint::Start(block)));
    }
}
