//! Machine code and C call each other: `interface/calls.mlir`, whose types a C compiler chose, and `interface/library.c`.

use std::path::{Path, PathBuf};
use std::process::Command;

use ods_peer::{Answers, Kept, text_of};

const MLIR_RUNNER: &str = "mlir-runner-22";
const ODS_RUN: &str = env!("CARGO_BIN_EXE_ods-run");

fn interface() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interface")
}

/// Runs `cc`; without result if it is not installed.
fn cc(arguments: &[&Path], flags: &[&str]) -> Option<()> {
    let output = Command::new("cc").args(flags).args(arguments).output().ok()?;
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    Some(())
}

fn run(program: &str, flags: &[&str], library: &Path) -> String {
    let output = Command::new(program)
        .args(flags)
        .args(["-e", "run", "--entry-point-result=i32"])
        .arg(format!("--shared-libs={}", library.display()))
        .arg(interface().join("calls.mlir"))
        .output()
        .expect("a program");
    format!("{}{}", text_of(&output.stdout), text_of(&output.stderr))
}

#[test]
fn c_and_machine_code_pass_the_same_values() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let library = directory.join("libinterface.so");
    let source = interface().join("library.c");
    let built = cc(&[&source, Path::new("-o"), &library], &["-shared", "-fPIC", "-O1"]);
    if built.is_none() {
        eprintln!("cc is not installed");
        return;
    }
    let mut answers = Answers::of(MLIR_RUNNER, "tests/interface/calls.out");
    let ours = run(ODS_RUN, &[], &library);
    // The peer writes the result first.
    answers.check("calls", Kept::Text, &ours, || {
        let text = run(MLIR_RUNNER, &[], &library);
        let (result, rest) = text.split_once('\n').expect("the result");
        format!("{rest}{result}\n")
    });
    answers.finish();
    assert_eq!(run(ODS_RUN, &["-O0"], &library), ours);

    // The same program, linked by the C compiler.
    let (object, main) = (directory.join("calls.o"), directory.join("calls_main.c"));
    let program = directory.join("calls");
    let flag = format!("--emit-object={}", object.display());
    let output = Command::new(ODS_RUN).arg(flag).arg(interface().join("calls.mlir")).output();
    assert!(output.expect("ods-run").status.success());
    let text = "#include <stdio.h>\nint run(void);\nint main(void) { printf(\"%d\\n\", run()); return 0; }\n";
    std::fs::write(&main, text).expect("a file");
    cc(&[&main, &source, &object, Path::new("-o"), &program], &["-O1"]).expect("cc");
    let output = Command::new(program).output().expect("the program");
    assert_eq!(text_of(&output.stdout), ours);
}
