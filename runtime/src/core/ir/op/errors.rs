//! Diagnostics about operations.

use super::OpRef;
use crate::core::diag::{Diagnostic, Severity};
use crate::core::slots::{Slots, TextSlots};

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
        // Errors need the generic form: the custom form may not show the invalid part, or may fail to print.
        let text = <Slots as TextSlots>::shown_op(self, severity == Severity::Error);
        diagnostic.note(None, format!("see current operation: {text}"))
    }

    /// The generic form of the operation as in diagnostics, on separate lines if it needs several.
    pub fn generic_text(self) -> String {
        <Slots as TextSlots>::shown_op(self, true)
    }
}
