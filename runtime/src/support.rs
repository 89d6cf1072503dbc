//! Data structures that know nothing of MLIR.

pub mod apfloat;
pub mod apint;
pub mod append_vec;
mod bucket;
pub mod dense_bucket;
pub mod hash_index;
pub mod identifier;
pub mod interner;
pub(crate) mod paged;
pub mod quoted;
pub mod segments;
pub mod source;
mod sync;
pub mod wide_bucket;
mod words;
