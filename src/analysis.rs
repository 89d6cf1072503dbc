//! Analyses based on interfaces.

pub mod alias;
pub mod call_graph;
pub mod liveness;
pub mod loop_info;
pub mod slice;
