//! Running `ods-opt` and `mlir-opt-22`, and the files that they are run on.

#![allow(dead_code, reason = "no test needs all of it")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub(crate) const PEER: &str = "mlir-opt-22";
pub(crate) const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");

/// What is between the texts of a file.
pub(crate) const BREAK: &str = "// -----\n";

/// Whether the peer can be run. If not, the test says so and passes; with `CI` set it fails.
pub(crate) fn peer_is_there() -> bool {
    if Command::new(PEER).arg("--version").output().is_ok() {
        return true;
    }
    assert!(std::env::var_os("CI").is_none(), "{PEER} is not installed, and CI is set");
    eprintln!("skipped: {PEER} is not installed");
    false
}

/// Runs one of the programs on a file.
pub(crate) fn run(program: &str, flags: &[&str], file: &Path) -> Output {
    Command::new(program)
        .args(["--allow-unregistered-dialect", "--mlir-disable-threading"])
        .args(flags)
        .arg(file)
        .output()
        .unwrap_or_else(|error| panic!("{program}: {error}"))
}

/// The files of a directory of the project, of which there has to be one.
pub(crate) fn files(directory: &str, extension: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&root)
        .unwrap_or_else(|error| panic!("{}: {error}", root.display()))
        .map(|entry| entry.expect("directory entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == extension))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no cases in {}", root.display());
    files
}

pub(crate) fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
