//! What the definitions leave to be written by hand: verifiers, custom forms, interface methods.

pub mod arith;
pub mod async_;
pub mod build;
pub mod cf;
pub mod complex;
pub mod dlti;
pub(crate) mod func;
mod index;
pub(crate) mod inliner;
pub mod memref;
pub mod scf;
