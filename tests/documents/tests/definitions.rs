//! The document on operation definitions.

pub(crate) mod arguments;
mod builders;
pub(crate) mod constraints;
mod enums;
mod folding;
mod formats;
mod generated;
mod inference;
mod rules;
pub(crate) mod verification;
