//! The builtin types and attributes, and affine maps.

pub mod affine;
pub(crate) mod attrs;
mod context;
pub(crate) mod interfaces;
pub(crate) mod kind;
mod kind_defs;
mod slots;
pub mod sub_elements;
mod subset;
pub(crate) mod tables;
pub mod types;
