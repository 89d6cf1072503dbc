//! Patterns that convert types only, for operations of all dialects.

mod branch;
mod function;

pub use branch::branch_type_pattern;
pub use function::{convert_function_type, function_type_pattern};
