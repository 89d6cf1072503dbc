//! Failures of passes and of pipelines.

use std::fmt;

use crate::core::diag::Diagnostic;

/// The result of a pass.
pub type PassResult = Result<(), PassFailure>;

/// The failure of a pass, with its errors. The pass manager passes them to the handlers of the context.
///
/// A [`Diagnostic`] and a list of them convert to it, so that a pass may use `?`.
#[derive(Clone, Default, Debug)]
pub struct PassFailure(Vec<Diagnostic>);

impl PassFailure {
    /// A failure without errors, such as that of a pass that has emitted its errors already.
    pub fn silent() -> Self {
        PassFailure::default()
    }

    /// The errors.
    pub fn errors(&self) -> &[Diagnostic] {
        &self.0
    }

    /// The errors.
    pub fn into_errors(self) -> Vec<Diagnostic> {
        self.0
    }
}

impl From<Diagnostic> for PassFailure {
    fn from(error: Diagnostic) -> Self {
        PassFailure(vec![error])
    }
}

impl From<Vec<Diagnostic>> for PassFailure {
    fn from(errors: Vec<Diagnostic>) -> Self {
        PassFailure(errors)
    }
}

/// The failure of a pipeline. The handlers of the context have received the errors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelineFailure {
    pub(super) passes: Vec<FailedPass>,
}

/// A pass that failed, and the operation that it ran on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FailedPass {
    /// The name of the pass.
    pub pass: String,
    /// The operation, such as `'func.func' operation: @f`.
    pub op: String,
}

impl PipelineFailure {
    /// The passes that failed. None if the pipeline could not be run on its operation.
    pub fn passes(&self) -> &[FailedPass] {
        &self.passes
    }
}

impl fmt::Display for PipelineFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.passes.first() else { return f.write_str("the pipeline failed") };
        write!(f, "the pass `{}` failed on {}", first.pass, first.op)
    }
}

impl std::error::Error for PipelineFailure {}
