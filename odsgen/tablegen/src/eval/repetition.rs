//! Definitions that several root files repeat.

use super::Eval;
use crate::parser::{Cursor, Rule};
use crate::store::RecordId;

impl Eval {
    /// Whether the statement at the top level is a definition with a name that repeats an earlier one of the run, token by
    /// token. Several root files of a run may have it; it is one definition.
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

/// `text` without comments, and with one blank in place of several.
fn tokens(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (length, is_blank) = match rest {
            _ if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), true),
            _ if rest.starts_with("/*") => (comment(rest), true),
            _ if rest.starts_with("[{") => (rest.find("}]").map_or(rest.len(), |at| at + 2), false),
            _ if first == '"' => (string(rest), false),
            _ => (first.len_utf8(), first.is_whitespace()),
        };
        let (token, after) = rest.split_at(length);
        match is_blank {
            true if out.ends_with(' ') => {}
            true => out.push(' '),
            false => out.push_str(token),
        }
        rest = after;
    }
    out
}

/// The length of the string at the start of `text`.
fn string(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !is_escaped => return at + 1,
            '\\' => is_escaped = !is_escaped,
            _ => is_escaped = false,
        }
    }
    text.len()
}

/// The length of the comment at the start of `text`, which may contain others.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while let Some(rest) = text.get(at..) {
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}
