//! Type comparisons for `TypesMatchWith` and other fragments of the prelude.

use super::assembly::Types;
use crate::core::attrs::AttrRef;
use crate::core::ir::ValueRef;
use crate::core::types::{Type, TypeRef};

/// The operand of `TypesMatchWith`: the type of a value, or the list of types of a group.
#[diagnostic::on_unimplemented(
    message = "`{T}` is not a type or list of types that can be compared with `{Self}`",
    label = "the transformation of `TypesMatchWith` returns a type for a single value and a list of types for a variadic group"
)]
pub trait MatchesTypes<T> {
    /// Whether these types equal the inferred ones.
    fn matches_types(self, inferred: T) -> bool;
}

impl<A: Into<Type>, T: Into<Type>> MatchesTypes<T> for A {
    fn matches_types(self, inferred: T) -> bool {
        inferred.into() == self.into()
    }
}

/// Whether two types, or lists of types, are equal. Used by `TypesMatchWith`.
pub fn equal<T>(inferred: T, actual: impl MatchesTypes<T>) -> bool {
    actual.matches_types(inferred)
}

/// The list of types that `TypesMatchWith` infers for a variadic group.
pub fn type_list(types: impl IntoIterator<Item: Into<Type>>) -> Types {
    types.into_iter().map(Into::into).collect()
}

/// Whether the values have the inferred types. Used by `RangedTypesMatchWith`.
pub fn all_equal<'c>(
    inferred: impl IntoIterator<Item = impl Into<Type>>,
    actual: impl IntoIterator<Item = TypeRef<'c>>,
) -> bool {
    actual.into_iter().map(|ty| ty.handle()).eq(inferred.into_iter().map(Into::into))
}

/// Converts the value of an accessor to that of an interface method: null in C++ is `None` in Rust.
pub trait Forward<T> {
    /// The value.
    fn forward(self, name: &str) -> T;
}

impl<T> Forward<T> for T {
    fn forward(self, _: &str) -> T {
        self
    }
}

impl<T> Forward<Option<T>> for T {
    fn forward(self, _: &str) -> Option<T> {
        Some(self)
    }
}

impl<T> Forward<T> for Option<T> {
    fn forward(self, name: &str) -> T {
        self.unwrap_or_else(|| panic!("`{name}` is present"))
    }
}

impl<T: Clone> Forward<Vec<T>> for &[T] {
    fn forward(self, _: &str) -> Vec<T> {
        self.to_vec()
    }
}

/// The value of the accessor `name`, as a method of an interface returns it.
///
/// # Panics
///
/// If the accessor returns no value, and the method always returns one.
#[track_caller]
pub fn forward<T>(value: impl Forward<T>, name: &str) -> T {
    value.forward(name)
}

/// Operands of conditions in C++: a Boolean, or an optional value.
pub trait IsSet {
    /// Whether it is true, or present.
    fn is_set(&self) -> bool;
}

impl IsSet for bool {
    fn is_set(&self) -> bool {
        *self
    }
}

impl IsSet for ValueRef<'_> {
    fn is_set(&self) -> bool {
        true
    }
}

impl IsSet for AttrRef<'_> {
    fn is_set(&self) -> bool {
        true
    }
}

impl<T> IsSet for Option<T> {
    fn is_set(&self) -> bool {
        self.is_some()
    }
}

/// Whether `it` is true, or present.
pub fn is_set(it: impl IsSet) -> bool {
    it.is_set()
}

/// A value or an optional value, as accessors of operands and results return it.
pub trait MaybeValue<'ir> {
    /// The value, if there is one.
    fn to_option(self) -> Option<ValueRef<'ir>>;
}

impl<'ir> MaybeValue<'ir> for ValueRef<'ir> {
    fn to_option(self) -> Option<ValueRef<'ir>> {
        Some(self)
    }
}

impl<'ir> MaybeValue<'ir> for Option<ValueRef<'ir>> {
    fn to_option(self) -> Option<ValueRef<'ir>> {
        self
    }
}
