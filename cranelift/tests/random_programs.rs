//! Random programs print the same here and in the peer.
//!
//! `ODS_RANDOM_PROGRAMS=1000` compares a thousand programs, whose output is not stored; `ODS_RANDOM_SEED=5000` is the seed
//! of the first. `ODS_RANDOM_KEEP=DIRECTORY` writes the programs that differ to a directory.

#[path = "random_programs/generator.rs"]
mod generator;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use ods_peer::{Answers, Kept, check_files, text_of};

const LLI: &str = "lli-22";
const MLIR_TRANSLATE: &str = "mlir-translate-22";
const ODS_RUN: &str = env!("CARGO_BIN_EXE_ods-run");

/// The number of programs whose output is stored.
const STORED: u64 = 200;

/// A command that is stopped after a while, where the program `timeout` is installed.
fn limited(program: &str) -> Command {
    match Command::new("timeout").arg("--version").output() {
        Ok(_) => {
            let mut command = Command::new("timeout");
            command.args(["20", program]);
            command
        }
        Err(_) => Command::new(program),
    }
}

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn shown(output: &Output) -> String {
    let text = text_of(&output.stdout);
    match output.status.success() {
        true => text,
        false => format!("{text}{}{}\n", output.status, text_of(&output.stderr)),
    }
}

/// The output here, without the result of `main`.
fn run(file: &Path, flags: &[&str]) -> String {
    let output =
        Command::new(ODS_RUN).args(flags).arg("--entry-point-result=i32").arg(file).output();
    let text = shown(&output.expect("ods-run"));
    text.strip_suffix("0\n").unwrap_or(&text).to_owned()
}

/// The output of the peer.
fn run_peer(file: &Path) -> String {
    let text = file.with_extension("ll");
    let output = Command::new(MLIR_TRANSLATE)
        .arg("--mlir-to-llvmir")
        .arg(file)
        .arg("-o")
        .arg(&text)
        .output();
    let output = output.expect("the peer");
    assert!(output.status.success(), "{}: {}", file.display(), text_of(&output.stderr));
    shown(&limited(LLI).arg(text).output().expect("the peer"))
}

fn write(seed: u64) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random_programs");
    std::fs::create_dir_all(&directory).expect("a directory");
    let file = directory.join(format!("{seed}.mlir"));
    std::fs::write(&file, generator::program(seed)).expect("a file");
    file
}

#[test]
fn random_programs_print_the_same_as_in_the_peer() {
    let mut answers = Answers::of(LLI, "tests/random_programs.out");
    let files: Vec<PathBuf> = (0..STORED).map(write).collect();
    // On all cores; the outputs are next to the programs.
    let is_live = answers.are_live();
    let report = check_files(&files, |file| {
        let stem = file.file_stem().and_then(|it| it.to_str()?.parse::<u64>().ok());
        let flags: &[&str] = if stem.is_some_and(|seed| seed % 2 == 0) { &[] } else { &["-O0"] };
        std::fs::write(file.with_extension("ours"), run(file, flags)).expect("a file");
        if is_live {
            std::fs::write(file.with_extension("peer"), run_peer(file)).expect("a file");
        }
        String::new()
    });
    assert!(report.is_empty(), "{report}");
    let read = |file: &Path| std::fs::read_to_string(file).expect("an output");
    for (seed, file) in files.iter().enumerate() {
        let ours = read(&file.with_extension("ours"));
        answers.check(&seed.to_string(), Kept::Text, &ours, || read(&file.with_extension("peer")));
    }
    answers.finish();
}

#[test]
fn more_random_programs_print_the_same_as_in_the_peer() {
    let Some(count) = variable("ODS_RANDOM_PROGRAMS") else { return };
    let first = variable("ODS_RANDOM_SEED").unwrap_or(STORED);
    let files: Vec<PathBuf> = (first..first + count).map(write).collect();
    let keep = std::env::var_os("ODS_RANDOM_KEEP").map(PathBuf::from);
    let report = check_files(&files, |file| {
        let theirs = run_peer(file);
        let (fast, slow) = (run(file, &[]), run(file, &["-O0"]));
        if fast == theirs && slow == theirs {
            let _ = std::fs::remove_file(file);
            return String::new();
        }
        if let (Some(keep), Some(name)) = (&keep, file.file_name()) {
            std::fs::copy(file, keep.join(name)).expect("a file");
        }
        format!("{}:\n{fast}---\n{slow}---\n{theirs}", file.display())
    });
    assert!(report.is_empty(), "{report}");
}
