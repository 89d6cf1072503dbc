//! Continues after a statement with an error.
//!
//! Names that the statement was to define are unknown afterwards, so every statement that mentions one is skipped: what
//! would be said of it might be wrong.

use rustc_hash::FxHashSet;

use super::eval::{Eval, Outcome, Stop};
use super::parser::{Cursor, Parsed};
use super::preprocess::is_word;

/// Maximum number of statements with errors in one run.
const MAX_FAILURES: usize = 50;

/// The statements that failed so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recovery {
    failures: usize,
    /// Names that failed and skipped statements define.
    unknown: FxHashSet<String>,
}

impl Recovery {
    /// Whether some statement failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.failures > 0
    }
}

/// Evaluates `statement`, which is of `parsed`. After an error in its evaluation, the next statement can be evaluated.
pub(crate) fn statement(eval: &mut Eval, statement: Cursor<'_>, parsed: &Parsed) -> Outcome<()> {
    if eval.recovery.has_failed()
        && words(statement.text()).any(|it| eval.recovery.unknown.contains(it))
    {
        eval.recovery.unknown.extend(defined(statement.text()).map(str::to_owned));
        return Ok(());
    }
    let result = eval.top_level(statement);
    let Err(Stop::Failed(_)) = result else { return result };
    let end = statement.offset() as usize + statement.text().len();
    let is_syntax = parsed.syntax_error.is_some_and(|at| at as usize <= end);
    let recovery = &mut eval.recovery;
    if is_syntax
        || !eval.options.keep_going
        || eval.invalid_token.is_some()
        || recovery.failures >= MAX_FAILURES
    {
        return result;
    }
    recovery.failures += 1;
    recovery.unknown.extend(defined(statement.text()).map(str::to_owned));
    eval.abandon_statement();
    Ok(())
}

/// The words of a text, whether they are names or not.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii() || !is_word(c as u8)).filter(|word| !word.is_empty())
}

/// The names that statements in `text` define.
fn defined(text: &str) -> impl Iterator<Item = &str> {
    const KEYWORDS: [&str; 7] =
        ["class", "def", "defm", "defset", "deftype", "defvar", "multiclass"];
    let mut before = "";
    words(text).filter(move |word| KEYWORDS.contains(&std::mem::replace(&mut before, word)))
}
