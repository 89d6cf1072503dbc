//! Parallel loops become tasks as they do with the peer's `async-parallel-for`, but for its faults: here, a loop whose lower
//! bound exceeds the upper one has no iterations. The stored output is the peer's.

use std::path::Path;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, run_on_text, text_of};

const OPTIONS: &[&str] = &[
    "--async-parallel-for",
    "--async-parallel-for=async-dispatch=false",
    "--async-parallel-for=num-workers=-1 min-task-size=1",
    "--async-parallel-for=num-workers=0 min-task-size=-3 async-dispatch=false",
    "--async-parallel-for=num-workers=100",
];

fn run(program: &str, flag: &str, text: &str) -> String {
    let flags = ["--split-input-file", "--allow-unregistered-dialect", flag];
    let output = run_on_text(program, &flags, text);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    text_of(&output.stdout)
}

/// Our output, with the peer's comparison of the number of iterations with 0.
fn ours(flag: &str, text: &str) -> String {
    run(env!("CARGO_BIN_EXE_ods-opt"), flag, text).replace("arith.cmpi sle, ", "arith.cmpi eq, ")
}

#[test]
fn parallel_loops_become_tasks() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/async_parallel_for");
    let text = std::fs::read_to_string(directory.join("loops.mlir")).expect("the texts");
    assert!(text.split(BREAK).count() > 20);
    let mut answers = Answers::of(MLIR_OPT, directory.join("loops.out"));
    for options in OPTIONS {
        // If the number of threads is unknown, so is that of larger blocks, which the peer does not compute again.
        let is_unknown = options.contains("num-workers=-1");
        let is_equal = |text: &&str| !is_unknown || !text.contains("@two_static");
        let text = text.split(BREAK).filter(is_equal).collect::<Vec<_>>().join(BREAK);
        let shown = ours(options, &text);
        let size = if *options == OPTIONS[0] { 40_000 } else { 5_000 };
        answers.check(options, Kept::Sample(size), &shown, || run(MLIR_OPT, options, &text));
    }
    answers.finish();
}
