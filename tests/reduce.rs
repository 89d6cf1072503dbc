//! `ods-reduce` reduces a text while a program exits with 1 for it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use ods_peer::text_of;

fn scratch(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a writable directory");
    path
}

/// The output for a text, with a script that the shell runs.
fn reduced(name: &str, text: &str, script: &str, flags: &[&str]) -> Output {
    let (file, script) =
        (scratch(&format!("{name}.mlir"), text), scratch(&format!("{name}.sh"), script));
    let script = format!("--test-arg={}", script.display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-reduce"));
    command.args(["--test=sh", &script]).args(flags).arg(file);
    command.output().expect("the program runs")
}

/// Exits with 1 for files with a division.
const HAS_DIVISION: &str = "grep -q divsi \"$1\" && exit 1\nexit 0\n";

const TEXT: &str = "
func.func private @unused()
func.func @f(%a: i32, %b: i32, %m: memref<4xi32>) -> i32 attributes {t.a = 1 : i32} {
  %c = arith.constant 3 : i32
  %i = arith.constant 1 : index
  %s = arith.addi %a, %c {t.b} : i32
  %d = arith.divsi %s, %b : i32
  memref.store %d, %m[%i] : memref<4xi32>
  %k = arith.cmpi slt, %a, %d : i32
  %r = scf.if %k -> i32 {
    %x = arith.muli %d, %d : i32
    scf.yield %x : i32
  } else {
    scf.yield %c : i32
  }
  return %r : i32
}
";

#[test]
fn a_function_is_reduced() {
    let output = reduced("division", TEXT, HAS_DIVISION, &[]);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let text = text_of(&output.stdout);
    let gone = ["@unused", "t.a", "t.b", "store", "addi", "cmpi", "scf", "muli"];
    let left: Vec<_> = gone.iter().filter(|it| text.contains(**it)).collect();
    assert!(left.is_empty() && text.contains("divsi"), "{left:?} in\n{text}");
}

#[test]
fn unregistered_operations_are_reduced() {
    let text = "%0 = \"t.a\"() : () -> i32\n%1 = \"t.b\"(%0) : (i32) -> i32\n\"t.c\"(%1, %0) ({\n  \"t.d\"(%0) : (i32) -> ()\n}) : (i32, i32) -> ()\n";
    let script = "grep -q 't.d' \"$1\" && exit 1\nexit 0\n";
    let output = reduced("unregistered", text, script, &["--allow-unregistered-dialect"]);
    let text = text_of(&output.stdout);
    assert!(text.contains("t.d") && text.contains("t.c"), "{text}");
    assert!(!text.contains("t.a") && !text.contains("t.b"), "{text}");
}

#[test]
fn problems_are_errors() {
    let error = |output: Output| {
        assert_eq!(output.status.code(), Some(1));
        text_of(&output.stderr)
    };
    let boring = error(reduced("boring", "module {}", HAS_DIVISION, &[]));
    assert_eq!(boring, "ods-reduce: 'sh' does not exit with 1 for the input\n");
    let invalid = error(reduced("invalid", "module {", HAS_DIVISION, &[]));
    assert!(invalid.contains("invalid.mlir:1:"), "{invalid}");
    let run = |flags: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_ods-reduce")).args(flags).output();
        error(output.expect("the program runs"))
    };
    assert_eq!(run(&[]), "ods-reduce: no program was given: --test=PROGRAM\n");
    assert_eq!(run(&["--test"]), "ods-reduce: '--test' needs a value\n");
    assert_eq!(run(&["--tset=x"]), "ods-reduce: unknown option '--tset=x'; --help lists them\n");
    let file = scratch("empty.mlir", "").display().to_string();
    let missing = run(&["--test=/no/such/program", &file]);
    assert!(missing.starts_with("ods-reduce: could not run '/no/such/program': "), "{missing}");
    let missing = run(&["--test=sh", "/no/such/file.mlir"]);
    assert!(missing.starts_with("ods-reduce: could not open input file"), "{missing}");
}
