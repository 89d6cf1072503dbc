//! Operation traits: properties of operations and their verification.
//!
//! A trait is a Rust type that implements [`OpTrait`]. A definition lists its traits, and the verifier checks them in
//! that order. Traits with frequent queries are represented as bits. Corresponds to `mlir::OpTrait::*`.

mod arity;
mod broadcast;
mod control;
mod implementing;
mod markers;
mod segments;
mod types;

pub use arity::*;
pub use broadcast::*;
pub use control::*;
pub use implementing::*;
pub use markers::*;
pub use segments::*;
pub use types::*;

pub use crate::core::op_trait::{
    Checks, OpTrait, OpTraitEntry, RegionsCheck, invariants, op_trait,
};
