//! The generator: its output, determinism and diagnostics.
//!
//! Comparisons with the peer are skipped if it is not installed. The expected output of odsgen is stored.

#[path = "generator/builders.rs"]
mod builders;
#[path = "generator/conditions.rs"]
mod conditions;
#[path = "generator/cpp.rs"]
mod cpp;
#[path = "generator/definitions.rs"]
mod definitions;
#[path = "generator/diagnostics.rs"]
mod diagnostics;
#[path = "generator/enums.rs"]
mod enums;
#[path = "generator/errors.rs"]
mod errors;
#[path = "generator/foreign.rs"]
mod foreign;
#[path = "generator/formats.rs"]
mod formats;
#[path = "generator/names.rs"]
mod names;
#[path = "generator/needed.rs"]
mod needed;
#[path = "generator/nesting.rs"]
mod nesting;
#[path = "generator/options.rs"]
mod options;
#[path = "generator/readable.rs"]
mod readable;
#[path = "generator/snapshots.rs"]
mod snapshots;
#[path = "generator/stability.rs"]
mod stability;
#[path = "generator/warnings.rs"]
mod warnings;

use std::path::{Path, PathBuf};

use ods_peer::upstream_definitions as upstream;
use odsgen::tablegen::Diagnostics;
use odsgen::{Generated, Generator};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A fixture of this test binary.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generator").join(name)
}

/// Writes a scratch file; `name` must be unique among tests.
fn scratch(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("scratch file");
    path
}

/// Generates code from `text` as a file `name`.
fn generate(name: &str, text: &str) -> Result<Generated, Diagnostics> {
    Generator::new().run(&scratch(name, text))
}
