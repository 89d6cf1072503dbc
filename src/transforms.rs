//! Transformations based on interfaces.

pub mod control_flow_sink;
pub mod fixed_point;
pub mod inline;
pub mod inlining;
pub mod licm;
pub mod mem2reg;
pub mod print_ir;
pub mod print_op_stats;
#[cfg(feature = "ub")]
pub mod remove_dead_values;
pub mod sccp;
pub mod single_fold;
pub mod sroa;
pub mod strip_debuginfo;
pub mod symbol_dce;
pub mod symbol_privatize;
mod symbol_references;
pub mod topological_sort;

use ods_runtime::pass::PassRegistry;

/// Registers all passes of this module.
pub fn add_passes(passes: &mut PassRegistry) {
    passes.add(control_flow_sink::ControlFlowSink::default());
    passes.add(fixed_point::CompositeFixedPoint::default());
    passes.add(inline::Inline);
    passes.add(licm::LoopInvariantCodeMotion);
    passes.add(mem2reg::Mem2Reg::default());
    passes.add(print_ir::PrintIr::default());
    passes.add(print_op_stats::PrintOpStats::default());
    #[cfg(feature = "ub")]
    passes.add(remove_dead_values::RemoveDeadValues::default());
    passes.add(sccp::Sccp);
    passes.add(single_fold::SingleFold);
    passes.add(sroa::Sroa::default());
    passes.add(strip_debuginfo::StripDebugInfo);
    passes.add(symbol_dce::SymbolDce::default());
    passes.add(symbol_privatize::SymbolPrivatize::default());
    passes.add(topological_sort::TopologicalSort);
}
