//! Compares pipelines and instruments of `ods-opt` with those of `mlir-opt-22`.
//!
//! Each line of `tests/pipelines/texts.txt` is a textual pipeline (`\n` and `\t` are escapes), which `--dump-pass-pipeline`
//! prints, or an error. Each line of `tests/pipelines/commands.txt` has flags for `tests/pipelines/input.mlir`; those with
//! spaces are quoted. `TMP` is an empty directory whose files are part of the output. The peer's output is stored next to
//! them; `UPDATE_EXPECT=1 cargo test -p ods --test pipelines` updates it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::atomic::{AtomicUsize, Ordering};

use ods_peer::{Answers, Kept, MLIR_OPT, run, shown, text_of};

const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");

/// Words of `commands.txt` and what they stand for.
const WORDS: [(&str, &str); 2] = [
    (
        "PIPELINE",
        "builtin.module(func.func(cse,canonicalize),builtin.module(func.func(cse),any(canonicalize)),cse)",
    ),
    (
        "FAIL",
        "'--pass-pipeline=builtin.module(cse,func.func(canonicalize{max-iterations=1 test-convergence}),canonicalize)'",
    ),
];

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pipelines")
}

fn lines(name: &str) -> Vec<String> {
    let text = std::fs::read_to_string(directory().join(name)).expect("a list");
    text.lines().map(str::to_owned).collect()
}

/// The output with `mlir-opt-22` and `ods-opt` as one name.
fn output(output: &Output, file: &Path) -> String {
    shown(output, file).replace("mlir-opt-22: ", "PROGRAM: ").replace("ods-opt: ", "PROGRAM: ")
}

#[test]
fn textual_pipelines_are_alike() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("empty.mlir");
    std::fs::write(&file, "").expect("a writable directory");
    let mut answers = Answers::of(MLIR_OPT, directory().join("texts.out"));
    for (number, line) in (1..).zip(lines("texts.txt")) {
        let text = line.replace("\\n", "\n").replace("\\t", "\t");
        let flags = [&format!("--pass-pipeline={text}"), "--dump-pass-pipeline"];
        let answer = |program: &str| output(&run(program, &flags, &file), &file);
        let key = format!("{number}: {}", line.replace(" =", "_="));
        answers.check(&key, Kept::Text, &answer(OURS), || answer(MLIR_OPT));
    }
    answers.finish();
}

/// The flags in a line of `commands.txt`.
fn flags(line: &str) -> Vec<String> {
    let line = WORDS.iter().fold(line.to_owned(), |line, (word, text)| line.replace(word, text));
    let mut flags = vec![String::new()];
    let mut is_quoted = false;
    for character in line.chars() {
        match character {
            '\'' => is_quoted = !is_quoted,
            ' ' if !is_quoted => flags.push(String::new()),
            _ => flags.last_mut().expect("a flag").push(character),
        }
    }
    flags
}

/// Runs `program` with `flags` on the input. Returns its output and the files in `TMP`.
fn run_command(program: &str, flags: &[String]) -> String {
    let input = directory().join("input.mlir");
    // Tests run at the same time.
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("pipelines-{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&scratch).expect("a writable directory");
    let path = scratch.display().to_string();
    let flags: Vec<String> = flags.iter().map(|flag| flag.replace("TMP", &path)).collect();
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let mut text = output(&run(program, &flags, &input), &input);
    add_files(&mut text, &scratch, &scratch);
    std::fs::remove_dir_all(&scratch).expect("a directory");
    let text = text.replace(&path, "TMP");
    if flags.contains(&"--mlir-timing") { without_times(&text) } else { text }
}

fn add_files(text: &mut String, directory: &Path, root: &Path) {
    let entries = std::fs::read_dir(directory).expect("a directory");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add_files(text, &path, root);
            continue;
        }
        let name = path.strip_prefix(root).unwrap_or(&path);
        let content = text_of(&std::fs::read(&path).expect("a file"));
        let _ = writeln!(text, "--- file {}\n{content}", name.display());
    }
}

/// `text` with `N` for numbers. A list of times, which is sorted by them, is sorted by name.
fn without_times(text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(without_numbers).collect();
    if lines.iter().any(|line| line.contains("root")) {
        lines.sort();
    }
    lines.join("\n") + "\n"
}

fn without_numbers(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(start) = rest.find(|it: char| it.is_ascii_digit()) {
        let digits = rest[start..].find(|it: char| !it.is_ascii_digit() && it != '.');
        // The padding of a number depends on its digits.
        out += rest[..start].trim_end();
        out += " N";
        rest = &rest[start + digits.unwrap_or(rest.len() - start)..];
    }
    out + rest
}

/// What the peer writes, except for the settings in the reproducer of a run that does not fail: the peer writes the same ones
/// for every run.
#[test]
fn commands_are_alike() {
    let mut answers = Answers::of(MLIR_OPT, directory().join("commands.out"));
    for line in lines("commands.txt") {
        let flags = flags(&line);
        answers
            .check(&line, Kept::Text, &run_command(OURS, &flags), || run_command(MLIR_OPT, &flags));
    }
    answers.finish();
}

/// The reproducer of a run says how it ran.
#[test]
fn reproducers_have_the_settings_of_the_run() {
    for (flag, verify) in [("--verify-each", "true"), ("--verify-each=false", "false")] {
        let flags = ["--cse", flag, "--mlir-generate-reproducer=TMP/run.mlir"];
        let text = run_command(OURS, &flags.map(str::to_owned));
        let (_, file) = text.split_once("--- file run.mlir").expect("a reproducer");
        let resources = format!(
            "      pipeline: \"builtin.module(cse)\",\n      disable_threading: true,\n      verify_each: {verify}\n"
        );
        assert!(file.contains(&resources), "{file}");
    }
}

/// The peer aborts.
#[test]
fn invalid_counters_are_errors() {
    for (value, error) in [
        (
            "a",
            "to have an `=` separating the counter name and value, but the provided argument was: `a`",
        ),
        ("a-skip=x", "expected DebugCounter counter value to be numeric, but got `x`"),
        ("a=1", "counter name to end with either `-skip` or `-count`, but got`a`"),
        ("a-skip=1,b", "but the provided argument was: `b`"),
    ] {
        let said = run_command(OURS, &[format!("--mlir-debug-counter={value}")]);
        assert!(said.contains(error) && said.ends_with("--- exit code 1\n"), "{said}");
    }
}

/// A reproducer runs as it is.
#[test]
fn reproducers_run() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reproducers");
    std::fs::create_dir_all(&scratch).expect("a writable directory");
    let file = scratch.join("crash.mlir");
    let _ = std::fs::remove_file(&file);
    let flags = [
        "--pass-pipeline=builtin.module(cse,func.func(canonicalize{max-iterations=1 test-convergence}))",
        "--mlir-pass-pipeline-crash-reproducer=crash.mlir",
    ];
    let input = scratch.join("input.mlir");
    std::fs::copy(directory().join("input.mlir"), &input).expect("a copy");
    assert_eq!(run(OURS, &flags, &input).status.code(), Some(1));
    let again = run(OURS, &["--run-reproducer", "--dump-pass-pipeline"], &file);
    assert_eq!(again.status.code(), Some(1), "{}", text_of(&again.stderr));
    // Without the flag, the pipeline is data of the file.
    let printed = text_of(&run(OURS, &[], &file).stdout);
    assert_eq!(printed.trim_end(), std::fs::read_to_string(&file).expect("a file").trim_end());
}

/// Errors in reproducers have their place.
#[test]
fn reproducers_are_checked() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reproducer.mlir");
    let mut answers = Answers::of(MLIR_OPT, directory().join("reproducers.out"));
    for entries in [
        "pipeline: \"builtin.module(cse)\", disable_threading: true, verify_each: false",
        "pipelin: \"builtin.module(cse)\"",
        "pipeline: true",
        "pipeline: \"builtin.module(cse)\", verify_each: \"x\"",
        "disable_threading: \"0x04000000\"",
        "pipeline: \"builtin.module(nope)\"",
        "pipeline: \"cse\"",
        "pipeline: \"builtin.module(canonicalize{max-iterations=x})\"",
        "verify_each: true",
    ] {
        let resources = format!("external_resources: {{ mlir_reproducer: {{\n{entries} }} }}");
        let text = format!("%0 = arith.constant 1 : i32\n{{-# {resources} #-}}\n");
        std::fs::write(&file, text).expect("a writable directory");
        let flags = ["--run-reproducer", "--canonicalize", "--dump-pass-pipeline"];
        let answer = |program: &str| output(&run(program, &flags, &file), &file);
        answers.check(entries, Kept::Text, &answer(OURS), || answer(MLIR_OPT));
    }
    answers.finish();
}

/// The peer's statistics are disabled in release builds, so that its report is empty.
#[test]
fn statistics_are_reported() {
    let report = |flags: &[&str]| {
        let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
        run_command(OURS, &flags)
    };
    const RULER: &str =
        "===-------------------------------------------------------------------------===\n";
    let title = format!("--- stderr\n{RULER}{:25}... Pass statistics report ...\n{RULER}", "");
    let pipeline = "--pass-pipeline=builtin.module(func.func(cse,canonicalize),cse)";
    let flags = [pipeline, "--mlir-pass-statistics", "-o", "/dev/null"];
    let tree = "'func.func' Pipeline
  CSE
    (S) 1 num-cse'd - Number of operations CSE'd
    (S) 1 num-dce'd - Number of operations DCE'd
  Canonicalizer
CSE
  (S) 0 num-cse'd - Number of operations CSE'd
  (S) 0 num-dce'd - Number of operations DCE'd

";
    assert_eq!(report(&flags), format!("{title}{tree}"));
    let flags = [&flags[..], &["--mlir-pass-statistics-display=list"]].concat();
    let list = "  CSE
    (S) 1 num-cse'd - Number of operations CSE'd
    (S) 1 num-dce'd - Number of operations DCE'd

";
    assert_eq!(report(&flags), format!("{title}{list}"));
}

/// The passes of `--list-passes`, each with its options and their values.
fn listed(text: &str) -> Vec<(String, Vec<String>)> {
    let mut passes: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().skip(1) {
        let Some((name, _)) = line.split_once(" - ") else { continue };
        match (line.strip_prefix("  --"), passes.last_mut()) {
            (Some(_), _) => {
                let name = name.trim_start_matches("  --").split('=').next().unwrap_or_default();
                passes.push((name.trim().to_owned(), Vec::new()));
            }
            (None, Some((_, options))) => options.push(name.trim().to_owned()),
            (None, None) => {}
        }
    }
    passes
}

/// Every pass that both have takes the same options, with the same values. Our pass for single folds has none.
#[test]
fn passes_have_the_same_options() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("empty.mlir");
    std::fs::write(&file, "").expect("a writable directory");
    let listed_by =
        |program: &str| listed(&text_of(&run(program, &["--list-passes"], &file).stdout));
    let ours = listed_by(OURS);
    let is_ours = |name: &str| name != "test-single-fold" && ours.iter().any(|(it, _)| it == name);
    let shown = |passes: &[(String, Vec<String>)]| -> String {
        let passes = passes.iter().filter(|(name, _)| is_ours(name));
        let line =
            |(name, options): &(String, Vec<String>)| format!("{name} {}\n", options.join(" "));
        passes.map(line).collect()
    };
    let mut answers = Answers::of(MLIR_OPT, directory().join("passes.out"));
    answers.check("--list-passes", Kept::Text, &shown(&ours), || shown(&listed_by(MLIR_OPT)));
    answers.finish();
}
