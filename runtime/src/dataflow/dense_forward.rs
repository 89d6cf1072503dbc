//! Dense forward analyses: the state after an operation follows from the state before it.

use rustc_hash::FxHashSet;

use super::calls::{is_external, known_calls};
use super::dense::{CallAction, DenseTransfer};
use super::executable::{Executable, ExecutableAnchor};
use super::lattice::{Lattice, PointLattice};
use super::places::{Place, Places};
use super::point::ProgramPoint;
use super::predecessors::Predecessors;
use super::solver::{DataFlowAnalysis, Solver};
use crate::core::ir::{BlockRef, OpRef};
use crate::semantics::interfaces::{CallOpInterface, CallableOpInterface, RegionBranchOpInterface};

/// A dense forward analysis: it computes a state for each program point, from the states at the points before it. It
/// follows branches, regions and calls by itself. The solver must also have
/// [`DeadCodeAnalysis`](super::DeadCodeAnalysis) and, for conditions to be known,
/// [`ConstantPropagation`](super::ConstantPropagation). Corresponds to `mlir::dataflow::DenseForwardDataFlowAnalysis`.
pub trait DenseForward: 'static {
    /// The state at a program point.
    type Lattice: Lattice;

    /// Changes the state of a point to which control may come from anywhere. Returns whether that changed it.
    fn set_to_entry_state(&self, state: &mut Self::Lattice) -> bool;

    /// Computes the state after `op`, the target of `flow`, from the state before it.
    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut DenseTransfer<'_, '_, Self::Lattice>);

    /// Passes the state at the end of `predecessor` to `block`.
    fn visit_block_transfer(
        &mut self,
        block: BlockRef<'_>,
        predecessor: BlockRef<'_>,
        flow: &mut DenseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = (block, predecessor);
        flow.join_source();
    }

    /// Passes the state from one region of `branch` to another one. `None` is what precedes or follows `branch`.
    fn visit_region_transfer(
        &mut self,
        branch: RegionBranchOpInterface<'_>,
        from: Option<usize>,
        to: Option<usize>,
        flow: &mut DenseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = (branch, from, to);
        flow.join_source();
    }

    /// Passes the state from a call to its callee, or back, or through something unknown.
    fn visit_call_transfer(
        &mut self,
        call: CallOpInterface<'_>,
        action: CallAction,
        flow: &mut DenseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = call;
        flow.join_source();
        if action == CallAction::External {
            flow.change(|state| self.set_to_entry_state(state));
        }
    }
}

/// Runs a [`DenseForward`] analysis in a solver.
#[derive(Clone, Copy, Debug)]
pub struct DenseForwardAnalysis<A>(A);

impl<A: DenseForward> DataFlowAnalysis for DenseForwardAnalysis<A> {
    fn initialize(&mut self, solver: &mut Solver<'_>, top: OpRef<'_>) {
        for place in Places::forward(solver.ir().op(top)) {
            match place {
                Place::Op(op) => self.visit_operation(solver, op),
                Place::Block(block) => self.visit_block(solver, block),
            }
        }
    }

    fn visit(&mut self, solver: &mut Solver<'_>, point: ProgramPoint) {
        match point {
            ProgramPoint::After(op) => self.visit_operation(solver, solver.ir().op(op)),
            ProgramPoint::Start(block) => self.visit_block(solver, solver.ir().block(block)),
        }
    }
}

impl<A: DenseForward> DenseForwardAnalysis<A> {
    /// Runs `analysis`.
    pub fn new(analysis: A) -> Self {
        DenseForwardAnalysis(analysis)
    }

    fn visit_operation(&mut self, solver: &mut Solver<'_>, op: OpRef<'_>) {
        let point = ProgramPoint::after(op);
        if !is_executed(solver, point, op) {
            return;
        }
        // Both states exist from now on, and the operation is visited again when the one before it changes.
        solver.get::<PointLattice<A::Lattice>>(point);
        solver.get_for::<PointLattice<A::Lattice>>(point, ProgramPoint::before(op));
        if let Some(branch) = op.dyn_cast::<RegionBranchOpInterface<'_>>() {
            return self.visit_region_branch(solver, point, branch);
        }
        if let Some(call) = op.dyn_cast::<CallOpInterface<'_>>() {
            return self.visit_call(solver, call);
        }
        let mut flow = DenseTransfer::new(solver, point, ProgramPoint::before(op));
        self.0.visit_operation(op, &mut flow);
    }

    fn set_to_entry_state(&self, solver: &mut Solver<'_>, point: ProgramPoint) {
        solver.update(point, |state: &mut PointLattice<A::Lattice>| {
            self.0.set_to_entry_state(&mut state.0)
        });
    }

    fn visit_call(&mut self, solver: &mut Solver<'_>, call: CallOpInterface<'_>) {
        let (before, point) = (ProgramPoint::before(*call), ProgramPoint::after(*call));
        if is_external(solver, call) {
            let mut flow = DenseTransfer::new(solver, point, before);
            return self.0.visit_call_transfer(call, CallAction::External, &mut flow);
        }
        let returns = solver.get_for::<Predecessors>(point, point);
        if !returns.all_known() {
            return self.set_to_entry_state(solver, point);
        }
        for op in returns.known().to_vec() {
            let mut flow = DenseTransfer::new(solver, point, ProgramPoint::After(op));
            self.0.visit_call_transfer(call, CallAction::Exit, &mut flow);
        }
    }

    fn visit_block(&mut self, solver: &mut Solver<'_>, block: BlockRef<'_>) {
        let point = ProgramPoint::Start(block.handle());
        if !solver.get_for::<Executable>(point, ExecutableAnchor::Point(point)).is_live() {
            return;
        }
        if !block.is_entry_block() {
            return self.visit_predecessors(solver, block);
        }
        let Some(parent) = block.parent_op() else { return };
        let callable = parent.dyn_cast::<CallableOpInterface<'_>>();
        if callable.is_some_and(|it| it.callable_region() == block.parent()) {
            return self.visit_callable(solver, point, parent);
        }
        match parent.dyn_cast::<RegionBranchOpInterface<'_>>() {
            Some(branch) => self.visit_region_branch(solver, point, branch),
            None => self.set_to_entry_state(solver, point),
        }
    }

    /// Passes the states before all known calls to the entry block of `callable`.
    fn visit_callable(
        &mut self,
        solver: &mut Solver<'_>,
        point: ProgramPoint,
        callable: OpRef<'_>,
    ) {
        let Some(calls) = known_calls(solver, point, callable) else {
            return self.set_to_entry_state(solver, point);
        };
        for call in calls {
            let mut flow = DenseTransfer::new(solver, point, ProgramPoint::before(*call));
            self.0.visit_call_transfer(call, CallAction::Enter, &mut flow);
        }
    }

    fn visit_predecessors(&mut self, solver: &mut Solver<'_>, block: BlockRef<'_>) {
        let point = ProgramPoint::Start(block.handle());
        let mut seen = FxHashSet::default();
        for predecessor in block.predecessors().filter(|it| seen.insert(it.handle())) {
            let edge = ExecutableAnchor::Edge(predecessor.handle(), block.handle());
            if !solver.get_for::<Executable>(point, edge).is_live() {
                continue;
            }
            let mut flow = DenseTransfer::new(solver, point, ProgramPoint::end(predecessor));
            self.0.visit_block_transfer(block, predecessor, &mut flow);
        }
    }

    /// Passes the states of everything that leads to `point`: the start of a region of `branch`, or what follows it.
    fn visit_region_branch(
        &mut self,
        solver: &mut Solver<'_>,
        point: ProgramPoint,
        branch: RegionBranchOpInterface<'_>,
    ) {
        let to = match point {
            ProgramPoint::Start(block) => {
                solver.ir().block(block).parent().map(|region| region.index())
            }
            ProgramPoint::After(_) => None,
        };
        let predecessors = solver.get_for::<Predecessors>(point, point).known().to_vec();
        for op in predecessors {
            let op = solver.ir().op(op);
            let (from, source) = match op == *branch {
                true => (None, ProgramPoint::before(op)),
                false => (op.parent_region().map(|region| region.index()), ProgramPoint::after(op)),
            };
            let mut flow = DenseTransfer::new(solver, point, source);
            self.0.visit_region_transfer(branch, from, to, &mut flow);
        }
    }
}

/// Whether `op` may be executed. When that changes, `point` is visited again.
pub(super) fn is_executed(solver: &mut Solver<'_>, point: ProgramPoint, op: OpRef<'_>) -> bool {
    op.block_handle().is_none_or(|block| {
        let anchor = ExecutableAnchor::Point(ProgramPoint::Start(block));
        solver.get_for::<Executable>(point, anchor).is_live()
    })
}
