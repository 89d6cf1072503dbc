//! How the builtin types and attributes implement interfaces.

pub(crate) mod attrs;
mod types;
