//! Definitions that several root files repeat.

use super::Eval;
use super::values::skip_blank;
use crate::parser::{Cursor, Rule};
use crate::preprocess::unescape_one;
use crate::store::RecordId;

impl Eval {
    /// Whether the statement at the top level is a definition with a name that repeats an earlier one of the run; comments
    /// and the length of blanks may differ. Several root files of a run may have it; it is one definition.
    pub(super) fn repeats(&mut self, statement: Cursor<'_>) -> bool {
        let is_named = match statement.rule() {
            Rule::class | Rule::multiclass | Rule::defvar | Rule::deftype => true,
            Rule::def | Rule::defm => {
                statement.children().peek().is_some_and(|name| name.rule() == Rule::object_name)
            }
            _ => false,
        };
        self.options.include_once && is_named && !self.definitions.insert(tokens(statement.text()))
    }

    /// Notes that `record` is a different definition of the same name, if several root files may repeat definitions.
    pub(super) fn note_differs(&mut self, record: RecordId) {
        if self.options.include_once {
            self.note_at_record(record, "the other definition, which is not the same");
        }
    }
}

/// `text` without comments, and with one blank in place of blanks.
fn tokens(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    loop {
        let next = skip_blank(rest);
        if next.len() < rest.len() {
            out.push(' ');
        }
        let Some(first) = next.chars().next() else { return out };
        let length = match first {
            '"' => unescape_one(next).1,
            _ if next.starts_with("[{") => next.find("}]").map_or(next.len(), |at| at + 2),
            _ => first.len_utf8(),
        };
        let (token, after) = next.split_at(length);
        out.push_str(token);
        rest = after;
    }
}
