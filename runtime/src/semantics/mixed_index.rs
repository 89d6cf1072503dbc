//! Indices that are constants or values.

use crate::core::ir::{Value, ValueRef};
use crate::kinds::types::DYNAMIC;
use crate::semantics::matchers::OpFoldResult;

/// A constant or a value. Builders take it where an operation stores constants in an attribute and the rest as
/// operands. Corresponds to `mlir::OpFoldResult` for indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MixedIndex {
    /// A number.
    Static(i64),
    /// A value.
    Dynamic(Value),
}

impl MixedIndex {
    /// The constant `number`; `None` for [`DYNAMIC`], which cannot be among the constants of an operation.
    pub fn of_constant(number: i64) -> Option<Self> {
        (number != DYNAMIC).then_some(MixedIndex::Static(number))
    }

    /// Converts a fold result; `None` for an attribute that is not an integer.
    pub fn of(result: OpFoldResult<'_>) -> Option<Self> {
        match result {
            OpFoldResult::Value(value) => Some(value.into()),
            OpFoldResult::Attr(_) => result.constant_i64().map(MixedIndex::Static),
        }
    }

    /// Splits into the constants, with [`DYNAMIC`] in place of values, and the values. Corresponds to
    /// `mlir::dispatchIndexOpFoldResults`.
    pub fn dispatch(indices: impl IntoIterator<Item = impl Into<Self>>) -> (Vec<i64>, Vec<Value>) {
        let mut values = Vec::new();
        let numbers = indices.into_iter().map(|index| match index.into() {
            MixedIndex::Static(number) => number,
            MixedIndex::Dynamic(value) => {
                values.push(value);
                DYNAMIC
            }
        });
        (numbers.collect(), values)
    }
}

impl From<i64> for MixedIndex {
    fn from(number: i64) -> Self {
        MixedIndex::Static(number)
    }
}

impl From<Value> for MixedIndex {
    fn from(value: Value) -> Self {
        MixedIndex::Dynamic(value)
    }
}

impl From<ValueRef<'_>> for MixedIndex {
    fn from(value: ValueRef<'_>) -> Self {
        MixedIndex::Dynamic(value.handle())
    }
}
