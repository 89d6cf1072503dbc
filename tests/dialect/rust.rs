//! Builders, accessors and setters, called from Rust.
