//! Checked-in generated code is up to date.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn generated_code_is_up_to_date() {
    let out = Command::new(env!("CARGO_BIN_EXE_odsgen"))
        .args(["check", "-I", "defs", "--list", "generated/list.txt"])
        .current_dir(root())
        .output()
        .expect("odsgen");
    let text = String::from_utf8_lossy(&out.stdout);
    let errors = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{text}\n{errors}");
}

#[test]
fn every_generated_file_is_listed() {
    let root = root();
    let list = std::fs::read_to_string(root.join("generated/list.txt")).expect("list");
    for dir in ["generated", "runtime/generated"] {
        for entry in std::fs::read_dir(root.join(dir)).expect(dir) {
            let name = entry.expect("entry").file_name();
            let path = Path::new(dir).join(name);
            if path.extension().is_some_and(|it| it == "rs") {
                let name = path.display().to_string();
                let listed = list.lines().any(|line| line.split_whitespace().nth(2) == Some(&name));
                assert!(listed, "{name} is not in generated/list.txt");
            }
        }
    }
}
