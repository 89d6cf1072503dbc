//! Texts of the test dialect.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use expect_test::expect_file;
use ods_runtime::Context;
use ods_runtime::diag::Renderer;
use ods_runtime::text::{PrintFlags, parse_source};

const PEER: &str = "mlir-opt-22";

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

/// What became of a text: the custom and the generic form, or the diagnostics, without locations in other files.
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
    match parse_source(ctx, "case.mlir", text.as_bytes()) {
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

/// The lines with errors and notes, but not the note that shows the operation.
fn diagnostics(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| line.split_once("case.mlir:").map(|(_, rest)| rest.to_owned()))
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

fn peers(file: &Path) -> Outcome {
    let start = |flags: &[&str]| {
        Command::new(PEER)
            .args(["--allow-unregistered-dialect", "--mlir-disable-threading"])
            .args(flags)
            .arg(file)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect(PEER)
    };
    let finish = |child: Child| {
        let out = child.wait_with_output().expect(PEER);
        let stdout = String::from_utf8_lossy(&out.stdout).trim_end_matches('\n').to_owned();
        if out.status.success() {
            return Ok(stdout);
        }
        Err(diagnostics(&String::from_utf8_lossy(&out.stderr)))
    };
    // Most of the time goes into starting it: both forms at once.
    let (custom, generic) = (start(&[]), start(&["--mlir-print-op-generic"]));
    match (finish(custom), finish(generic)) {
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
fn texts_become_what_is_expected() {
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
fn texts_become_what_the_peer_makes_of_them() {
    if Command::new(PEER).arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "{PEER} is not installed, and CI is set");
        eprintln!("skipped: {PEER} is not installed");
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dialect");
    std::fs::create_dir_all(&scratch).expect("scratch directory");
    let scratch = scratch.join("case.mlir");
    let mut differences = String::new();
    for (file, text) in files() {
        if !text.starts_with("// peer") {
            continue;
        }
        for case in text.split("// -----\n") {
            std::fs::write(&scratch, case).expect("scratch file");
            let (ours, peers) = (ours(case), peers(&scratch));
            if ours != peers {
                let (ours, peers) = (ours.show(), peers.show());
                let _ = writeln!(
                    differences,
                    "=== {}\n{case}--- here\n{ours}--- {PEER}\n{peers}",
                    file.display()
                );
            }
        }
    }
    assert!(differences.is_empty(), "{differences}");
}
