//! Comparisons with `mlir-opt-22`. Skipped, with a word, where it is not installed; a failure
//! there when `CI` is set.

use std::io::Write;
use std::process::{Command, Stdio};

mod affine {
    include!("peer/affine.rs");
}

mod corpus {
    include!("peer/corpus.rs");
}

mod floats {
    include!("peer/floats.rs");
}

/// Standard output and error of `mlir-opt-22` on `input`, or `None` where it is not installed.
fn mlir_opt(arguments: &[&str], input: &str) -> Option<(String, String)> {
    let child = Command::new("mlir-opt-22")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) if std::env::var_os("CI").is_none() => {
            eprintln!("skipped: cannot run mlir-opt-22: {error}");
            return None;
        }
        Err(error) => panic!("CI is set and mlir-opt-22 does not run: {error}"),
    };
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The peer may stop reading at an error; then so do we.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the peer ends");
    writer.join().expect("the writer does not panic");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Some((text(output.stdout), text(output.stderr)))
}
