//! Data structures that know nothing of MLIR.

pub mod apfloat;
pub mod apint;
mod words;
