//! Round-trip verification: printed IR must parse to the same IR.

use std::sync::Arc;

use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::OpRef;
use crate::text::{ParserConfig, PrintFlags, parse_part};

/// Prints `root` in generic form, parses the text in the fresh context `ctx`, and prints it again. Corresponds to
/// upstream's `--verify-roundtrip` for text.
///
/// # Errors
///
/// If the text cannot be parsed, or the second text differs from the first.
pub(super) fn verify(
    root: OpRef<'_>,
    ctx: &Arc<Context>,
    config: ParserConfig,
) -> Result<(), Vec<Diagnostic>> {
    // Like upstream, custom forms are only compared through its bytecode.
    let form = PrintFlags { debug_info: true, generic: true, ..PrintFlags::default() };
    let reference = root.print_top_level(&form);
    let text = reference.as_str();
    let range = 0..text.len();
    let again = match parse_part(ctx, "-", text.as_bytes(), range, 1, config) {
        Ok(again) => again,
        Err(errors) => {
            // The text is in no file, so the diagnostics cannot show its lines.
            for error in &errors {
                eprintln!("{}: error: {}", ctx.location_attr(error.location()), error.message());
            }
            let message = "failed to parse textual content back, cannot verify round-trip.\n";
            return Err(vec![root.op_error(message)]);
        }
    };
    let roundtrip = again.root().map(|root| root.print_top_level(&form)).unwrap_or_default();
    if reference == roundtrip {
        return Ok(());
    }
    Err(vec![root.op_error(format!(
        "textual roundTrip testing roundtripped module differs from reference:\n\
         <<<<<<Reference\n{reference}\n=====\n{roundtrip}\n>>>>>roundtripped\n"
    ))])
}
