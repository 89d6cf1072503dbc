//! Compares the records of all `.td` files that LLVM and MLIR install with the peer's, byte for byte in both output
//! formats. For files that are not self-contained, compares the first error.

use super::{PEER, first_error};
use odsgen_tablegen::{Options, Session};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub(super) fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "td") {
            files.push(path);
        }
    }
}

fn peer(include: &Path, file: &Path, mode: &str) -> std::process::Output {
    Command::new(PEER).arg(mode).arg("-I").arg(include).arg(file).output().expect("the peer runs")
}

/// Compares the output for a file with the peer's. Returns whether the peer accepts the file, and a description of the
/// difference, if any.
fn check(session: &mut Session, include: &Path, file: &Path) -> (bool, Option<String>) {
    let expected = peer(include, file, "--dump-json");
    match (session.parse(file), expected.status.success()) {
        (Ok(records), true) => {
            if records.to_json().as_bytes() != expected.stdout {
                return (true, Some("JSON differs".to_owned()));
            }
            let expected = peer(include, file, "--print-records");
            let same = records.to_text().as_bytes() == expected.stdout;
            (true, (!same).then(|| "printed records differ".to_owned()))
        }
        (Err(diagnostics), false) => {
            let ours = diagnostics.to_string();
            let theirs = String::from_utf8_lossy(&expected.stderr);
            let (ours, theirs) = (first_error(&ours), first_error(&theirs));
            (false, (ours != theirs).then(|| format!("first error: {ours:?}, not {theirs:?}")))
        }
        (Ok(_), false) => (false, Some("should fail".to_owned())),
        (Err(diagnostics), true) => (true, Some(diagnostics.to_string())),
    }
}

#[test]
#[ignore = "needs LLVM 22"]
fn records_of_upstream_definitions_equal_the_peers() {
    let include = ods_peer::upstream_definitions().expect("LLVM 22");
    let mut files = Vec::new();
    collect(&include, &mut files);
    files.sort();
    let next = AtomicUsize::new(0);
    let results = Mutex::new((0, 0, Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                // Places have no influence on records.
                let options = Options::new().include_dir(&include);
                let mut sessions = [false, true].map(|it| Session::new(options.clone().places(it)));
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(at / 2) else { break };
                    let (is_whole, problem) = check(&mut sessions[at % 2], &include, file);
                    let mut results = results.lock().expect("no panic");
                    match problem {
                        None if is_whole => results.0 += 1,
                        None => results.1 += 1,
                        Some(problem) => results.2.push(format!("{}: {problem}", file.display())),
                    }
                }
            });
        }
    });
    let (equal, fragments, problems) = results.into_inner().expect("no panic");
    println!("{equal} files byte-equal, {fragments} fragments with the same first error");
    assert!(problems.is_empty(), "{} of {}:\n{}", problems.len(), files.len(), problems.join("\n"));
}
