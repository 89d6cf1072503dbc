//! Functions that fragments of the prelude call.

use crate::ir::ValueRef;
use crate::types::{ShapedType, TensorType, Type, TypeRef};

/// Whether two types are the same. The comparison of `TypesMatchWith`.
pub fn equal<'c>(inferred: impl Into<Type>, actual: impl Into<Type>) -> bool {
    inferred.into() == actual.into()
}

/// Whether values have these types. The comparison of `RangedTypesMatchWith`.
pub fn all_equal<'ir>(inferred: &[Type], actual: impl IntoIterator<Item = ValueRef<'ir>>) -> bool {
    actual.into_iter().map(|value| value.ty().handle()).eq(inferred.iter().copied())
}

impl<'c> TypeRef<'c> {
    /// The element type of a shaped type; any other type itself. Upstream's `getElementTypeOrSelf`.
    pub fn element_type_or_self(self) -> TypeRef<'c> {
        self.dyn_cast::<ShapedType<'c>>().map_or(self, |shaped| shaped.element_type())
    }

    /// The shape of a ranked tensor; empty for everything else.
    pub fn tensor_shape_or_empty(self) -> &'c [i64] {
        self.dyn_cast::<TensorType<'c>>().and_then(|tensor| tensor.shape()).unwrap_or_default()
    }
}
