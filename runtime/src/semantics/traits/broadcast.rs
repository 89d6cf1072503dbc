//! Broadcasting of shapes.

use super::OpTrait;
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;
use crate::core::types::TypeRef;
use crate::kinds::types::{
    DYNAMIC, RankedTensorType, ShapedType, TensorType, UnrankedTensorType, VectorType,
};

/// The operand shapes broadcast to the result shape, or to its trailing dimensions.
///
/// Corresponds to `OpTrait::ResultsBroadcastableShape`.
#[derive(Clone, Copy, Debug)]
pub struct ResultsBroadcastableShape;

impl OpTrait for ResultsBroadcastableShape {
    const NAME: &'static str = "ResultsBroadcastableShape";

    fn verify(op: OpRef<'_>) -> VerifyResult {
        let types = || op.operands().map(|value| value.ty()).chain(op.results().types());
        if types().any(|ty| ty.isa::<TensorType<'_>>())
            && types().any(|ty| ty.isa::<VectorType<'_>>())
        {
            return Err(op.error("cannot broadcast vector with tensor"));
        }
        let mut shapes = op.operands().filter_map(|value| shape(value.ty()));
        let Some(first) = shapes.next() else { return Ok(()) };
        let mut broadcast = first.to_vec();
        for shape in shapes {
            match broadcasted_shape(&broadcast, shape) {
                Some(shape) => broadcast = shape,
                None => {
                    return Err(op.op_error("operands don't have broadcast-compatible shapes"));
                }
            }
        }
        for actual in op.results().types().filter_map(shape) {
            let suffix = &actual[actual.len().saturating_sub(broadcast.len())..];
            let fits = suffix.len() == broadcast.len()
                && suffix
                    .iter()
                    .zip(&broadcast)
                    .all(|(&a, &b)| a == b || a == DYNAMIC || b == DYNAMIC);
            if !fits {
                let (actual, expected) = (text(actual), text(&broadcast));
                return Err(op.op_error(format!(
                    "result type '{actual}' not broadcast compatible with broadcasted operands's shapes '{expected}'"
                )));
            }
        }
        Ok(())
    }
}

fn shape(ty: TypeRef<'_>) -> Option<&[i64]> {
    ty.dyn_cast::<RankedTensorType<'_>>().map(|ty| ty.shape())
}

fn text(shape: &[i64]) -> String {
    let dim = |dim: &i64| if *dim == DYNAMIC { "?".to_owned() } else { dim.to_string() };
    shape.iter().map(dim).collect::<Vec<_>>().join("x")
}

/// The shape that `a` and `b` broadcast to, if they are compatible. Corresponds to
/// `OpTrait::util::getBroadcastedShape`.
pub fn broadcasted_shape(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut shape = long.to_vec();
    let start = long.len() - short.len();
    for (result, &other) in shape[start..].iter_mut().zip(short) {
        let own = *result;
        *result = match (own, other) {
            _ if own == other => own,
            // Dynamic dimensions are assumed to be compatible.
            (DYNAMIC, 1) | (1, DYNAMIC) => DYNAMIC,
            (DYNAMIC, size) | (size, DYNAMIC) => size,
            (1, size) | (size, 1) => size,
            _ => return None,
        };
    }
    Some(shape)
}

/// Whether `a` and `b` broadcast to a common type: they have the same element type and compatible shapes. Corresponds
/// to `OpTrait::util::getBroadcastedType`.
pub fn are_broadcastable(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    if a.element_type_or_self() != b.element_type_or_self() {
        return false;
    }
    if a.isa::<UnrankedTensorType<'_>>() || b.isa::<UnrankedTensorType<'_>>() {
        return true;
    }
    let is_composite =
        |ty: TypeRef<'_>| ty.isa::<RankedTensorType<'_>>() || ty.isa::<VectorType<'_>>();
    if is_composite(a) && is_composite(b) && a.kind_id() != b.kind_id() {
        return false;
    }
    let shape = |ty: TypeRef<'_>| {
        ty.dyn_cast::<ShapedType<'_>>()
            .and_then(|ty| ty.shape().map(<[i64]>::to_vec))
            .unwrap_or_default()
    };
    broadcasted_shape(&shape(a), &shape(b)).is_some()
}
