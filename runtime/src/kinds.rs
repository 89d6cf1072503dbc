//! The builtin types and attributes, and affine maps.

pub mod affine;
pub(crate) mod attrs;
pub mod parts;
pub mod types;
