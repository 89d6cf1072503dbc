//! Compares random regular expressions of `!match` with the peer: validity and matches.
//!
//! `EXPRESSIONS=n` sets the number of expressions. They have no word boundaries, because the peer accepts only one per
//! position.

use super::PEER;
use ods_peer::Random;
use odsgen_tablegen::{Options, Session};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// Parts of expressions, escaped as in TableGen strings.
const PARTS: &[&str] = &[
    "a",
    "b",
    "ab",
    "c",
    ".",
    "^",
    "$",
    "(",
    ")",
    "(a",
    "b)",
    "()",
    "|",
    "*",
    "+",
    "?",
    "{2}",
    "{0}",
    "{1,2}",
    "{,2}",
    "{1",
    "[a-b]",
    "[^a]",
    "[]a]",
    "[a-]",
    "[-a]",
    "[a-b-c]",
    "[[:alpha:]]",
    "[[:x:]]",
    "[[=a=]]",
    "[[.a.]-b]",
    "[b-a]",
    "[",
    "]",
    "\\\\1",
    "\\\\2",
    "\\\\.",
    "(a*)",
    "(a|b)*",
];
const TEXTS: &[&str] = &["", "a", "b", "aa", "ab", "aba", "abab", "aabb", "c a", ".-", "]["];

#[test]
#[ignore = "needs LLVM 22"]
fn matches_of_random_expressions_equal_the_peers() {
    let count = std::env::var("EXPRESSIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("expressions.td");
    let mut random = Random::new(5);
    let (mut valid, mut problems) = (0, String::new());
    for _ in 0..count {
        let expression: String = (0..=random.below(6)).map(|_| random.one_of(PARTS)).collect();
        let matches: Vec<_> =
            TEXTS.iter().map(|text| format!("!match(\"{text}\", \"{expression}\")")).collect();
        let text = format!("def x {{ list<bit> matches = [{}]; }}\n", matches.join(", "));
        std::fs::write(&file, &text).expect("written");
        let theirs = Command::new(PEER).arg(&file).output().expect("the peer runs");
        let theirs =
            theirs.status.success().then(|| String::from_utf8_lossy(&theirs.stdout).into_owned());
        let ours = Session::new(Options::new()).parse_text("expressions.td", &text);
        let ours = ours.ok().map(|records| records.to_text());
        valid += usize::from(theirs.is_some());
        if ours != theirs {
            let _ = writeln!(problems, "{expression}\n  ours: {ours:?}\n  peer: {theirs:?}");
        }
    }
    assert!(valid * 10 > count, "only {valid} of {count} expressions are valid");
    assert!(problems.is_empty(), "{problems}");
}
