//! Diagnostic handlers.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::core::context::{Context, output};
use crate::core::diag::{Diagnostic, Renderer, Severity};

/// Handles a diagnostic. Returns true if the handlers registered earlier must not see it.
pub type DiagnosticHandler = dyn Fn(&Context, &Diagnostic) -> bool + Send + Sync;

/// The handlers of a context, the newest last.
#[derive(Default)]
pub(crate) struct DiagnosticEngine {
    handlers: Mutex<Vec<(u64, Arc<DiagnosticHandler>)>>,
    next: std::sync::atomic::AtomicU64,
}

impl fmt::Debug for DiagnosticEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DiagnosticEngine")
    }
}

/// Identifies a handler, for removal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandlerId(u64);

impl Context {
    /// Adds a handler, which is called before the handlers added earlier. The returned id removes it. One that a pass adds
    /// in a nested pipeline receives the diagnostics of its own operation, until that pipeline ends.
    pub fn add_diagnostic_handler(&self, handler: Arc<DiagnosticHandler>) -> HandlerId {
        let id = self.diagnostics.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if output::add_handler(self, HandlerId(id), &handler) {
            return HandlerId(id);
        }
        let mut handlers = self.diagnostics.handlers.lock().unwrap_or_else(PoisonError::into_inner);
        handlers.push((id, handler));
        HandlerId(id)
    }

    /// Removes a handler.
    pub fn remove_diagnostic_handler(&self, id: HandlerId) {
        output::remove_handler(self, id);
        let mut handlers = self.diagnostics.handlers.lock().unwrap_or_else(PoisonError::into_inner);
        handlers.retain(|(other, _)| *other != id.0);
    }

    /// Passes a diagnostic, and then its [`others`](Diagnostic::others), to the handlers. Errors that no handler
    /// accepts are printed to standard error.
    pub fn emit(&self, mut diagnostic: Diagnostic) {
        let others = diagnostic.take_others();
        self.emit_one(&diagnostic);
        others.into_iter().for_each(|other| self.emit(other));
    }

    fn emit_one(&self, diagnostic: &Diagnostic) {
        if output::collect(self, diagnostic) {
            return;
        }
        // The lock is not held, because handlers may emit diagnostics and change the handlers.
        let handlers: Vec<_> = self
            .diagnostics
            .handlers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .iter()
            .rev()
            .map(|(_, handler)| handler.clone())
            .collect();
        if handlers.iter().any(|handler| handler(self, diagnostic)) {
            return;
        }
        if diagnostic.severity() == Severity::Error {
            eprint!("{}", Renderer::default().render(self, diagnostic));
        }
    }
}
