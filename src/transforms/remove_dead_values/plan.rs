//! What is removed.

use ods_runtime::interfaces::{
    BranchOpInterface, CallOpInterface, FunctionOpInterface, RegionBranchOpInterface,
    RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessors,
};
use ods_runtime::ir::{Block, BlockRef, WalkOrder};
use ods_runtime::side_effects::is_memory_effect_free;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::symbol_uses::SymbolUserMap;
use ods_runtime::traits::{IsTerminator, ReturnLike};
use ods_runtime::types::FunctionType;
use ods_runtime::{Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::LiveValues;

/// The numbers of operands, results or arguments.
pub(super) type Numbers = Vec<usize>;

/// What is removed from a function.
#[derive(Debug)]
pub(super) struct DeadSignature {
    pub(super) function: Op,
    pub(super) arguments: Numbers,
    pub(super) results: Numbers,
}

/// What is removed.
#[derive(Debug, Default)]
pub(super) struct Plan {
    /// Operations, users after what they use.
    pub(super) ops: Vec<Op>,
    pub(super) functions: Vec<DeadSignature>,
    /// Operands of calls and returns.
    pub(super) operands: Vec<(Op, Numbers)>,
    /// Results of calls.
    pub(super) results: Vec<(Op, Numbers)>,
    /// Arguments of blocks, with the operands that are passed to them.
    pub(super) arguments: Vec<(Block, Numbers)>,
    /// Operands that become poison.
    pub(super) poison: Vec<(Op, usize)>,
    /// Branches that are never reached.
    pub(super) unreachable: Vec<Op>,
}

/// Collects what is removed.
struct Planner<'a, 'ir> {
    live: &'a LiveValues,
    users: Option<SymbolUserMap>,
    tables: SymbolTables,
    root: OpRef<'ir>,
    plan: Plan,
    /// The blocks that branches lead to, in order.
    blocks: Vec<Block>,
    /// The arguments of blocks for which a branch passes a dead value.
    passed_dead: FxHashMap<Block, FxHashSet<usize>>,
}

impl Plan {
    /// What is removed from `root`.
    pub(super) fn of(root: OpRef<'_>, live: &LiveValues) -> Self {
        let mut planner = Planner {
            live,
            users: SymbolUserMap::new(root),
            tables: SymbolTables::new(),
            root,
            plan: Plan::default(),
            blocks: Vec::new(),
            passed_dead: FxHashMap::default(),
        };
        for op in root.walk(WalkOrder::Post) {
            planner.visit(op);
        }
        planner.visit_blocks();
        planner.plan
    }
}

impl<'ir> Planner<'_, 'ir> {
    fn is_dead(&self, value: impl Into<Value>) -> bool {
        !self.live.contains(value)
    }

    fn visit(&mut self, op: OpRef<'ir>) {
        if let Some(function) = op.dyn_cast::<FunctionOpInterface<'_>>() {
            self.visit_function(function);
        } else if let Some(branch) = op.dyn_cast::<RegionBranchOpInterface<'_>>() {
            self.visit_region_branch(branch);
        } else if let Some(branch) = op.dyn_cast::<BranchOpInterface<'_>>() {
            self.visit_branch(branch);
        } else if !op.has_trait::<IsTerminator>() && !op.isa::<CallOpInterface<'_>>() {
            self.visit_simple(op);
        }
    }

    /// Visits an operation without control flow. What has a dead operand is never executed, or has no live effect.
    fn visit_simple(&mut self, op: OpRef<'_>) {
        let has_dead_operand = op.operands().any(|operand| self.is_dead(operand));
        let has_live_result = op.results().any(|result| !self.is_dead(result));
        // An unregistered operation may be the terminator of its block.
        let may_end_block = !op.is_registered()
            && op.next().is_none()
            && (op.num_successors() > 0
                || op.parent_region().is_some_and(|region| !region.has_one_block()));
        let is_removed = has_dead_operand || (is_memory_effect_free(op) && !has_live_result);
        if is_removed && !may_end_block && op != self.root {
            self.plan.ops.push(op.handle());
        }
    }

    fn visit_function(&mut self, function: FunctionOpInterface<'ir>) {
        let is_hidden = !function.is_public() && *function != self.root;
        let Some(entry) = function.callable_region().and_then(|region| region.first_block()) else {
            return;
        };
        let Some(ty) = function.function_type().dyn_cast::<FunctionType<'_>>() else { return };
        let Some(users) = self.users.as_ref().filter(|_| is_hidden) else { return };
        let mut calls = Vec::new();
        for user in users.users(*function) {
            let user = self.root.ir().op(*user);
            let call = user.dyn_cast::<CallOpInterface<'_>>();
            let tables = &mut self.tables;
            let call =
                call.filter(|call| call.resolve_callable_in_table(tables) == Some(*function));
            let Some(call) = call else { return };
            if call.arg_operands().len() != ty.num_inputs()
                || call.num_results() != ty.num_results()
            {
                return;
            }
            calls.push(call);
        }
        let arguments: Numbers =
            (0..entry.num_arguments()).filter(|it| self.is_dead(entry.argument(*it))).collect();
        let is_dead_result =
            |result: &usize| calls.iter().all(|call| self.is_dead(call.result(*result)));
        let results: Numbers = (0..ty.num_results()).filter(is_dead_result).collect();
        for call in &calls {
            let numbers: Numbers =
                call.arg_operands().op_operands().map(|operand| operand.operand_number()).collect();
            let removed = arguments.iter().map(|argument| numbers[*argument]).collect();
            self.plan.operands.push((call.handle(), removed));
            self.plan.results.push((call.handle(), results.clone()));
        }
        let region = entry.parent();
        for block in region.into_iter().flat_map(|region| region.blocks()) {
            let last = block.back().filter(|last| last.has_trait::<ReturnLike>());
            if let Some(last) = last.filter(|last| last.num_operands() == ty.num_results()) {
                self.plan.operands.push((last.handle(), results.clone()));
            }
        }
        self.plan.functions.push(DeadSignature { function: function.handle(), arguments, results });
    }

    fn visit_region_branch(&mut self, branch: RegionBranchOpInterface<'ir>) {
        let has_live_result = branch.results().any(|result| !self.is_dead(result));
        if is_memory_effect_free(*branch) && !has_live_result && *branch != self.root {
            return self.plan.ops.push(branch.handle());
        }
        let mut successors = RegionSuccessors::new();
        branch.successor_regions(RegionBranchPoint::Parent, &mut successors);
        self.visit_edges(*branch, &successors, |successor| {
            branch.entry_successor_operands(successor)
        });
        for block in branch.regions().flat_map(|region| region.blocks()) {
            let terminator = block.back().and_then(|last| last.dyn_cast());
            let Some(terminator): Option<RegionBranchTerminatorOpInterface<'_>> = terminator else {
                continue;
            };
            let mut successors = RegionSuccessors::new();
            let unknown = vec![None; terminator.num_operands()];
            terminator.successor_regions(&unknown, &mut successors);
            self.visit_edges(*terminator, &successors, |successor| {
                terminator.successor_operands(successor)
            });
        }
    }

    /// Replaces the operands that `op` passes to `successors` if they are dead, or all that receives them is.
    fn visit_edges(
        &mut self,
        op: OpRef<'ir>,
        successors: &RegionSuccessors<'ir>,
        operands: impl Fn(
            &ods_runtime::interfaces::RegionSuccessor<'ir>,
        ) -> ods_runtime::ir::OperandRange<'ir>,
    ) {
        // Of each operand, whether it is passed on, and to something live.
        let mut is_passed = vec![false; op.num_operands()];
        let mut is_needed = vec![false; op.num_operands()];
        for successor in successors {
            for (operand, input) in operands(successor).op_operands().zip(successor.inputs()) {
                let number = operand.operand_number();
                is_passed[number] = true;
                is_needed[number] |= !self.is_dead(*input) && !self.is_dead(operand.get());
            }
        }
        let numbers = (0..op.num_operands()).filter(|it| is_passed[*it] && !is_needed[*it]);
        self.plan.poison.extend(numbers.map(|number| (op.handle(), number)));
    }

    fn visit_branch(&mut self, branch: BranchOpInterface<'ir>) {
        let mut is_passed = vec![false; branch.num_operands()];
        let all = branch.all_successor_operands();
        for operand in all.iter().flat_map(|operands| operands.forwarded().op_operands()) {
            is_passed[operand.operand_number()] = true;
        }
        let decides = |(number, _): &(usize, _)| !is_passed[*number];
        let mut deciding = branch.operands().enumerate().filter(decides);
        if deciding.any(|(_, operand)| self.is_dead(operand)) {
            return self.plan.unreachable.push(branch.handle());
        }
        for (block, operands) in branch.successors().zip(all) {
            for index in 0..block.num_arguments() {
                let is_dead = operands.get(index).is_some_and(|operand| self.is_dead(operand));
                if is_dead && self.is_dead(block.argument(index)) {
                    let dead = self.passed_dead.entry(block.handle()).or_insert_with(|| {
                        self.blocks.push(block.handle());
                        FxHashSet::default()
                    });
                    dead.insert(index);
                }
            }
        }
    }

    /// Removes the arguments of blocks for which a branch passes a dead value, unless another one cannot do without them.
    fn visit_blocks(&mut self) {
        let unreachable: FxHashSet<Op> = self.plan.unreachable.iter().copied().collect();
        for block in std::mem::take(&mut self.blocks) {
            let dead = &self.passed_dead[&block];
            let view = self.root.ir().block(block);
            let mut numbers: Numbers = dead
                .iter()
                .copied()
                .filter(|index| !view.is_entry_block() && all_pass(view, *index, &unreachable))
                .collect();
            numbers.sort_unstable();
            if !numbers.is_empty() {
                self.plan.arguments.push((block, numbers));
            }
        }
    }
}

/// Whether all branches to `block`, except for those that are never reached, pass an operand for argument `index`.
fn all_pass(block: BlockRef<'_>, index: usize, unreachable: &FxHashSet<Op>) -> bool {
    block.predecessor_ops().filter(|op| !unreachable.contains(op)).all(|op| {
        let branch = block.ir().op(op).dyn_cast::<BranchOpInterface<'_>>();
        branch.is_some_and(|branch| {
            let edges = branch.successors().zip(branch.all_successor_operands());
            edges.filter(|(to, _)| *to == block).all(|(_, it)| it.get(index).is_some())
        })
    })
}
