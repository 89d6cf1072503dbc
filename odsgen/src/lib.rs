//! Reads TableGen operation definitions and writes Rust.
//!
//! [`tablegen`] reads `.td` files to records, [`model`] gives records their meaning, [`format`](mod@format) reads assembly formats,
//! [`emit`] writes Rust, and [`doc`] writes Markdown. [`Build`] does it all in a build script, [`Generator`] anywhere.

mod build;
pub mod doc;
pub mod emit;
pub mod format;
mod generate;
pub mod model;
mod options;
pub mod prelude;

pub use build::Build;
/// Records: what `.td` files say. This is the crate `odsgen-tablegen`.
pub use odsgen_tablegen as tablegen;

pub use generate::{Generated, Generator, write_if_changed};
pub use options::{OnDeprecated, Options};
