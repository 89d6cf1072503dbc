//! Runs the driver.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn calc(flags: &[&str], text: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_calc"))
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the driver starts");
    child.stdin.take().expect("piped").write_all(text.as_bytes()).expect("the driver reads");
    child.wait_with_output().expect("the driver ends")
}

#[test]
fn the_sample_goes_through() {
    let output = calc(&[], include_str!("../sum.mlir"));
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "module {\n  %0 = calc.number 2\n  %1 = calc.number 3\n  %2 = calc.add %0, %1\n  \
         %3 = calc.div %1 by %0 {exact = false}\n  calc.print \"results\" : %2, %3\n  \
         calc.print %0\n}\n\n"
    );
}

#[test]
fn the_generic_form_reads_back() {
    let generic = calc(&["--mlir-print-op-generic"], include_str!("../sum.mlir"));
    let text = String::from_utf8(generic.stdout).expect("UTF-8");
    assert!(text.contains("\"calc.number\"() <{value = 2 : i64}> : () -> i64"), "{text}");
    let direct = calc(&[], include_str!("../sum.mlir"));
    assert_eq!(calc(&[], &text).stdout, direct.stdout);
}

#[test]
fn mistakes_are_reported_at_their_place() {
    let output = calc(&[], "%zero = calc.number 0\n%x = calc.div %zero by %zero\n");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.starts_with("<stdin>:2:6: error: 'calc.div' op divides by zero\n"), "{text}");
}
