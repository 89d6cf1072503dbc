//! Uses of definitions that should not be used any more.

use std::collections::HashMap;

use crate::tablegen::{Diagnostic, Record, Records, Severity, Span, Value};

/// A warning for every definition of the main file that uses one that is marked `Deprecated`: in the order of names, as
/// upstream's.
#[must_use]
pub fn deprecated_uses(records: &Records) -> Vec<Diagnostic> {
    let mut marked: Vec<_> = records
        .defs_derived_from("Deprecated")
        .filter_map(|def| Some((def, def.value("odsDeprecated")?.as_str()?)))
        .collect();
    if marked.is_empty() {
        return Vec::new();
    }
    marked.sort_by_key(|(def, _)| def.name());
    let is_main = |def: &Record<'_>| {
        records.sources().locate(def.span()).is_some_and(|at| {
            let main = records.sources().files().next();
            main.is_some_and(|main| std::ptr::eq(main, records.sources().file(at.file)))
        })
    };
    let mut users: Vec<_> =
        records.defs().filter(|def| !def.is_anonymous()).filter(is_main).collect();
    users.sort_by_key(|def| def.name());
    let mut warnings = Vec::new();
    for (def, reason) in marked {
        let mut known = HashMap::new();
        for user in &users {
            if uses(*user, def, &mut known) {
                let text = format!("Using deprecated def `{}`", def.name());
                let mut warning = *user.error(text);
                warning.severity = Severity::Warning;
                warnings.push(warning.with_note(Span::default(), reason));
            }
        }
    }
    warnings
}

/// Whether a field of `user` holds `wanted`, at once or in a record without a name.
fn uses<'r>(user: Record<'r>, wanted: Record<'r>, known: &mut HashMap<usize, bool>) -> bool {
    if let Some(found) = known.get(&user.index()) {
        return *found;
    }
    known.insert(user.index(), false);
    let found = user.fields().any(|field| holds(field.value(), wanted, known));
    known.insert(user.index(), found);
    found
}

fn holds<'r>(value: Value<'r>, wanted: Record<'r>, known: &mut HashMap<usize, bool>) -> bool {
    match value {
        Value::Def(def) if def.is_anonymous() => uses(def, wanted, known),
        Value::Def(def) => def == wanted,
        Value::List(list) => list.iter().any(|item| holds(item, wanted, known)),
        Value::Dag(dag) => {
            holds(dag.op(), wanted, known) || dag.args().any(|arg| holds(arg.value, wanted, known))
        }
        _ => false,
    }
}
