//! Names and forms that operations ask for in text.

use crate::ir::ValueRef;

/// Receives the name wished for a value.
pub type SetNameFn<'a> = &'a mut dyn FnMut(ValueRef<'_>, &str);
