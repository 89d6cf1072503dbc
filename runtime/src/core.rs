//! The IR itself: contexts, names, locations, types and attributes as handles, operations and diagnostics.

pub mod adaptor;
pub(crate) mod attrs;
pub mod context;
pub(crate) mod diag;
pub mod dialect;
pub mod ident;
pub(crate) mod ir;
pub(crate) mod kind;
pub mod location;
pub mod op_def;
pub mod op_name;
pub(crate) mod properties;
pub mod registry;
pub mod resources;
pub(crate) mod types;
pub mod uniquer;
