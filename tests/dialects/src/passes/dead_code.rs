//! `--test-dead-code-analysis`: prints which blocks and edges of tagged operations are live, and the predecessors of regions
//! and operations.

use ods_runtime::attrs::StringAttr;
use ods_runtime::dataflow::{
    ConstantPropagation, DeadCodeAnalysis, Executable, ExecutableAnchor, Predecessors,
    ProgramPoint, Solver, SparseForwardAnalysis, States,
};
use ods_runtime::ir::{Op, WalkOrder};
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
    solver.load(SparseForwardAnalysis::new(ConstantPropagation));
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
    eprintln!("{what}: {all}predecessors:");
    let flags = PrintFlags { skip_regions: true, ..PrintFlags::default() };
    for op in state.known() {
        eprintln!("  {}", ir.op(*op).to_string_with(&flags));
    }
}
