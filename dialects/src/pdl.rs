//! The dialect `pdl`: patterns that match and rewrite operations.

mod binding;
pub(crate) mod directives;
mod operation;
mod pattern;
pub(crate) mod types;
pub(crate) mod verify;

generated!(pdl);

pub use self::types::PDLType;
