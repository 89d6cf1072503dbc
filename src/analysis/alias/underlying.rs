//! What a value is a view of, through views and control flow.

use ods_runtime::interfaces::{
    BranchOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors, ViewLikeOpInterface,
};
use ods_runtime::ir::{OperandRange, RegionRef};
use ods_runtime::{OpRef, Value, ValueRef};
use rustc_hash::FxHashSet;

/// Views and edges that are followed from a value, as upstream.
const MAX_DEPTH: usize = 10;

/// The values that `value` is a view of, or may be.
pub(super) fn underlying_values(value: ValueRef<'_>) -> Vec<ValueRef<'_>> {
    let mut search = Search { visited: FxHashSet::default(), values: Vec::new() };
    search.visit(value, MAX_DEPTH);
    search.values
}

struct Search<'ir> {
    visited: FxHashSet<Value>,
    values: Vec<ValueRef<'ir>>,
}

impl<'ir> Search<'ir> {
    fn visit(&mut self, value: ValueRef<'ir>, depth: usize) {
        if !self.visited.insert(value.handle()) {
            return;
        }
        if depth == 0 {
            return self.values.push(value);
        }
        let depth = depth - 1;
        match value.defining_op() {
            Some(op) => self.visit_result(value, op, depth),
            None => self.visit_argument(value, depth),
        }
    }

    fn visit_result(&mut self, value: ValueRef<'ir>, op: OpRef<'ir>, depth: usize) {
        if let Some(view) = op.dyn_cast::<ViewLikeOpInterface<'_>>()
            && view.view_dest() == value
        {
            return self.visit(view.view_source(), depth);
        }
        match op.dyn_cast::<RegionBranchOpInterface<'_>>() {
            Some(branch) => self.visit_edges(branch, None, value, depth),
            None => self.values.push(value),
        }
    }

    fn visit_argument(&mut self, value: ValueRef<'ir>, depth: usize) {
        let block = value.owner_block().map(|block| value.ir().block(block));
        let Some(block) = block else { return self.values.push(value) };
        let Some(index) = block.arguments().position(|argument| argument == value) else {
            return self.values.push(value);
        };
        if block.is_entry_block() {
            let region = block.parent();
            let op = block.parent_op();
            return match op.and_then(|op| op.dyn_cast::<RegionBranchOpInterface<'_>>()) {
                Some(branch) => self.visit_edges(branch, region, value, depth),
                None => self.values.push(value),
            };
        }
        for predecessor in block.predecessors() {
            let branch =
                predecessor.back().and_then(|last| last.dyn_cast::<BranchOpInterface<'_>>());
            let Some(branch) = branch else { return self.values.push(value) };
            for (successor, operands) in branch.successors().zip(branch.all_successor_operands()) {
                if successor != block {
                    continue;
                }
                let Some(operand) = operands.get(index) else { return self.values.push(value) };
                self.visit(operand, depth);
            }
        }
    }

    /// Visits what is passed to `value`, an argument of `region` or a result of `branch`.
    fn visit_edges(
        &mut self,
        branch: RegionBranchOpInterface<'ir>,
        region: Option<RegionRef<'ir>>,
        value: ValueRef<'ir>,
        depth: usize,
    ) {
        let mut successors = RegionSuccessors::new();
        branch.successor_regions(RegionBranchPoint::Parent, &mut successors);
        let passed = |successor: &RegionSuccessor<'ir>| branch.entry_successor_operands(successor);
        self.visit_passed(&successors, region, value, depth, passed);
        for block in branch.regions().flat_map(|region| region.blocks()) {
            let Some(last) = block.back() else { continue };
            if let Some(terminator) = last.dyn_cast::<RegionBranchTerminatorOpInterface<'_>>() {
                let mut successors = RegionSuccessors::new();
                let unknown = vec![None; terminator.num_operands()];
                terminator.successor_regions(&unknown, &mut successors);
                let passed =
                    |successor: &RegionSuccessor<'ir>| terminator.successor_operands(successor);
                self.visit_passed(&successors, region, value, depth, passed);
            } else if last.num_successors() == 0 {
                // What this terminator passes is not known.
                self.values.push(value);
            }
        }
    }

    fn visit_passed(
        &mut self,
        successors: &RegionSuccessors<'ir>,
        region: Option<RegionRef<'ir>>,
        value: ValueRef<'ir>,
        depth: usize,
        operands: impl Fn(&RegionSuccessor<'ir>) -> OperandRange<'ir>,
    ) {
        let Some(successor) = successors.iter().find(|it| it.successor() == region) else { return };
        let index = successor.inputs().iter().position(|input| *input == value);
        match index.and_then(|index| operands(successor).get(index)) {
            Some(operand) => self.visit(operand, depth),
            None => self.values.push(value),
        }
    }
}
