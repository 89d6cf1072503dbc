//! Test passes, each named after its flag.

pub(crate) mod call_graph;
pub(crate) mod data_layout_query;
pub(crate) mod panic;
pub(crate) mod side_effects;
pub(crate) mod symbol_uses;
