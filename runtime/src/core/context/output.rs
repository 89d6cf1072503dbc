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
struct Collector {
    /// The context whose output is collected. A pass may have others.
    ctx: *const Context,
    output: Vec<Output>,
    handlers: Vec<(HandlerId, Arc<DiagnosticHandler>)>,
}

thread_local! {
    /// The calls of [`collect_output`] of this thread, the innermost last.
    static COLLECTORS: RefCell<Vec<Collector>> = const { RefCell::new(Vec::new()) };
}

/// Runs `call`, and keeps what it outputs in `ctx`. Diagnostic handlers that it adds receive only its own diagnostics, at
/// once.
pub(crate) fn collect_output<R>(ctx: &Context, call: impl FnOnce() -> R) -> (R, Vec<Output>) {
    let collector = Collector { ctx, output: Vec::new(), handlers: Vec::new() };
    COLLECTORS.with_borrow_mut(|all| all.push(collector));
    let result = call();
    let collector = COLLECTORS.with_borrow_mut(Vec::pop);
    (result, collector.map_or_else(Vec::new, |it| it.output))
}

/// Calls `call` with the innermost collector of `ctx` on this thread, if there is one.
fn with_collector<R>(ctx: &Context, call: impl FnOnce(&mut Collector) -> R) -> Option<R> {
    COLLECTORS
        .with_borrow_mut(|all| all.iter_mut().rev().find(|it| std::ptr::eq(it.ctx, ctx)).map(call))
}

/// Adds a handler to the collector of `ctx` on this thread. Returns whether there is one.
pub(super) fn add_handler(ctx: &Context, id: HandlerId, handler: &Arc<DiagnosticHandler>) -> bool {
    with_collector(ctx, |it| it.handlers.push((id, handler.clone()))).is_some()
}

/// Removes a handler from the collector of `ctx` on this thread.
pub(super) fn remove_handler(ctx: &Context, id: HandlerId) {
    with_collector(ctx, |it| it.handlers.retain(|(other, _)| *other != id));
}

/// Passes a diagnostic to the collector of `ctx` on this thread. Returns whether there is one.
pub(super) fn collect(ctx: &Context, diagnostic: &Diagnostic) -> bool {
    // The handlers are called without the borrow, because they may emit diagnostics.
    let handlers = with_collector(ctx, |it| it.handlers.clone());
    let Some(handlers) = handlers else { return false };
    if !handlers.iter().rev().any(|(_, handler)| handler(ctx, diagnostic)) {
        with_collector(ctx, |it| it.output.push(Output::Diagnostic(diagnostic.clone())));
    }
    true
}

impl Context {
    /// Writes `text` to standard error. What a pass writes on another thread appears in the place that it has on one thread.
    /// Failures are ignored.
    pub fn write_error(&self, text: &str) {
        if with_collector(self, |it| it.output.push(Output::Text(text.to_owned()))).is_none() {
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
