//! Source locations of arguments in definitions, which TableGen does not record.

use crate::fragment::language::{self, Home};
use crate::names::snake;
use crate::tablegen::{Diagnostic, Record, Span, Value};

/// The fields with arguments that have accessors.
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

/// The location of the argument with the accessor `function`, or a function named after it; otherwise that of the
/// definition.
pub(crate) fn of_function(record: Record<'_>, function: &str) -> Span {
    let function = function.trim_end_matches('_');
    let find = |is_called: fn(&str, &str) -> bool| {
        FIELDS.iter().find_map(|field| {
            let Some(Value::Dag(dag)) = record.value(field) else { return None };
            let mut names = dag.args().filter_map(|arg| arg.name);
            let name = names.find(|name| is_called(function, snake(name).trim_end_matches('_')))?;
            argument(record, field, name)
        })
    };
    find(|function, accessor| function == accessor)
        .or_else(|| find(is_called_after))
        .unwrap_or(record.span())
}

/// Whether the name of `function` is derived from `accessor`.
fn is_called_after(function: &str, accessor: &str) -> bool {
    let function = function.strip_prefix("set_").unwrap_or(function);
    let ends = ["", "_attr", "_mutable"];
    ends.iter().any(|end| function.strip_suffix(end) == Some(accessor))
}

/// The location of `$name` in the value of `field`; `None` if that was written in a file that odsgen ships.
pub(super) fn argument(record: Record<'_>, field: &str, name: &str) -> Option<Span> {
    let Some(Value::Dag(dag)) = record.value(field) else { return None };
    let arg = dag.args().find(|arg| arg.name == Some(name))?;
    let piece = arg.name_value?.pieces().into_iter().next()?;
    let (_, home) = language::of_file_at(record.records(), piece.span);
    (home == Home::User).then(|| piece.span.with_byte_before())
}
