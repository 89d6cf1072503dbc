//! The IR core: contexts, identifiers, locations, types, attributes, operations and diagnostics.

pub(crate) mod abi;
pub(crate) mod access;
pub mod adaptor;
pub(crate) mod attrs;
pub mod context;
pub(crate) mod diag;
pub mod dialect;
mod family;
pub(crate) mod forms;
pub(crate) mod groups;
pub mod ident;
pub(crate) mod interfaces;
pub(crate) mod ir;
pub(crate) mod kind;
pub mod location;
pub(crate) mod op_def;
pub mod op_name;
pub(crate) mod op_trait;
pub(crate) mod properties;
pub(crate) mod property;
pub(crate) mod property_set;
pub mod registry;
pub mod resources;
pub(crate) mod signature;
pub(crate) mod slots;
pub(crate) mod types;
pub(crate) mod uniquer;
