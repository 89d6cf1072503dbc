//! Whether two values may address the same memory, from allocations, views and control flow in one function.
//!
//! Corresponds to `mlir::LocalAliasAnalysis`.

use ods_runtime::interfaces::{
    BranchOpInterface, FunctionOpInterface, MemoryEffectOpInterface, RegionBranchOpInterface,
    RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors,
    ViewLikeOpInterface,
};
use ods_runtime::ir::{OperandRange, RegionRef};
use ods_runtime::matchers::constant_attr;
use ods_runtime::side_effects::{AutomaticAllocationScopeResource, MemoryEffect};
use ods_runtime::traits::{AutomaticAllocationScope, DistinctObjectsTrait};
use ods_runtime::{OpRef, Value, ValueRef};
use rustc_hash::FxHashSet;

/// Views and edges that are followed from a value, as upstream.
const MAX_DEPTH: usize = 10;

/// Whether the values may address the same memory.
pub(crate) fn may_alias(a: ValueRef<'_>, b: ValueRef<'_>) -> bool {
    if a == b {
        return true;
    }
    let (a, b) = (underlying_values(a), underlying_values(b));
    a.is_empty() || b.is_empty() || a.iter().any(|a| b.iter().any(|b| underlying_may_alias(*a, *b)))
}

/// The values that `value` is a view of, or may be.
fn underlying_values(value: ValueRef<'_>) -> Vec<ValueRef<'_>> {
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

/// Whether values that are no known views may address the same memory.
fn underlying_may_alias(a: ValueRef<'_>, b: ValueRef<'_>) -> bool {
    if a == b {
        return true;
    }
    if let (Some(op), Some(other)) = (a.defining_op(), b.defining_op())
        && op == other
        && op.has_trait::<DistinctObjectsTrait>()
    {
        return false;
    }
    if let Some(constant) = constant_attr(a) {
        return constant_attr(b) == Some(constant);
    }
    if constant_attr(b).is_some() {
        return false;
    }
    match (is_allocated(a), is_allocated(b)) {
        (false, false) => true,
        (true, true) => false,
        (true, false) => !is_outside_of_allocation(b, a),
        (false, true) => !is_outside_of_allocation(a, b),
    }
}

/// Whether the operation that defines `value` allocates it.
fn is_allocated(value: ValueRef<'_>) -> bool {
    let Some(op) = value.defining_op() else { return false };
    let Some(op) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    op.effects()
        .iter()
        .any(|effect| effect.effect() == MemoryEffect::Allocate && effect.value() == Some(value))
}

/// Whether `value` exists before the scope in which `allocation` is allocated.
fn is_outside_of_allocation(value: ValueRef<'_>, allocation: ValueRef<'_>) -> bool {
    let Some(op) = allocation.defining_op() else { return false };
    let is_automatic = op.dyn_cast::<MemoryEffectOpInterface<'_>>().is_some_and(|op| {
        op.effects().iter().any(|effect| {
            effect.effect() == MemoryEffect::Allocate
                && effect.value() == Some(allocation)
                && effect.resource().is::<AutomaticAllocationScopeResource>()
        })
    });
    let closes = |op: &OpRef<'_>| {
        if is_automatic {
            op.has_trait::<AutomaticAllocationScope>()
        } else {
            op.isa::<FunctionOpInterface<'_>>()
        }
    };
    let Some(scope) = op.ancestors().find(closes) else { return false };
    let block = value.parent_block().map(|block| value.ir().block(block));
    let Some(parent) = block.and_then(|block| block.parent_op()) else { return false };
    let is_argument = value.defining_op().is_none();
    parent.is_proper_ancestor(scope)
        || parent == scope && is_argument && block.is_some_and(|block| block.is_entry_block())
}
