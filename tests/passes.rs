//! Passes of `ods-opt` against those of `mlir-opt-22`: symbols, call graphs, inlining.
//!
//! Every `.mlir` file in a directory of `tests/passes` is a list of texts between `// -----` lines. Without the peer these
//! tests say so and pass; with `CI` set they fail.

#[path = "passes/programs.rs"]
mod programs;

#[path = "support/peer.rs"]
mod peer;

use std::path::Path;

use peer::{BREAK, OURS, PEER, files, peer_is_there, run};

/// A pass: the directory of its texts, our flag, the peer's.
struct Pass {
    directory: &'static str,
    flag: &'static str,
    peer_flag: &'static str,
}

const SYMBOLS: Pass =
    Pass { directory: "symbols", flag: "--test-symbol-uses", peer_flag: "--test-symbol-uses" };
const CALLS: Pass = Pass {
    directory: "calls",
    flag: "--test-print-callgraph",
    peer_flag: "--test-print-callgraph",
};
// The peer simplifies what it inlines unless it is told not to.
const INLINE: Pass =
    Pass { directory: "inline", flag: "--inline", peer_flag: "--inline=default-pipeline=" };

/// What both print for the texts in `file`, if it is not the same.
fn difference(pass: &Pass, file: &Path) -> Option<String> {
    const SPLIT: &str = "--split-input-file";
    const LOCATIONS: &[&str] = &["--mlir-print-debuginfo", "--mlir-print-local-scope"];
    for flags in [&[][..], LOCATIONS] {
        let ours = run(OURS, &[&[SPLIT, pass.flag], flags].concat(), file);
        let peer = run(PEER, &[&[SPLIT, pass.peer_flag], flags].concat(), file);
        for (ours, peer) in [(&ours.stderr, &peer.stderr), (&ours.stdout, &peer.stdout)] {
            let (ours, peer) = (String::from_utf8_lossy(ours), String::from_utf8_lossy(peer));
            if ours != peer {
                let first = ours.lines().zip(peer.lines()).position(|(ours, peer)| ours != peer);
                let from = first.unwrap_or(0).saturating_sub(5);
                let some = |text: &str| {
                    text.lines()
                        .skip(from)
                        .take(12)
                        .map(|line| format!("  {line}\n"))
                        .collect::<String>()
                };
                return Some(format!(
                    "{} {flags:?}, line {from}\nours:\n{}peer:\n{}",
                    file.display(),
                    some(&ours),
                    some(&peer)
                ));
            }
        }
        if ours.status.code() != peer.status.code() {
            return Some(format!("{}: ours {}, peer {}", file.display(), ours.status, peer.status));
        }
    }
    None
}

fn compare(pass: &Pass) {
    if peer_is_there() {
        let files = files(&format!("tests/passes/{}", pass.directory), "mlir");
        let found: Vec<String> = files.iter().filter_map(|file| difference(pass, file)).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

#[test]
fn symbols_have_the_same_uses() {
    compare(&SYMBOLS);
}

#[test]
fn call_graphs_are_alike() {
    compare(&CALLS);
}

#[test]
fn calls_are_inlined_alike() {
    compare(&INLINE);
}

/// Programs that nobody wrote, with every pass.
#[test]
fn programs_are_treated_alike() {
    if !peer_is_there() {
        return;
    }
    let programs: Vec<String> = (0..150).map(programs::program).collect();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs.mlir");
    std::fs::write(&file, programs.join(BREAK)).expect("scratch file");
    for pass in [&SYMBOLS, &CALLS, &INLINE] {
        let found = difference(pass, &file);
        assert!(found.is_none(), "{}", found.unwrap_or_default());
    }
}
