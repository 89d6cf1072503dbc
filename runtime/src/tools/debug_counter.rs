//! Counters of actions (`--mlir-debug-counter`), which skip some of them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use crate::rewrite::ActionFilter;

/// Counters by tag. Clones share them. Corresponds to `mlir::tracing::DebugCounter`.
#[derive(Clone, Default, Debug)]
pub(super) struct DebugCounter(Arc<Mutex<BTreeMap<String, Counter>>>);

/// The counter of one tag.
#[derive(Clone, Copy, Debug)]
struct Counter {
    count: i64,
    /// The number of actions to skip; negative to skip none.
    skip: i64,
    /// The number of actions that happen after those; negative for all.
    stop_after: i64,
}

impl DebugCounter {
    /// Sets `TAG-skip=NUMBER` and `TAG-count=NUMBER`, separated by commas.
    ///
    /// # Errors
    ///
    /// If the text is invalid. The error is the message.
    pub(super) fn set(&self, text: &str) -> Result<(), String> {
        let mut counters = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for argument in text.split(',').filter(|it| !it.is_empty()) {
            let (name, value) = argument.split_once('=').ok_or_else(|| {
                format!("expected DebugCounter argument to have an `=` separating the counter name and value, but the provided argument was: `{argument}`")
            })?;
            let number = value.parse::<i64>().map_err(|_| {
                format!("expected DebugCounter counter value to be numeric, but got `{value}`")
            })?;
            let (tag, is_skip) = match (name.strip_suffix("-skip"), name.strip_suffix("-count")) {
                (Some(tag), _) => (tag, true),
                (None, Some(tag)) => (tag, false),
                (None, None) => {
                    return Err(format!(
                        "expected DebugCounter counter name to end with either `-skip` or `-count`, but got`{name}`"
                    ));
                }
            };
            let new = Counter { count: 0, skip: 0, stop_after: -1 };
            let counter = counters.entry(tag.to_owned()).or_insert(new);
            *(if is_skip { &mut counter.skip } else { &mut counter.stop_after }) = number;
        }
        Ok(())
    }

    /// The filter that counts, if there are counters.
    pub(super) fn filter(&self) -> Option<ActionFilter> {
        if self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
            return None;
        }
        let counters = self.clone();
        Some(ActionFilter::new(move |tag| counters.counts(tag)))
    }

    /// Counts an action. Returns whether it happens.
    fn counts(&self, tag: &str) -> bool {
        let mut counters = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(counter) = counters.get_mut(tag) else { return true };
        counter.count += 1;
        let Counter { count, skip, stop_after } = *counter;
        skip < 0 || count > skip && (stop_after < 0 || count - skip <= stop_after)
    }

    /// The counters, for `--mlir-print-debug-counter`.
    pub(super) fn report(&self) -> String {
        let counters = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut out = String::from("DebugCounter counters:\n");
        for (tag, Counter { count, skip, stop_after }) in &*counters {
            let _ = writeln!(out, "{tag:32}: {{{count},{skip},{stop_after}}}");
        }
        out
    }
}
