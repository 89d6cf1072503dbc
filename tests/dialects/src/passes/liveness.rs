//! `--test-liveness-analysis`: prints which operands, results and arguments of tagged operations are live.

use ods_runtime::attrs::StringAttr;
use ods_runtime::dataflow::{
    ConstantPropagation, DeadCodeAnalysis, Liveness, LivenessAnalysis, Solver,
    SparseBackwardAnalysis, SparseForwardAnalysis, ValueLattice,
};
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::{FnPass, PassResult};
use ods_runtime::{Ir, ValueRef};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new("test-liveness-analysis", "print which values are live", run)
}

fn run(ir: &mut Ir, root: Op) -> PassResult {
    let mut solver = Solver::new(ir);
    solver.load(DeadCodeAnalysis::default());
    solver.load(SparseForwardAnalysis::new(ConstantPropagation));
    solver.load(SparseBackwardAnalysis::new(LivenessAnalysis));
    solver.run(ir.op(root));
    let states = solver.into_states();
    let shown = |value: ValueRef<'_>| match states.get::<ValueLattice<Liveness>>(value.handle()) {
        Some(state) if state.0.is_live => "live",
        _ => "not live",
    };
    for op in ir.op(root).walk(WalkOrder::Post) {
        let Some(tag) = op.attr("tag").and_then(|tag| tag.dyn_cast::<StringAttr<'_>>()) else {
            continue;
        };
        println!("test_tag: {}:", tag.value());
        for (index, operand) in op.operands().enumerate() {
            println!(" operand #{index}: {}", shown(operand));
        }
        for (index, result) in op.results().enumerate() {
            println!(" result #{index}: {}", shown(result));
        }
        for region in op.regions() {
            println!(" region: #{}:", region.index());
            let arguments = region.first_block().into_iter().flat_map(|block| block.arguments());
            for (index, argument) in arguments.enumerate() {
                println!("   argument: #{index}: {}", shown(argument));
            }
        }
    }
    Ok(())
}
