//! Definitions to Rust: what is generated, that it is the same every time, and what is said about mistakes.
//!
//! Without the peer the tests that compare our cases with it say so and pass; what is expected of us is stored for each.

#[path = "generator/definitions.rs"]
mod definitions;
#[path = "generator/first_hour.rs"]
mod first_hour;
#[path = "generator/formats.rs"]
mod formats;
#[path = "generator/mistakes.rs"]
mod mistakes;
#[path = "generator/nesting.rs"]
mod nesting;
#[path = "generator/options.rs"]
mod options;
#[path = "generator/snapshots.rs"]
mod snapshots;
#[path = "generator/stability.rs"]
mod stability;

use std::path::{Path, PathBuf};

use ods_peer::{is_there, upstream_definitions as upstream};
use odsgen::tablegen::Diagnostics;
use odsgen::{Generated, Generator};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A file of this test binary.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generator").join(name)
}

/// Writes a scratch file; `name` must be of one test only.
fn scratch(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("scratch file");
    path
}

/// Generates from a text, as file `name`.
fn generate(name: &str, text: &str) -> Result<Generated, Diagnostics> {
    Generator::new().run(&scratch(name, text))
}
