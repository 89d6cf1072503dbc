//! What passes want to know of the IR, found out through interfaces.

pub mod call_graph;
