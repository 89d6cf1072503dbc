//! Compares `our `mlir-opt`` with `mlir-opt-22` on the texts of the dialects of `ods` and of the enabled dialects.
//!
//! Every `.mlir` file in `texts/<dialect>/valid`, `texts/<dialect>/invalid` and `texts/<dialect>/passes` has texts,
//! separated by `// -----`. The first line of a file in `passes` is `// options: ` followed by options. The peer's output
//! is stored in the `.out` file next to it; `UPDATE_EXPECT=1 cargo test -p ods-mlir --features DIALECT --test texts`
//! updates it. `valid/every_operation.mlir` has each operation without a hook of its own.

use std::path::{Path, PathBuf};
use std::process::Output;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, diagnostic_lines, files, run, shown};
use ods_runtime::Context;

const OURS: &str = env!("CARGO_BIN_EXE_mlir-opt");

/// The names of the dialects of `ods` and of the enabled features.
fn dialects() -> Vec<&'static str> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.register_dialects(ods_mlir::DIALECTS);
    ctx.available_dialects()
}

/// The files of a kind, of all dialects of `ods` and all enabled dialects.
fn texts(kind: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    let directories = dialects().into_iter().map(|name| root.join(name).join(kind));
    directories.filter(|it| it.is_dir()).flat_map(|it| files(it, "mlir")).collect()
}

/// Dialects whose texts are elsewhere, and `vcix`, which has only intrinsics of two operations.
const WITHOUT_TEXTS: &[&str] = &["builtin", "dlti", "llvm", "vcix"];

#[test]
fn enabled_dialects_have_texts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    let names = dialects().into_iter().filter(|name| !WITHOUT_TEXTS.contains(name));
    let missing: Vec<_> = names.filter(|name| !root.join(name).join("valid").is_dir()).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn generated_dialects_are_from_an_installed_mlir() {
    let is_generated = ods_mlir::DEFINITIONS.is_some_and(|it| it.starts_with("MLIR "));
    assert_eq!(is_generated, cfg!(feature = "generated"));
}

#[test]
fn valid_texts_print_alike() {
    let mut failures = String::new();
    for file in texts("valid") {
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        for (key, flags, form) in [
            ("custom", &["--split-input-file"][..], Kept::Text),
            ("generic", &["--split-input-file", "--mlir-print-op-generic"], Kept::Sample(4_000)),
        ] {
            let ours = shown(&run(OURS, flags, &file), &file);
            answers.check(key, form, &ours, || shown(&run(MLIR_OPT, flags, &file), &file));
            if ours.contains("--- stderr") {
                answers.fail(format!("=== {key}: there are errors"));
            }
        }
        failures += &answers.close();
    }
    assert!(failures.is_empty(), "{failures}");
}

/// The first line with a location and a message.
fn first_diagnostic(output: &Output, file: &Path) -> String {
    let lines = diagnostic_lines(&shown(output, file));
    lines.lines().next().unwrap_or("accepted").to_owned()
}

#[test]
fn invalid_texts_fail_alike() {
    let mut failures = String::new();
    for file in texts("invalid") {
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        let texts = std::fs::read_to_string(&file).expect("a file of texts");
        for (index, text) in texts.split(BREAK).enumerate() {
            let case = Path::new(env!("CARGO_TARGET_TMPDIR")).join("invalid.mlir");
            std::fs::write(&case, text).expect("a scratch file");
            let ours = first_diagnostic(&run(OURS, &[], &case), &case);
            let key = (index + 1).to_string();
            if ours == "accepted" {
                answers.fail(format!("=== {key}: this is accepted\n{text}"));
            }
            answers.check(&key, Kept::Text, &ours, || {
                first_diagnostic(&run(MLIR_OPT, &[], &case), &case)
            });
        }
        failures += &answers.close();
    }
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn passes_print_alike() {
    let mut failures = String::new();
    for file in texts("passes") {
        let text = std::fs::read_to_string(&file).expect("a file of texts");
        let options = text.lines().next().and_then(|line| line.strip_prefix("// options: "));
        let options = options.expect("the first line has the options");
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        let mut flags = vec!["--split-input-file"];
        flags.extend(options.split(' '));
        let ours = shown(&run(OURS, &flags, &file), &file);
        answers.check(options, Kept::Text, &ours, || shown(&run(MLIR_OPT, &flags, &file), &file));
        failures += &answers.close();
    }
    assert!(failures.is_empty(), "{failures}");
}
