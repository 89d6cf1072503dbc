//! Matchers for constants. Corresponds to parts of `mlir/IR/Matchers.h` and to `OpFoldResult`.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ir::{OpRef, Value, ValueRef};
use crate::core::slots::{RewriteSlots, Slots};
use crate::kinds::attrs::{DenseElementsAttr, IntegerAttr};
use crate::kinds::types::{TensorType, VectorType};
use crate::semantics::int_range::{ConstantIntRanges, IntegerValueRange};
use crate::semantics::interfaces::InferIntRangeInterface;
use crate::semantics::traits::ConstantLike;
use crate::support::apint::ApInt;

/// A value, or the attribute of a known constant. Corresponds to `mlir::OpFoldResult`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpFoldResult<'ir> {
    /// A value.
    Value(ValueRef<'ir>),
    /// An attribute.
    Attr(AttrRef<'ir>),
}

impl<'ir> OpFoldResult<'ir> {
    /// The integer, if it is a known constant. Corresponds to `mlir::getConstantAPIntValue`.
    pub fn constant_int(self) -> Option<ApInt> {
        match self {
            OpFoldResult::Value(value) => constant_int(value),
            OpFoldResult::Attr(attr) => Some(attr.dyn_cast::<IntegerAttr<'_>>()?.value()),
        }
    }

    /// Like [`constant_int`](Self::constant_int), as `i64`. Corresponds to `mlir::getConstantIntValue`.
    pub fn constant_i64(self) -> Option<i64> {
        self.constant_int()?.to_i64()
    }
}

/// A value, or the attribute of a known constant, as handles: a result of folding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// An existing value.
    Value(Value),
    /// A constant.
    Attr(Attribute),
}

impl From<OpFoldResult<'_>> for FoldResult {
    fn from(result: OpFoldResult<'_>) -> Self {
        match result {
            OpFoldResult::Value(value) => FoldResult::Value(value.handle()),
            OpFoldResult::Attr(attr) => FoldResult::Attr(attr.handle()),
        }
    }
}

/// The value of the constant that defines `value`. Corresponds to `mlir::m_Constant`.
pub fn constant_attr(value: ValueRef<'_>) -> Option<AttrRef<'_>> {
    constant_op_attr(value.defining_op()?)
}

/// The range of the integers that `value` can be, whatever the operands of its definition are. Corresponds to
/// `mlir::m_IntRangeWithoutZeroS` and similar matchers.
pub fn int_range(value: ValueRef<'_>) -> IntegerValueRange {
    if let Some(constant) = constant_int(value) {
        return Some(ConstantIntRanges::constant(constant));
    }
    let op = value.defining_op()?.dyn_cast::<InferIntRangeInterface<'_>>()?;
    let operands: Vec<IntegerValueRange> =
        op.operands().map(|it| Some(ConstantIntRanges::max_of(it))).collect();
    let mut inferred = None;
    op.infer_result_ranges_from_optional(&operands, &mut |of, range| {
        if of == value {
            inferred = range;
        }
    });
    inferred
}

/// The value of `op`, if it is a constant: the attribute that it folds to.
pub fn constant_op_attr(op: OpRef<'_>) -> Option<AttrRef<'_>> {
    if op.has_trait::<ConstantLike>() { <Slots as RewriteSlots>::constant_value(op) } else { None }
}

/// The integer constant that defines `value`, or its splat element. Corresponds to `mlir::m_ConstantInt`.
pub fn constant_int(value: ValueRef<'_>) -> Option<ApInt> {
    integer(constant_attr(value)?)
}

/// Like [`constant_int`], as `i64`.
pub fn constant_i64(value: ValueRef<'_>) -> Option<i64> {
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
