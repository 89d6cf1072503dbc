//! Texts of the test dialect.

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

/// The result for a text: custom and generic form, or diagnostics without locations in other files.
#[derive(PartialEq, Eq)]
enum Outcome {
    Printed { custom: String, generic: String },
    Failed(Vec<String>),
}

impl Outcome {
    fn show(&self) -> String {
        match self {
            Self::Printed { custom, generic } if custom == generic => format!("{custom}\n"),
            Self::Printed { custom, generic } => format!("{custom}\n{generic}\n"),
            Self::Failed(lines) => lines.join("\n") + "\n",
        }
    }
}

fn print(ctx: &Arc<Context>, text: &str, generic: bool) -> Result<String, Vec<String>> {
    let flags = PrintFlags { generic, ..PrintFlags::default() };
    match parse_source(ctx, "<stdin>", text.as_bytes()) {
        Ok(ir) => {
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

fn ours(text: &str) -> Outcome {
    let custom = match print(&context(), text, false) {
        Ok(custom) => custom,
        Err(errors) => return Outcome::Failed(errors),
    };
    match print(&context(), text, true) {
        Ok(generic) => Outcome::Printed { custom, generic },
        Err(errors) => Outcome::Failed(errors),
    }
}

fn peers(text: &str) -> Outcome {
    let form = |flags: &[&str]| {
        let output = run_on_text(MLIR_OPT, flags, text);
        if output.status.success() {
            return Ok(text_of(&output.stdout).trim_end_matches('\n').to_owned());
        }
        Err(diagnostics(&text_of(&output.stderr)))
    };
    match (form(&[]), form(&["--mlir-print-op-generic"])) {
        (Ok(custom), Ok(generic)) => Outcome::Printed { custom, generic },
        (Err(errors), _) | (_, Err(errors)) => Outcome::Failed(errors),
    }
}

fn files() -> Vec<(PathBuf, String)> {
    let mut files: Vec<_> = std::fs::read_dir(directory())
        .expect("cases")
        .map(|entry| entry.expect("entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "mlir"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no cases");
    files
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
            let outcome = ours(case);
            let _ = writeln!(shown, "{}\n// -----", outcome.show());
            if let Outcome::Printed { custom, generic } = &outcome {
                for printed in [custom, generic] {
                    let again = ours(printed);
                    assert!(again == outcome, "{printed}\nbecomes\n{}", again.show());
                }
            }
        }
        expect_file![file.with_extension("txt")].assert_eq(&shown);
    }
}

#[test]
fn texts_give_the_same_results_as_the_peer() {
    if !is_there(MLIR_OPT) {
        return;
    }
    let mut differences = String::new();
    for (file, text) in files() {
        if !text.starts_with("// peer") {
            continue;
        }
        for case in text.split("// -----\n") {
            let (ours, peers) = (ours(case), peers(case));
            if ours != peers {
                let (ours, peers) = (ours.show(), peers.show());
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
