//! The passes for loops of `scf`.

mod for_canonicalization;
mod for_to_while;
mod forall_bounds;
mod forall_to_for;
mod forall_to_parallel;
mod loop_nest;
mod parallel_fusion;
mod parallel_to_for;
mod range_folding;

generated!("scf_passes.rs");

pub(crate) use self::forall_to_parallel::convert_forall_to_parallel;
pub use self::generated::passes::*;
