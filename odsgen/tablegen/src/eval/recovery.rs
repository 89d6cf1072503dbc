//! Continues after a statement with an error.
//!
//! Names that the statement would have defined are unknown afterwards. Statements that mention one are skipped, because
//! their errors may be consequences of the first one.

use rustc_hash::FxHashSet;

use super::{Eval, Outcome, Stop};
use crate::parser::{Cursor, Parsed, is_word};

/// Maximum number of statements with errors in one run.
const MAX_FAILURES: usize = 50;

/// The statements that failed so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Recovery {
    failures: usize,
    /// Names that failed and skipped statements define.
    unknown: FxHashSet<String>,
}

impl Eval {
    /// Whether evaluation continued after an error.
    pub(crate) fn has_recovered(&self) -> bool {
        self.recovery.failures > 0
    }

    /// Evaluates a statement of `parsed`. After an error in its evaluation, the next statement can be evaluated.
    pub(crate) fn top_level(&mut self, statement: Cursor<'_>, parsed: &Parsed) -> Outcome<()> {
        if self.has_recovered()
            && words(statement.text()).any(|it| self.recovery.unknown.contains(it))
        {
            self.recovery.unknown.extend(defined(statement.text()).map(str::to_owned));
            return Ok(());
        }
        if self.repeats(statement) {
            return Ok(());
        }
        let result = self.statement(statement);
        let Err(Stop::Failed(_)) = result else { return result };
        let end = statement.offset() as usize + statement.text().len();
        let is_syntax = parsed.syntax_error.is_some_and(|at| at as usize <= end);
        if is_syntax
            || !self.options.keep_going
            || self.invalid_token.is_some()
            || self.recovery.failures >= MAX_FAILURES
        {
            return result;
        }
        self.recovery.failures += 1;
        self.recovery.unknown.extend(defined(statement.text()).map(str::to_owned));
        self.abandon_statement();
        Ok(())
    }

    /// Forgets the statement in which evaluation stopped, so that the next one can be evaluated.
    fn abandon_statement(&mut self) {
        self.scopes.truncate(1);
        self.loops.clear();
        self.lets.clear();
        self.defsets.clear();
        self.multiclass = None;
        self.depth = 0;
    }
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
