//! Vectors by whether they are scalable, and memrefs whose elements lie at fixed distances.

use std::ops::Deref;

use super::{MemRefType, Type, TypeCast, TypeRef, VectorType};
use crate::affine::{AffineBinaryKind, AffineExpr, AffineExprKind};
use crate::attrs::{AffineMapAttr, StridedLayoutAttr};
use crate::context::Context;

macro_rules! vector_view {
    ($(#[$doc:meta])* $view:ident, |$ty:ident| $accepts:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $view<'c>(VectorType<'c>);

        impl<'c> Deref for $view<'c> {
            type Target = VectorType<'c>;

            fn deref(&self) -> &VectorType<'c> {
                &self.0
            }
        }

        impl<'c> TypeCast<'c> for $view<'c> {
            fn classof(view: TypeRef<'c>) -> bool {
                Self::try_from_ref(view).is_some()
            }

            fn try_from_ref(view: TypeRef<'c>) -> Option<Self> {
                let $ty = view.dyn_cast::<VectorType<'c>>()?;
                ($accepts).then_some($view($ty))
            }
        }

        impl From<$view<'_>> for Type {
            fn from(view: $view<'_>) -> Type {
                view.0.handle()
            }
        }
    };
}

vector_view! {
    /// Vectors that have a scalable dimension. Corresponds to `mlir::ScalableVectorType`.
    ScalableVectorType, |ty| ty.is_scalable()
}

vector_view! {
    /// Vectors that have no scalable dimension. Corresponds to `mlir::FixedVectorType`.
    FixedVectorType, |ty| !ty.is_scalable()
}

impl MemRefType<'_> {
    /// Whether elements lie at fixed, though perhaps unknown, distances in each dimension. Corresponds to
    /// `MemRefType::isStrided`.
    pub fn is_strided(self) -> bool {
        let Some(layout) = self.layout() else { return true };
        let layout = self.ctx().attr_ref(layout);
        if layout.isa::<StridedLayoutAttr<'_>>() {
            return true;
        }
        let Some(map) = layout.dyn_cast::<AffineMapAttr<'_>>() else { return false };
        match map.results() {
            [result] => is_linear(self.ctx(), *result),
            _ => map.is_identity(),
        }
    }
}

/// Whether `expr` is a sum of dimensions times something that does not depend on dimensions.
fn is_linear(ctx: &Context, expr: AffineExpr) -> bool {
    match ctx.affine_kind(expr) {
        AffineExprKind::Binary(AffineBinaryKind::Add, a, b) => {
            is_linear(ctx, a) && is_linear(ctx, b)
        }
        AffineExprKind::Binary(AffineBinaryKind::Mul, a, b) => {
            is_linear(ctx, a) && !has_dimension(ctx, b)
                || !has_dimension(ctx, a) && is_linear(ctx, b)
        }
        _ => !has_dimension(ctx, expr) || matches!(ctx.affine_kind(expr), AffineExprKind::Dim(_)),
    }
}

fn has_dimension(ctx: &Context, expr: AffineExpr) -> bool {
    match ctx.affine_kind(expr) {
        AffineExprKind::Dim(_) => true,
        AffineExprKind::Binary(_, a, b) => has_dimension(ctx, a) || has_dimension(ctx, b),
        _ => false,
    }
}
