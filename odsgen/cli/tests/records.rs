//! Compares `odsgen records` with `llvm-tblgen` 22.
//!
//! If the peer is not installed, the tests that need it are skipped; with `CI` set they fail.

#[path = "records/command.rs"]
mod command;
#[path = "records/probes.rs"]
mod probes;
#[path = "records/raw.rs"]
mod raw;

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
