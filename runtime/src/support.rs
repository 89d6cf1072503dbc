//! Data structures that know nothing of MLIR.

pub mod apfloat;
pub mod apint;
pub mod append_vec;
pub mod hash_index;
pub mod interner;
pub(crate) mod paged;
pub mod segments;
mod sync;
mod words;
