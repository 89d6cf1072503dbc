//! MLIR dialects for Rust.
