//! Transformations based on interfaces.

pub mod bubble_down_memory_space_casts;
pub mod cfg_to_scf;
pub mod control_flow_sink;
pub mod fixed_point;
pub mod generate_runtime_verification;
pub mod inline;
pub mod inlining;
#[cfg(feature = "arith")]
pub mod int_ranges;
pub mod licm;
pub mod mem2reg;
pub mod print_ir;
pub mod print_op_stats;
#[cfg(feature = "ub")]
pub mod remove_dead_values;
pub mod sccp;
pub mod single_fold;
pub mod snapshot_locations;
pub mod sroa;
pub mod strip_debuginfo;
pub mod symbol_dce;
pub mod symbol_privatize;
mod symbol_references;
pub mod topological_sort;
pub mod view_op_graph;

use ods_runtime::pass::PassRegistry;

generated!("passes.rs");

pub use self::generated::passes::*;

/// Registers all passes of this module and of the enabled dialects.
pub fn add_passes(passes: &mut PassRegistry) {
    self::generated::passes::add_passes(passes);
    #[cfg(feature = "arith")]
    crate::arith::transforms::add_passes(passes);
    #[cfg(all(feature = "async", feature = "func", feature = "scf"))]
    crate::async_::transforms::add_passes(passes);
    #[cfg(feature = "ub")]
    remove_dead_values::add_passes(passes);
    passes.add(single_fold::SingleFold);
    #[cfg(feature = "func")]
    crate::func::transforms::add_passes(passes);
    #[cfg(all(feature = "func", feature = "llvm"))]
    crate::llvm::transforms::add_passes(passes);
    #[cfg(feature = "math")]
    crate::math::transforms::add_passes(passes);
    #[cfg(feature = "memref")]
    crate::memref::transforms::add_passes(passes);
    #[cfg(feature = "scf")]
    crate::scf::transforms::add_passes(passes);
}
