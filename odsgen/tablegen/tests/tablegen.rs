//! Compares the library with `llvm-tblgen` 22.
//!
//! If the peer is not installed, the tests that need it are skipped; with `CI` set they fail.

#[path = "tablegen/bounds.rs"]
mod bounds;
#[path = "tablegen/corpus.rs"]
mod corpus;
#[path = "tablegen/help.rs"]
mod help;
#[path = "tablegen/mutations.rs"]
mod mutations;
#[path = "tablegen/operations.rs"]
mod operations;
#[path = "tablegen/property.rs"]
mod property;
#[path = "tablegen/random.rs"]
mod random;
#[path = "tablegen/regex.rs"]
mod regex;
#[path = "tablegen/sessions.rs"]
mod sessions;
#[path = "tablegen/trunk.rs"]
mod trunk;

use std::process::Command;

/// The peer: LLVM's own tool.
const PEER: &str = "llvm-tblgen-22";

/// True if the peer is installed.
fn has_peer() -> bool {
    let found = Command::new(PEER).arg("--version").output().is_ok();
    if !found {
        assert!(std::env::var_os("CI").is_none(), "{PEER} is not installed");
        eprintln!("skipped: {PEER} is not installed");
    }
    found
}

/// Location and text of the first error.
fn first_error(stderr: &str) -> Option<(&str, &str)> {
    stderr.lines().find_map(|line| match line.split_once(": error: ") {
        Some((place, text)) => Some((place, text)),
        None => line.strip_prefix("error: ").map(|text| ("", text)),
    })
}
