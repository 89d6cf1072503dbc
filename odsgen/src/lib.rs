//! Reads TableGen operation definitions and writes Rust.

pub mod tablegen;
