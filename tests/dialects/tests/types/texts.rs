//! Texts of types and attributes.
//!
//! Every line of a `.list` file is a type or attribute, carried by an unregistered operation. The expected results
//! are in the `.txt` file next to the list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use expect_test::expect_file;
use ods_peer::files;
use ods_runtime::Context;

use crate::outcome::{self, Outcome};

pub(crate) fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<crate::test_types::TestDialect>();
    ctx.load::<crate::parameters::ParametersDialect>();
    ctx.load::<ods::arith::ArithDialect>();
    ctx.load::<ods::scf::SCFDialect>();
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn ours(text: &str) -> Outcome {
    outcome::ours(&context(), text, false)
}

fn lists() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/types");
    files(directory, "list")
}

fn cases(list: &Path) -> Vec<String> {
    std::fs::read_to_string(list)
        .expect("a list")
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with("//"))
        .map(str::to_owned)
        .collect()
}

fn carried(case: &str) -> String {
    format!("\"x.y\"() {{a = {case}}} : () -> ()\n")
}

fn show(outcome: &Outcome) -> &str {
    match outcome {
        Ok(text) | Err(text) => text,
    }
}

#[test]
fn texts_give_the_expected_results() {
    for list in lists() {
        let mut shown = String::new();
        for case in cases(&list) {
            let outcome = ours(&carried(&case));
            let short = show(&outcome);
            let short = short
                .strip_prefix("module {\n  \"x.y\"() {a = ")
                .and_then(|rest| rest.strip_suffix("} : () -> ()\n}"))
                .unwrap_or(short);
            let _ = writeln!(shown, "{case}\n  {}", short.replace('\n', "\n  "));
            if let Ok(printed) = &outcome {
                let again = ours(printed);
                assert!(again == outcome, "{printed}\nbecomes\n{}", show(&again));
            }
        }
        expect_file![list.with_extension("txt")].assert_eq(&shown);
    }
}

#[test]
#[ignore = "needs LLVM 22"]
fn texts_give_the_same_results_as_the_peer() {
    let mut differences = String::new();
    let mut count = 0;
    for list in lists() {
        if !list.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with("peer")) {
            continue;
        }
        let texts: Vec<String> = cases(&list).iter().map(|case| carried(case)).collect();
        count += texts.len();
        for text in &texts {
            let (ours, peers) = (ours(text), outcome::peers(&[], text));
            if ours != peers {
                let (ours, peers) = (show(&ours), show(&peers));
                let _ = writeln!(differences, "{text}ours:\n{ours}\npeer:\n{peers}\n");
            }
        }
    }
    println!("{count} texts");
    assert!(differences.is_empty(), "{differences}");
}

#[test]
fn a_qualified_type_has_its_dialect() {
    let put = |full: &str| {
        ours(&format!(
            "%v = \"t.v\"() : () -> !parameters.vec<4 x f32>\nparameters.put %v, %v : <4 x f32>, {full}"
        ))
    };
    let text = put("!parameters.vec<4 x f32>").expect("both are read");
    assert!(text.contains("parameters.put %0, %0 : <4 x f32>, !parameters.vec<4 x f32>"), "{text}");
    let errors = put("<4 x f32>").expect_err("the second needs its dialect");
    assert!(errors.ends_with("expected non-function type"), "{errors}");
}
