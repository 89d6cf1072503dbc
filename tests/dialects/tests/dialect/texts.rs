//! Texts of the test dialect.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use expect_test::expect_file;
use ods_peer::MLIR_OPT;
use ods_runtime::Context;

use crate::outcome;

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dialect")
}

pub(crate) fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<crate::test::TestDialect>();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// Custom and generic form, or diagnostics.
type Forms = Result<[String; 2], String>;

fn show(forms: &Forms) -> String {
    match forms {
        Ok([custom, generic]) if custom == generic => format!("{custom}\n"),
        Ok([custom, generic]) => format!("{custom}\n{generic}\n"),
        Err(lines) => format!("{lines}\n"),
    }
}

fn ours(text: &str) -> Forms {
    Ok([outcome::ours(&context(), text, false)?, outcome::ours(&context(), text, true)?])
}

fn peers(text: &str) -> Forms {
    Ok([outcome::peers(&[], text)?, outcome::peers(&["--mlir-print-op-generic"], text)?])
}

fn files() -> Vec<(PathBuf, String)> {
    ods_peer::files(directory(), "mlir")
        .into_iter()
        .map(|file| {
            let text = std::fs::read_to_string(&file).expect("case file");
            (file, text)
        })
        .collect()
}

#[test]
fn texts_give_the_expected_results() {
    for (file, text) in files() {
        let mut shown = String::new();
        for case in text.split("// -----\n") {
            let forms = ours(case);
            let _ = writeln!(shown, "{}\n// -----", show(&forms));
            if let Ok(printed) = &forms {
                for printed in printed {
                    let again = ours(printed);
                    assert!(again == forms, "{printed}\nbecomes\n{}", show(&again));
                }
            }
        }
        expect_file![file.with_extension("txt")].assert_eq(&shown);
    }
}

#[test]
#[ignore = "needs LLVM 22"]
fn texts_give_the_same_results_as_the_peer() {
    let mut differences = String::new();
    for (file, text) in files() {
        if !text.starts_with("// peer") {
            continue;
        }
        for case in text.split("// -----\n") {
            let (ours, peers) = (ours(case), peers(case));
            if ours != peers {
                let (ours, peers) = (show(&ours), show(&peers));
                let _ = writeln!(
                    differences,
                    "=== {}\n{case}--- here\n{ours}--- {MLIR_OPT}\n{peers}",
                    file.display()
                );
            }
        }
    }
    assert!(differences.is_empty(), "{differences}");
}
