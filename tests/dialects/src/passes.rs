//! Test passes, each named after its flag.

mod accesses;
pub(crate) mod alias;
pub(crate) mod call_graph;
pub(crate) mod data_layout_query;
pub(crate) mod dead_code;
pub(crate) mod last_modified;
pub(crate) mod live_values;
pub(crate) mod liveness;
pub(crate) mod loop_info;
pub(crate) mod next_access;
pub(crate) mod panic;
pub(crate) mod side_effects;
pub(crate) mod symbol_uses;
pub(crate) mod written_to;
