//! Where arguments of definitions are written: TableGen keeps no places of what is in a dag.

use super::fragment::statement;
use super::snake;
use crate::tablegen::{Diagnostic, Record, Span, Value};

/// The fields that hold what accessors are made for.
const FIELDS: [&str; 5] = ["arguments", "results", "regions", "successors", "parameters"];

/// An error about the argument `name` of the dag in `field`.
pub(super) fn argument_error(
    record: Record<'_>,
    field: &str,
    name: &str,
    text: impl Into<String>,
) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(argument(record, field, name).unwrap_or(record.span()), text))
}

/// The place of the argument whose accessor, or what is called after it, is `function`; that of the definition if there is
/// none.
pub(crate) fn of_function(record: Record<'_>, function: &str) -> Span {
    let called = |name: &str, exactly: bool| {
        let accessor = snake(name);
        let stem = accessor.trim_end_matches('_');
        let rest = function.trim_end_matches('_');
        if exactly {
            return rest == stem;
        }
        [("set_", ""), ("", "_attr"), ("set_", "_attr"), ("", "_mutable")].iter().any(
            |(before, after)| {
                let rest = rest.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
                rest == Some(stem)
            },
        )
    };
    let find = |exactly: bool| {
        FIELDS.iter().find_map(|field| {
            let Some(Value::Dag(dag)) = record.value(field) else { return None };
            let mut names = dag.args().filter_map(|arg| arg.name);
            argument(record, field, names.find(|name| called(name, exactly))?)
        })
    };
    find(true).or_else(|| find(false)).unwrap_or(record.span())
}

/// The place of `$name` in the value of `field`, or in the definition if a class has made that value.
pub(super) fn argument(record: Record<'_>, field: &str, name: &str) -> Option<Span> {
    let value = record.field(field)?.value_span();
    [value, record.span()].into_iter().find_map(|place| {
        let text = statement(record, place);
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let found = text
            .match_indices('$')
            .find(|(at, _)| text[at + 1..].strip_prefix(name).is_some_and(ends));
        found.map(|(at, _)| place.following(at, name.len() + 1))
    })
}
