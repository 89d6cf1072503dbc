//! Data structures that are independent of MLIR.

pub mod apfloat;
pub mod apint;
pub(crate) mod append_vec;
pub(crate) mod identifier;
pub(crate) mod interner;
pub(crate) mod origin;
pub(crate) mod os_error;
pub(crate) mod paged;
pub(crate) mod panics;
pub(crate) mod quoted;
pub(crate) mod recent_set;
pub(crate) mod segments;
pub(crate) mod slot_map;
pub mod source;
mod words;
