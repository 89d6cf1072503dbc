//! Views of fixed and scalable vectors, and strides of memrefs.

use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::location::Location;
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::kinds::affine::{AffineBinaryKind, AffineExpr, AffineExprKind, ordered_sum};
use crate::kinds::attrs::{AffineMapAttr, StridedLayoutAttr};
use crate::kinds::interfaces::MemRefLayoutAttrInterface;
use crate::kinds::subset::subset_view;
use crate::kinds::types::{DYNAMIC, MemRefType, VectorType};

subset_view! {
    (TypeRef TypeCast Type)
    /// Vectors with a scalable dimension. Corresponds to `mlir::ScalableVectorType`.
    ScalableVectorType(VectorType), |ty| ty.is_scalable()
}

subset_view! {
    (TypeRef TypeCast Type)
    /// Vectors without scalable dimensions. Corresponds to `mlir::FixedVectorType`.
    FixedVectorType(VectorType), |ty| !ty.is_scalable()
}

/// An integer that may be unknown. [`DYNAMIC`] is unknown, and so is every result computed from it. Corresponds to
/// `SaturatedInteger`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaturatedInteger(Option<i64>);

impl SaturatedInteger {
    /// Wraps `value`; [`DYNAMIC`] becomes unknown.
    pub fn wrap(value: i64) -> Self {
        SaturatedInteger((value != DYNAMIC).then_some(value))
    }

    /// The integer; [`DYNAMIC`] if unknown.
    pub fn as_integer(self) -> i64 {
        self.0.unwrap_or(DYNAMIC)
    }

    /// Whether the integer is unknown.
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

    /// Zero times an unknown integer is zero.
    fn mul(self, other: Self) -> Self {
        if self.0 == Some(0) || other.0 == Some(0) {
            return SaturatedInteger(Some(0));
        }
        SaturatedInteger(self.0.zip(other.0).map(|(a, b)| a.wrapping_mul(b)))
    }
}

impl<'c> MemRefType<'c> {
    /// Whether each dimension has a stride, static or dynamic. Corresponds to `MemRefType::isStrided`.
    pub fn is_strided(self) -> bool {
        self.strides_and_offset().is_some()
    }

    /// The stride of each dimension and the offset, in elements; [`DYNAMIC`] where unknown. `None` if the layout is not
    /// strided. Corresponds to `MemRefType::getStridesAndOffset`.
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

    /// Whether the elements are contiguous in row-major order. Corresponds to `MemRefLayoutAttrInterface::isIdentity`.
    pub fn has_identity_layout(self) -> bool {
        let Some(layout) = self.layout() else { return true };
        let layout = self.ctx().attr_ref(layout).dyn_cast::<MemRefLayoutAttrInterface<'_>>();
        layout.is_some_and(MemRefLayoutAttrInterface::is_identity)
    }

    /// The number of symbols in the layout map: its dynamic strides and offset.
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

    /// The type without a layout if its strides are those of the identity, otherwise with the layout as an affine map,
    /// so that equal types have equal layouts. An identity layout is returned unchanged. Corresponds to
    /// `MemRefType::canonicalizeStridedLayout`.
    pub fn canonicalize_strided_layout(self) -> Self {
        // This includes an explicit layout, which is possible with one dimension.
        if self.has_identity_layout() {
            return self;
        }
        let ctx = self.ctx();
        let layout = self.layout().map(|layout| ctx.attr_ref(layout));
        let layout = layout.and_then(|it| it.dyn_cast::<MemRefLayoutAttrInterface<'_>>());
        let Some(map) = layout.map(MemRefLayoutAttrInterface::affine_map) else { return self };
        let ([result], 1..) = (map.results(), self.rank()) else { return self };
        let (dims, symbols) = (map.num_dims(), map.num_symbols());
        let result = ordered_sum(ctx, *result, dims as usize, symbols as usize);
        if result == self.canonical_index() {
            return self.with_layout_attr(None);
        }
        self.with_layout_attr(Some(AffineMapAttr::get(ctx, dims, symbols, &[result]).into()))
    }

    /// The index of an element without a layout. Unknown strides are symbols, from the last dimension on.
    fn canonical_index(self) -> AffineExpr {
        let ctx = self.ctx();
        let (mut index, mut symbols) = (ctx.affine_constant(0), 0);
        for (dim, stride) in canonical_strides(self.shape()).into_iter().enumerate().rev() {
            let stride = if stride == DYNAMIC {
                symbols += 1;
                ctx.affine_symbol(symbols - 1)
            } else {
                ctx.affine_constant(stride)
            };
            let dim = ctx.affine_dim(u32::try_from(dim).unwrap_or(u32::MAX));
            index = ctx.affine_add(index, ctx.affine_mul(dim, stride));
        }
        ordered_sum(ctx, index, self.rank(), symbols as usize)
    }

    fn with_layout_attr(self, layout: Option<Attribute>) -> Self {
        let element = self.element_type().handle();
        MemRefType::with_layout(self.ctx(), self.shape(), element, layout, self.memory_space())
    }
}

/// The strides and the offset of the layout `map` for `shape`. `None` if the map is not strided. Corresponds to
/// `detail::getAffineMapStridesAndOffset`.
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

/// The row-major strides of `shape`.
fn canonical_strides(shape: &[i64]) -> Vec<i64> {
    let mut stride = SaturatedInteger::wrap(1);
    let mut strides: Vec<i64> = shape
        .iter()
        .rev()
        .map(|&size| {
            let this = stride.as_integer();
            // Like upstream, a dimension of size 0 makes the outer strides unknown.
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

/// A linear expression: a sum of dimensions times strides, and an offset.
struct Linear {
    strides: Vec<SaturatedInteger>,
    offset: SaturatedInteger,
}

impl Linear {
    /// Adds `expr * factor`; `None` if `expr` is not linear.
    fn add(&mut self, ctx: &Context, expr: AffineExpr, factor: SaturatedInteger) -> Option<()> {
        if let Some(value) = value_without_dims(ctx, expr) {
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
                match (value_without_dims(ctx, a), value_without_dims(ctx, b)) {
                    (_, Some(times)) => self.add(ctx, a, factor * times),
                    (Some(times), _) => self.add(ctx, b, factor * times),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// The value of an expression without dimensions: a constant, or unknown. `None` if it contains a dimension.
fn value_without_dims(ctx: &Context, expr: AffineExpr) -> Option<SaturatedInteger> {
    match ctx.affine_kind(expr) {
        AffineExprKind::Constant(value) => Some(SaturatedInteger::wrap(value)),
        AffineExprKind::Symbol(_) => Some(SaturatedInteger::wrap(DYNAMIC)),
        AffineExprKind::Dim(_) => None,
        AffineExprKind::Binary(_, a, b) => {
            value_without_dims(ctx, a)?;
            value_without_dims(ctx, b)?;
            Some(SaturatedInteger::wrap(DYNAMIC))
        }
    }
}

/// Verifies that `map` is a valid layout for `shape`. Corresponds to `detail::verifyAffineMapAsLayout`.
///
/// # Errors
///
/// If the map has another number of dimensions than `shape`. The diagnostic is at `location`.
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
