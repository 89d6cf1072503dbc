//! Reads TableGen operation definitions and writes Rust.
//!
//! [`tablegen`] reads `.td` files to records, [`model`] gives records their meaning, [`fragment`] reads host code and
//! [`format`](mod@format) assembly formats, [`plan`] decides what is generated, [`emit`] writes Rust, [`hooks`] prints
//! skeletons, and [`doc`] writes Markdown. [`Build`] does it all in a build script, [`Generator`] anywhere.

mod build;
pub mod doc;
pub mod emit;
pub mod format;
pub mod fragment;
mod generate;
pub mod hooks;
pub mod model;
pub mod names;
mod options;
pub mod plan;
pub mod prelude;

pub use build::Build;
/// Records: what `.td` files say. This is the crate `odsgen-tablegen`.
pub use odsgen_tablegen as tablegen;

pub use generate::{Generated, Generator, write_if_changed};
pub use options::{OnDeprecated, Options};
