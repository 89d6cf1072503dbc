//! Compares passes with those of `mlir-opt-22`: symbols, call graphs, inlining, analyses.
//!
//! Every `.mlir` file in a directory of `tests/passes` has texts separated by `// -----`. The peer's output is stored
//! in `.out` files (`UPDATE_EXPECT=1 cargo test -p ods-test-dialects` updates them).

#[path = "passes/programs.rs"]
mod programs;

use std::path::{Path, PathBuf};

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, files, run, shown};

const OURS: &str = env!("CARGO_BIN_EXE_test-opt");

/// A pass: the directory of its texts, and flags that select it with options.
struct Pass {
    directory: &'static str,
    flags: &'static [&'static str],
}

const SYMBOLS: Pass = Pass { directory: "symbols", flags: &["--test-symbol-uses"] };
const CALLS: Pass = Pass { directory: "calls", flags: &["--test-print-callgraph"] };
const INLINE: Pass = Pass {
    directory: "inline",
    flags: &[
        "--inline=default-pipeline=",
        "--inline",
        "--inline=max-iterations=1",
        "--inline=default-pipeline=cse inlining-threshold=50",
        "--inline=default-pipeline= op-pipelines=func.func(cse,canonicalize),func.func(cse) max-iterations=8",
    ],
};
const LIVENESS: Pass = Pass { directory: "liveness", flags: &["--test-liveness-analysis"] };
const DEAD_CODE: Pass = Pass { directory: "dead_code", flags: &["--test-dead-code-analysis"] };
/// A dense forward analysis.
const LAST_MODIFIED: Pass = Pass {
    directory: "last_modified",
    flags: &[
        "--test-last-modified",
        "--test-last-modified=assume-func-writes=true",
        "--test-last-modified=interprocedural=false",
    ],
};
/// A dense backward analysis.
const NEXT_ACCESS: Pass = Pass {
    directory: "next_access",
    flags: &[
        "--test-next-access",
        "--test-next-access=assume-func-reads=true",
        "--test-next-access=interprocedural=false",
    ],
};
/// A sparse backward analysis.
const WRITTEN_TO: Pass = Pass {
    directory: "written_to",
    flags: &[
        "--test-written-to",
        "--test-written-to=assume-func-writes=true",
        "--test-written-to=interprocedural=false",
    ],
};

const ALIASES: Pass = Pass {
    directory: "aliases",
    flags: &["--pass-pipeline=builtin.module(func.func(test-alias-analysis))"],
};
/// An alias analysis that knows more.
const RESTRICTED: Pass = Pass {
    directory: "restricted",
    flags: &["--pass-pipeline=builtin.module(func.func(test-alias-analysis-extending))"],
};
const ACCESSES: Pass = Pass {
    directory: "accesses",
    flags: &["--pass-pipeline=builtin.module(func.func(test-alias-analysis-modref))"],
};
const LOOPS: Pass = Pass {
    directory: "loops",
    flags: &["--pass-pipeline=builtin.module(any(test-cfg-loop-info))"],
};
const LIVE_VALUES: Pass = Pass {
    directory: "live_values",
    flags: &["--pass-pipeline=builtin.module(func.func(test-print-liveness))"],
};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes")
}

/// Compares the output for the texts in `file`, with and without locations.
fn compare_file(answers: &mut Answers, pass: &Pass, file: &Path, form: Kept) {
    // Functions are processed in order.
    const COMMON: &[&str] =
        &["--mlir-disable-threading", "--allow-unregistered-dialect", "--split-input-file"];
    const LOCATIONS: &[&str] = &["--mlir-print-debuginfo", "--mlir-print-local-scope"];
    // The peer prints operations with locations in the results of these analyses.
    let shows_operations =
        [&DEAD_CODE, &NEXT_ACCESS, &LIVE_VALUES].iter().any(|it| it.directory == pass.directory);
    let locations = (!shows_operations).then_some(LOCATIONS);
    let with_locations = locations.map(|flags| (flags, Kept::Sample(10_000)));
    for flag in pass.flags {
        for (flags, form) in std::iter::once((&[][..], form)).chain(with_locations) {
            let all = [COMMON, &[flag], flags].concat();
            let ours = run(OURS, &all, file);
            let key = all[COMMON.len()..].join(" ").replace(" =", "_=");
            answers
                .check(&key, form, &shown(&ours, file), || shown(&run(MLIR_OPT, &all, file), file));
        }
    }
}

fn compare(pass: &Pass) {
    let mut failures = String::new();
    for file in files(directory().join(pass.directory), "mlir") {
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        compare_file(&mut answers, pass, &file, Kept::Text);
        failures += &answers.close();
    }
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn symbols_have_the_same_uses() {
    compare(&SYMBOLS);
}

#[test]
fn the_same_values_are_live() {
    compare(&LIVENESS);
}

#[test]
fn the_same_blocks_are_live() {
    compare(&DEAD_CODE);
}

#[test]
fn the_same_operations_modified_memory_last() {
    compare(&LAST_MODIFIED);
}

#[test]
fn the_same_operations_access_memory_next() {
    compare(&NEXT_ACCESS);
}

#[test]
fn values_are_written_to_the_same_places() {
    compare(&WRITTEN_TO);
}

#[test]
fn values_have_the_same_aliases() {
    compare(&ALIASES);
    compare(&RESTRICTED);
}

#[test]
fn operations_access_the_same_values() {
    compare(&ACCESSES);
}

#[test]
fn blocks_are_in_the_same_loops() {
    compare(&LOOPS);
}

#[test]
fn the_same_values_are_used_later() {
    compare(&LIVE_VALUES);
}

#[test]
fn call_graphs_are_alike() {
    compare(&CALLS);
}

#[test]
fn calls_are_inlined_alike() {
    compare(&INLINE);
}

/// Random programs with every pass.
#[test]
fn random_programs_give_the_same_results() {
    let programs: Vec<String> = (0..150).map(programs::program).collect();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs.mlir");
    std::fs::write(&file, programs.join(BREAK)).expect("scratch file");
    let mut answers = Answers::of(MLIR_OPT, directory().join("programs.out"));
    for pass in [&SYMBOLS, &CALLS, &INLINE] {
        compare_file(&mut answers, pass, &file, Kept::Sample(10_000));
    }
    answers.finish();
}

/// A panic is an error at the place of the panic. The other parts of the file are processed, and no file is written.
#[test]
fn panics_are_errors() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("panics");
    std::fs::create_dir_all(&directory).expect("a directory");
    let file = directory.join("in.mlir");
    let text = "module @first {}\n// -----\nfunc.func private @f()\n// -----\nmodule @last {}\n";
    std::fs::write(&file, text).expect("writable");
    let out = run(OURS, &["--test-panic", "--split-input-file"], &file);
    let (stderr, printed) = (ods_peer::text_of(&out.stderr), ods_peer::text_of(&out.stdout));
    assert_eq!(out.status.code(), Some(1), "{stderr}");
    let panicked = "pass `test-panic` panicked on 'builtin.module' operation: panic at ";
    assert!(stderr.contains(panicked) && stderr.contains("panic.rs:16"), "{stderr}");
    assert!(stderr.contains(": this pass expects no functions"), "{stderr}");
    assert!(printed.contains("@first") && printed.contains("@last"), "{printed}");
    let output = directory.join("out.mlir");
    std::fs::write(&file, "func.func private @f()").expect("writable");
    let out = run(OURS, &["--test-panic", "-o", &output.display().to_string()], &file);
    assert!(!out.status.success() && !output.exists());
}
