//! Generates every dialect of upstream, writes the code and the skeletons of hooks to a directory, and prints a table:
//! `cargo run -p ods-upstream -- DIR [DIALECT]...`. `cargo run -p ods-upstream -- --docs` writes the table to
//! `docs/foreign-definitions.md` instead.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

use ods_upstream::definitions;

/// The document with the table, and what is before and after the table.
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/foreign-definitions.md");
const BEFORE: &str = "<!-- Made by `cargo run -p ods-upstream -- --docs`. -->\n";
const AFTER: &str = "<!-- The end of the table. -->";

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let done = match args.split_first() {
        Some((flag, [])) if flag == "--docs" => update_document(),
        Some((out, names)) => generate(Some(Path::new(out)), names).map(|table| print!("{table}")),
        None => Err("usage: ods-upstream --docs | DIR [DIALECT]...".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Replaces the table of the document.
fn update_document() -> Result<(), String> {
    let text = std::fs::read_to_string(DOCUMENT).map_err(|error| format!("{DOCUMENT}: {error}"))?;
    let parts = text
        .split_once(BEFORE)
        .and_then(|(before, rest)| Some((before, rest.split_once(AFTER)?.1)));
    let (before, after) = parts.ok_or_else(|| format!("{DOCUMENT} has no table"))?;
    let table = generate(None, &[])?;
    std::fs::write(DOCUMENT, format!("{before}{BEFORE}\n{table}\n{AFTER}{after}"))
        .map_err(|error| format!("{DOCUMENT}: {error}"))
}

/// Generates the dialects with these `names`, or all, into the directory `out`, and returns the tables of what they
/// have.
fn generate(out: Option<&Path>, names: &[String]) -> Result<String, String> {
    let include = definitions::include_dir()
        .ok_or("upstream's definitions are not installed: set MLIR_INCLUDE_DIR")?;
    if let Some(out) = out {
        std::fs::create_dir_all(out).map_err(|error| format!("{}: {error}", out.display()))?;
    }
    let mut table = "| dialect | operations | without a hook of their own | helpers | omitted |\n\
                     |---|---|---|---|---|\n"
        .to_owned();
    let (mut generated, mut total) = (0, [0; 4]);
    let mut kinds = BTreeMap::new();
    for dialect in definitions::dialects() {
        if !names.is_empty() && !names.iter().any(|name| name == dialect.name) {
            continue;
        }
        let (generator, file) = dialect.generator(&include);
        let code = match generator.run(&file) {
            Ok(code) => code,
            Err(errors) => {
                eprint!("{}", errors.render(false));
                let _ = writeln!(table, "| {} | fails | | | |", dialect.name);
                continue;
            }
        };
        let summary = code.summary;
        let row = [summary.ops, summary.ops_without_hooks, summary.helpers, summary.left_out];
        let cells = row.map(|count| count.to_string()).join(" | ");
        let _ = writeln!(table, "| {} | {cells} |", dialect.name);
        generated += 1;
        total.iter_mut().zip(row).for_each(|(total, count)| *total += count);
        for note in code.report.iter() {
            if let Some(kind) = kind(&note.message) {
                *kinds.entry(kind).or_insert(0) += 1;
            }
        }
        if let Some(out) = out {
            let hooks = generator.hooks(&file, Some(&format!("crate::{}", dialect.name)), &[]);
            let hooks = hooks.map_err(|errors| errors.render(false))?;
            for (name, text) in [("", &code.code), ("_hooks", &hooks)] {
                let path = out.join(format!("{}{name}.rs", dialect.name));
                std::fs::write(&path, text)
                    .map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
    }
    let cells = total.map(|count| count.to_string()).join(" | ");
    let _ = writeln!(
        table,
        "| {generated} dialects | {cells} |\n\n| omitted part | number |\n|---|---|"
    );
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(kind, count)| (std::cmp::Reverse(*count), kind.clone()));
    for (kind, count) in kinds {
        let _ = writeln!(table, "| {kind} | {count} |");
    }
    Ok(table)
}

/// The kind of an omitted part, without names.
fn kind(message: &str) -> Option<String> {
    let (what, _) = message.split_once(" in C++ is omitted: ")?;
    let kind = match what.split(' ').next()? {
        "method" => "methods of interfaces".to_owned(),
        "builder" => "builders".to_owned(),
        "dependency" => "dependent dialects".to_owned(),
        "interface" => "interfaces of other namespaces".to_owned(),
        "accessor" => "accessors of attributes".to_owned(),
        _ if what.contains('\'') => {
            what.split('\'').next()?.trim_end_matches([' ', '`']).to_owned()
        }
        _ => what.to_owned(),
    };
    Some(kind)
}
