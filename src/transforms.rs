//! Passes that know operations by their interfaces only.

pub mod inline;
pub mod inlining;
mod symbol_references;
