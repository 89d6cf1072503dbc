//! Definitions to Rust: what is generated, that it is the same every time, and what is said about mistakes.
//!
//! Where the peer is not installed the tests that need it say so and pass; with `CI` set they fail.

#[path = "generator/definitions.rs"]
mod definitions;
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
use std::process::Command;

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

/// Whether `program`, of the peer, can be run.
fn is_there(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok();
    if !found {
        assert!(std::env::var_os("CI").is_none(), "{program} is not installed, and CI is set");
        eprintln!("skipped: {program} is not installed");
    }
    found
}

/// Where upstream's definitions are, if the peer is installed.
fn upstream() -> Option<PathBuf> {
    let program = "llvm-config-22";
    if !is_there(program) {
        return None;
    }
    let out = Command::new(program).arg("--includedir").output().expect("llvm-config");
    Some(PathBuf::from(String::from_utf8_lossy(&out.stdout).trim()))
}
