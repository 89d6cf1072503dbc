//! What is done with arbitrary texts: nothing may panic, and what is accepted must survive being printed and read.

use std::sync::Arc;

use ods_runtime::Context;
use ods_runtime::text::{PrintFlags, parse_source};

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    // Diagnostics are rendered, which reads the text at their places, but not shown.
    ctx.add_diagnostic_handler(Arc::new(|ctx, diagnostic| {
        std::hint::black_box(ods_runtime::diag::Renderer::default().render(ctx, diagnostic));
        true
    }));
    ctx
}

/// The forms that can be read back.
fn forms() -> [PrintFlags; 3] {
    let plain = PrintFlags::default();
    [
        plain.clone(),
        PrintFlags { generic: true, debug_info: true, ..plain.clone() },
        PrintFlags { local_scope: true, ..plain },
    ]
}

/// What upstream prints and cannot read, and so do we.
const UNREADABLE: [&str; 3] =
    ["@<<INVALID EMPTY SYMBOL>>", "- -9223372036854775808", "* -9223372036854775808"];

/// Whether two aliases are defined alike. Upstream tells locations apart that were given differently and print the same,
/// and so do we; read back they are one.
fn has_twin_aliases(text: &str) -> bool {
    let mut seen = std::collections::HashSet::new();
    let aliases = text.lines().filter(|line| line.starts_with("#loc"));
    aliases.filter_map(|line| line.split_once(" = ")).any(|(_, value)| !seen.insert(value))
}

/// Reads, checks and prints; what was printed must read the same.
///
/// # Panics
///
/// When printed text does not read or print the same.
pub(crate) fn text(text: &[u8]) {
    let ctx = context();
    let ir = match parse_source(&ctx, "fuzz", text) {
        Ok(ir) => ir,
        Err(errors) => return errors.into_iter().for_each(|error| ctx.emit(error)),
    };
    let Some(root) = ir.root() else { return };
    for flags in forms() {
        let first = root.print_top_level(&flags);
        if UNREADABLE.iter().any(|text| first.contains(text)) || has_twin_aliases(&first) {
            continue;
        }
        let ctx = context();
        let again = match parse_source(&ctx, "again", first.as_bytes()) {
            Ok(ir) => ir,
            Err(errors) => panic!("printed text is refused: {}\n{first}", errors[0]),
        };
        let second = again.root().map(|root| root.print_top_level(&flags)).unwrap_or_default();
        assert!(first == second, "printed text prints differently:\n{first}\n---\n{second}");
    }
}
