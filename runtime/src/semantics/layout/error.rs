//! Errors of layout queries.

use std::fmt;

use crate::core::diag::Diagnostic;
use crate::core::location::Location;
use crate::core::types::TypeRef;

/// The error of a failed layout query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError(Box<str>);

/// The result of a layout query.
pub type LayoutResult<T> = Result<T, LayoutError>;

impl LayoutError {
    /// Creates an error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        LayoutError(message.into().into())
    }

    /// The error for a type without layout information.
    #[cold]
    pub fn missing(ty: TypeRef<'_>) -> Self {
        Self::new(format!(
            "neither the scoping op nor the type class provide data layout information for {ty}"
        ))
    }

    /// The error for a size or alignment of `ty` that does not fit in 64 bits.
    #[cold]
    pub fn overflow(ty: TypeRef<'_>) -> Self {
        Self::new(format!("the data layout of {ty} does not fit in 64 bits"))
    }

    /// The error message.
    pub fn message(&self) -> &str {
        &self.0
    }

    /// Converts the error into a diagnostic at `location`.
    pub fn at(&self, location: Location) -> Diagnostic {
        Diagnostic::error(location, self.message())
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LayoutError {}
