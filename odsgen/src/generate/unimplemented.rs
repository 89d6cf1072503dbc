//! Warnings about interfaces that are defined but that the runtime does not implement.

use rustc_hash::FxHashMap;

use crate::fragment::language;
use crate::model::{Model, Trait, TraitKind};
use crate::prelude;
use crate::provided::{RUNTIME, is_provided};
use crate::tablegen::{Diagnostic, Record, Records, Severity};

/// A warning for each interface that definitions in Rust list and that has no code.
pub(super) fn warnings(records: &Records, model: &Model<'_>) -> Vec<Diagnostic> {
    let of_ops = model.ops.iter().map(|op| (op.record, op.traits.as_slice()));
    let of_defs =
        model.attrs.iter().chain(&model.types).map(|it| (it.record, it.traits.as_slice()));
    let mut users: Vec<(&str, Vec<Record<'_>>)> = Vec::new();
    let mut indices = FxHashMap::default();
    for (record, traits) in of_ops.chain(of_defs) {
        if language::is_cpp(record) || is_shipped(records, record) {
            continue;
        }
        for name in traits.iter().filter_map(without_code) {
            let index = *indices.entry(name).or_insert_with(|| {
                users.push((name, Vec::new()));
                users.len() - 1
            });
            users[index].1.push(record);
        }
    }
    users.into_iter().map(|(name, users)| warning(name, &users)).collect()
}

/// The name of the interface `entry`, if it has no code.
fn without_code<'r>(entry: &Trait<'r>) -> Option<&'r str> {
    match &entry.kind {
        TraitKind::Interface { name, namespace, .. } => {
            (*namespace == RUNTIME && !is_provided(name, namespace)).then_some(*name)
        }
        _ => None,
    }
}

fn warning(name: &str, users: &[Record<'_>]) -> Diagnostic {
    let span = users.first().map(|it| it.span()).unwrap_or_default();
    let what = match users {
        [_] => "it is not implemented here".to_owned(),
        _ => format!("it is not implemented here and in {} more definitions", users.len() - 1),
    };
    let text = format!("the runtime has no code for the interface '{name}': {what}");
    let help = "remove the interface, or use your own under another name";
    Diagnostic::new(Severity::Warning, span, text).with_help(help)
}

/// Whether `record` is in a file that odsgen ships, or in a copy of it.
fn is_shipped(records: &Records, record: Record<'_>) -> bool {
    let sources = records.sources();
    let Some(at) = sources.locate(record.span()) else { return false };
    let file = sources.file(at.file);
    let is_same = |(path, text): (&String, &std::sync::Arc<str>)| {
        file.name().ends_with(path.as_str()) && **text == *file.text()
    };
    prelude::files().iter().any(is_same)
}
