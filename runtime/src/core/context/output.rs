//! Diagnostics and texts of one thread, kept until they can be output in order.

use std::cell::RefCell;
use std::io::Write as _;
use std::sync::Arc;

use super::diagnostics::{DiagnosticHandler, HandlerId};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;

/// What a thread outputs.
#[derive(Debug)]
pub(crate) enum Output {
    Diagnostic(Diagnostic),
    /// A text for standard error.
    Text(String),
}

/// The output of a call of [`collect_output`], and the handlers that were added in it.
#[derive(Default)]
struct Collector {
    output: Vec<Output>,
    handlers: Vec<(HandlerId, Arc<DiagnosticHandler>)>,
}

thread_local! {
    /// The calls of [`collect_output`] of this thread, the innermost last.
    static COLLECTORS: RefCell<Vec<Collector>> = const { RefCell::new(Vec::new()) };
}

/// Runs `call`, and keeps its output. Diagnostic handlers that it adds receive only its own diagnostics, at once.
pub(crate) fn collect_output<R>(call: impl FnOnce() -> R) -> (R, Vec<Output>) {
    COLLECTORS.with_borrow_mut(|all| all.push(Collector::default()));
    let result = call();
    let collector = COLLECTORS.with_borrow_mut(Vec::pop).unwrap_or_default();
    (result, collector.output)
}

/// Calls `call` with the innermost collector, if there is one.
fn with_collector<R>(call: impl FnOnce(&mut Collector) -> R) -> Option<R> {
    COLLECTORS.with_borrow_mut(|all| all.last_mut().map(call))
}

/// Adds a handler to the collector of this thread, if it has one.
pub(super) fn add_handler(id: HandlerId, handler: &Arc<DiagnosticHandler>) -> bool {
    with_collector(|it| it.handlers.push((id, handler.clone()))).is_some()
}

/// Removes a handler from the collector of this thread.
pub(super) fn remove_handler(id: HandlerId) {
    with_collector(|it| it.handlers.retain(|(other, _)| *other != id));
}

/// Passes a diagnostic to the collector of this thread. Returns whether there is one.
pub(super) fn collect(ctx: &Context, diagnostic: &Diagnostic) -> bool {
    // The handlers are called without the borrow, because they may emit diagnostics.
    let handlers = with_collector(|it| it.handlers.clone());
    let Some(handlers) = handlers else { return false };
    if !handlers.iter().rev().any(|(_, handler)| handler(ctx, diagnostic)) {
        with_collector(|it| it.output.push(Output::Diagnostic(diagnostic.clone())));
    }
    true
}

impl Context {
    /// Writes `text` to standard error, in the order of one thread: what a nested pipeline writes on another thread appears
    /// when it would appear if there was one. Failures are ignored.
    pub fn write_error(&self, text: &str) {
        if with_collector(|it| it.output.push(Output::Text(text.to_owned()))).is_none() {
            let _ = std::io::stderr().lock().write_all(text.as_bytes());
        }
    }

    /// Outputs what other threads have output.
    pub(crate) fn replay(&self, output: Vec<Output>) {
        for output in output {
            match output {
                Output::Diagnostic(diagnostic) => self.emit(diagnostic),
                Output::Text(text) => self.write_error(&text),
            }
        }
    }
}
