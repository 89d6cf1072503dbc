//! Values that constants define.

use ods_runtime::attrs::{DenseElementsAttr, IntegerAttr};
use ods_runtime::support::apint::ApInt;
use ods_runtime::types::{TensorType, VectorType};
use ods_runtime::{AttrRef, ValueRef};

/// The integer that `value` is, or all elements of which are, if a constant defines it. Corresponds to
/// `mlir::detail::constant_int_value_binder`.
pub(crate) fn constant_int(value: ValueRef<'_>) -> Option<ApInt> {
    let op = value.defining_op()?;
    if let Some(constant) = op.dyn_cast::<crate::index::ConstantOp<'_>>() {
        return integer(constant.attr("value")?);
    }
    integer(op.dyn_cast::<crate::arith::ConstantOp<'_>>()?.attr("value")?)
}

/// As [`constant_int`], as a number. Corresponds to `mlir::getConstantIntValue`.
pub(crate) fn constant_i64(value: ValueRef<'_>) -> Option<i64> {
    constant_int(value)?.to_i64()
}

fn integer(attr: AttrRef<'_>) -> Option<ApInt> {
    if let Some(integer) = attr.dyn_cast::<IntegerAttr<'_>>() {
        return Some(integer.value());
    }
    let elements = attr.dyn_cast::<DenseElementsAttr<'_>>()?;
    let ty = *elements.ty();
    if !ty.isa::<VectorType<'_>>() && !ty.isa::<TensorType<'_>>() {
        return None;
    }
    integer(elements.splat_value()?)
}
