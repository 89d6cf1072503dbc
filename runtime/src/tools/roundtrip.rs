//! Whether what is printed says what was read.

use std::sync::Arc;

use crate::context::Context;
use crate::diag::Diagnostic;
use crate::ir::{Ir, OpRef};
use crate::text::{ParserConfig, PrintFlags, parse_part};

/// Prints `root`, reads that in `ctx`, a context of its own, and compares what both are in generic form.
///
/// # Errors
///
/// That it cannot be read, or is something else. Upstream's `--verify-roundtrip`, of text.
pub(super) fn verify(
    root: OpRef<'_>,
    ctx: &Arc<Context>,
    config: ParserConfig,
) -> Result<(), Vec<Diagnostic>> {
    let form = |generic| PrintFlags { debug_info: true, generic, ..PrintFlags::default() };
    let text = root.print_top_level(&form(false));
    let range = 0..text.len();
    let again = match parse_part(Ir::new(ctx.clone()), "-", text.as_bytes(), range, 1, config) {
        Ok(again) => again,
        Err(errors) => {
            // Nobody has the text at hand to be shown a line of it.
            for error in &errors {
                eprintln!("{}: error: {}", ctx.location_attr(error.location()), error.message());
            }
            let message = "failed to parse textual content back, cannot verify round-trip.\n";
            return Err(vec![root.op_error(message)]);
        }
    };
    let reference = root.print_top_level(&form(true));
    let roundtrip = again.root().map(|root| root.print_top_level(&form(true))).unwrap_or_default();
    if reference == roundtrip {
        return Ok(());
    }
    Err(vec![root.op_error(format!(
        "textual roundTrip testing roundtripped module differs from reference:\n\
         <<<<<<Reference\n{reference}\n=====\n{roundtrip}\n>>>>>roundtripped\n"
    ))])
}
