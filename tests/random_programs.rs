//! Random programs of the dialects of `ods` come out of passes as they come out of the peer's.
//!
//! A few hundred programs are always checked; a sample of the peer's output is in `tests/expected/random-programs.out`.
//! `ODS_RANDOM_PROGRAMS=5000 cargo test -p ods --test random_programs -- --ignored` checks more of them, with the peer, and
//! writes those that differ below the target directory. So do the programs in random pipelines of up to five passes, and
//! programs whose functions call each other with them. Programs of tasks and of functions on numbers have pipelines of their own.

#[path = "random_programs/generator.rs"]
mod generator;

#[path = "random_programs/numbers.rs"]
mod numbers;

#[path = "random_programs/tasks.rs"]
mod tasks;

#[path = "dialects/tests/passes/programs.rs"]
mod calls;

use std::path::Path;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, Random, run_on_text, text_of};

const PROGRAMS: u64 = 200;

/// A pass with which the peer crashes on some programs. It is checked on many programs only.
const FRAGILE: &[&str] = &["--remove-dead-values"];

/// The passes, in turn.
const PASSES: &[&[&str]] = &[
    &["--canonicalize"],
    &["--cse"],
    &["--canonicalize", "--cse"],
    &["--canonicalize=top-down=true"],
    &["--canonicalize=region-simplify=aggressive"],
    &["--canonicalize=region-simplify=disabled max-iterations=1"],
    &["--sccp"],
    &["--sccp", "--canonicalize"],
    &["--sroa", "--mem2reg"],
    &["--control-flow-sink"],
];

fn ours(text: &str, passes: &[&str]) -> String {
    let mut flags = vec!["--split-input-file", "--allow-unregistered-dialect"];
    flags.extend(passes);
    text_of(&run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, text).stdout)
}

/// The peer's output; its errors if it fails.
fn theirs(text: &str, passes: &[&str]) -> Result<String, String> {
    let mut flags = vec!["--split-input-file", "--allow-unregistered-dialect"];
    flags.extend(passes);
    let output = run_on_text(MLIR_OPT, &flags, text);
    if output.status.success() { Ok(text_of(&output.stdout)) } else { Err(text_of(&output.stderr)) }
}

/// The texts between split markers.
fn parts(text: &str) -> Vec<String> {
    text.split(BREAK).map(|part| part.trim_end().to_owned()).collect()
}

/// Compares both programs for the seeds in `seeds` and writes those that differ. Returns how many do. If the peer crashes
/// on one of several, or makes invalid IR of it, each is compared alone, without those.
fn compare(seeds: std::ops::Range<u64>, passes: &[&str], program: fn(u64) -> String) -> usize {
    let programs: Vec<String> = seeds.clone().map(program).collect();
    let text = programs.join(BREAK);
    let theirs = match theirs(&text, passes) {
        Ok(theirs) => theirs,
        Err(errors) => {
            let is_fault = ["Stack dump:", "see current operation"];
            assert!(is_fault.iter().any(|fault| errors.contains(fault)), "{errors}");
            let alone = |seed| {
                if programs.len() == 1 { 0 } else { compare(seed..seed + 1, passes, program) }
            };
            return seeds.map(alone).sum();
        }
    };
    let (ours, theirs) = (parts(&ours(&text, passes)), parts(&theirs));
    assert_eq!(ours.len(), theirs.len(), "the number of programs that {passes:?} leave");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random-programs");
    std::fs::create_dir_all(&directory).expect("a directory for programs that differ");
    let mut differing = 0;
    for (seed, (program, (ours, theirs))) in
        seeds.zip(programs.iter().zip(ours.iter().zip(&theirs)))
    {
        // The peer reads a bound that is poison as an integer, and may crash.
        let has_poison = ours.contains("ub.poison : index") && program.contains("scf.forall");
        if ours != theirs && !has_poison {
            differing += 1;
            let path = directory.join(format!("{seed}.mlir"));
            let text = format!("// options: {}\n{program}", passes.join(" "));
            std::fs::write(&path, text).expect("a program that differs");
            eprintln!("{} differs: {passes:?}", path.display());
        }
    }
    differing
}

/// The passes of random pipelines.
const PIPELINE_PASSES: &[&str] = &[
    "arith-int-range-narrowing{int-bitwidths-supported=8,32}",
    "arith-unsigned-when-equivalent",
    "canonicalize",
    "canonicalize{region-simplify=aggressive}",
    "canonicalize{top-down=false}",
    "composite-fixed-point-pass{pipeline=canonicalize,cse}",
    "control-flow-sink",
    "cse",
    "inline",
    "inline{default-pipeline=}",
    "int-range-optimizations",
    "loop-invariant-code-motion",
    "mem2reg",
    "remove-dead-values",
    "sccp",
    "sroa",
    "strip-debuginfo",
    "symbol-dce",
    "symbol-privatize{exclude=f0}",
    "topological-sort",
];

/// The passes of dialects, and those that clean up after them. duplicate-function-elimination is not among them, because the
/// peer takes a function of another module for an equal one. Other functions of math are expanded differently, and
/// convert-math-to-libm converts no operations on integers.
const DIALECT_PASSES: &[&str] = &[
    "arith-emulate-unsupported-floats{source-types=f32 target-type=f64}",
    "bubble-down-memory-space-casts",
    "canonicalize",
    "convert-complex-to-standard",
    "convert-scf-to-cf",
    "cse",
    "expand-realloc",
    "math-expand-ops{ops=ctlz}",
    "math-uplift-to-fma",
    "memref-expand",
    "reconcile-unrealized-casts",
    "resolve-ranked-shaped-type-result-dims",
    "resolve-shaped-type-result-dims",
    "scf-for-loop-canonicalization",
    "scf-for-loop-range-folding",
    "scf-for-to-while",
    "scf-forall-to-for",
    "scf-forall-to-parallel",
    "scf-parallel-for-to-nested-fors",
    "scf-parallel-loop-fusion",
];

/// The passes of programs of tasks. After the conversion to coroutines, the peer drops references twice in the automatic
/// counting, and orders new blocks by addresses.
const TASK_PASSES: &[&str] = &[
    "async-func-to-async-runtime",
    "async-parallel-for",
    "async-runtime-policy-based-ref-counting",
    "async-to-async-runtime",
    "canonicalize",
    "control-flow-sink",
    "convert-scf-to-cf",
    "cse",
    "inline",
    "lift-cf-to-scf",
    "loop-invariant-code-motion",
    "sccp",
    "scf-for-to-while",
    "symbol-dce",
];

/// The passes of functions on numbers.
const NUMBER_PASSES: &[&str] = &[
    "arith-emulate-unsupported-floats{source-types=bf16,f16}",
    "arith-expand{include-bf16=true}",
    "canonicalize",
    "control-flow-sink",
    "convert-func-to-llvm",
    "convert-math-to-libm",
    "convert-math-to-llvm",
    "convert-scf-to-cf",
    "cse",
    "inline",
    "lift-cf-to-scf",
    "math-expand-ops{ops=rsqrt,fma,tan}",
    "math-extend-to-supported-types",
    "math-extend-to-supported-types{target-type=f64 extra-types=f16}",
    "math-uplift-to-fma",
    "sccp",
];

/// A pipeline of up to five of `passes`.
fn pipeline(seed: u64, passes: &[&'static str]) -> String {
    let mut random = Random::new(seed);
    let passes: Vec<&str> = (0..1 + random.below(5)).map(|_| random.one_of(passes)).collect();
    format!("--pass-pipeline=builtin.module({})", passes.join(","))
}

/// A program of one of the generators. Only calls refer to functions: the peer removes arguments of other functions, too.
fn any_program(seed: u64) -> String {
    if !seed.is_multiple_of(4) {
        return generator::Generator::program(seed);
    }
    let program = calls::program(seed);
    program
        .lines()
        .filter(|line| !line.contains("t.user"))
        .map(|line| format!("{line}\n"))
        .collect()
}

/// Like [`any_program`], without the divisions that only the peer moves out of loops.
fn program_with_loops(seed: u64) -> String {
    let moved = [("remsi", "divsi"), ("remui", "divui"), ("floordivsi", "ceildivsi")];
    moved.iter().fold(any_program(seed), |program, (from, to)| program.replace(from, to))
}

/// Like [`any_program`], without `scf.index_switch`, whose index the peer cuts.
fn program_without_switch(seed: u64) -> String {
    let mut programs = (0..).map(|attempt| any_program(seed + attempt * 1_000_000));
    programs.find(|program| !program.contains("index_switch")).unwrap_or_default()
}

#[test]
#[ignore = "needs LLVM 22 and some minutes"]
fn many_random_pipelines_transform_alike() {
    const BATCH: u64 = 10;
    let count = std::env::var("ODS_RANDOM_PROGRAMS").ok().and_then(|it| it.parse().ok());
    let count = count.unwrap_or(2_000);
    let first = 2_000_000;
    let differing: usize = (first..first + count)
        .step_by(BATCH as usize)
        .map(|start| {
            let pipeline = pipeline(start, PIPELINE_PASSES);
            let moves = pipeline.contains("loop-invariant-code-motion");
            let program = if moves { program_with_loops } else { any_program };
            compare(start..start + BATCH, &[&pipeline], program)
        })
        .sum();
    assert_eq!(differing, 0, "programs of {count} differ");
}

/// What writes the program of a seed.
type Generate = fn(u64) -> String;

/// The first programs of tasks and of functions on numbers, and the passes that convert them.
const CONVERTED: &[(Generate, &str)] = &[
    (tasks::program, "async-to-async-runtime"),
    (tasks::program, "async-func-to-async-runtime,async-to-async-runtime"),
    (tasks::program, "async-to-async-runtime,async-runtime-policy-based-ref-counting"),
    (numbers::program, "convert-math-to-libm"),
    (numbers::program, "math-extend-to-supported-types"),
    (numbers::program, "math-uplift-to-fma,convert-scf-to-cf,lift-cf-to-scf"),
];

#[test]
fn tasks_and_numbers_are_converted_alike() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/random-tasks.out");
    let mut answers = Answers::of(MLIR_OPT, path);
    for (index, (program, passes)) in (0..).zip(CONVERTED) {
        let text = (20 * index..20 * (index + 1)).map(program).collect::<Vec<_>>().join(BREAK);
        let pipeline = format!("--pass-pipeline=builtin.module({passes})");
        let shown = ours(&text, &[&pipeline]);
        // Both leave out programs that cannot be converted, such as those with loops that tasks await.
        answers.check(passes, Kept::Sample(20_000), &shown, || {
            let flags = ["--split-input-file", "--allow-unregistered-dialect", &pipeline];
            text_of(&run_on_text(MLIR_OPT, &flags, &text).stdout)
        });
    }
    answers.finish();
}

#[test]
#[ignore = "needs LLVM 22 and some minutes"]
fn many_random_pipelines_of_tasks_and_numbers_transform_alike() {
    const BATCH: u64 = 10;
    let count = std::env::var("ODS_RANDOM_PROGRAMS").ok().and_then(|it| it.parse().ok());
    let count = count.unwrap_or(2_000);
    let mut differing = 0;
    for start in (0..count).step_by(BATCH as usize) {
        let (program, passes): (Generate, _) = match (start / BATCH).is_multiple_of(2) {
            true => (tasks::program, TASK_PASSES),
            false => (numbers::program, NUMBER_PASSES),
        };
        let first = 4_000_000 + start;
        differing += compare(first..first + BATCH, &[&pipeline(first, passes)], program);
    }
    assert_eq!(differing, 0, "programs of {count} differ");
}

#[test]
#[ignore = "needs LLVM 22 and some minutes"]
fn many_random_pipelines_of_dialects_transform_alike() {
    const BATCH: u64 = 10;
    let count = std::env::var("ODS_RANDOM_PROGRAMS").ok().and_then(|it| it.parse().ok());
    let count = count.unwrap_or(700);
    let first = 3_000_000;
    let differing: usize = (first..first + count)
        .step_by(BATCH as usize)
        .map(|start| {
            let pipeline = pipeline(start, DIALECT_PASSES);
            let converts = pipeline.contains("convert-scf-to-cf");
            let program = if converts { program_without_switch } else { any_program };
            compare(start..start + BATCH, &[&pipeline], program)
        })
        .sum();
    assert_eq!(differing, 0, "programs of {count} differ");
}

/// The number of programs in a run of both programs.
const BATCH: u64 = 100;

#[test]
#[ignore = "needs LLVM 22 and some minutes"]
fn many_random_programs_are_transformed_alike() {
    let count = std::env::var("ODS_RANDOM_PROGRAMS").ok().and_then(|it| it.parse().ok());
    let count = count.unwrap_or(2_000);
    let mut differing = 0;
    for start in (1..=count).step_by(BATCH as usize) {
        let passes = PASSES.get((start / BATCH) as usize % (PASSES.len() + 1)).unwrap_or(&FRAGILE);
        differing += compare(start..start + BATCH, passes, generator::Generator::program);
    }
    assert_eq!(differing, 0, "programs of {count} differ");
}

#[test]
fn random_programs_are_transformed_alike() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/random-programs.out");
    let mut answers = Answers::of(MLIR_OPT, path);
    for (index, passes) in (0..).zip(PASSES) {
        let each = PROGRAMS / PASSES.len() as u64;
        let seeds = 1_000_000 + index * each..1_000_000 + (index + 1) * each;
        let text = seeds.map(generator::Generator::program).collect::<Vec<_>>().join(BREAK);
        let shown = ours(&text, passes);
        answers.check(&passes.join(" "), Kept::Sample(50_000), &shown, || {
            theirs(&text, passes).expect("the peer accepts all programs")
        });
    }
    answers.finish();
}

/// Ways to lower programs to `llvm`: by all conversions at once, and by one after the other.
const LOWERINGS: &[&[&str]] = &[
    &["--convert-scf-to-cf", "--convert-to-llvm", "--reconcile-unrealized-casts"],
    &[
        "--convert-scf-to-cf",
        "--memref-expand",
        "--convert-complex-to-llvm",
        "--convert-math-to-llvm",
        "--convert-index-to-llvm",
        "--convert-arith-to-llvm",
        "--finalize-memref-to-llvm",
        "--convert-ub-to-llvm",
        "--convert-cf-to-llvm",
        "--convert-func-to-llvm",
        "--reconcile-unrealized-casts",
    ],
    &[
        "--convert-scf-to-cf",
        "--finalize-memref-to-llvm=use-aligned-alloc=true index-bitwidth=32",
        "--convert-arith-to-llvm=index-bitwidth=32",
        "--convert-index-to-llvm=index-bitwidth=32",
        "--convert-cf-to-llvm=index-bitwidth=32",
        "--convert-func-to-llvm=index-bitwidth=32",
        "--llvm-legalize-for-export",
    ],
];

#[test]
#[ignore = "needs LLVM 22 and some minutes"]
fn many_random_programs_are_lowered_alike() {
    let count = std::env::var("ODS_RANDOM_PROGRAMS").ok().and_then(|it| it.parse().ok());
    let count = count.unwrap_or(2_000);
    let mut differing = 0;
    for start in (1..=count).step_by(BATCH as usize) {
        let passes = LOWERINGS[(start / BATCH) as usize % LOWERINGS.len()];
        differing += compare(start..start + BATCH, passes, program_without_switch);
    }
    assert_eq!(differing, 0, "programs of {count} differ");
}

/// Programs that neither lowers: branches pass tensors, or are not visited.
const REFUSED: &[u64] = &[15, 25, 33, 35, 37, 50, 54, 55, 57, 58];

#[test]
fn random_programs_are_lowered_alike() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/random-lowerings.out");
    let mut answers = Answers::of(MLIR_OPT, path);
    for (index, passes) in (0..).zip(LOWERINGS) {
        let seeds = (index * 20..(index + 1) * 20).filter(|seed| !REFUSED.contains(seed));
        let programs = seeds.map(|seed| program_without_switch(2_000_000 + seed));
        let text = programs.collect::<Vec<_>>().join(BREAK);
        let shown = ours(&text, passes);
        answers.check(&passes.join(" "), Kept::Sample(50_000), &shown, || {
            theirs(&text, passes).expect("the peer accepts all programs")
        });
    }
    answers.finish();
}
