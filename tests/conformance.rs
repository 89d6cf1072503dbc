//! Compares `ods-opt` with `mlir-opt-22`: equal output for valid texts, equal diagnostics for invalid ones.
//!
//! Every `.mlir` file in `tests/valid` and `tests/invalid` has one or more cases, separated by `// -----`, and every
//! line in `runtime/tests/peer/corpus` is an attribute. The peer's output is stored in the `.out` files next to the
//! cases and in `tests/expected`, for comparisons without the peer; `UPDATE_EXPECT=1 cargo test -p ods` updates
//! it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, check_files, files, name_of, run, shown, text_of};

const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");

/// The forms of the comparison.
const FORMS: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--mlir-print-debuginfo"],
    &["--mlir-print-local-scope"],
    &["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"],
];

/// Printer flags.
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

/// A path below `tests`.
fn in_tests(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(path)
}

/// The stored output in a file below `tests`.
fn answers(path: &str) -> Answers {
    Answers::of(MLIR_OPT, in_tests(path))
}

/// A scratch file; `name` must be unique among tests.
fn scratch(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(path.parent().expect("a directory")).expect("scratch directory");
    std::fs::write(&path, text).expect("scratch file");
    path
}

/// The key of the stored output for flags.
fn key(flags: &[&str]) -> String {
    if flags.is_empty() { "no flags".to_owned() } else { flags.join(" ") }
}

/// Runs both programs on a file with several texts. Returns our output.
fn compare_texts(
    answers: &mut Answers,
    key: &str,
    form: Kept,
    file: &Path,
    flags: &[&str],
) -> String {
    let flags = [&["--split-input-file"], flags].concat();
    let ours = shown_without_dialects(&run(OURS, &flags, file), file);
    answers.check(key, form, &ours, || shown_without_dialects(&run(MLIR_OPT, &flags, file), file));
    ours
}

#[test]
fn valid_texts_print_alike() {
    let failures = check_files(&files(in_tests("valid"), "mlir"), |file| {
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        for flags in [FORMS, FLAGS].concat() {
            let form = if flags.is_empty() { Kept::Text } else { Kept::Sample(4_000) };
            let ours = compare_texts(&mut answers, &key(flags), form, file, flags);
            if ours.contains(": error: ") {
                answers.fail(format!("=== {}: a text is rejected\n{ours}", key(flags)));
            }
        }
        answers.close()
    });
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn attributes_print_or_fail_alike() {
    let mut answers = answers("expected/attributes.out");
    for path in files(in_tests("../runtime/tests/peer/corpus"), "txt") {
        let lines = std::fs::read_to_string(&path).expect("corpus file");
        let lines = lines.lines().filter(|line| !line.is_empty());
        let texts: Vec<String> =
            lines.map(|line| format!("\"t\"() {{t.a = {line}}} : () -> ()\n")).collect();
        let name = name_of(&path.with_extension("mlir"));
        let file = scratch(&name, &texts.join(BREAK));
        for flags in FORMS {
            let key = format!("{name}, {}", key(flags));
            compare_texts(&mut answers, &key, Kept::Sample(4_000), &file, flags);
        }
    }
    answers.finish();
}

/// All output and diagnostics with notes, source lines and carets, except for the list of available dialects.
fn shown_without_dialects(output: &Output, file: &Path) -> String {
    const DIALECTS: &str = "Available dialects: ";
    let text = shown(output, file);
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        match line.split_once(DIALECTS) {
            Some((before, rest)) => {
                let behind = rest.split_once(" ; ").map_or("\n", |(_, behind)| behind);
                let _ = write!(out, "{before}{DIALECTS}... ; {behind}");
            }
            None => out += line,
        }
    }
    out
}

#[test]
fn invalid_texts_fail_alike() {
    let failures = check_files(&files(in_tests("invalid"), "mlir"), |file| {
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        let texts = std::fs::read_to_string(file).expect("case file");
        for (i, text) in texts.split(BREAK).enumerate() {
            let case = scratch(&format!("invalid/{}/invalid.mlir", name_of(file)), text);
            let ours = run(OURS, &[], &case);
            let key = (i + 1).to_string();
            answers.check(&key, Kept::Diagnostics, &shown_without_dialects(&ours, &case), || {
                shown_without_dialects(&run(MLIR_OPT, &[], &case), &case)
            });
            if ours.status.code() != Some(1) {
                answers.fail(format!("=== {key}: this is accepted\n{text}"));
            }
        }
        answers.close()
    });
    assert!(failures.is_empty(), "{failures}");
}

/// Printer flags also affect operations in diagnostics. The texts are split from files, and diagnostics name the
/// file.
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
    let mut answers = answers("expected/invalid-flags.out");
    for file in files(in_tests("invalid"), "mlir") {
        for flags in SHOWN {
            let key = format!("{}, {}", name_of(&file), key(flags));
            compare_texts(&mut answers, &key, Kept::Sample(4_000), &file, flags);
        }
    }
    answers.finish();
}

/// `expected-*` comments: syntax, matches, and errors about mismatches.
#[test]
fn expected_diagnostics_are_verified_alike() {
    const LEVELS: &[&[&str]] = &[
        &["--verify-diagnostics"],
        &["--verify-diagnostics=all"],
        &["--verify-diagnostics=only-expected"],
    ];
    for file in files(in_tests("expected"), "mlir") {
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        for flags in LEVELS {
            compare_texts(&mut answers, &key(flags), Kept::Diagnostics, &file, flags);
        }
        answers.finish();
    }
}

/// Files split at custom markers.
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
    let mut answers = answers("expected/markers.out");
    compare_programs(&mut answers, "others", TEXT, MARKERS);
    let texts = [
        "",
        "\n",
        "// -----",
        "// -----\nmodule {}",
        "// ----x\nmodule {}",
        "// -----// -----",
        "module {} // -----// -----\nmodule @b {}",
        "module {}// -----",
    ];
    for (i, text) in texts.iter().enumerate() {
        compare_programs(&mut answers, &format!("text {i}"), text, &[&["--split-input-file"]]);
    }
    answers.finish();
}

/// Texts that are not a module or not valid, with the flags that allow this.
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
    let texts = [
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
    ];
    let mut answers = answers("expected/texts-by-flags.out");
    for (i, text) in texts.iter().enumerate() {
        compare_programs(&mut answers, &format!("text {i}"), text, FLAGS);
    }
    answers.finish();
}

/// Runs both programs on a text with each set of flags.
fn compare_programs(answers: &mut Answers, name: &str, text: &str, all_flags: &[&[&str]]) {
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    let file = scratch(&format!("{test}.mlir"), text);
    for flags in all_flags {
        let ours = shown(&run(OURS, flags, &file), &file);
        answers.check(&format!("{name}, {}", key(flags)), Kept::Sample(4_000), &ours, || {
            shown(&run(MLIR_OPT, flags, &file), &file)
        });
    }
}

/// A chain of additions: one function with `n`, or `n / 100` functions with a hundred.
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

/// A sequence of diamonds: one function with `n`, or `n / 20` functions with twenty.
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

/// Texts of about a megabyte in the peer's layout, in both forms as input and output.
#[test]
fn large_texts_print_alike() {
    const GENERIC: &str = "--mlir-print-op-generic";
    let mut answers = answers("expected/large.out");
    for (name, text) in [
        ("additions-one", additions(25_000, false)),
        ("additions-many", additions(25_000, true)),
        ("diamonds-one", diamonds(5_000, false)),
        ("diamonds-many", diamonds(5_000, true)),
    ] {
        let source = scratch("large-source.mlir", &text);
        for read in [&[][..], &[GENERIC]] {
            let input = scratch("large-input.mlir", &text_of(&run(OURS, read, &source).stdout));
            for written in [&[][..], &[GENERIC]] {
                let ours = shown(&run(OURS, written, &input), &input);
                assert!(ours.len() > 900_000, "{name}: {} bytes", ours.len());
                let key = format!("{name}, from {}, to {}", key(read), key(written));
                answers.check(&key, Kept::Sample(4_000), &ours, || {
                    shown(&run(MLIR_OPT, written, &input), &input)
                });
            }
        }
    }
    answers.finish();
}
