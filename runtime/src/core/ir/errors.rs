//! Diagnostics about operations.

use super::OpRef;
use crate::core::diag::{Diagnostic, Severity};
use crate::text::PrintFlags;

/// Elements of a dense attribute beyond which diagnostics leave it out.
const ELIDE_ELEMENTS: u64 = 16;

impl OpRef<'_> {
    /// An error at this operation.
    #[cold]
    pub fn error(self, message: impl Into<String>) -> Diagnostic {
        self.diagnostic(Severity::Error, message.into())
    }

    /// An error at this operation that starts with its name: `'name' op message`.
    #[cold]
    pub fn op_error(self, message: impl AsRef<str>) -> Diagnostic {
        self.error(format!("'{}' op {}", self.name(), message.as_ref()))
    }

    /// A warning at this operation.
    #[cold]
    pub fn warning(self, message: impl Into<String>) -> Diagnostic {
        self.diagnostic(Severity::Warning, message.into())
    }

    /// A remark at this operation.
    #[cold]
    pub fn remark(self, message: impl Into<String>) -> Diagnostic {
        self.diagnostic(Severity::Remark, message.into())
    }

    fn diagnostic(self, severity: Severity, message: String) -> Diagnostic {
        let diagnostic = Diagnostic::new(severity, self.loc(), message);
        if !self.ctx().prints_op_on_diagnostic() {
            return diagnostic;
        }
        // What is wrong may be more than the custom form can show.
        let text = self.shown_text(severity == Severity::Error);
        diagnostic.note(None, format!("see current operation: {text}"))
    }

    /// The operation in generic form as diagnostics show it: on lines of its own if it needs several.
    pub fn generic_text(self) -> String {
        self.shown_text(true)
    }

    fn shown_text(self, generic: bool) -> String {
        let shown = self.ctx().diagnostic_flags();
        let flags = PrintFlags {
            generic: generic || shown.generic,
            local_scope: true,
            elide_elements_attrs_if_larger: Some(ELIDE_ELEMENTS),
            ..shown
        };
        let text = self.to_string_with(&flags);
        if text.contains('\n') { format!("\n{text}") } else { text }
    }
}
