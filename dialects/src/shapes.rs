//! Shapes of types.

use crate::prelude::*;

/// The type of a ranked tensor. Constraints have been verified before.
pub(crate) fn ranked_tensor(value: ValueRef<'_>) -> Option<RankedTensorType<'_>> {
    value.ty().dyn_cast::<RankedTensorType<'_>>()
}

/// The shape of a value; none if it has no type with a shape.
pub(crate) fn shape(value: ValueRef<'_>) -> Vec<i64> {
    let shaped = value.ty().dyn_cast::<ShapedType<'_>>();
    shaped.and_then(|ty| ty.shape().map(<[i64]>::to_vec)).unwrap_or_default()
}

/// Whether two sizes are equal, or one is dynamic.
pub(crate) fn is_compatible_size(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Whether two shapes have compatible sizes, or one has no rank.
pub(crate) fn are_compatible_shapes(a: ShapedType<'_>, b: ShapedType<'_>) -> bool {
    let (Some(a), Some(b)) = (a.shape(), b.shape()) else { return true };
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| is_compatible_size(a, b))
}

/// A tensor type like `ty` with another shape.
pub(crate) fn with_shape<'c>(ty: RankedTensorType<'c>, shape: &[i64]) -> RankedTensorType<'c> {
    let element = ty.element_type().handle();
    RankedTensorType::with_encoding(ty.ctx(), shape, element, ty.encoding())
}

/// A tensor type like `ty` with another shape, without encoding.
pub(crate) fn plain_with_shape<'c>(
    ty: RankedTensorType<'c>,
    shape: &[i64],
) -> RankedTensorType<'c> {
    RankedTensorType::get(ty.ctx(), shape, ty.element_type().handle())
}

/// Verifies that there is one of `operands` for each dynamic dimension of `shape`.
pub(crate) fn verify_dynamic_sizes(op: OpRef<'_>, shape: &[i64], operands: usize) -> VerifyResult {
    let dynamic = shape.iter().filter(|size| **size == DYNAMIC).count();
    if dynamic == operands {
        return Ok(());
    }
    Err(op
        .op_error(format!("incorrect number of dynamic sizes, has {operands}, expected {dynamic}")))
}
