//! Functions that fragments of the prelude call.

use super::assembly::Types;
use crate::core::ir::ValueRef;
use crate::core::types::{Type, TypeRef};
use crate::kinds::types::{ShapedType, TensorType, VectorType};

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

/// A property of types that several kinds have. Corresponds to upstream's type traits.
pub trait TypeTrait {
    /// Whether `ty` has it.
    fn has(ty: TypeRef<'_>) -> bool;
}

/// Values of the type are what they contain, and nothing but that: vectors and tensors.
#[derive(Clone, Copy, Debug)]
pub struct ValueSemantics;

impl TypeTrait for ValueSemantics {
    fn has(ty: TypeRef<'_>) -> bool {
        ty.isa::<VectorType<'_>>() || ty.isa::<TensorType<'_>>()
    }
}

impl<'c> TypeRef<'c> {
    /// Whether the type has the trait `T`.
    pub fn has_trait<T: TypeTrait>(self) -> bool {
        T::has(self)
    }

    /// The element type of a shaped type; any other type itself. Upstream's `getElementTypeOrSelf`.
    pub fn element_type_or_self(self) -> TypeRef<'c> {
        self.dyn_cast::<ShapedType<'c>>().map_or(self, |shaped| shaped.element_type())
    }

    /// The shape of a ranked tensor; empty for everything else.
    pub fn tensor_shape_or_empty(self) -> &'c [i64] {
        self.dyn_cast::<TensorType<'c>>().and_then(|tensor| tensor.shape()).unwrap_or_default()
    }
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
