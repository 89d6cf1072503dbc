//! Patterns that convert types only, for operations of all dialects.

mod any_op;
mod branch;
mod function;

pub use any_op::{any_op_type_pattern, convert_op_types};
pub use branch::branch_type_pattern;
pub use function::{convert_function_type, function_type_pattern};
