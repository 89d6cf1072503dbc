//! Builtin implementations of the interfaces in `defs/mlir/IR/BuiltinAttributeInterfaces.td`.

use crate::core::attrs::{AttrRef, BuiltinAttr, StringAttr};
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::location::Location;
use crate::core::types::TypeRef;
use crate::kinds::affine::AffineBinaryKind;
use crate::kinds::attrs::{
    AffineMapAttr, DenseArrayAttr, DenseElementsAttr, DenseResourceElementsAttr,
    DenseStringElementsAttr, FloatAttr, IntegerAttr, OpaqueAttr, SparseElementsAttr,
    StridedLayoutAttr,
};
use crate::kinds::interfaces::{
    BlobAttrTrait, ElementsAttrTrait, MemRefLayoutAttrInterface, MemRefLayoutAttrInterfaceTrait,
    TypedAttrTrait,
};
use crate::kinds::types::DYNAMIC;

macro_rules! typed {
    ($($view:ident)*) => { $(
        impl<'c> TypedAttrTrait<'c> for $view<'c> {
            fn ty(self) -> TypeRef<'c> {
                let ty = $view::ty(self);
                self.ctx().type_ref(ty.handle())
            }
        }
    )* };
}

typed! {
    DenseElementsAttr DenseResourceElementsAttr DenseStringElementsAttr FloatAttr IntegerAttr OpaqueAttr
    SparseElementsAttr StringAttr
}

impl<'c> ElementsAttrTrait<'c> for DenseElementsAttr<'c> {
    fn values_impl(self, index: usize) -> Option<AttrRef<'c>> {
        self.value(index)
    }

    fn is_splat(self) -> bool {
        DenseElementsAttr::is_splat(self)
    }
}

impl<'c> ElementsAttrTrait<'c> for DenseStringElementsAttr<'c> {
    fn values_impl(self, index: usize) -> Option<AttrRef<'c>> {
        let index = if DenseStringElementsAttr::is_splat(self) { 0 } else { index };
        let (ctx, text) = (self.ctx(), *self.raw_values().get(index)?);
        Some(*StringAttr::with_type(ctx, text, self.ty().element_type()))
    }

    fn is_splat(self) -> bool {
        DenseStringElementsAttr::is_splat(self)
    }
}

impl<'c> ElementsAttrTrait<'c> for DenseResourceElementsAttr<'c> {
    fn is_splat(self) -> bool {
        false
    }
}

impl<'c> ElementsAttrTrait<'c> for SparseElementsAttr<'c> {
    fn values_impl(self, index: usize) -> Option<AttrRef<'c>> {
        self.value(index)
    }

    fn is_splat(self) -> bool {
        false
    }
}

impl<'c> BlobAttrTrait<'c> for DenseArrayAttr<'c> {
    fn data(self) -> &'c [u8] {
        self.raw_data()
    }
}

impl<'c> MemRefLayoutAttrInterfaceTrait<'c> for AffineMapAttr<'c> {
    fn affine_map(self) -> AffineMapAttr<'c> {
        self
    }
}

impl<'c> MemRefLayoutAttrInterfaceTrait<'c> for StridedLayoutAttr<'c> {
    fn affine_map(self) -> AffineMapAttr<'c> {
        let ctx = self.ctx();
        let mut symbols = 0;
        let mut number = |number: i64| {
            if number != DYNAMIC {
                return ctx.affine_constant(number);
            }
            symbols += 1;
            ctx.affine_symbol(symbols - 1)
        };
        let mut sum = number(self.offset());
        let mut dims = 0;
        for &stride in self.strides() {
            let stride = number(stride);
            let term = ctx.affine_binary(AffineBinaryKind::Mul, ctx.affine_dim(dims), stride);
            sum = ctx.affine_add(sum, term);
            dims += 1;
        }
        AffineMapAttr::get(ctx, dims, symbols, &[sum])
    }

    fn is_identity(self) -> bool {
        self.offset() == 0 && self.strides() == [1]
    }

    fn verify_layout(self, shape: &[i64], location: Location) -> VerifyResult {
        if self.strides().len() != shape.len() {
            let message = "expected the number of strides to match the rank";
            return Err(Diagnostic::error(location, message));
        }
        Ok(())
    }

    fn strides_and_offset(self, _shape: &[i64]) -> Option<(Vec<i64>, i64)> {
        Some((self.strides().to_vec(), self.offset()))
    }
}

impl AttrRef<'_> {
    /// Whether this is a memref layout. Corresponds to `isa<MemRefLayoutAttrInterface>`.
    pub fn is_memref_layout(self) -> bool {
        matches!(self.def().builtin_kind(), BuiltinAttr::AffineMap | BuiltinAttr::StridedLayout)
            || self.isa::<MemRefLayoutAttrInterface<'_>>()
    }
}
