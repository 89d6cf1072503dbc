//! Sparse forward analyses: the states of results follow from those of operands.

use rustc_hash::FxHashSet;

use super::calls::{is_external, known_calls};
use super::executable::{Executable, ExecutableAnchor};
use super::lattice::Lattice;
use super::places::{Place, Places};
use super::point::ProgramPoint;
use super::predecessors::Predecessors;
use super::solver::{DataFlowAnalysis, Solver};
use super::sparse::SparseTransfer;
use crate::core::ir::{BlockRef, OpRef, Value, ValueRef};
use crate::semantics::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface, RegionSuccessor,
};

/// A sparse forward analysis: it computes a state for each value, from the states of the operands of the defining
/// operation. It follows branches, regions and calls by itself. The solver must also have
/// [`DeadCodeAnalysis`](super::DeadCodeAnalysis) and, for conditions to be known,
/// [`ConstantPropagation`](super::ConstantPropagation). Corresponds to `mlir::dataflow::SparseForwardDataFlowAnalysis`.
pub trait SparseForward: 'static {
    /// The state of a value.
    type Lattice: Lattice;

    /// The state of `value` if nothing can be known about it.
    fn entry_state(&self, value: ValueRef<'_>) -> Self::Lattice;

    /// Computes the states of the results of `op`, the targets of `flow`, from those of its operands.
    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut SparseTransfer<'_, '_, Self::Lattice>);

    /// Computes the states of the results of a call to something unknown. By default, nothing is known about them.
    fn visit_external_call(
        &mut self,
        call: CallOpInterface<'_>,
        flow: &mut SparseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = call;
        set_to_entry_states(self, flow);
    }

    /// Computes the states of the arguments of a region of `op`, or the states of its results, that do not come from
    /// operands that control flow passes: the targets of `flow` before `first`, and those after the inputs of
    /// `successor`. An induction variable is an example. By default, nothing is known about them.
    fn visit_non_control_flow_arguments(
        &mut self,
        op: OpRef<'_>,
        successor: &RegionSuccessor<'_>,
        first: usize,
        flow: &mut SparseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = op;
        let end = first + successor.inputs().len();
        for index in (0..first).chain(end..flow.num_targets()) {
            let state = self.entry_state(flow.target_value(index));
            flow.join(index, &state);
        }
    }

    /// Updates states of other types, which depend on those of `values` in this analysis. Is called after each visit with
    /// the values whose states it may have changed. By default, does nothing.
    fn update_other_states(&mut self, solver: &mut Solver<'_>, values: &[Value]) {
        let _ = (solver, values);
    }
}

/// Joins the entry states of all targets.
fn set_to_entry_states<A: SparseForward + ?Sized>(
    analysis: &A,
    flow: &mut SparseTransfer<'_, '_, A::Lattice>,
) {
    for index in 0..flow.num_targets() {
        let state = analysis.entry_state(flow.target_value(index));
        flow.join(index, &state);
    }
}

/// Runs a [`SparseForward`] analysis in a solver.
#[derive(Clone, Copy, Debug)]
pub struct SparseForwardAnalysis<A>(A);

impl<A: SparseForward> DataFlowAnalysis for SparseForwardAnalysis<A> {
    fn initialize(&mut self, solver: &mut Solver<'_>, top: OpRef<'_>) {
        let top = solver.ir().op(top);
        for entry in top.regions().filter_map(|region| region.first_block()) {
            let start = ProgramPoint::Start(entry.handle());
            let arguments = entry.argument_handles().iter().copied();
            set_to_entry_states(&self.0, &mut SparseTransfer::new(solver, start, arguments));
            self.0.update_other_states(solver, entry.argument_handles());
        }
        for place in Places::forward(top) {
            match place {
                Place::Op(op) => self.visit_operation(solver, op),
                Place::Block(block) => {
                    solver.subscribe_to_block(block.handle());
                    self.visit_block(solver, block);
                }
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

impl<A: SparseForward> SparseForwardAnalysis<A> {
    /// Runs `analysis`.
    pub fn new(analysis: A) -> Self {
        SparseForwardAnalysis(analysis)
    }

    fn visit_operation(&mut self, solver: &mut Solver<'_>, op: OpRef<'_>) {
        if op.num_results() > 0 && solver.op_is_live(op) {
            self.visit_results(solver, op);
            self.0.update_other_states(solver, &op.results().handles());
        }
    }

    fn visit_results(&mut self, solver: &mut Solver<'_>, op: OpRef<'_>) {
        let point = ProgramPoint::after(op);
        let results = op.results().handles();
        if let Some(branch) = op.dyn_cast::<RegionBranchOpInterface<'_>>() {
            let successor = RegionSuccessor::parent(op.results());
            return self.visit_region_successors(solver, point, branch, successor, results);
        }
        let call = op.dyn_cast::<CallOpInterface<'_>>();
        if let Some(call) = call
            && self.visit_known_call(solver, call)
        {
            return;
        }
        let mut flow = SparseTransfer::new(solver, point, results);
        op.operands().handles().into_iter().for_each(|operand| flow.add_operand(operand));
        match call {
            Some(call) => self.0.visit_external_call(call, &mut flow),
            None => self.0.visit_operation(op, &mut flow),
        }
    }

    /// Joins the states of returned values to the results of a call. Returns false if the callee is external.
    fn visit_known_call(&mut self, solver: &mut Solver<'_>, call: CallOpInterface<'_>) -> bool {
        if is_external(solver, call) {
            return false;
        }
        let point = ProgramPoint::after(*call);
        let returns = solver.get_for::<Predecessors>(point, point);
        let returns = returns.all_known().then(|| returns.known().to_vec());
        let results = call.results().handles();
        let ir = solver.ir();
        let mut flow = SparseTransfer::new(solver, point, results);
        let Some(returns) = returns else {
            set_to_entry_states(&self.0, &mut flow);
            return true;
        };
        for op in returns {
            for (index, operand) in ir.op(op).operands().handles().into_iter().enumerate() {
                if index < flow.num_targets() {
                    flow.join_state_of(index, operand);
                }
            }
        }
        true
    }

    fn visit_block(&mut self, solver: &mut Solver<'_>, block: BlockRef<'_>) {
        if block.num_arguments() > 0 && solver.is_live(block.handle()) {
            self.visit_arguments(solver, block);
            self.0.update_other_states(solver, block.argument_handles());
        }
    }

    fn visit_arguments(&mut self, solver: &mut Solver<'_>, block: BlockRef<'_>) {
        let point = ProgramPoint::Start(block.handle());
        let arguments = block.argument_handles().iter().copied();
        if !block.is_entry_block() {
            return self.visit_predecessors(solver, block);
        }
        let (Some(parent), Some(region)) = (block.parent_op(), block.parent()) else { return };
        let callable = parent.dyn_cast::<CallableOpInterface<'_>>();
        if callable.is_some_and(|callable| callable.callable_region() == Some(region)) {
            return self.visit_callable(solver, parent, block);
        }
        if let Some(branch) = parent.dyn_cast::<RegionBranchOpInterface<'_>>() {
            let successor = RegionSuccessor::whole_region(region);
            return self.visit_region_successors(solver, point, branch, successor, arguments);
        }
        let mut flow = SparseTransfer::new(solver, point, arguments);
        let successor = RegionSuccessor::region(region, []);
        self.0.visit_non_control_flow_arguments(parent, &successor, 0, &mut flow);
    }

    /// Joins the states of the operands of all known calls to the arguments of `entry`.
    fn visit_callable(
        &mut self,
        solver: &mut Solver<'_>,
        callable: OpRef<'_>,
        entry: BlockRef<'_>,
    ) {
        let point = ProgramPoint::Start(entry.handle());
        let calls = known_calls(solver, point, callable);
        let arguments = entry.argument_handles().iter().copied();
        let mut flow = SparseTransfer::new(solver, point, arguments);
        let Some(calls) = calls else { return set_to_entry_states(&self.0, &mut flow) };
        for call in calls {
            for (index, operand) in call.arg_operands().handles().into_iter().enumerate() {
                if index < flow.num_targets() {
                    flow.join_state_of(index, operand);
                }
            }
        }
    }

    /// Joins the states of the operands of branches to the arguments of `block`.
    fn visit_predecessors(&mut self, solver: &mut Solver<'_>, block: BlockRef<'_>) {
        let point = ProgramPoint::Start(block.handle());
        let arguments = || block.argument_handles().iter().copied();
        let mut edges: Vec<(OpRef<'_>, usize)> = Vec::new();
        // A terminator occurs as often as it leads to the block.
        let mut seen = FxHashSet::default();
        for terminator in block.predecessor_ops().filter(|op| seen.insert(*op)) {
            let terminator = block.ir().op(terminator);
            let successors = terminator.successors().enumerate();
            let to_block = successors.filter(|(_, to)| *to == block).map(|(index, _)| index);
            edges.extend(to_block.map(|index| (terminator, index)));
        }
        for (terminator, successor) in edges {
            let Some(from) = terminator.block_handle() else { continue };
            let edge = ExecutableAnchor::Edge(from, block.handle());
            if !solver.subscribe::<Executable>(edge).is_live() {
                continue;
            }
            let mut flow = SparseTransfer::new(solver, point, arguments());
            let Some(branch) = terminator.dyn_cast::<BranchOpInterface<'_>>() else {
                return set_to_entry_states(&self.0, &mut flow);
            };
            let operands = branch.successor_operands(successor);
            for index in 0..flow.num_targets() {
                match operands.get(index) {
                    Some(operand) => flow.join_state_of(index, operand),
                    None => {
                        let state = self.0.entry_state(flow.target_value(index));
                        flow.join(index, &state);
                    }
                }
            }
        }
    }

    /// Joins the states of the operands that reach `point` to `targets`: the arguments of a region of `branch`, or its
    /// results.
    fn visit_region_successors<'ir>(
        &mut self,
        solver: &mut Solver<'_>,
        point: ProgramPoint,
        branch: RegionBranchOpInterface<'ir>,
        successor: RegionSuccessor<'ir>,
        targets: impl IntoIterator<Item = Value>,
    ) {
        let ir = branch.ir();
        let state = solver.get_for::<Predecessors>(point, point);
        let predecessors: Vec<_> =
            state.known().iter().map(|op| (*op, state.successor_inputs(*op).to_vec())).collect();
        let mut flow = SparseTransfer::new(solver, point, targets);
        for (op, inputs) in predecessors {
            let op = ir.op(op);
            let operands = if op == *branch {
                branch.entry_successor_operands(&successor)
            } else if let Some(terminator) = op.dyn_cast::<RegionBranchTerminatorOpInterface<'_>>()
            {
                terminator.successor_operands(&successor)
            } else {
                return set_to_entry_states(&self.0, &mut flow);
            };
            let inputs: Vec<ValueRef<'_>> = inputs.iter().map(|input| ir.value(*input)).collect();
            let mut first = 0;
            if inputs.len() != flow.num_targets() {
                first = inputs.first().map_or(0, |input| input.index());
                let part = match successor.successor() {
                    Some(region) => RegionSuccessor::region(ir.region(region.handle()), inputs),
                    None => RegionSuccessor::parent(inputs),
                };
                self.0.visit_non_control_flow_arguments(*branch, &part, first, &mut flow);
            }
            for (index, operand) in operands.handles().into_iter().enumerate() {
                if first + index < flow.num_targets() {
                    flow.join_state_of(first + index, operand);
                }
            }
        }
    }
}
