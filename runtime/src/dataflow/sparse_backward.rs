//! Sparse backward analyses: the states of operands follow from those of results.

use super::calls::callee;
use super::lattice::{Lattice, ValueLattice};
use super::places::{Place, Places};
use super::point::ProgramPoint;
use super::predecessors::Predecessors;
use super::solver::{DataFlowAnalysis, Solver};
use super::sparse::SparseTransfer;
use crate::core::ir::{OpOperand, OpRef, OperandRange, Value, ValueRef};
use crate::semantics::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors,
};
use crate::semantics::traits::ReturnLike;

/// A sparse backward analysis: it computes a state for each value, from the states of the results of the operations that
/// use it. It follows branches, regions and calls by itself. The solver must also have
/// [`DeadCodeAnalysis`](super::DeadCodeAnalysis) and, for conditions to be known,
/// [`ConstantPropagation`](super::ConstantPropagation). Corresponds to `mlir::dataflow::SparseBackwardDataFlowAnalysis`.
pub trait SparseBackward: 'static {
    /// The state of a value.
    type Lattice: Lattice;

    /// The state of `value` if it is not known where it goes.
    fn exit_state(&self, value: ValueRef<'_>) -> Self::Lattice;

    /// Computes the states of the operands of `op`, the targets of `flow`, from those of its results, the sources.
    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut SparseTransfer<'_, '_, Self::Lattice>);

    /// Computes the state of an operand of a branch, of an operation with regions, or of a terminator of a region, that
    /// is not passed on, such as a condition. It is target 0 of `flow`.
    fn visit_branch_operand(
        &mut self,
        operand: OpOperand<'_>,
        flow: &mut SparseTransfer<'_, '_, Self::Lattice>,
    );

    /// Computes the state of an operand of a call that is not passed to an argument. It is target 0 of `flow`.
    fn visit_call_operand(
        &mut self,
        operand: OpOperand<'_>,
        flow: &mut SparseTransfer<'_, '_, Self::Lattice>,
    );

    /// Computes the states of the operands of a call to something external, the targets of `flow`. By default, like each
    /// operand that is not passed to an argument.
    fn visit_external_call(
        &mut self,
        call: CallOpInterface<'_>,
        flow: &mut SparseTransfer<'_, '_, Self::Lattice>,
    ) {
        for index in 0..call.num_operands() {
            self.visit_call_operand(call.op_operand(index), &mut flow.only(index));
        }
    }

    /// Computes the states of arguments of a region of `op` that receive no operands, such as an induction variable: the
    /// targets of `flow`. By default, they stay as they are.
    fn visit_non_control_flow_arguments(
        &mut self,
        op: OpRef<'_>,
        flow: &mut SparseTransfer<'_, '_, Self::Lattice>,
    ) {
        let _ = (op, flow);
    }
}

/// Runs a [`SparseBackward`] analysis in a solver.
#[derive(Clone, Copy, Debug)]
pub struct SparseBackwardAnalysis<A>(A);

impl<A: SparseBackward> DataFlowAnalysis for SparseBackwardAnalysis<A> {
    fn initialize(&mut self, solver: &mut Solver<'_>, top: OpRef<'_>) {
        for place in Places::backward(solver.ir().op(top)) {
            match place {
                Place::Op(op) => self.visit_operation(solver, op),
                Place::Block(block) => solver.subscribe_to_block(block.handle()),
            }
        }
    }

    fn visit(&mut self, solver: &mut Solver<'_>, point: ProgramPoint) {
        if let ProgramPoint::After(op) = point {
            self.visit_operation(solver, solver.ir().op(op));
        }
    }
}

/// The operands of an operation that are passed on to values.
struct Forwarded(Vec<bool>);

impl Forwarded {
    fn none_of(op: OpRef<'_>) -> Self {
        Forwarded(vec![false; op.num_operands()])
    }

    /// The indices of the operands that are not passed on.
    fn others(&self) -> impl Iterator<Item = usize> {
        self.0
            .iter()
            .enumerate()
            .filter(|(_, is_forwarded)| !**is_forwarded)
            .map(|(index, _)| index)
    }
}

impl<A: SparseBackward> SparseBackwardAnalysis<A> {
    /// Runs `analysis`.
    pub fn new(analysis: A) -> Self {
        SparseBackwardAnalysis(analysis)
    }

    fn visit_operation(&mut self, solver: &mut Solver<'_>, op: OpRef<'_>) {
        if !solver.op_is_live(op) {
            return;
        }
        let parent = op.parent_op();
        if let Some(branch) = op.dyn_cast::<RegionBranchOpInterface<'_>>() {
            self.visit_region_branch(solver, branch);
        } else if let Some(branch) = op.dyn_cast::<BranchOpInterface<'_>>() {
            self.visit_branch(solver, branch);
        } else if let Some(call) = op.dyn_cast::<CallOpInterface<'_>>()
            && self.visit_known_call(solver, call)
        {
        } else if let Some(terminator) = op.dyn_cast::<RegionBranchTerminatorOpInterface<'_>>()
            && let Some(branch) = parent.and_then(|it| it.dyn_cast::<RegionBranchOpInterface<'_>>())
        {
            self.visit_region_terminator(solver, terminator, branch);
        } else if op.has_trait::<ReturnLike>()
            && let Some(callable) = parent.filter(|it| it.isa::<CallableOpInterface<'_>>())
        {
            self.visit_callable_return(solver, op, callable);
        } else {
            self.0.visit_operation(op, &mut transfer(solver, op));
        }
    }

    /// Joins the states of `inputs` to the values that are passed to them by `operands` of `op`.
    fn pass<'ir>(
        solver: &mut Solver<'_>,
        op: OpRef<'_>,
        operands: OperandRange<'ir>,
        inputs: impl Iterator<Item = Option<Value>>,
        forwarded: &mut Forwarded,
    ) {
        let point = ProgramPoint::after(op);
        for (operand, input) in operands.op_operands().zip(inputs) {
            forwarded.0[operand.operand_number()] = true;
            let Some(input) = input else { continue };
            let state = solver.get_for::<ValueLattice<A::Lattice>>(point, input).0.clone();
            solver.update(operand.get().handle(), |target: &mut ValueLattice<A::Lattice>| {
                target.0.join(&state)
            });
        }
    }

    /// Visits the operands of `op` that are not passed on.
    fn visit_others(&mut self, solver: &mut Solver<'_>, op: OpRef<'_>, forwarded: &Forwarded) {
        for index in forwarded.others() {
            let mut flow = transfer(solver, op);
            self.0.visit_branch_operand(op.op_operand(index), &mut flow.only(index));
        }
    }

    fn visit_branch(&mut self, solver: &mut Solver<'_>, branch: BranchOpInterface<'_>) {
        let mut forwarded = Forwarded::none_of(*branch);
        for (block, operands) in branch.successors().zip(branch.all_successor_operands()) {
            let inputs = block.argument_handles().iter().skip(operands.num_produced());
            let inputs = inputs.map(|input| Some(*input));
            Self::pass(solver, *branch, operands.forwarded(), inputs, &mut forwarded);
        }
        self.visit_others(solver, *branch, &forwarded);
    }

    /// Joins the states of the callee's arguments to the operands of `call`. Returns false if there is no callee.
    fn visit_known_call(&mut self, solver: &mut Solver<'_>, call: CallOpInterface<'_>) -> bool {
        let Some(callable) = callee(solver, call) else { return false };
        let entry = callable.callable_region().and_then(|region| region.first_block());
        let Some(entry) = entry.filter(|_| solver.is_interprocedural()) else {
            self.0.visit_external_call(call, &mut transfer(solver, *call));
            return true;
        };
        let mut forwarded = Forwarded::none_of(*call);
        let arguments = entry.argument_handles().iter().map(|argument| Some(*argument));
        Self::pass(solver, *call, call.arg_operands(), arguments, &mut forwarded);
        for index in forwarded.others() {
            let mut flow = transfer(solver, *call);
            self.0.visit_call_operand(call.op_operand(index), &mut flow.only(index));
        }
        true
    }

    fn visit_region_branch(
        &mut self,
        solver: &mut Solver<'_>,
        branch: RegionBranchOpInterface<'_>,
    ) {
        let mut successors = RegionSuccessors::new();
        branch.entry_successor_regions(&vec![None; branch.num_operands()], &mut successors);
        let operands = |successor: &_| branch.entry_successor_operands(successor);
        self.visit_region_edges(solver, *branch, branch, &successors, operands);
    }

    fn visit_region_terminator(
        &mut self,
        solver: &mut Solver<'_>,
        terminator: RegionBranchTerminatorOpInterface<'_>,
        branch: RegionBranchOpInterface<'_>,
    ) {
        let mut successors = RegionSuccessors::new();
        terminator.successor_regions(&vec![None; terminator.num_operands()], &mut successors);
        let operands = |successor: &_| terminator.successor_operands(successor);
        self.visit_region_edges(solver, *terminator, branch, &successors, operands);
    }

    /// Joins the states of the inputs of `successors` to the operands that `op`, which is `branch` or a terminator in it,
    /// passes to them.
    fn visit_region_edges<'ir>(
        &mut self,
        solver: &mut Solver<'_>,
        op: OpRef<'ir>,
        branch: RegionBranchOpInterface<'ir>,
        successors: &[RegionSuccessor<'ir>],
        operands: impl Fn(&RegionSuccessor<'ir>) -> OperandRange<'ir>,
    ) {
        let mut forwarded = Forwarded::none_of(op);
        for successor in successors {
            let inputs = successor.inputs().iter().map(|input| Some(input.handle()));
            Self::pass(solver, op, operands(successor), inputs, &mut forwarded);
            let entry = successor.successor().and_then(|region| region.first_block());
            let Some(entry) = entry else { continue };
            let is_other = |argument: &ValueRef<'_>| !successor.inputs().contains(argument);
            let others = entry.arguments().filter(is_other).map(|argument| argument.handle());
            let mut flow = SparseTransfer::new(solver, ProgramPoint::after(op), others);
            self.0.visit_non_control_flow_arguments(*branch, &mut flow);
        }
        self.visit_others(solver, op, &forwarded);
    }

    /// Joins the states of the results of all known calls of `callable` to the operands of the return `op`.
    fn visit_callable_return(
        &mut self,
        solver: &mut Solver<'_>,
        op: OpRef<'_>,
        callable: OpRef<'_>,
    ) {
        let point = ProgramPoint::after(op);
        let calls = solver.get_for::<Predecessors>(point, ProgramPoint::after(callable));
        let calls = calls.all_known().then(|| calls.known().to_vec());
        let ir = solver.ir();
        let mut flow = SparseTransfer::new(solver, point, op.operands().handles());
        let Some(calls) = calls else {
            for index in 0..flow.num_targets() {
                let state = self.0.exit_state(flow.target_value(index));
                flow.join(index, &state);
            }
            return;
        };
        for call in calls {
            for (index, result) in ir.op(call).results().handles().into_iter().enumerate() {
                if index < flow.num_targets() {
                    flow.join_state_of(index, result);
                }
            }
        }
    }
}

/// The transfer from the results of `op` to its operands.
fn transfer<'s, 'ir, L: Lattice>(
    solver: &'s mut Solver<'ir>,
    op: OpRef<'_>,
) -> SparseTransfer<'s, 'ir, L> {
    let mut flow = SparseTransfer::new(solver, ProgramPoint::after(op), op.operands().handles());
    op.results().handles().into_iter().for_each(|result| flow.add_result(result));
    flow
}
