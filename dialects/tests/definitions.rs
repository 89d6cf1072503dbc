//! Every dialect of MLIR is generated, from its definitions as they are. `docs/foreign-definitions.md` has a table of what
//! the generated code has, which `UPDATE_EXPECT=1` updates.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use odsgen::{Generator, Installed, Manifest, OnDeprecated};

/// What is before and after the table in the document.
const BEFORE: &str = "<!-- Made by a test of `ods-mlir`. -->\n";
const AFTER: &str = "<!-- The end of the table. -->";

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

#[test]
#[ignore = "needs LLVM 22"]
fn all_dialects_are_generated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = Manifest::read(root.join("dialects.toml")).expect("a manifest");
    let installed = Installed::find().unwrap_or_else(|error| panic!("{error}"));
    let generator = Generator::new().on_deprecated(OnDeprecated::None);
    let mut table = "| dialect | operations | without a hook of their own | helpers | omitted |\n\
                     |---|---|---|---|---|\n"
        .to_owned();
    let (mut failed, mut total, mut kinds) = (Vec::new(), [0; 4], BTreeMap::new());
    for dialect in manifest.dialects() {
        let run = manifest.run_with(dialect, generator.clone(), Some(&installed));
        let code = run.and_then(|it| it.generate().map_err(|error| error.to_string()));
        let code = match code {
            Ok(code) => code,
            Err(error) => {
                failed.push(error);
                continue;
            }
        };
        let summary = code.summary;
        let row = [summary.ops, summary.ops_without_hooks, summary.helpers, summary.left_out];
        let cells = row.map(|count| count.to_string()).join(" | ");
        let _ = writeln!(table, "| {} | {cells} |", dialect.name());
        total.iter_mut().zip(row).for_each(|(total, count)| *total += count);
        for kind in code.report.iter().filter_map(|note| kind(&note.message)) {
            *kinds.entry(kind).or_insert(0) += 1;
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let cells = total.map(|count| count.to_string()).join(" | ");
    let _ = writeln!(table, "| {} dialects | {cells} |", manifest.dialects().len());
    table += "\n| omitted part | number |\n|---|---|\n";
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(kind, count)| (std::cmp::Reverse(*count), kind.clone()));
    for (kind, count) in kinds {
        let _ = writeln!(table, "| {kind} | {count} |");
    }
    check(&root.join("../docs/foreign-definitions.md"), &format!("\n{table}\n"));
}

/// Compares the table of the document with `table`.
fn check(document: &Path, table: &str) {
    let text = std::fs::read_to_string(document).expect("a document");
    let (start, rest) = text.split_once(BEFORE).expect("the start of the table");
    let (found, end) = rest.split_once(AFTER).expect("the end of the table");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let text = format!("{start}{BEFORE}{table}{AFTER}{end}");
        std::fs::write(document, text).expect("a writable document");
        return;
    }
    let has = |text: &str, line: &str| text.lines().any(|it| it == line);
    let missing: Vec<_> = table.lines().filter(|line| !has(found, line)).collect();
    assert!(
        found == table,
        "{} lacks\n{}\n`UPDATE_EXPECT=1 cargo test -p ods-mlir --test definitions -- --ignored` updates it",
        document.display(),
        missing.join("\n")
    );
}
