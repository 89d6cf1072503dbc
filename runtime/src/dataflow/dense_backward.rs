//! Dense backward analyses: the state before an operation follows from the state after it.

use super::calls::{callee, known_calls};
use super::dense::{CallAction, DenseTransfer};
use super::dense_forward::is_executed;
use super::executable::{Executable, ExecutableAnchor};
use super::lattice::{Lattice, PointLattice};
use super::places::{Place, Places};
use super::point::ProgramPoint;
use super::solver::{DataFlowAnalysis, Solver};
use crate::core::ir::{BlockRef, OpRef};
use crate::semantics::interfaces::{
    CallOpInterface, CallableOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors,
};
use crate::semantics::traits::IsTerminator;

/// A dense backward analysis: it computes a state for each program point, from the states at the points after it. It
/// follows branches, regions and calls by itself. The solver must also have
/// [`DeadCodeAnalysis`](super::DeadCodeAnalysis) and, for conditions to be known,
/// [`ConstantPropagation`](super::ConstantPropagation). Corresponds to `mlir::dataflow::DenseBackwardDataFlowAnalysis`.
pub trait DenseBackward: 'static {
    /// The state at a program point.
    type Lattice: Lattice;

    /// Changes the state of a point from which control may go anywhere. Returns whether that changed it.
    fn set_to_exit_state(&self, state: &mut Self::Lattice) -> bool;

    /// Computes the state before `op`, the target of `flow`, from the state after it.
    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut DenseTransfer<'_, '_, Self::Lattice>);

    /// Passes the state at the start of `successor` to the end of `block`.
    fn visit_block_transfer(
        &mut self,
        block: BlockRef<'_>,
        successor: BlockRef<'_>,
        flow: &mut DenseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = (block, successor);
        flow.join_source();
    }

    /// Passes the state from `to`, a region of `branch` or what follows it, back to `from`.
    fn visit_region_transfer(
        &mut self,
        branch: RegionBranchOpInterface<'_>,
        from: RegionBranchPoint<'_>,
        to: &RegionSuccessor<'_>,
        flow: &mut DenseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = (branch, from, to);
        flow.join_source();
    }

    /// Passes the state from a callee back to its call, or from a call to the ends of its callee, or through something
    /// unknown.
    fn visit_call_transfer(
        &mut self,
        call: CallOpInterface<'_>,
        action: CallAction,
        flow: &mut DenseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = call;
        flow.join_source();
        if action == CallAction::External {
            flow.change(|state| self.set_to_exit_state(state));
        }
    }
}

/// Runs a [`DenseBackward`] analysis in a solver.
#[derive(Clone, Copy, Debug)]
pub struct DenseBackwardAnalysis<A>(A);

impl<A: DenseBackward> DataFlowAnalysis for DenseBackwardAnalysis<A> {
    fn initialize(&mut self, solver: &mut Solver<'_>, top: OpRef<'_>) {
        for place in Places::backward(solver.ir().op(top)) {
            match place {
                Place::Op(op) => self.visit_operation(solver, op),
                Place::Block(block) => self.visit_block(solver, block),
            }
        }
    }

    fn visit(&mut self, solver: &mut Solver<'_>, point: ProgramPoint) {
        let ir = solver.ir();
        if point.is_block_end(ir) {
            if let Some(block) = point.block(ir) {
                self.visit_block(solver, block);
            }
        } else if let Some(op) = point.next_op(ir) {
            self.visit_operation(solver, op);
        }
    }
}

/// Whether control may leave the region at the end of `block`.
fn is_exit(block: BlockRef<'_>) -> bool {
    block.back().is_none_or(|last| {
        !last.might_have_trait::<IsTerminator>()
            || last.isa::<RegionBranchTerminatorOpInterface<'_>>()
    })
}

impl<A: DenseBackward> DenseBackwardAnalysis<A> {
    /// Runs `analysis`.
    pub fn new(analysis: A) -> Self {
        DenseBackwardAnalysis(analysis)
    }

    fn visit_operation(&mut self, solver: &mut Solver<'_>, op: OpRef<'_>) {
        let point = ProgramPoint::before(op);
        if !is_executed(solver, point, op) {
            return;
        }
        // Both states exist from now on, and the operation is visited again when the one after it changes.
        solver.get::<PointLattice<A::Lattice>>(point);
        solver.get_for::<PointLattice<A::Lattice>>(point, ProgramPoint::after(op));
        if let Some(branch) = op.dyn_cast::<RegionBranchOpInterface<'_>>() {
            return self.visit_region_branch(solver, point, branch, RegionBranchPoint::Parent);
        }
        if let Some(call) = op.dyn_cast::<CallOpInterface<'_>>() {
            return self.visit_call(solver, call);
        }
        let mut flow = DenseTransfer::new(solver, point, ProgramPoint::after(op));
        self.0.visit_operation(op, &mut flow);
    }

    fn set_to_exit_state(&self, solver: &mut Solver<'_>, point: ProgramPoint) {
        solver.update(point, |state: &mut PointLattice<A::Lattice>| {
            self.0.set_to_exit_state(&mut state.0)
        });
    }

    fn visit_call(&mut self, solver: &mut Solver<'_>, call: CallOpInterface<'_>) {
        let (point, after) = (ProgramPoint::before(*call), ProgramPoint::after(*call));
        let callable = callee(solver, call);
        if callable.is_none() && solver.is_interprocedural() {
            return self.set_to_exit_state(solver, point);
        }
        let region = callable.and_then(|callable| callable.callable_region());
        let entry = region.and_then(|region| region.first_block());
        match entry.filter(|_| solver.is_interprocedural()) {
            Some(entry) => {
                let entry = ProgramPoint::Start(entry.handle());
                let mut flow = DenseTransfer::new(solver, point, entry);
                self.0.visit_call_transfer(call, CallAction::Enter, &mut flow);
            }
            None => {
                let mut flow = DenseTransfer::new(solver, point, after);
                self.0.visit_call_transfer(call, CallAction::External, &mut flow);
            }
        }
    }

    fn visit_block(&mut self, solver: &mut Solver<'_>, block: BlockRef<'_>) {
        let point = ProgramPoint::end(block);
        let start = ExecutableAnchor::Point(ProgramPoint::Start(block.handle()));
        if !solver.get_for::<Executable>(point, start).is_live() {
            return;
        }
        if is_exit(block) {
            return self.visit_exit(solver, point, block);
        }
        for successor in block.successors() {
            let edge = ExecutableAnchor::Edge(block.handle(), successor.handle());
            if !solver.get_for::<Executable>(point, edge).is_live() {
                continue;
            }
            let start = ProgramPoint::Start(successor.handle());
            let mut flow = DenseTransfer::new(solver, point, start);
            self.0.visit_block_transfer(block, successor, &mut flow);
        }
    }

    /// Passes states to the end of a block from which control leaves the region.
    fn visit_exit(&mut self, solver: &mut Solver<'_>, point: ProgramPoint, block: BlockRef<'_>) {
        let Some(parent) = block.parent_op() else { return };
        let callable = parent.dyn_cast::<CallableOpInterface<'_>>();
        if callable.is_some_and(|it| it.callable_region() == block.parent()) {
            return self.visit_callable(solver, point, parent);
        }
        let branch = parent.dyn_cast::<RegionBranchOpInterface<'_>>();
        let terminator =
            block.back().filter(|it| it.isa::<RegionBranchTerminatorOpInterface<'_>>());
        match branch.zip(terminator) {
            Some((branch, terminator)) => {
                let from = RegionBranchPoint::Terminator(terminator);
                self.visit_region_branch(solver, point, branch, from);
            }
            None => self.set_to_exit_state(solver, point),
        }
    }

    /// Passes the states after all known calls to an end of `callable`.
    fn visit_callable(
        &mut self,
        solver: &mut Solver<'_>,
        point: ProgramPoint,
        callable: OpRef<'_>,
    ) {
        let Some(calls) = known_calls(solver, point, callable) else {
            return self.set_to_exit_state(solver, point);
        };
        for call in calls {
            let mut flow = DenseTransfer::new(solver, point, ProgramPoint::after(*call));
            self.0.visit_call_transfer(call, CallAction::Exit, &mut flow);
        }
    }

    /// Passes the states of all successors of `from` to `point`.
    fn visit_region_branch<'ir>(
        &mut self,
        solver: &mut Solver<'_>,
        point: ProgramPoint,
        branch: RegionBranchOpInterface<'ir>,
        from: RegionBranchPoint<'ir>,
    ) {
        let mut successors = RegionSuccessors::new();
        branch.successor_regions(from, &mut successors);
        for successor in &successors {
            let entry = successor.successor().and_then(|region| region.first_block());
            let source = match entry {
                None => ProgramPoint::after(*branch),
                Some(entry) => {
                    let start = ProgramPoint::Start(entry.handle());
                    let anchor = ExecutableAnchor::Point(start);
                    if !solver.get_for::<Executable>(point, anchor).is_live() {
                        continue;
                    }
                    start
                }
            };
            let mut flow = DenseTransfer::new(solver, point, source);
            self.0.visit_region_transfer(branch, from, successor, &mut flow);
        }
    }
}
