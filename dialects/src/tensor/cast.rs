//! Casts of tensors.

use super::{BitcastOp, CastOp};
use crate::prelude::*;
use crate::shapes::are_compatible_shapes;

fn tensors<'c>(
    inputs: &[TypeRef<'c>],
    outputs: &[TypeRef<'c>],
) -> Option<(ShapedType<'c>, ShapedType<'c>)> {
    let ([from], [to]) = (inputs, outputs) else { return None };
    if !from.isa::<TensorType<'_>>() || !to.isa::<TensorType<'_>>() {
        return None;
    }
    Some((from.dyn_cast()?, to.dyn_cast()?))
}

impl<'ir> CastOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        tensors(inputs, outputs).is_some_and(|(from, to)| {
            from.element_type() == to.element_type() && are_compatible_shapes(from, to)
        })
    }
}

impl<'ir> CastOpInterfaceTrait<'ir> for BitcastOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        let width = |ty: ShapedType<'_>| ty.element_type().int_or_float_bit_width();
        tensors(inputs, outputs)
            .is_some_and(|(from, to)| width(from) == width(to) && are_compatible_shapes(from, to))
    }
}
