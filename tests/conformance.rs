//! `ods-opt` against `mlir-opt-22`: same text out for the same text in, same diagnostics for the same mistake.
//!
//! Every `.mlir` file in `tests/valid` and `tests/invalid` is a case, or several between `// -----` lines, and every line
//! in `runtime/tests/peer/corpus` is an attribute. Without the peer these tests say so and pass; with `CI` set they fail.

#[path = "support/peer.rs"]
mod peer;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use peer::{BREAK, OURS, PEER, files, peer_is_there, run, text_of};

/// The forms in which valid texts are compared.
const FORMS: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--mlir-print-debuginfo"],
    &["--mlir-print-local-scope"],
    &["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"],
];

/// What else can be asked of the printer.
const FLAGS: &[&[&str]] = &[
    &["--mlir-print-skip-regions"],
    &["--mlir-print-unique-ssa-ids"],
    &["--mlir-print-unique-ssa-ids", "--mlir-print-debuginfo"],
    &["--mlir-use-nameloc-as-prefix"],
    &["--mlir-use-nameloc-as-prefix", "--mlir-print-op-generic"],
    &["--mlir-print-value-users"],
    &["--mlir-print-value-users", "--mlir-print-op-generic"],
    &["--mlir-print-value-users", "--mlir-print-unique-ssa-ids"],
    &["--mlir-pretty-debuginfo", "--mlir-print-debuginfo"],
    &["--mlir-elide-elementsattrs-if-larger=2"],
    &["--mlir-elide-resource-strings-if-larger=8"],
    &["--mlir-print-elementsattrs-with-hex-if-larger=2"],
    &["--mlir-print-elementsattrs-with-hex-if-larger=-1"],
];

/// The cases of a directory: file name, number of the case in it, text.
fn cases(directory: &str) -> Vec<(String, String)> {
    let files = files(&format!("tests/{directory}"), "mlir");
    let mut cases = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("case file");
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for (i, chunk) in text.split(BREAK).enumerate() {
            cases.push((format!("{name}#{}", i + 1), chunk.to_owned()));
        }
    }
    cases
}

/// Runs `compare` on every case in a scratch file of its own; fails with all differences.
fn for_each_case(directory: &str, compare: impl Fn(&Path) -> Result<(), String>) {
    if !peer_is_there() {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(directory);
    std::fs::create_dir_all(&scratch).expect("scratch directory");
    let file = scratch.join("case.mlir");
    let mut failures = String::new();
    let mut count = 0;
    for (name, text) in cases(directory) {
        std::fs::write(&file, &text).expect("scratch file");
        count += 1;
        if let Err(difference) = compare(&file) {
            let _ = writeln!(failures, "=== {directory}/{name}\n{text}\n--- {difference}\n");
        }
    }
    let failed = failures.matches("=== ").count();
    assert!(failures.is_empty(), "{failures}\n{failed} of {count} cases differ from {PEER}");
    println!("{count} cases of {directory} agree with {PEER}");
}

/// Runs both programs on a file of several texts; what is different about the first that differs.
fn compare_texts(file: &Path, flags: &[&str]) -> Result<usize, String> {
    let split = [&["--split-input-file"], flags].concat();
    let (ours, peer) = (run(OURS, &split, file), run(PEER, &split, file));
    let texts = std::fs::read_to_string(file).expect("case file");
    let (mine, theirs) = (text_of(&ours.stdout), text_of(&peer.stdout));
    for (i, (mine, theirs)) in mine.split(BREAK).zip(theirs.split(BREAK)).enumerate() {
        if mine != theirs {
            let text = texts.split(BREAK).nth(i).unwrap_or_default();
            let name = file.display();
            return Err(format!(
                "=== {name} #{} {flags:?}\n{text}--- ours:\n{mine}--- peer:\n{theirs}",
                i + 1
            ));
        }
    }
    let (mine, theirs) = (diagnostics(&ours), diagnostics(&peer));
    if mine != theirs || ours.stdout != peer.stdout || ours.status.code() != peer.status.code() {
        return Err(format!(
            "=== {} {flags:?}\n--- ours:\n{mine}--- peer:\n{theirs}",
            file.display()
        ));
    }
    Ok(texts.split(BREAK).count())
}

/// Compares all texts of the files under all of `all_flags`; returns how many texts there are.
fn compare_files(files: &[PathBuf], all_flags: &[&[&str]]) -> usize {
    let mut count = 0;
    let mut failures = String::new();
    for file in files {
        for (i, flags) in all_flags.iter().enumerate() {
            match compare_texts(file, flags) {
                Ok(texts) => count += if i == 0 { texts } else { 0 },
                Err(difference) => failures += &difference,
            }
        }
    }
    assert!(failures.is_empty(), "{failures}");
    count
}

#[test]
fn valid_texts_print_alike() {
    if peer_is_there() {
        let all = [FORMS, FLAGS].concat();
        let count = compare_files(&files("tests/valid", "mlir"), &all);
        println!("{count} texts agree with {PEER} in {} forms", all.len());
    }
}

#[test]
fn attributes_print_or_fail_alike() {
    if !peer_is_there() {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let made: Vec<PathBuf> = files("runtime/tests/peer/corpus", "txt")
        .into_iter()
        .map(|path| {
            let lines = std::fs::read_to_string(&path).expect("corpus file");
            let lines = lines.lines().filter(|line| !line.is_empty());
            let texts: Vec<String> =
                lines.map(|line| format!("\"t\"() {{t.a = {line}}} : () -> ()\n")).collect();
            let file = scratch.join(path.file_name().unwrap_or_default()).with_extension("mlir");
            std::fs::write(&file, texts.join(BREAK)).expect("scratch file");
            file
        })
        .collect();
    let count = compare_files(&made, FORMS);
    println!("{count} attributes agree with {PEER} in {} forms", FORMS.len());
}

/// Everything that was said: every diagnostic with its notes, source lines and carets. Which dialects a program has is
/// its own affair.
fn diagnostics(output: &Output) -> String {
    const DIALECTS: &str = "Available dialects: ";
    let text = text_of(&output.stderr);
    let mut out = String::new();
    for line in text.lines() {
        match line.split_once(DIALECTS) {
            Some((before, rest)) => {
                let behind = rest.split_once(" ; ").map_or("", |(_, behind)| behind);
                let _ = writeln!(out, "{before}{DIALECTS}... ; {behind}");
            }
            None => {
                let _ = writeln!(out, "{line}");
            }
        }
    }
    out
}

#[test]
fn invalid_texts_fail_alike() {
    for_each_case("invalid", |file| {
        let (ours, peer) = (run(OURS, &[], file), run(PEER, &[], file));
        let (mine, theirs) = (diagnostics(&ours), diagnostics(&peer));
        if peer.status.success() {
            return Err("the peer accepts this".to_owned());
        }
        if ours.status.code() != Some(1) || mine != theirs {
            return Err(format!("ours:\n{mine}\npeer:\n{theirs}"));
        }
        Ok(())
    });
}

/// With flags of the printer, which the operations shown in diagnostics are subject to as well; those texts that are
/// split from files, whose diagnostics say so.
#[test]
fn invalid_texts_fail_alike_under_flags() {
    const SHOWN: &[&[&str]] = &[
        &["--mlir-print-debuginfo"],
        &["--mlir-print-skip-regions", "--mlir-print-local-scope"],
        &["--mlir-use-nameloc-as-prefix", "--mlir-print-unique-ssa-ids"],
        &["--mlir-print-value-users"],
        &["--mlir-print-op-on-diagnostic=false"],
        &["--mlir-print-debuginfo", "--mlir-pretty-debuginfo"],
        &["--mlir-elide-elementsattrs-if-larger=2", "--mlir-elide-resource-strings-if-larger=8"],
        &["--mlir-print-elementsattrs-with-hex-if-larger=1"],
    ];
    if peer_is_there() {
        let count = compare_files(&files("tests/invalid", "mlir"), SHOWN);
        println!("{count} invalid texts fail as in {PEER} under {} sets of flags", SHOWN.len());
    }
}

/// Expectations in comments: which are understood, which are met, and what is said of those that are not.
#[test]
fn expectations_are_judged_alike() {
    const LEVELS: &[&[&str]] = &[
        &["--verify-diagnostics"],
        &["--verify-diagnostics=all"],
        &["--verify-diagnostics=only-expected"],
    ];
    if peer_is_there() {
        compare_files(&files("tests/expected", "mlir"), LEVELS);
    }
}

/// Files of several texts, with the markers that the command line names.
#[test]
fn texts_are_split_alike_at_other_markers() {
    const TEXT: &str = "module @a {}\n//====\nmodule @b {}\n// -----\nmodule @c {} //===\n";
    const MARKERS: &[&[&str]] = &[
        &["--split-input-file=//===="],
        &["--split-input-file=//====", "--output-split-marker=// and"],
        &["--split-input-file", "--output-split-marker", "//--"],
        &["--split-input-file", "--output-split-marker="],
        &["--split-input-file="],
    ];
    compare_programs(TEXT, MARKERS);
    for text in [
        "",
        "\n",
        "// -----",
        "// -----\nmodule {}",
        "// ----x\nmodule {}",
        "// -----// -----",
        "module {} // -----// -----\nmodule @b {}",
        "module {}// -----",
    ] {
        compare_programs(text, &[&["--split-input-file"]]);
    }
}

/// What is done with a text that is not a module, or not valid, as the command line has it.
#[test]
fn texts_are_taken_alike_as_flags_say() {
    const FLAGS: &[&[&str]] = &[
        &["--no-implicit-module"],
        &["--no-implicit-module=false"],
        &["--no-implicit-module", "--mlir-print-debuginfo"],
        &["--no-implicit-module", "--split-input-file"],
        &["--mlir-very-unsafe-disable-verifier-on-parsing", "--no-implicit-module"],
        &["--mlir-very-unsafe-disable-verifier-on-parsing"],
        &["--mlir-very-unsafe-disable-verifier-on-parsing", "--mlir-print-assume-verified"],
        &["--verify-each=false"],
        &["--verify-roundtrip"],
    ];
    for text in [
        "",
        "module @a {}",
        "func.func private @f()",
        "func.func private @f()\nmodule {}",
        "#map = affine_map<(d0) -> (d0)>\n\"t\"() {a = #map} : () -> ()",
        "func.func @f() {\n}",
        "module {\n  func.func @f() {\n    cf.br ^bb1\n  ^bb1:\n  }\n}",
        "scf.execute_region {\n  func.func private @f()\n  scf.yield\n}",
        "func.func @f(%a: i1) {\n  scf.if %a {\n  }\n  return\n}",
        "%0:2 = \"t\"() ({\n  %1 = \"u\"() : () -> i1\n}) : () -> (i1, i1)",
        "func.func private @f()\n// -----\n\n\"t\"() : () -> ()\n\"t\"() : () -> ()",
    ] {
        compare_programs(text, FLAGS);
    }
}

/// Runs both programs on a text with each of the flags.
fn compare_programs(text: &str, all_flags: &[&[&str]]) {
    if !peer_is_there() {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    let file = scratch.join(name).with_extension("mlir");
    std::fs::write(&file, text).expect("scratch file");
    for flags in all_flags {
        let (ours, peer) = (run(OURS, flags, &file), run(PEER, flags, &file));
        assert_eq!(text_of(&ours.stdout), text_of(&peer.stdout), "{flags:?}\n{text}");
        assert_eq!(text_of(&ours.stderr), text_of(&peer.stderr), "{flags:?}\n{text}");
        assert_eq!(ours.status.code(), peer.status.code(), "{flags:?}\n{text}");
    }
}

/// A chain of additions: one function of `n` or `n / 100` of a hundred.
fn additions(n: usize, many: bool) -> String {
    let mut text = String::new();
    let per_function = if many { 100 } else { n };
    for f in 0..n / per_function {
        let _ = writeln!(text, "func.func @f{f}(%a: i32, %b: i32) -> i32 {{");
        let (mut p, mut q) = ("%a".to_owned(), "%b".to_owned());
        for i in 0..per_function {
            let _ = writeln!(text, "  %{i} = arith.addi {p}, {q} : i32");
            (p, q) = (format!("%{i}"), p);
        }
        let _ = writeln!(text, "  return {p} : i32\n}}");
    }
    text
}

/// Diamonds in a row: one function of `n` or `n / 20` of twenty.
fn diamonds(n: usize, many: bool) -> String {
    let mut text = String::new();
    let per_function = if many { 20 } else { n };
    for f in 0..n / per_function {
        let _ =
            writeln!(text, "func.func @g{f}(%a: i32, %c: i1) -> i32 {{\n  cf.br ^bb0(%a : i32)");
        for b in 0..per_function {
            let next = b + 1;
            let _ = writeln!(
                text,
                "^bb{b}(%x{b}: i32):\n  %y{b} = arith.addi %x{b}, %a : i32\n  \
                 cf.cond_br %c, ^l{b}, ^r{b}\n\
                 ^l{b}:\n  %u{b} = arith.muli %y{b}, %x{b} : i32\n  cf.br ^bb{next}(%u{b} : i32)\n\
                 ^r{b}:\n  cf.br ^bb{next}(%y{b} : i32)"
            );
        }
        let _ = writeln!(text, "^bb{per_function}(%z: i32):\n  return %z : i32\n}}");
    }
    text
}

/// Texts of about a megabyte, as the peer prints them, in both forms in and out.
#[test]
fn large_texts_print_alike() {
    if !peer_is_there() {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = |name: &str| scratch.join(format!("large-{name}.mlir"));
    for (name, text) in [
        ("additions-one", additions(25_000, false)),
        ("additions-many", additions(25_000, true)),
        ("diamonds-one", diamonds(5_000, false)),
        ("diamonds-many", diamonds(5_000, true)),
    ] {
        std::fs::write(file("source"), text).expect("scratch file");
        for input in [&[][..], &["--mlir-print-op-generic"]] {
            std::fs::write(file("input"), run(PEER, input, &file("source")).stdout)
                .expect("scratch file");
            for form in [&[][..], &["--mlir-print-op-generic"]] {
                let (ours, peer) =
                    (run(OURS, form, &file("input")), run(PEER, form, &file("input")));
                assert!(peer.status.success() && peer.stdout.len() > 900_000, "{name}: the peer");
                assert!(ours.stdout == peer.stdout, "{name}, {input:?} in, {form:?} out: differs");
            }
        }
    }
}
