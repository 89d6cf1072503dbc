//! Functions that fragments of the prelude call.

use super::assembly::Types;
use crate::core::ir::ValueRef;
use crate::core::types::{Type, TypeRef};

/// What `TypesMatchWith` compares: the type of a value, or the types of those in a group.
#[diagnostic::on_unimplemented(
    message = "`{T}` is no type or list of types to compare with `{Self}`",
    label = "of a value the transformation of `TypesMatchWith` gives a type, of a variadic group a list of types"
)]
pub trait MatchesTypes<T> {
    /// Whether these are the types that were inferred.
    fn matches_types(self, inferred: T) -> bool;
}

impl<A: Into<Type>, T: Into<Type>> MatchesTypes<T> for A {
    fn matches_types(self, inferred: T) -> bool {
        inferred.into() == self.into()
    }
}

/// Whether two types, or lists of types, are the same. The comparison of `TypesMatchWith`.
pub fn equal<T>(inferred: T, actual: impl MatchesTypes<T>) -> bool {
    actual.matches_types(inferred)
}

/// What `TypesMatchWith` infers of a variadic group, as a list of types.
pub fn type_list(types: impl IntoIterator<Item: Into<Type>>) -> Types {
    types.into_iter().map(Into::into).collect()
}

/// Whether values have these types. The comparison of `RangedTypesMatchWith`.
pub fn all_equal<'c>(
    inferred: impl IntoIterator<Item = impl Into<Type>>,
    actual: impl IntoIterator<Item = TypeRef<'c>>,
) -> bool {
    actual.into_iter().map(|ty| ty.handle()).eq(inferred.into_iter().map(Into::into))
}

/// A value, or one that may be absent: what accessors of operands and results return.
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
