//! Builtin implementations of the interfaces in `defs/mlir/IR/BuiltinTypeInterfaces.td`.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::types::TypeRef;
use crate::kinds::interfaces::{
    FloatTypeTrait, PtrLikeTypeInterface, PtrLikeTypeInterfaceTrait, ShapedTypeTrait,
    VectorElementTypeInterfaceTrait,
};
use crate::kinds::types::{
    BuiltinFloatType, FloatType, IndexType, IntegerType, MemRefType, RankedTensorType, ShapedType,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use crate::support::apfloat::FloatSemantics;

impl<'c> VectorElementTypeInterfaceTrait<'c> for IntegerType<'c> {}
impl<'c> VectorElementTypeInterfaceTrait<'c> for IndexType<'c> {}
impl<'c> VectorElementTypeInterfaceTrait<'c> for BuiltinFloatType<'c> {}

impl<'c> FloatTypeTrait<'c> for BuiltinFloatType<'c> {
    fn float_semantics(self) -> FloatSemantics {
        self.semantics()
    }

    fn scale_element_bitwidth(self, scale: u32) -> Option<FloatType<'c>> {
        use FloatSemantics as F;
        let wider = match (self.semantics(), scale) {
            (F::F16 | F::BF16, 2) => F::F32,
            (F::F16 | F::BF16, 4) | (F::F32, 2) => F::F64,
            _ => return None,
        };
        Some(FloatType::get(self.ctx(), wider))
    }
}

/// Implements `ShapedTypeTrait`; takes expressions that construct a ranked and an unranked type of the same kind.
macro_rules! shaped {
    ($($view:ident |$this:ident, $shape:ident, $element:ident| $ranked:expr, $unranked:expr;)*) => { $(
        impl<'c> ShapedTypeTrait<'c> for $view<'c> {
            fn clone_with(self, shape: Option<&[i64]>, element: TypeRef<'c>) -> ShapedType<'c> {
                let ($this, $element) = (self, element.handle());
                let cloned = match shape {
                    Some($shape) => *$ranked,
                    None => *$unranked,
                };
                cloned.cast()
            }

            fn element_type(self) -> TypeRef<'c> {
                $view::element_type(self)
            }

            fn has_rank(self) -> bool {
                self.cast::<ShapedType<'c>>().has_rank()
            }

            fn shape(self) -> &'c [i64] {
                self.cast::<ShapedType<'c>>().shape().unwrap_or_default()
            }
        }
    )* };
}

/// A vector like `this` with another shape and element type. Keeps the scalable flags if the rank is the same.
fn vector<'c>(this: VectorType<'c>, shape: &[i64], element: TypeRef<'c>) -> VectorType<'c> {
    let scalable: Vec<bool> = this.scalable_dims().collect();
    let scalable = if scalable.len() == shape.len() { &*scalable } else { &[] };
    VectorType::with_scalable_dims(this.ctx(), shape, element.handle(), scalable)
}

shaped! {
    VectorType |it, shape, element|
        vector(it, shape, it.ctx().type_ref(element)), vector(it, it.shape(), it.ctx().type_ref(element));
    RankedTensorType |it, shape, element|
        RankedTensorType::with_encoding(it.ctx(), shape, element, it.encoding()),
        RankedTensorType::with_encoding(it.ctx(), it.shape(), element, it.encoding());
    UnrankedTensorType |it, shape, element|
        RankedTensorType::get(it.ctx(), shape, element), UnrankedTensorType::get(it.ctx(), element);
    MemRefType |it, shape, element|
        MemRefType::with_layout(it.ctx(), shape, element, it.layout(), it.memory_space()),
        MemRefType::with_layout(it.ctx(), it.shape(), element, it.layout(), it.memory_space());
    UnrankedMemRefType |it, shape, element|
        MemRefType::with_layout(it.ctx(), shape, element, None, it.memory_space()),
        UnrankedMemRefType::get(it.ctx(), element, it.memory_space());
}

impl<'c> PtrLikeTypeInterfaceTrait<'c> for MemRefType<'c> {
    fn memory_space(self) -> Option<AttrRef<'c>> {
        MemRefType::memory_space(self).map(|space| self.ctx().attr_ref(space))
    }

    fn element_type(self) -> Option<TypeRef<'c>> {
        Some(MemRefType::element_type(self))
    }

    // The metadata is the shape.
    fn has_ptr_metadata(self) -> bool {
        true
    }

    fn clone_ptr_with(
        self,
        space: Option<AttrRef<'c>>,
        element: Option<TypeRef<'c>>,
    ) -> Option<PtrLikeTypeInterface<'c>> {
        let space = space.map(Attribute::from);
        let element = element.unwrap_or_else(|| MemRefType::element_type(self)).handle();
        MemRefType::with_layout(self.ctx(), self.shape(), element, self.layout(), space).dyn_cast()
    }
}

impl<'c> PtrLikeTypeInterfaceTrait<'c> for UnrankedMemRefType<'c> {
    fn memory_space(self) -> Option<AttrRef<'c>> {
        UnrankedMemRefType::memory_space(self).map(|space| self.ctx().attr_ref(space))
    }

    fn element_type(self) -> Option<TypeRef<'c>> {
        Some(UnrankedMemRefType::element_type(self))
    }

    // The metadata is the shape.
    fn has_ptr_metadata(self) -> bool {
        true
    }

    fn clone_ptr_with(
        self,
        space: Option<AttrRef<'c>>,
        element: Option<TypeRef<'c>>,
    ) -> Option<PtrLikeTypeInterface<'c>> {
        let space = space.map(Attribute::from);
        let element = element.unwrap_or_else(|| UnrankedMemRefType::element_type(self)).handle();
        UnrankedMemRefType::get(self.ctx(), element, space).dyn_cast()
    }
}
