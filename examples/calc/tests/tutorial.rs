//! `docs/tutorial.md` builds a crate: its files are written to a folder, and its commands print what the page shows.
//!
//! Only the place of `odsgen` and `ods-runtime` differs: they are those of this repository. `UPDATE_EXPECT=1` updates the
//! output in the page.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

/// A folder that has nothing but the lock file of the repository, because the test has no network.
fn empty_folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("calculator");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run is removed");
    }
    fs::create_dir_all(&folder).expect("the folder is created");
    fs::copy(repository().join("Cargo.lock"), folder.join("Cargo.lock")).expect("it has a lock");
    folder
}

fn write(file: &Path, text: &str) {
    fs::create_dir_all(file.parent().expect("a file in a folder")).expect("the folder is created");
    fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// The standard output of a command, `cargo ...`, followed by its standard error.
fn run(folder: &Path, command: &str) -> String {
    let mut words = command.split_whitespace();
    assert_eq!(words.next(), Some("cargo"), "{command}");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(words.next()).arg("--offline");
    for (package, path) in [("odsgen", "odsgen"), ("ods-runtime", "runtime")] {
        let path = repository().join(path);
        cargo.arg(format!("--config=patch.crates-io.{package}.path='{}'", path.display()));
    }
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target directory");
    let output = cargo
        .args(words)
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target)
        .env("CARGO_PROFILE_DEV_DEBUG", "line-tables-only")
        .output()
        .expect("cargo runs");
    let [printed, reported] = [output.stdout, output.stderr].map(String::from_utf8);
    printed.expect("UTF-8") + &reported.expect("UTF-8")
}

#[test]
fn the_crate_is_built_and_its_commands_print_what_is_shown() {
    let page = repository().join("docs/tutorial.md");
    let text = fs::read_to_string(&page).expect("the page is read");
    let folder = empty_folder();
    let mut actual = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        actual += &format!("{line}\n");
        let Some(info) = line.strip_prefix("```") else { continue };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        if info == "console" {
            for command in block.iter().filter_map(|line| line.strip_prefix("$ ")) {
                actual += &format!("$ {command}\n{}", run(&folder, command));
            }
        } else {
            let block: String = block.iter().map(|line| format!("{line}\n")).collect();
            if let Some((_, file)) = info.split_once(' ') {
                write(&folder.join(file), &block);
            }
            actual += &block;
        }
        actual += "```\n";
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return write(&page, &actual);
    }
    assert_same(&text, &actual);
}

/// Panics at the first line that differs.
fn assert_same(shown: &str, actual: &str) {
    let lines = shown.lines().zip(actual.lines()).enumerate();
    for (index, (shown, actual)) in lines {
        assert_eq!(shown, actual, "docs/tutorial.md:{}", index + 1);
    }
    assert_eq!(shown, actual);
}
