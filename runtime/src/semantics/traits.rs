//! Op traits: what operations promise, and the checks that hold them to it.
//!
//! A trait is a Rust type implementing [`OpTrait`]; an operation's definition lists its traits, and verification runs
//! them in that order. The traits that the verifier, the parser or passes ask for often are bits. Correspond to
//! `mlir::OpTrait::*`.

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
