//! Small cases for every rule of the language: `probes/*.td`, split at lines that start with `// -----`. `probes/*.out` has
//! the peer's output; `UPDATE_EXPECT=1` updates it.
//!
//! Standard output and diagnostics equal the peer's, except for `help:` lines, blank lines, and the cases in `DIFFERENT`.

use super::{PEER, first_error, has_peer};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Cases with different output, and the reasons.
const DIFFERENT: &[(&str, &str)] = &[
    ("07-bang#24", "the peer does not terminate on an empty target of !subst; we report an error"),
    ("07-bang#40", "the peer folds !head of an empty list to a missing value; we report an error"),
];

/// Flags of the peer without an equivalent.
const UNSUPPORTED_FLAGS: &[&str] = &["--print-enums", "--print-sets", "--gen-searchable-tables"];

struct Case {
    name: String,
    flags: Vec<String>,
    text: String,
}

fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tablegen/tests/tablegen/probes")
}

fn cases(file: &Path) -> Vec<Case> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let text = std::fs::read_to_string(file).expect("a probe");
    let mut parts = vec![String::new()];
    for line in text.split_inclusive('\n') {
        if line.starts_with("// -----") {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push_str(line);
        }
    }
    let mut cases = Vec::new();
    for (i, text) in parts.into_iter().enumerate().filter(|(_, text)| !text.trim().is_empty()) {
        let flags = text.lines().find_map(|line| line.trim_end().strip_prefix("// FLAGS:"));
        let flags: Vec<String> =
            flags.unwrap_or("").split_whitespace().map(str::to_owned).collect();
        if !flags.iter().any(|flag| UNSUPPORTED_FLAGS.contains(&flag.as_str())) {
            cases.push(Case { name: format!("{stem}#{}", i + 1), flags, text });
        }
    }
    cases
}

/// The outcome of a program, in the format of the `.out` files.
fn outcome(mut command: Command, dir: &Path) -> String {
    let output = command.current_dir(dir).output().expect("the program runs");
    let status = match output.status.code() {
        Some(0) => "success",
        Some(1) => "failure",
        Some(124) => "timeout",
        _ => "crash",
    };
    let stdout = String::from_utf8_lossy(&output.stdout);
    // Drop the memory statistics.
    let stdout = stdout.split("-------------------- Memory").next().unwrap_or("");
    let mut stderr = String::new();
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        let line = line.strip_prefix("llvm-tblgen-22: ").unwrap_or(line);
        let line = line.strip_prefix("odsgen: ").unwrap_or(line);
        if !line.is_empty() && !line.starts_with("help: ") {
            stderr.push_str(line);
            stderr.push('\n');
        }
    }
    if matches!(status, "crash" | "timeout") {
        stderr.clear();
    }
    format!("{status}\n{stdout}--- stderr\n{stderr}")
}

fn run_peer(case: &Case, dir: &Path, file: &str) -> String {
    let mut command = Command::new("timeout");
    command.args(["8", PEER]).args(&case.flags).args(["-I", "inc", file]);
    outcome(command, dir)
}

fn run_ours(case: &Case, dir: &Path, file: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
    command.arg("records");
    for flag in &case.flags {
        match flag.as_str() {
            "--dump-json" => command.arg("--json"),
            "--null-backend" => command.arg("--check"),
            "--print-detailed-records" => command.arg("--detailed"),
            "--print-records" => &mut command,
            other => command.arg(other),
        };
    }
    command.args(["-I", "inc", file]);
    outcome(command, dir)
}

#[test]
fn output_for_probes_equals_the_peers() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some() && has_peer();
    let temp = Path::new(env!("CARGO_TARGET_TMPDIR")).join("probes");
    std::fs::create_dir_all(temp.join("inc/sub")).expect("a directory");
    for from in ["inc", "inc/sub"] {
        for entry in std::fs::read_dir(dir().join(from)).expect("the includes").flatten() {
            if entry.path().is_file() {
                std::fs::copy(entry.path(), temp.join(from).join(entry.file_name()))
                    .expect("copied");
            }
        }
    }
    let files = ods_peer::files(dir(), "td");
    let (mut count, mut failures, mut same_place, mut same_text) = (0, 0, 0, 0);
    let mut problems = String::new();
    for file in &files {
        let mut output = String::new();
        let out = file.with_extension("out");
        let expected = std::fs::read_to_string(&out).unwrap_or_default();
        let mut expected = expected.split("=== ").skip(1);
        for case in cases(file) {
            let name = format!("case{}.td", case.name.rsplit('#').next().unwrap_or(""));
            std::fs::write(temp.join(&name), &case.text).expect("written");
            let answer = if update {
                let answer = format!("{}\n{}", case.name, run_peer(&case, &temp, &name));
                let _ = write!(output, "=== {answer}");
                answer
            } else {
                expected.next().unwrap_or("").to_owned()
            };
            let ours = format!("{}\n{}", case.name, run_ours(&case, &temp, &name));
            count += 1;
            let their_status = answer.lines().nth(1).unwrap_or("");
            let our_status = ours.lines().nth(1).unwrap_or("");
            if their_status == "failure" {
                failures += 1;
                let (theirs, ours) = (first_error(&answer), first_error(&ours));
                same_place += usize::from(theirs.map(|e| e.0) == ours.map(|e| e.0));
                same_text += usize::from(theirs.map(|e| e.1) == ours.map(|e| e.1));
            }
            let is_different = DIFFERENT.iter().any(|(name, _)| *name == case.name);
            // Where the peer crashes or does not terminate, an error is expected.
            let fits = match their_status {
                "crash" | "timeout" => our_status == "failure",
                _ => ours == answer,
            };
            if fits == is_different && !matches!(their_status, "crash" | "timeout") {
                let _ = writeln!(problems, "expected:\n{answer}\nfound:\n{ours}");
            } else if !fits && !is_different {
                let _ = writeln!(problems, "expected an error:\n{ours}");
            }
        }
        if update {
            std::fs::write(&out, output).expect("written");
        }
    }
    println!(
        "{count} cases; of {failures} that fail, first error at the same place in {same_place}, \
         with the same text in {same_text}"
    );
    assert!(problems.is_empty(), "{problems}");
}
