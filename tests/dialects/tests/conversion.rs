//! Compares conversions with those of `mlir-opt-22`, whose pass `test-legalize-patterns` has the same patterns: results, errors,
//! and what a listener is told.
//!
//! `conversion/legalize.mlir` has texts that both convert alike; the peer's output is stored in `legalize.out`. In
//! `conversion/better.mlir` are those where MLIR 22 leaves a failed conversion half done, or attributes at other arguments; our
//! output is in `better.txt`. `UPDATE_EXPECT=1 cargo test -p ods-test-dialects --test conversion` updates them.

use std::path::{Path, PathBuf};
use std::process::Output;

use ods_peer::{Answers, Kept, MLIR_OPT, run, shown};

const OURS: &str = env!("CARGO_BIN_EXE_conversion-opt");

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversion").join(name)
}

/// The output, with notifications before the IR, and with diagnostics sorted: the peer reports operations that stay in the order
/// of their addresses. Whether the previous position of a moved operation is known is left out, and what the peer tells about the
/// copy that it makes for an analysis.
fn normalized(output: &Output, file: &Path) -> String {
    let text = shown(output, file).replace(", exact position unknown", "");
    let (stdout, stderr) = text.split_once("--- stderr\n").unwrap_or((&text, ""));
    let (told, ir): (Vec<&str>, Vec<&str>) =
        stdout.lines().partition(|line| line.starts_with("notify"));
    let told = if stderr.contains("is legalizable") { String::new() } else { told.join("\n") };
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let is_first = |line: &str| line.starts_with(&name) && !line.contains(": note: ");
    let mut diagnostics: Vec<String> = Vec::new();
    let (stderr, exit) = stderr.split_once("--- exit code ").unwrap_or((stderr, "0"));
    for line in stderr.lines() {
        match diagnostics.last_mut() {
            Some(last) if !is_first(line) => *last += &format!("{line}\n"),
            _ => diagnostics.push(format!("{line}\n")),
        }
    }
    diagnostics.sort();
    let diagnostics = diagnostics.concat();
    format!("{told}\n{}\n--- stderr\n{diagnostics}--- exit code {exit}", ir.join("\n"))
}

#[test]
fn conversions_are_alike() {
    let file = file("legalize.mlir");
    let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
    for (index, option) in [
        "--test-legalize-patterns",
        "--test-legalize-patterns=test-legalize-mode=full",
        "--test-legalize-patterns=test-legalize-mode=analysis",
        "--test-legalize-patterns=test-legalize-folding-mode=never",
        "--test-legalize-patterns=test-legalize-folding-mode=after-patterns",
        "--test-legalize-patterns=build-materializations=false",
    ]
    .into_iter()
    .enumerate()
    {
        let flags = ["--split-input-file", option];
        let ours = normalized(&run(OURS, &flags, &file), &file);
        let form = if index == 0 { Kept::Text } else { Kept::Sample(4_000) };
        answers.check(option, form, &ours, || normalized(&run(MLIR_OPT, &flags, &file), &file));
    }
    let failures = answers.close();
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn failed_conversions_change_nothing() {
    let file = file("better.mlir");
    let flags = ["--split-input-file", "--test-legalize-patterns"];
    let ours = normalized(&run(OURS, &flags, &file), &file);
    expect_test::expect_file![file.with_extension("txt")].assert_eq(&ours);
}
