//! Transformations based on interfaces.

pub mod inline;
pub mod inlining;
mod symbol_references;
