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

/// Whether something of a dialect that is not known is written in the short form although what is in it does not end with
/// the bracket that it begins with: `!a<b<c>, <d>>` as `!a.b<c>, <d>`. Upstream looks at its ends only, and so do we. Nor
/// does it see that a name's last hyphen makes an arrow of the bracket: `!a.b-` is written `!a<b->`.
fn has_torn_symbols(text: &str) -> bool {
    let starts = text.match_indices(['!', '#']).map(|(at, _)| &text[at + 1..]);
    starts.into_iter().any(|rest| {
        let name = rest.find(|it: char| !it.is_alphanumeric() && !"$._-".contains(it));
        let Some((name, rest)) = name.map(|end| rest.split_at(end)) else { return false };
        if !rest.starts_with('<') {
            return false;
        }
        if rest.split('>').next().is_some_and(|inner| inner.ends_with('-')) {
            return true;
        }
        if !name.contains('.') {
            return false;
        }
        let mut depth = 0usize;
        for (at, byte) in rest.bytes().enumerate() {
            match byte {
                b'<' => depth += 1,
                b'>' if depth == 1 => {
                    let after = &rest[at + 1..];
                    let goes_on = after.starts_with(|it: char| !" \n,)>]}:".contains(it));
                    return goes_on || after.trim_start_matches([',', ' ']).starts_with('<');
                }
                b'>' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        false
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
    for flags in forms() {
        let first = root.print_top_level(&flags);
        let unreadable = UNREADABLE.iter().any(|text| first.contains(text));
        if unreadable || has_twin_aliases(&first) || has_torn_symbols(&first) {
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
