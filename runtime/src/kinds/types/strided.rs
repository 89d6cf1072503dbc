//! Vectors by whether they are scalable, and memrefs whose elements lie at fixed distances.

use std::ops::Deref;

use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::location::Location;
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::kinds::affine::{AffineBinaryKind, AffineExpr, AffineExprKind};
use crate::kinds::attrs::{AffineMapAttr, StridedLayoutAttr};
use crate::kinds::interfaces::MemRefLayoutAttrInterface;
use crate::kinds::types::{DYNAMIC, MemRefType, VectorType};

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

/// A number that may be unknown until the program runs: [`DYNAMIC`] is unknown, and so is what is computed of it.
/// Upstream's `SaturatedInteger`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaturatedInteger(Option<i64>);

impl SaturatedInteger {
    /// `value`, unknown if that is [`DYNAMIC`].
    pub fn wrap(value: i64) -> Self {
        SaturatedInteger((value != DYNAMIC).then_some(value))
    }

    /// The number, [`DYNAMIC`] if unknown.
    pub fn as_integer(self) -> i64 {
        self.0.unwrap_or(DYNAMIC)
    }

    /// Whether the number is unknown.
    pub fn is_saturated(self) -> bool {
        self.0.is_none()
    }
}

impl std::ops::Add for SaturatedInteger {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        SaturatedInteger(self.0.zip(other.0).map(|(a, b)| a.wrapping_add(b)))
    }
}

impl std::ops::Mul for SaturatedInteger {
    type Output = Self;

    /// Nothing times an unknown number is nothing.
    fn mul(self, other: Self) -> Self {
        if self.0 == Some(0) || other.0 == Some(0) {
            return SaturatedInteger(Some(0));
        }
        SaturatedInteger(self.0.zip(other.0).map(|(a, b)| a.wrapping_mul(b)))
    }
}

impl<'c> MemRefType<'c> {
    /// Whether elements lie at fixed, though perhaps unknown, distances in each dimension. Corresponds to
    /// `MemRefType::isStrided`.
    pub fn is_strided(self) -> bool {
        self.strides_and_offset().is_some()
    }

    /// How far neighbours lie apart in each dimension, and where the first element lies, in elements; [`DYNAMIC`] for
    /// what is not known. `None` if the layout has no such distances. Corresponds to `MemRefType::getStridesAndOffset`.
    pub fn strides_and_offset(self) -> Option<(Vec<i64>, i64)> {
        let Some(layout) = self.layout() else {
            return Some((canonical_strides(self.shape()), 0));
        };
        let layout = self.ctx().attr_ref(layout);
        if let Some(strided) = layout.dyn_cast::<StridedLayoutAttr<'_>>() {
            return Some((strided.strides().to_vec(), strided.offset()));
        }
        layout.dyn_cast::<MemRefLayoutAttrInterface<'_>>()?.strides_and_offset(self.shape())
    }

    /// Whether elements follow each other in the order of their indices. Corresponds to
    /// `MemRefLayoutAttrInterface::isIdentity`.
    pub fn has_identity_layout(self) -> bool {
        let Some(layout) = self.layout() else { return true };
        let layout = self.ctx().attr_ref(layout).dyn_cast::<MemRefLayoutAttrInterface<'_>>();
        layout.is_some_and(MemRefLayoutAttrInterface::is_identity)
    }

    /// How many numbers the layout leaves open: the symbols of its map.
    pub fn num_layout_symbols(self) -> usize {
        let Some(layout) = self.layout() else { return 0 };
        let layout = self.ctx().attr_ref(layout);
        if let Some(map) = layout.dyn_cast::<AffineMapAttr<'_>>() {
            return map.num_symbols() as usize;
        }
        let Some(strided) = layout.dyn_cast::<StridedLayoutAttr<'_>>() else {
            let layout = layout.dyn_cast::<MemRefLayoutAttrInterface<'_>>();
            return layout.map_or(0, |layout| layout.affine_map().num_symbols() as usize);
        };
        let strides = strided.strides().iter().filter(|stride| **stride == DYNAMIC).count();
        strides + usize::from(strided.offset() == DYNAMIC)
    }

    /// The type with no layout if elements follow each other in the order of their indices, and with the layout as a map
    /// otherwise: types that are equal then lay out elements alike. What is the identity by its map stays. Corresponds to
    /// `MemRefType::canonicalizeStridedLayout`.
    pub fn canonicalize_strided_layout(self) -> Self {
        let layout = self.layout();
        // Even if it is spelled out, as that of one dimension can be.
        if self.has_identity_layout() {
            return self;
        }
        let Some((strides, offset)) = self.strides_and_offset() else { return self };
        if offset == 0 && strides == canonical_strides(self.shape()) {
            let unknown = strides.iter().filter(|stride| **stride == DYNAMIC).count();
            // Upstream compares simplified sums. In the one that it makes of the sizes, unknown strides are numbered from
            // the last dimension on, and with two dimensions the terms stay in that order.
            let alike = unknown == 0 || unknown == 1 && self.rank() > 2;
            if alike && unknown == self.num_layout_symbols() {
                return self.with_other_layout(None);
            }
        }
        let ctx = self.ctx();
        let is_map = layout.is_some_and(|layout| ctx.attr_ref(layout).isa::<AffineMapAttr<'_>>());
        let known = offset != DYNAMIC && !strides.contains(&DYNAMIC);
        if is_map && !known || self.rank() == 0 {
            return self;
        }
        let mut symbols = 0;
        let mut number = |number: i64| {
            if number != DYNAMIC {
                return ctx.affine_constant(number);
            }
            symbols += 1;
            ctx.affine_symbol(symbols - 1)
        };
        let offset = (offset != 0).then(|| number(offset));
        let mut sum = None;
        for (dim, &stride) in (0..).zip(&strides) {
            let term =
                ctx.affine_binary(AffineBinaryKind::Mul, ctx.affine_dim(dim), number(stride));
            sum = Some(sum.map_or(term, |sum| ctx.affine_add(sum, term)));
        }
        let sum = match (sum, offset) {
            (Some(sum), Some(offset)) => ctx.affine_add(sum, offset),
            (Some(sum), None) => sum,
            (None, _) => return self,
        };
        let dims = u32::try_from(self.rank()).unwrap_or(u32::MAX);
        let symbols = u32::try_from(self.num_layout_symbols()).unwrap_or(u32::MAX);
        let map = AffineMapAttr::get(ctx, dims, symbols, &[sum]);
        self.with_other_layout(Some(map.into()))
    }

    fn with_other_layout(self, layout: Option<Attribute>) -> Self {
        let element = self.element_type().handle();
        MemRefType::with_layout(self.ctx(), self.shape(), element, layout, self.memory_space())
    }
}

/// How far neighbours lie apart in each dimension of `shape`, and where the first element is, by a layout that is a map;
/// `None` if it has no such distances. Corresponds to `detail::getAffineMapStridesAndOffset`.
pub fn map_strides_and_offset(map: AffineMapAttr<'_>, shape: &[i64]) -> Option<(Vec<i64>, i64)> {
    if map.is_identity() {
        return Some((canonical_strides(shape), 0));
    }
    let [result] = map.results() else { return None };
    let zero = SaturatedInteger::wrap(0);
    let mut layout = Linear { strides: vec![zero; shape.len()], offset: zero };
    layout.add(map.ctx(), *result, SaturatedInteger::wrap(1))?;
    let strides = layout.strides.into_iter().map(SaturatedInteger::as_integer).collect();
    Some((strides, layout.offset.as_integer()))
}

/// The strides of elements that follow each other.
fn canonical_strides(shape: &[i64]) -> Vec<i64> {
    let mut stride = SaturatedInteger::wrap(1);
    let mut strides: Vec<i64> = shape
        .iter()
        .rev()
        .map(|&size| {
            let this = stride.as_integer();
            // Of no elements the distance is unknown, as upstream has it.
            stride = match size {
                1.. => stride * SaturatedInteger::wrap(size),
                _ => SaturatedInteger::wrap(DYNAMIC),
            };
            this
        })
        .collect();
    strides.reverse();
    strides
}

/// A sum of dimensions, each times a stride, and an offset.
struct Linear {
    strides: Vec<SaturatedInteger>,
    offset: SaturatedInteger,
}

impl Linear {
    /// Adds `expr` times `factor`; `None` if that is no such sum.
    fn add(&mut self, ctx: &Context, expr: AffineExpr, factor: SaturatedInteger) -> Option<()> {
        if let Some(value) = known(ctx, expr) {
            self.offset = self.offset + value * factor;
            return Some(());
        }
        match ctx.affine_kind(expr) {
            AffineExprKind::Dim(dim) => {
                let stride = self.strides.get_mut(dim as usize)?;
                *stride = *stride + factor;
                Some(())
            }
            AffineExprKind::Binary(AffineBinaryKind::Add, a, b) => {
                self.add(ctx, a, factor)?;
                self.add(ctx, b, factor)
            }
            AffineExprKind::Binary(AffineBinaryKind::Mul, a, b) => {
                match (known(ctx, a), known(ctx, b)) {
                    (_, Some(times)) => self.add(ctx, a, factor * times),
                    (Some(times), _) => self.add(ctx, b, factor * times),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// The value of an expression without dimensions: that of a constant, or unknown.
fn known(ctx: &Context, expr: AffineExpr) -> Option<SaturatedInteger> {
    match ctx.affine_kind(expr) {
        AffineExprKind::Constant(value) => Some(SaturatedInteger::wrap(value)),
        AffineExprKind::Symbol(_) => Some(SaturatedInteger::wrap(DYNAMIC)),
        AffineExprKind::Dim(_) => None,
        AffineExprKind::Binary(_, a, b) => {
            known(ctx, a)?;
            known(ctx, b)?;
            Some(SaturatedInteger::wrap(DYNAMIC))
        }
    }
}

/// Checks that a layout that is a map fits `shape`. Corresponds to `detail::verifyAffineMapAsLayout`.
///
/// # Errors
///
/// If the map takes another number of indices; reported at `location`.
pub fn verify_map_as_layout(
    map: AffineMapAttr<'_>,
    shape: &[i64],
    location: Location,
) -> VerifyResult {
    let (rank, dims) = (shape.len(), map.num_dims());
    if dims as usize == rank {
        return Ok(());
    }
    let message = format!("memref layout mismatch between rank and affine map: {rank} != {dims}");
    Err(Diagnostic::error(location, message))
}
