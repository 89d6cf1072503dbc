//! Values in diagnostics.

use crate::prelude::*;

/// A value as diagnostics show it: the operation that computes it, or its place in a block.
pub(crate) fn described(value: ValueRef<'_>) -> String {
    match (value.defining_op(), value.argument_position()) {
        (Some(op), _) => op.to_string(),
        (_, Some((_, index))) => {
            format!("<block argument> of type '{}' at index: {index}", value.ty())
        }
        _ => String::new(),
    }
}
