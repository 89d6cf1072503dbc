//! Reads TableGen operation definitions and writes Rust.

pub mod format;
pub mod model;
pub mod tablegen;
