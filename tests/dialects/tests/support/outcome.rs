//! Outcomes of a text, here and in the peer: the printed module, or the diagnostics in `<stdin>`.

use std::sync::{Arc, Mutex};

use ods_peer::{MLIR_OPT, run_on_text, text_of};
use ods_runtime::Context;
use ods_runtime::diag::Renderer;
use ods_runtime::text::{PrintFlags, parse_source};

/// The printed module, or a line per diagnostic, with line and column.
pub(crate) type Outcome = Result<String, String>;

pub(crate) fn ours(ctx: &Arc<Context>, text: &str, generic: bool) -> Outcome {
    let flags = PrintFlags { generic, ..PrintFlags::default() };
    let errors = match parse_source(ctx, "<stdin>", text.as_bytes()) {
        Ok(ir) => {
            let text = ir.root().map_or(String::new(), |root| root.print_top_level(&flags));
            return Ok(text.trim_end_matches('\n').to_owned());
        }
        Err(errors) => errors,
    };
    let shown = Arc::new(Mutex::new(String::new()));
    let sink = shown.clone();
    ctx.add_diagnostic_handler(Arc::new(move |ctx, diagnostic| {
        let text = Renderer::default().render(ctx, diagnostic);
        sink.lock().expect("no panic before").push_str(&text);
        true
    }));
    errors.into_iter().for_each(|error| ctx.emit(error));
    let shown = shown.lock().expect("no panic before");
    Err(diagnostics(&shown))
}

pub(crate) fn peers(flags: &[&str], text: &str) -> Outcome {
    let output = run_on_text(MLIR_OPT, flags, text);
    if output.status.success() {
        return Ok(text_of(&output.stdout).trim_end_matches('\n').to_owned());
    }
    Err(diagnostics(&text_of(&output.stderr)))
}

/// The lines with errors and notes.
fn diagnostics(text: &str) -> String {
    let lines = text.lines().filter_map(|line| line.split_once("<stdin>:").map(|(_, rest)| rest));
    lines.collect::<Vec<_>>().join("\n")
}
