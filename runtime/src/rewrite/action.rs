//! Actions that a program may skip, to find the one that is wrong.

use std::fmt;
use std::sync::Arc;

/// The tag of the attempt to apply a pattern.
pub(crate) const APPLY_PATTERN: &str = "apply-pattern";

/// Decides which actions happen: attempts to apply a pattern, and passes. Corresponds to an action handler of
/// `mlir::MLIRContext`.
#[derive(Clone)]
pub struct ActionFilter(Arc<dyn Fn(&str) -> bool + Send + Sync>);

impl fmt::Debug for ActionFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ActionFilter")
    }
}

impl ActionFilter {
    /// A filter that calls `decide` with the tag of each action, such as `apply-pattern`.
    pub fn new(decide: impl Fn(&str) -> bool + Send + Sync + 'static) -> Self {
        ActionFilter(Arc::new(decide))
    }

    /// Whether the next action with this tag happens.
    pub fn allows(&self, tag: &str) -> bool {
        (self.0)(tag)
    }
}
