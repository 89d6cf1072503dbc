//! Compares the library with `FileCheck-22`: success, the kind of failure, and the first error with its place.
//!
//! The cases are in `cases.txt`, separated by `=====`: a line with flags, the directives, `-----`, and the output that is
//! checked. The peer's answers are stored in `cases.out` (`UPDATE_EXPECT=1` updates it).

use std::path::{Path, PathBuf};
use std::process::Command;

use ods_filecheck::{FailureKind, FileCheck, RunLines};
use ods_peer::{Answers, Kept, text_of};

const PEER: &str = "FileCheck-22";

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The exit code, and the first line with an error.
fn answer(code: i32, text: &str) -> String {
    let error = text.lines().find(|line| line.contains("error: ")).unwrap_or_default();
    format!("{code} {error}").trim_end().to_owned()
}

fn ours(flags: &[&str], checks: &str, input: &str) -> String {
    let (check, _) = match FileCheck::of_flags(flags) {
        Ok(check) => check,
        Err(error) => return answer(2, &format!("error: {error}")),
    };
    match check.check_named(("checks", checks), ("input", input)) {
        Ok(()) => answer(0, ""),
        Err(failure) if failure.kind() == FailureKind::Mismatch => answer(1, &failure.to_string()),
        Err(failure) => answer(2, &failure.to_string()),
    }
}

fn theirs(flags: &[&str], directory: &Path) -> String {
    let output = Command::new(PEER)
        .args(["checks", "--input-file=input", "--dump-input=never"])
        .args(flags)
        .current_dir(directory)
        .output()
        .expect("the peer runs");
    answer(output.status.code().unwrap_or(-1), &text_of(&output.stderr))
}

#[test]
fn checks_give_the_same_answers() {
    let text = std::fs::read_to_string(directory().join("cases.txt")).expect("the cases");
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut answers = Answers::of(PEER, directory().join("cases.out"));
    for (number, case) in (1..).zip(text.split("=====\n")) {
        let (flags, rest) = case.split_once('\n').expect("a line with flags");
        let (checks, input) = rest.split_once("-----\n").expect("directives and an output");
        let input = if input == "\n" { "" } else { input };
        let flags: Vec<&str> = flags.trim_start_matches("flags:").split_whitespace().collect();
        let key = format!("{number}: {}", checks.lines().next().unwrap_or_default());
        answers.check(&key.replace(" =", "_="), Kept::Text, &ours(&flags, checks, input), || {
            std::fs::write(scratch.join("checks"), checks).expect("a writable directory");
            std::fs::write(scratch.join("input"), input).expect("a writable directory");
            theirs(&flags, scratch)
        });
    }
    answers.finish();
}

#[test]
fn run_lines_are_run() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run_lines");
    std::fs::create_dir_all(scratch.join("inner")).expect("a writable directory");
    let write = |name: &str, text: &str| {
        std::fs::write(scratch.join(name), text).expect("a writable directory");
    };
    write(
        "a.mlir",
        "// RUN: cat %s | FileCheck %s\n// RUN: echo b c \\\n// RUN:   > %t && cat < %t | FileCheck %s --check-prefix=B\n// CHECK: RUN\n// B: b c\n",
    );
    write("inner/b.mlir", "// RUN: cat %s | not FileCheck %s\n// CHECK: a{{ }}\n");
    write("c.txt", "not a test");
    let runner = RunLines::new().substitute("%word", "x");
    runner.run_directory(&scratch);
    let failing = scratch.join("d.test");
    std::fs::write(&failing, "// RUN: echo %word | FileCheck %s\n// CHECK: y\n").expect("writable");
    let failure = runner.run_file(&failing).expect_err("x is not y");
    assert!(failure.contains("d.test:2:11: error: CHECK: expected string not found"), "{failure}");
    assert!(failure.contains("echo x | FileCheck"), "{failure}");
    std::fs::write(&failing, "no command").expect("writable");
    assert_eq!(runner.run_file(&failing), Err("it has no RUN line".to_owned()));
    std::fs::write(&failing, "// RUN: no-such-program\n").expect("writable");
    let failure = runner.run_file(&failing).expect_err("there is no such program");
    assert!(failure.contains("cannot run no-such-program"), "{failure}");
}
