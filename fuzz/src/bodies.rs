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
const UNREADABLE: [&str; 4] = [
    "@<<INVALID EMPTY SYMBOL>>",
    "- -9223372036854775808",
    "* -9223372036854775808",
    // A line of no file, which is read as a place on standard input.
    "\"\":",
];

/// Whether two aliases are defined alike. Upstream tells locations apart that were given differently and print the same,
/// and so do we; read back they are one.
fn has_twin_aliases(text: &str) -> bool {
    let mut seen = std::collections::HashSet::new();
    let aliases = text.lines().filter(|line| line.starts_with("#loc"));
    aliases.filter_map(|line| line.split_once(" = ")).any(|(_, value)| !seen.insert(value))
}

/// Whether `text` has something of a dialect that is not known whose short form cannot be read, which upstream does not
/// see, and so do we not: what is in it begins and ends with brackets that are no pair, as in `!a<b<c>, d<e>>`, or ends
/// with a hyphen, which with the bracket makes an arrow, as in `!a.b-`.
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

/// Whether there is a complex number with a part in hexadecimal digits, which upstream writes in the format of the part
/// and reads as those of a double, and so do we.
fn has_hexadecimal_parts(text: &str) -> bool {
    text.split("#complex.number<:").skip(1).any(|number| {
        let parts = number.split('>').next().unwrap_or_default();
        !parts.starts_with("f64 ") && parts.contains("0x")
    })
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
