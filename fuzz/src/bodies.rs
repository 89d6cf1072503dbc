//! Bodies of the fuzz targets: no input may cause a panic, and valid input must survive a round trip.

use std::sync::Arc;

use ods_runtime::Context;
use ods_runtime::text::{PrintFlags, parse_source};

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    // Renders diagnostics, which reads their source locations, but does not print them.
    ctx.add_diagnostic_handler(Arc::new(|ctx, diagnostic| {
        std::hint::black_box(ods_runtime::diag::Renderer::default().render(ctx, diagnostic));
        true
    }));
    ctx
}

/// The forms that can be parsed.
fn forms() -> [PrintFlags; 3] {
    let plain = PrintFlags::default();
    [
        plain.clone(),
        PrintFlags { generic: true, debug_info: true, ..plain.clone() },
        PrintFlags { local_scope: true, ..plain },
    ]
}

/// Texts that upstream prints as well, but that cannot be parsed.
const UNREADABLE: [&str; 4] = [
    "@<<INVALID EMPTY SYMBOL>>",
    "- -9223372036854775808",
    "* -9223372036854775808",
    // A position without a file is parsed as standard input.
    "\"\":",
];

/// Whether two aliases have equal definitions. Like upstream, locations that print alike may be different attributes;
/// after a round trip they are equal.
fn has_twin_aliases(text: &str) -> bool {
    let mut seen = std::collections::HashSet::new();
    let aliases = text.lines().filter(|line| line.starts_with("#loc"));
    aliases.filter_map(|line| line.split_once(" = ")).any(|(_, value)| !seen.insert(value))
}

/// Whether `text` has a symbol of an unknown dialect whose short form cannot be parsed, which upstream's printer does
/// not detect either: contents with unmatched brackets at the ends, as in `!a<b<c>, d<e>>`, or a trailing hyphen,
/// which forms an arrow with the bracket, as in `!a.b-`.
fn has_torn_symbols(text: &str) -> bool {
    fn name(text: &str) -> (&str, &str) {
        let end = text.find(|it: char| !it.is_alphanumeric() && !"$._-".contains(it));
        text.split_at(end.unwrap_or(text.len()))
    }
    let mut starts = text.match_indices(['!', '#']).map(|(at, _)| &text[at + 1..]);
    starts.any(|symbol| {
        let (dialect, body) = name(symbol);
        let (short, rest) = match body.strip_prefix('<') {
            Some(body) => name(body),
            None => (dialect, body),
        };
        if short.ends_with('-') {
            return true;
        }
        let mut depth = 0usize;
        let closed = rest.bytes().position(|byte| {
            depth += usize::from(byte == b'<');
            depth = depth.saturating_sub(usize::from(byte == b'>'));
            depth == 0
        });
        let after = closed.and_then(|at| rest.get(at + 1..)).unwrap_or_default();
        body.starts_with('<') && rest.starts_with('<') && !after.starts_with('>')
    })
}

/// Whether there is a complex number with a hexadecimal part. Like upstream, it is printed in the format of the part,
/// but parsed as an `f64`.
fn has_hexadecimal_parts(text: &str) -> bool {
    text.split("#complex.number<:").skip(1).any(|number| {
        let parts = number.split('>').next().unwrap_or_default();
        !parts.starts_with("f64 ") && parts.contains("0x")
    })
}

/// Parses, verifies and prints; the output must parse to the same IR.
///
/// # Panics
///
/// If the output differs after a round trip.
pub(crate) fn text(text: &[u8]) {
    let ctx = context();
    let ir = match parse_source(&ctx, "fuzz", text) {
        Ok(ir) => ir,
        Err(errors) => return errors.into_iter().for_each(|error| ctx.emit(error)),
    };
    let Some(root) = ir.root() else { return };
    if has_torn_symbols(&String::from_utf8_lossy(text)) {
        return;
    }
    for flags in forms() {
        let first = root.print_top_level(&flags);
        let unreadable = UNREADABLE.iter().any(|text| first.contains(text));
        if unreadable || has_twin_aliases(&first) || has_hexadecimal_parts(&first) {
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
