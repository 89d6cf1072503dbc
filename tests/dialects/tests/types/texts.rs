//! Texts of types and attributes.
//!
//! Every line of a `.list` file is a type or attribute, carried by an unregistered operation. The expected results
//! are in the `.txt` file next to the list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use expect_test::expect_file;
use ods_peer::{MLIR_OPT, is_there, run_on_text, text_of};
use ods_runtime::Context;
use ods_runtime::diag::Renderer;
use ods_runtime::text::{PrintFlags, parse_source};

/// The start of a location in a message.
const NAME: &str = "<stdin>:";

pub(crate) fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<crate::test_types::TestDialect>();
    ctx.load::<crate::parameters::ParametersDialect>();
    ctx.load::<ods::arith::ArithDialect>();
    ctx.load::<ods::scf::SCFDialect>();
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// The printed module, or the lines with errors and notes.
type Outcome = Result<String, Vec<String>>;

fn ours(text: &str) -> Outcome {
    let ctx = context();
    match parse_source(&ctx, "<stdin>", text.as_bytes()) {
        Ok(ir) => {
            let flags = PrintFlags::default();
            let text = ir.root().map_or(String::new(), |root| root.print_top_level(&flags));
            Ok(text.trim_end_matches('\n').to_owned())
        }
        Err(errors) => {
            let shown = Arc::new(Mutex::new(String::new()));
            let sink = shown.clone();
            ctx.add_diagnostic_handler(Arc::new(move |ctx, diagnostic| {
                let text = Renderer::default().render(ctx, diagnostic);
                sink.lock().expect("no panic before").push_str(&text);
                true
            }));
            errors.into_iter().for_each(|error| ctx.emit(error));
            let shown = shown.lock().expect("no panic before").clone();
            Err(diagnostics(&shown))
        }
    }
}

/// The lines with errors and notes, except the note that shows the operation.
fn diagnostics(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| line.split_once(NAME).map(|(_, rest)| rest.to_owned()))
        .filter(|line| !line.contains("note: see current operation"))
        .collect()
}

fn peers(text: &str) -> Outcome {
    let output = run_on_text(MLIR_OPT, &[], text);
    if output.status.success() {
        return Ok(text_of(&output.stdout).trim_end_matches('\n').to_owned());
    }
    Err(diagnostics(&text_of(&output.stderr)))
}

fn lists() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/types");
    let mut files: Vec<_> = std::fs::read_dir(directory)
        .expect("cases")
        .map(|entry| entry.expect("entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "list"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no cases");
    files
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

fn show(outcome: &Outcome) -> String {
    match outcome {
        Ok(text) => text.clone(),
        Err(lines) => lines.join("\n"),
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
                .unwrap_or(&short);
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
fn texts_give_the_same_results_as_the_peer() {
    if !is_there(MLIR_OPT) {
        return;
    }
    let mut differences = String::new();
    let mut count = 0;
    for list in lists() {
        if !list.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with("peer")) {
            continue;
        }
        let texts: Vec<String> = cases(&list).iter().map(|case| carried(case)).collect();
        count += texts.len();
        for text in &texts {
            let (ours, peers) = (ours(text), peers(text));
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
    assert!(errors[0].ends_with("expected non-function type"), "{errors:?}");
}
