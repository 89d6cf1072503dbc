//! Data structures that know nothing of MLIR.

pub mod append_vec;
pub mod interner;
