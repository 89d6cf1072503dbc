//! Type traits, and queries on all types.

use crate::core::ir::ValueRef;
use crate::core::types::TypeRef;
use crate::kinds::types::{ShapedType, TensorType, VectorType};

/// A property that several kinds of types have. Corresponds to upstream's type traits.
pub trait TypeTrait {
    /// Whether `ty` has the trait.
    fn has(ty: TypeRef<'_>) -> bool;
}

/// Values of the type are immutable and identified by their contents: vectors and tensors.
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

    /// The element type if the type is shaped, else the type. Corresponds to `getElementTypeOrSelf`.
    pub fn element_type_or_self(self) -> TypeRef<'c> {
        self.dyn_cast::<ShapedType<'c>>().map_or(self, |shaped| shaped.element_type())
    }

    /// The shape of a ranked tensor; empty for other types.
    pub fn tensor_shape_or_empty(self) -> &'c [i64] {
        self.dyn_cast::<TensorType<'c>>().and_then(|tensor| tensor.shape()).unwrap_or_default()
    }
}

impl<'ir> ValueRef<'ir> {
    /// The element type of the value's type if it is shaped, else the type. Corresponds to `getElementTypeOrSelf`.
    pub fn element_type_or_self(self) -> TypeRef<'ir> {
        self.ty().element_type_or_self()
    }
}
