//! `--test-dead-code-analysis`: prints which blocks and edges of tagged operations are live, and the predecessors of regions
//! and operations.

use ods_runtime::attrs::StringAttr;
use ods_runtime::dataflow::{
    ConstantValue, DataFlowAnalysis, DeadCodeAnalysis, Executable, ExecutableAnchor, Lattice,
    Predecessors, ProgramPoint, Solver, States, ValueLattice,
};
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::matchers::constant_op_attr;
use ods_runtime::pass::{FnPass, PassResult};
use ods_runtime::text::PrintFlags;
use ods_runtime::{Ir, OpRef};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new("test-dead-code-analysis", "print which blocks are live", run)
}

fn run(ir: &mut Ir, root: Op) -> PassResult {
    let mut solver = Solver::new(ir);
    solver.load(DeadCodeAnalysis::default());
    solver.load(Constants);
    solver.run(ir.op(root));
    let states = solver.into_states();
    for op in ir.op(root).walk(WalkOrder::Post) {
        let Some(tag) = op.attr("tag").and_then(|tag| tag.dyn_cast::<StringAttr<'_>>()) else {
            continue;
        };
        eprintln!("{}:", tag.value());
        show_regions(op, &states);
        show_predecessors("op_preds", ir, &states, ProgramPoint::after(op));
    }
    Ok(())
}

/// Knows the values of constants, and nothing about other results and about arguments of regions.
struct Constants;

impl DataFlowAnalysis for Constants {
    fn initialize(&mut self, solver: &mut Solver<'_>, top: OpRef<'_>) {
        for op in top.walk(WalkOrder::Post) {
            self.visit(solver, ProgramPoint::after(op));
        }
    }

    fn visit(&mut self, solver: &mut Solver<'_>, point: ProgramPoint) {
        let Some(op) = point.prev_op().map(|op| solver.ir().op(op)) else { return };
        let constant = constant_op_attr(op).zip(op.def());
        let value = constant.map_or(ConstantValue::Unknown, |(attr, def)| {
            ConstantValue::Constant { attr: attr.handle(), dialect: def.dialect() }
        });
        let entries = op.regions().filter_map(|region| region.first_block());
        let arguments = entries.flat_map(|block| block.arguments());
        for value_of in op.results().chain(arguments) {
            solver.update(value_of.handle(), |state: &mut ValueLattice<ConstantValue>| {
                state.0.join(&value)
            });
        }
    }
}

fn show_regions(op: OpRef<'_>, states: &States) {
    let shown = |anchor| match states.get::<Executable>(anchor) {
        Some(state) if state.is_live() => "live",
        _ => "dead",
    };
    for region in op.regions() {
        eprintln!(" region #{}", region.index());
        for block in region.blocks() {
            let start = ExecutableAnchor::Point(ProgramPoint::Start(block.handle()));
            eprintln!("  {block} = {}", shown(start));
            for predecessor in block.predecessors() {
                let edge = ExecutableAnchor::Edge(predecessor.handle(), block.handle());
                eprintln!("   from {predecessor} = {}", shown(edge));
            }
        }
        if let Some(entry) = region.first_block() {
            let start = ProgramPoint::Start(entry.handle());
            show_predecessors("region_preds", op.ir(), states, start);
        }
    }
}

fn show_predecessors(what: &str, ir: &Ir, states: &States, point: ProgramPoint) {
    let Some(state) = states.get::<Predecessors>(point) else { return };
    let all = if state.all_known() { "(all) " } else { "" };
    let none = if state.known().is_empty() { " (none)" } else { "" };
    eprintln!("{what}: {all}predecessors:{none}");
    let flags = PrintFlags { skip_regions: true, ..PrintFlags::default() };
    for op in state.known() {
        eprintln!("  {}", ir.op(*op).to_string_with(&flags));
    }
}
