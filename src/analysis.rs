//! Analyses based on interfaces.

pub mod call_graph;
pub mod slice;
