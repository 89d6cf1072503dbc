//! What keeps a query from being answered.

use std::fmt;

use crate::core::diag::Diagnostic;
use crate::core::location::Location;
use crate::core::types::TypeRef;

/// Why a query has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError(Box<str>);

/// The answer to a query.
pub type LayoutResult<T> = Result<T, LayoutError>;

impl LayoutError {
    /// An error that says `message`.
    pub fn new(message: impl Into<String>) -> Self {
        LayoutError(message.into().into())
    }

    /// Neither the scope nor the type knows how `ty` is laid out.
    #[cold]
    pub fn missing(ty: TypeRef<'_>) -> Self {
        Self::new(format!(
            "neither the scoping op nor the type class provide data layout information for {ty}"
        ))
    }

    /// A number about `ty` is larger than 64 bits can hold.
    #[cold]
    pub fn overflow(ty: TypeRef<'_>) -> Self {
        Self::new(format!("the data layout of {ty} does not fit in 64 bits"))
    }

    /// What is wrong.
    pub fn message(&self) -> &str {
        &self.0
    }

    /// The error as a diagnostic at `location`.
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
