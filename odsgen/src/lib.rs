//! Generates Rust from TableGen operation definitions.
//!
//! [`tablegen`] parses `.td` files into records, [`model`] converts records to definitions, [`fragment`] parses host
//! code and [`format`](mod@format) assembly formats, [`plan`] decides what to generate, [`emit`] emits Rust,
//! [`hooks`] prints skeletons, and [`doc`] generates Markdown. Use [`Build`] in build scripts and [`Generator`]
//! elsewhere.

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
mod provided;

pub use build::Build;
/// The TableGen front end, the crate `odsgen-tablegen`.
pub use odsgen_tablegen as tablegen;

pub use generate::{Generated, Generator, Summary, write_if_changed};
pub use options::{Layout, OnDeprecated, Options, SkippedHooks};
