//! Compares the passes of `ods-opt` with those of `mlir-opt-22`.
//!
//! Every `.mlir` file in a directory of `tests/transforms` has one or more texts, separated by `// -----`. Its first
//! line may be `// options: ` followed by options; without it, the option is `--canonicalize`. The peer's output is
//! stored in the `.out` file next to it; `UPDATE_FROM_PEER=1 cargo test -p ods --test transforms` updates it.

use std::path::{Path, PathBuf};

use ods_peer::{Answers, Kept, MLIR_OPT, files, run, shown};

const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");

/// The options in the first line of `text`.
fn options(text: &str) -> Vec<&str> {
    let first = text.lines().next().and_then(|line| line.strip_prefix("// options: "));
    first.map_or_else(|| vec!["--canonicalize"], |options| options.split_whitespace().collect())
}

/// The directories of `tests/transforms`, sorted.
fn directories() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transforms");
    let entries = std::fs::read_dir(&root).expect("the directory of tests");
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.expect("directory entry").path())
        .filter(|path| path.is_dir())
        .collect();
    found.sort();
    found
}

/// Compares the output of both programs for a file. Returns a report of the differences.
fn compare(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("case file");
    let options = options(&text);
    let flags = [&["--split-input-file"][..], &options].concat();
    let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
    let ours = shown(&run(OURS, &flags, file), file);
    answers
        .check(&options.join(" "), Kept::Text, &ours, || shown(&run(MLIR_OPT, &flags, file), file));
    answers.close()
}

/// `ODS_TRANSFORMS=arith/` restricts the test to files whose path contains that text.
#[test]
fn passes_print_alike() {
    let chosen = std::env::var("ODS_TRANSFORMS").unwrap_or_default();
    let failures: String = directories()
        .iter()
        .flat_map(|directory| files(directory, "mlir"))
        .filter(|file| file.to_string_lossy().contains(&chosen))
        .map(|file| compare(&file))
        .collect();
    assert!(failures.is_empty(), "{failures}");
}
