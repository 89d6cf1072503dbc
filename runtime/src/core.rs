//! The IR core: contexts, identifiers, locations, types, attributes, operations and diagnostics.

pub(crate) mod abi;
pub(crate) mod access;
pub mod adaptor;
pub(crate) mod attrs;
pub(crate) mod context;
pub(crate) mod diag;
mod family;
pub(crate) mod forms;
pub(crate) mod groups;
pub(crate) mod interfaces;
pub(crate) mod ir;
pub(crate) mod kind;
pub(crate) mod op_def;
pub(crate) mod op_trait;
pub(crate) mod property;
pub(crate) mod signature;
pub(crate) mod slots;
pub(crate) mod types;
pub(crate) mod unchecked;
pub(crate) mod uniquer;

pub use context::{dialect, ident, location, op_name, resources};
pub(crate) use ir::op::{properties, property_set};
