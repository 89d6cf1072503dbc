//! Inference of integer ranges.

use crate::core::ir::ValueRef;
use crate::semantics::int_range::{ConstantIntRanges, IntegerValueRange};

/// Sets the range of a value.
pub type SetIntRangeFn<'a> = &'a mut dyn FnMut(ValueRef<'_>, ConstantIntRanges);

/// Sets the range of a value, which may be unknown.
pub type SetIntLatticeFn<'a> = &'a mut dyn FnMut(ValueRef<'_>, IntegerValueRange);
