//! Transformations based on interfaces.

pub mod inline;
pub mod inlining;
pub mod single_fold;
mod symbol_references;
