//! Analyses based on interfaces.

#[cfg(feature = "memref")]
pub(crate) mod alias;
pub mod call_graph;
pub mod slice;
