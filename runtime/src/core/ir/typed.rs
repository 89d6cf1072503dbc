//! Handles of operations and views of values whose kind is known at compile time.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;

use super::op::{Op, OpView};
use super::value::{Value, ValueRef};
use super::{Ir, OpBuilder};
use crate::core::types::{TypeCast, TypeRef};

/// The handle of an operation of the kind `V`, a generated view: `OpOf<AddIOp>`. Builders return it.
///
/// It converts into [`Op`] and, if the operation has one result, into [`Value`], so it can be an operand of the next
/// operation.
pub struct OpOf<V> {
    op: Op,
    /// The first result; another value if there is none.
    first_result: Value,
    num_results: u32,
    view: PhantomData<fn() -> V>,
}

/// An operation that has exactly one result. Generated code implements it for views.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not have exactly one result, so it is not a value",
    note = "`result(index)` of its handle returns one of the results"
)]
pub trait OneResult {}

impl<V> OpOf<V> {
    /// The untyped handle.
    pub fn op(self) -> Op {
        self.op
    }

    /// The number of results.
    pub fn num_results(self) -> usize {
        self.num_results as usize
    }

    /// Result `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer results.
    #[track_caller]
    pub fn result(self, index: usize) -> Value {
        let count = self.num_results();
        assert!(index < count, "result {index} of an operation with {count} results");
        self.value_after_first(index as u32)
    }

    /// The results.
    pub fn results(self) -> impl ExactSizeIterator<Item = Value> {
        (0..self.num_results).map(move |index| self.value_after_first(index))
    }

    /// Result `index`. The results were created together, so they have the same mark.
    fn value_after_first(self, index: u32) -> Value {
        Value { slot: self.first_result.slot + index, ..self.first_result }
    }
}

impl<V> OpOf<V> {
    /// The handle of `op`, which is live and of the kind `V`.
    #[inline]
    pub(crate) fn new(ir: &Ir, op: Op) -> Self {
        let view = ir.op(op);
        OpOf {
            op,
            first_result: ir.value_at(view.first_result()),
            num_results: view.num_results() as u32,
            view: PhantomData,
        }
    }
}

impl<V> Clone for OpOf<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for OpOf<V> {}

impl<V> PartialEq for OpOf<V> {
    fn eq(&self, other: &Self) -> bool {
        self.op == other.op
    }
}

impl<V> Eq for OpOf<V> {}

impl<V> Hash for OpOf<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.op.hash(state);
    }
}

impl<V> fmt::Debug for OpOf<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.op.fmt(f)
    }
}

impl<V> From<OpOf<V>> for Op {
    fn from(op: OpOf<V>) -> Op {
        op.op
    }
}

impl<V: OneResult> From<OpOf<V>> for Value {
    fn from(op: OpOf<V>) -> Value {
        op.first_result
    }
}

/// A handle of an operation of the kind `V`: an [`Op`], whose kind is checked, or an [`OpOf`].
#[doc(hidden)]
pub trait AsOp<V>: Copy {
    /// The untyped handle.
    fn as_op(self) -> Op;
}

impl<V> AsOp<V> for Op {
    fn as_op(self) -> Op {
        self
    }
}

impl<V> AsOp<V> for OpOf<V> {
    fn as_op(self) -> Op {
        self.op
    }
}

impl Ir {
    /// The view of `op`, which is of the kind `V`.
    ///
    /// # Panics
    ///
    /// If `op` was erased or is of another kind.
    #[inline]
    #[track_caller]
    pub fn get<'ir, V: OpView<'ir>>(&'ir self, op: impl AsOp<V>) -> V {
        self.op(op.as_op()).cast()
    }
}

impl OpBuilder<'_> {
    /// The view of `op`, which is of the kind `V`.
    ///
    /// # Panics
    ///
    /// If `op` was erased or is of another kind.
    #[inline]
    #[track_caller]
    pub fn get<'b, V: OpView<'b>>(&'b self, op: impl AsOp<V>) -> V {
        self.ir().get(op)
    }
}

/// A value whose type the definition of its operation restricts to `T`. Corresponds to `mlir::TypedValue`.
pub struct TypedValue<'ir, T> {
    value: ValueRef<'ir>,
    ty: PhantomData<fn() -> T>,
}

impl<'ir> ValueRef<'ir> {
    /// This value as one whose type is a `T`. The type is checked when [`TypedValue::ty`] reads it.
    #[inline]
    pub fn typed<T: TypeCast<'ir>>(self) -> TypedValue<'ir, T> {
        TypedValue { value: self, ty: PhantomData }
    }
}

impl<'ir, T: TypeCast<'ir>> TypedValue<'ir, T> {
    /// The type.
    ///
    /// # Panics
    ///
    /// If the type is not a `T`: the operation does not verify.
    #[inline]
    #[track_caller]
    pub fn ty(self) -> T {
        self.value.ty().cast()
    }

    /// The type, whatever its kind.
    #[inline]
    pub fn untyped_ty(self) -> TypeRef<'ir> {
        self.value.ty()
    }
}

impl<'ir, T> Deref for TypedValue<'ir, T> {
    type Target = ValueRef<'ir>;

    #[inline]
    fn deref(&self) -> &ValueRef<'ir> {
        &self.value
    }
}

impl<T> Clone for TypedValue<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for TypedValue<'_, T> {}

impl<'ir, T> PartialEq for TypedValue<'ir, T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T> Eq for TypedValue<'_, T> {}

impl<'ir, T> PartialEq<ValueRef<'ir>> for TypedValue<'ir, T> {
    fn eq(&self, other: &ValueRef<'ir>) -> bool {
        self.value == *other
    }
}

impl<T> PartialEq<Value> for TypedValue<'_, T> {
    fn eq(&self, other: &Value) -> bool {
        self.value == *other
    }
}

impl<T> fmt::Debug for TypedValue<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T> fmt::Display for TypedValue<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T> From<TypedValue<'_, T>> for Value {
    fn from(value: TypedValue<'_, T>) -> Value {
        value.handle()
    }
}

impl<'ir, T> From<TypedValue<'ir, T>> for ValueRef<'ir> {
    fn from(value: TypedValue<'ir, T>) -> ValueRef<'ir> {
        value.value
    }
}
