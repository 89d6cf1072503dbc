//! Dead code analysis: which blocks and edges are executed, and where control comes from.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::constants::ConstantValue;
use super::executable::{Executable, ExecutableAnchor};
use super::lattice::ValueLattice;
use super::point::ProgramPoint;
use super::predecessors::Predecessors;
use super::solver::{DataFlowAnalysis, Solver};
use crate::core::attrs::AttrRef;
use crate::core::ir::{Block, Op, OpRef, WalkOrder};
use crate::semantics::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors, SymbolOpInterface,
};
use crate::semantics::symbol_uses::symbol_uses_in_table;
use crate::semantics::traits::{ReturnLike, SymbolTable};

/// Determines which blocks and edges are executed, from the values of branch conditions that [`ConstantPropagation`]
/// determines at the same time; the calls of callables, and the terminators that lead to regions and out of them.
/// Corresponds to `mlir::dataflow::DeadCodeAnalysis`.
///
/// [`ConstantPropagation`]: super::ConstantPropagation
#[derive(Debug, Default)]
pub struct DeadCodeAnalysis {
    /// The operation that is analyzed. Callables outside it are external.
    scope: Option<Op>,
    /// Whether the scope is a symbol table. Otherwise calls are not resolved.
    is_table: bool,
}

/// The values of constant operands.
type Constants<'ir> = SmallVec<[Option<AttrRef<'ir>>; 4]>;

/// Whether `op` ends a region of an operation that passes control between regions, or of a callable.
fn is_region_or_callable_return(op: OpRef<'_>) -> bool {
    op.num_successors() == 0
        && op.block_handle().is_some()
        && op.next().is_none()
        && op.parent_op().is_some_and(|parent| {
            parent.isa::<RegionBranchOpInterface<'_>>() || parent.isa::<CallableOpInterface<'_>>()
        })
}

fn mark_live(solver: &mut Solver<'_>, anchor: ExecutableAnchor) {
    solver.update(anchor, Executable::set_to_live);
}

fn mark_point_live(solver: &mut Solver<'_>, point: ProgramPoint) {
    mark_live(solver, ExecutableAnchor::Point(point));
}

fn mark_edge_live(solver: &mut Solver<'_>, from: Block, to: Block) {
    mark_point_live(solver, ProgramPoint::Start(to));
    mark_live(solver, ExecutableAnchor::Edge(from, to));
}

fn mark_entry_blocks_live(solver: &mut Solver<'_>, op: OpRef<'_>) {
    for entry in op.regions().filter_map(|region| region.first_block()) {
        mark_point_live(solver, ProgramPoint::Start(entry.handle()));
    }
}

/// Records that `op` may have other predecessors than the known ones.
fn mark_unknown(solver: &mut Solver<'_>, op: OpRef<'_>) {
    solver.update(ProgramPoint::after(op), Predecessors::set_unknown);
}

/// Marks the callables in `top` that something other than a known call may call.
fn initialize_callables(solver: &mut Solver<'_>, top: OpRef<'_>) {
    let mut tables: Vec<(OpRef<'_>, bool)> = Vec::new();
    collect_tables(top, &mut tables);
    for (table, all_uses_visible) in tables {
        let Some(block) = table.region(0).first_block() else { continue };
        let mut has_callable = false;
        for op in block.ops() {
            let Some(callable) = op.dyn_cast::<CallableOpInterface<'_>>() else { continue };
            let Some(symbol) = op.dyn_cast::<SymbolOpInterface<'_>>() else { continue };
            if callable.callable_region().is_none() {
                continue;
            }
            if symbol.is_public() || (!all_uses_visible && symbol.is_nested()) {
                mark_unknown(solver, op);
            }
            has_callable = true;
        }
        if !has_callable {
            continue;
        }
        let Some(uses) = symbol_uses_in_table(table) else {
            // Nothing is known about the symbols in `top`.
            let ops = top.walk(WalkOrder::Pre);
            ops.filter(|op| op.isa::<CallableOpInterface<'_>>())
                .for_each(|op| mark_unknown(solver, op));
            continue;
        };
        let mut seen = FxHashSet::default();
        for used in uses {
            if used.user.isa::<CallOpInterface<'_>>() || !seen.insert(used.reference.handle()) {
                continue;
            }
            if let Some(symbol) = solver.tables.lookup_ref_in(top, used.reference) {
                mark_unknown(solver, symbol);
            }
        }
    }
}

/// Adds the symbol tables in `top`, inner ones first, with whether all uses of their symbols are in `top`.
fn collect_tables<'ir>(top: OpRef<'ir>, tables: &mut Vec<(OpRef<'ir>, bool)>) {
    let is_root = top.block_handle().is_none();
    let mut visible = rustc_hash::FxHashMap::default();
    // Outer operations first, because visibility is inherited.
    for op in top.walk(WalkOrder::Pre) {
        let outer = match op == top {
            true => is_root,
            false => {
                op.parent_op().and_then(|it| visible.get(&it.handle()).copied()).unwrap_or(false)
            }
        };
        if op.num_regions() == 0 {
            continue;
        }
        // Nothing outside refers to symbols in an operation that is no symbol table.
        let symbol = op.dyn_cast::<SymbolOpInterface<'_>>();
        let is_hidden =
            !op.has_trait::<SymbolTable>() || symbol.is_none_or(|symbol| symbol.is_private());
        visible.insert(op.handle(), outer || is_hidden);
    }
    let of_tables = top.walk(WalkOrder::Post).filter(|op| op.has_trait::<SymbolTable>());
    tables.extend(of_tables.map(|op| (op, visible.get(&op.handle()).copied().unwrap_or(false))));
}

impl DataFlowAnalysis for DeadCodeAnalysis {
    fn initialize(&mut self, solver: &mut Solver<'_>, top: OpRef<'_>) {
        let top = solver.ir().op(top);
        self.scope = Some(top.handle());
        mark_entry_blocks_live(solver, top);
        self.is_table = top.has_trait::<SymbolTable>();
        initialize_callables(solver, top);
        for op in top.walk(WalkOrder::Pre) {
            if op.num_regions() > 0
                || op.num_successors() > 0
                || is_region_or_callable_return(op)
                || op.isa::<CallOpInterface<'_>>()
            {
                if let Some(block) = op.block_handle() {
                    solver.subscribe_to_block(block);
                }
                self.visit(solver, ProgramPoint::after(op));
            }
        }
    }

    fn visit(&mut self, solver: &mut Solver<'_>, point: ProgramPoint) {
        let Some(op) = point.prev_op() else { return };
        let op = solver.ir().op(op);
        if !solver.op_is_live(op) {
            return;
        }
        if let Some(call) = op.dyn_cast::<CallOpInterface<'_>>() {
            self.visit_call(solver, call);
        }
        if op.num_regions() > 0 {
            if let Some(branch) = op.dyn_cast::<RegionBranchOpInterface<'_>>() {
                visit_region_branch(solver, branch);
            } else if op.isa::<CallableOpInterface<'_>>() {
                let calls = solver.get_for::<Predecessors>(point, point);
                if !calls.all_known() || !calls.known().is_empty() {
                    mark_entry_blocks_live(solver, op);
                }
            } else {
                mark_entry_blocks_live(solver, op);
            }
        }
        if is_region_or_callable_return(op) {
            let parent = op.parent_op();
            let branch = parent.and_then(|it| it.dyn_cast::<RegionBranchOpInterface<'_>>());
            if let Some(branch) = branch {
                visit_region_terminator(solver, op, branch);
            } else if let Some(callable) = parent {
                visit_callable_terminator(solver, op, callable);
            }
        }
        if op.num_successors() > 0 {
            visit_branch(solver, op);
        }
    }
}

impl DeadCodeAnalysis {
    fn visit_call(&self, solver: &mut Solver<'_>, call: CallOpInterface<'_>) {
        let callee = match self.is_table {
            true => call.resolve_callable_in_table(&mut solver.tables),
            false => None,
        };
        let is_internal = |callee: &OpRef<'_>| {
            let is_inside = std::iter::once(*callee)
                .chain(callee.ancestors())
                .any(|around| Some(around.handle()) == self.scope);
            is_inside
                && callee.isa::<SymbolOpInterface<'_>>()
                && callee
                    .dyn_cast::<CallableOpInterface<'_>>()
                    .is_none_or(|callable| callable.callable_region().is_some())
        };
        match callee.filter(is_internal) {
            Some(callee) => {
                let call = call.handle();
                solver.update(ProgramPoint::after(callee), |calls: &mut Predecessors| {
                    calls.add(call)
                });
            }
            None => mark_unknown(solver, *call),
        }
    }
}

/// The values of the operands of `op`, unless that of one is not known yet.
fn operand_constants<'ir>(solver: &mut Solver<'_>, op: OpRef<'ir>) -> Option<Constants<'ir>> {
    let mut constants = Constants::new();
    for operand in op.operands() {
        let state = solver.subscribe::<ValueLattice<ConstantValue>>(operand.handle());
        if state.0.is_uninitialized() {
            return None;
        }
        constants.push(state.0.attr().map(|attr| op.ctx().attr_ref(attr)));
    }
    Some(constants)
}

fn visit_branch(solver: &mut Solver<'_>, op: OpRef<'_>) {
    let Some(block) = op.block_handle() else { return };
    let mut chosen = None;
    if let Some(branch) = op.dyn_cast::<BranchOpInterface<'_>>() {
        let Some(constants) = operand_constants(solver, op) else { return };
        chosen = branch.successor_for_operands(&constants);
    }
    match chosen {
        Some(index) => mark_edge_live(solver, block, op.successor(index).handle()),
        None => {
            for successor in op.successors() {
                mark_edge_live(solver, block, successor.handle());
            }
        }
    }
}

fn visit_region_branch(solver: &mut Solver<'_>, branch: RegionBranchOpInterface<'_>) {
    let Some(constants) = operand_constants(solver, *branch) else { return };
    let mut successors = RegionSuccessors::new();
    branch.entry_successor_regions(&constants, &mut successors);
    visit_region_edges(solver, *branch, *branch, &successors);
}

fn visit_region_terminator(
    solver: &mut Solver<'_>,
    op: OpRef<'_>,
    branch: RegionBranchOpInterface<'_>,
) {
    let Some(constants) = operand_constants(solver, op) else { return };
    let Some(terminator) = op.dyn_cast::<RegionBranchTerminatorOpInterface<'_>>() else { return };
    let mut successors = RegionSuccessors::new();
    terminator.successor_regions(&constants, &mut successors);
    visit_region_edges(solver, *branch, op, &successors);
}

/// Marks the edges from `predecessor` to `successors`, regions of `branch` or what follows it.
fn visit_region_edges(
    solver: &mut Solver<'_>,
    branch: OpRef<'_>,
    predecessor: OpRef<'_>,
    successors: &[RegionSuccessor<'_>],
) {
    for successor in successors {
        let point = match successor.successor() {
            None => ProgramPoint::after(branch),
            Some(region) => match region.first_block() {
                Some(entry) => ProgramPoint::Start(entry.handle()),
                None => continue,
            },
        };
        mark_point_live(solver, point);
        let inputs = successor.inputs().iter().map(|input| input.handle()).collect();
        solver.update(point, |state: &mut Predecessors| {
            state.add_with_inputs(predecessor.handle(), inputs)
        });
    }
}

/// Adds the return `op` to the predecessors of all known calls of `callable`.
fn visit_callable_terminator(solver: &mut Solver<'_>, op: OpRef<'_>, callable: OpRef<'_>) {
    let point = ProgramPoint::after(op);
    let calls = solver.get_for::<Predecessors>(point, ProgramPoint::after(callable));
    let calls = calls.known().to_vec();
    let is_return = op.has_trait::<ReturnLike>();
    for call in calls {
        solver.update(ProgramPoint::After(call), |returns: &mut Predecessors| {
            if is_return { returns.add(op.handle()) } else { returns.set_unknown() }
        });
    }
}
