//! Uses of deprecated definitions.

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::tablegen::{Diagnostic, Record, Records, Severity, Span, Value};

/// A warning for every definition of the main file that uses one marked `Deprecated`. Like upstream, in the order of
/// names.
#[must_use]
pub(crate) fn deprecated_uses(records: &Records) -> Vec<Diagnostic> {
    let mut marked: Vec<_> = records
        .defs_derived_from("Deprecated")
        .filter_map(|def| Some((def, def.value("odsDeprecated")?.as_str()?)))
        .collect();
    if marked.is_empty() {
        return Vec::new();
    }
    marked.sort_by_key(|(def, _)| def.name());
    let is_main =
        |def: &Record<'_>| records.sources().locate(def.span()).is_some_and(|at| at.file == 0);
    let mut users: Vec<_> =
        records.defs().filter(|def| !def.is_anonymous()).filter(is_main).collect();
    users.sort_by_key(|def| def.name());
    let (defs, reasons): (Vec<_>, Vec<_>) = marked.into_iter().unzip();
    let mut cache = FxHashMap::default();
    let users: Vec<_> =
        users.into_iter().map(|user| (user, used(user, &defs, &mut cache))).collect();
    let mut warnings = Vec::new();
    for (index, (def, reason)) in defs.iter().zip(reasons).enumerate() {
        for (user, _) in users.iter().filter(|(_, used)| used.contains(&index)) {
            let text = format!("Using deprecated def `{}`", def.name());
            let mut warning = *user.error(text);
            warning.severity = Severity::Warning;
            warnings.push(warning.with_note(Span::default(), reason));
        }
    }
    warnings
}

/// Indices of the `deprecated` records used by a record.
type Used = Rc<BTreeSet<usize>>;

/// The `deprecated` records used by the fields of `user`, directly or through anonymous records.
fn used<'r>(
    user: Record<'r>,
    deprecated: &[Record<'r>],
    cache: &mut FxHashMap<usize, Used>,
) -> Used {
    if let Some(used) = cache.get(&user.index()) {
        return used.clone();
    }
    cache.insert(user.index(), Used::default());
    let mut indices = BTreeSet::new();
    for field in user.fields() {
        used_in(field.value(), deprecated, cache, &mut indices);
    }
    let indices = Rc::new(indices);
    cache.insert(user.index(), indices.clone());
    indices
}

fn used_in<'r>(
    value: Value<'r>,
    deprecated: &[Record<'r>],
    cache: &mut FxHashMap<usize, Used>,
    indices: &mut BTreeSet<usize>,
) {
    match value {
        Value::Def(def) if def.is_anonymous() => {
            indices.extend(used(def, deprecated, cache).iter())
        }
        Value::Def(def) => indices.extend(deprecated.iter().position(|it| *it == def)),
        Value::List(list) => list.iter().for_each(|item| used_in(item, deprecated, cache, indices)),
        Value::Dag(dag) => {
            used_in(dag.op(), deprecated, cache, indices);
            dag.args().for_each(|arg| used_in(arg.value, deprecated, cache, indices));
        }
        _ => {}
    }
}
