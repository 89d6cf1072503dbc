//! Result types.

use super::{
    AddOp, ConstShapeOp, DimOp, DivOp, GetExtentOp, MaxOp, MeetOp, MinOp, MulOp, NumElementsOp,
    RankOp, ShapeOfOp, ShapeType, SizeType, ValueShapeType, is_extent_tensor,
};
use crate::prelude::*;
use crate::shapes::are_compatible_shapes;

type Types<'ir> = Result<Vec<TypeRef<'ir>>, Diagnostic>;

fn size<'ir>(inputs: OpInputs<'ir>) -> TypeRef<'ir> {
    *SizeType::get(inputs.ctx())
}

fn index<'ir>(inputs: OpInputs<'ir>) -> TypeRef<'ir> {
    *IndexType::get(inputs.ctx())
}

fn types_of<'ir>(inputs: OpInputs<'ir>) -> impl Iterator<Item = TypeRef<'ir>> {
    inputs.operands().iter().map(|operand| operand.ty())
}

fn is_size(ty: TypeRef<'_>) -> bool {
    ty.isa::<SizeType<'_>>()
}

fn is_shape(ty: TypeRef<'_>) -> bool {
    ty.isa::<ShapeType<'_>>()
}

/// Whether all types are `size` or `index`.
fn are_sizes(inferred: &[TypeRef<'_>], actual: &[TypeRef<'_>]) -> bool {
    inferred.len() == 1
        && actual.len() == 1
        && [inferred[0], actual[0]].iter().all(|ty| is_size(*ty) || ty.is_index())
}

/// Whether both types are sizes, or both are shapes.
fn are_one_kind(inferred: &[TypeRef<'_>], actual: &[TypeRef<'_>]) -> bool {
    let ([a], [b]) = (inferred, actual) else { return false };
    is_shape(*a) && is_shape(*b) || is_size(*a) && is_size(*b)
}

/// Implements inference of result types: a function of the inputs, and one that compares types.
macro_rules! inferred {
    ($($op:ident: $infer:expr, $compatible:expr;)*) => {
        $(
            impl<'ir> InferTypeOpInterfaceTrait<'ir> for $op<'ir> {
                fn infer_return_types(inputs: OpInputs<'ir>) -> Types<'ir> {
                    $infer(inputs)
                }

                fn is_compatible_return_types(
                    inferred: &[TypeRef<'ir>],
                    actual: &[TypeRef<'ir>],
                ) -> bool {
                    $compatible(inferred, actual)
                }
            }
        )*
    };
}

inferred! {
    AddOp: size_of_operands, are_sizes;
    ConstShapeOp: const_shape, with_any_shape;
    DimOp: |inputs: OpInputs<'ir>| Ok(vec![inputs.view::<DimOp<'ir>>().index().ty()]), are_sizes;
    DivOp: size_of_operands, are_sizes;
    GetExtentOp: |inputs: OpInputs<'ir>| Ok(vec![index(inputs)]), are_sizes;
    MaxOp: common, are_one_kind;
    MeetOp: meet, meets;
    MinOp: common, are_one_kind;
    MulOp: size_of_operands, are_sizes;
    NumElementsOp: size_of_shape, are_sizes;
    RankOp: size_of_shape, are_sizes;
    ShapeOfOp: shape_of, are_shapes;
}

/// `size` if an operand is one.
fn size_of_operands<'ir>(inputs: OpInputs<'ir>) -> Types<'ir> {
    let is_any = types_of(inputs).any(is_size);
    Ok(vec![if is_any { size(inputs) } else { index(inputs) }])
}

/// `size` if the operand is a shape.
fn size_of_shape<'ir>(inputs: OpInputs<'ir>) -> Types<'ir> {
    let is_any = types_of(inputs).any(is_shape);
    Ok(vec![if is_any { size(inputs) } else { index(inputs) }])
}

/// The type of both operands, or `size`.
fn common<'ir>(inputs: OpInputs<'ir>) -> Types<'ir> {
    let types: Vec<_> = types_of(inputs).collect();
    match types.as_slice() {
        [a, b] if a == b => Ok(vec![*a]),
        _ => Ok(vec![size(inputs)]),
    }
}

fn extents<'ir>(inputs: OpInputs<'ir>, rank: i64) -> TypeRef<'ir> {
    *RankedTensorType::get(inputs.ctx(), &[rank], index(inputs).handle())
}

fn const_shape<'ir>(inputs: OpInputs<'ir>) -> Types<'ir> {
    let shape = inputs.view::<ConstShapeOp<'ir>>().shape();
    let ty = shape.ty().dyn_cast::<ShapedType<'_>>();
    Ok(vec![extents(inputs, ty.and_then(ShapedType::num_elements).unwrap_or(DYNAMIC))])
}

fn with_any_shape(inferred: &[TypeRef<'_>], actual: &[TypeRef<'_>]) -> bool {
    let ([a], [b]) = (inferred, actual) else { return false };
    is_shape(*a) || is_shape(*b) || a == b
}

fn shape_of<'ir>(inputs: OpInputs<'ir>) -> Types<'ir> {
    let ty = inputs.view::<ShapeOfOp<'ir>>().arg().ty();
    if ty.isa::<ValueShapeType<'_>>() {
        return Ok(vec![*ShapeType::get(inputs.ctx())]);
    }
    let rank = ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::rank);
    Ok(vec![extents(inputs, rank.map_or(DYNAMIC, |rank| rank as i64))])
}

fn shaped_are_compatible(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    match (a.dyn_cast::<ShapedType<'_>>(), b.dyn_cast::<ShapedType<'_>>()) {
        (Some(a), Some(b)) => are_compatible_shapes(a, b),
        _ => false,
    }
}

fn are_shapes(inferred: &[TypeRef<'_>], actual: &[TypeRef<'_>]) -> bool {
    let ([a], [b]) = (inferred, actual) else { return false };
    let is_known = |ty: TypeRef<'_>| is_shape(ty) || ty.isa::<ShapedType<'_>>();
    is_known(*a) && is_known(*b) && (is_shape(*a) || is_shape(*b) || shaped_are_compatible(*a, *b))
}

fn meet<'ir>(inputs: OpInputs<'ir>) -> Types<'ir> {
    let mut types = types_of(inputs);
    let Some(mut result) = types.next() else { return Err(inputs.error("there are no operands")) };
    let mismatch = || Err(inputs.error("requires all sizes or shapes"));
    for ty in types {
        let (mut a, mut b) = (result, ty);
        if !is_shape(a) && !is_size(a) {
            std::mem::swap(&mut a, &mut b);
        }
        if is_size(a) && (is_size(b) || b.is_index())
            || is_shape(a) && (is_shape(b) || is_extent_tensor(b))
        {
            result = a;
        } else if a.is_index() && b.is_index() {
            result = b;
        } else if is_extent_tensor(a) && is_extent_tensor(b) {
            let extent = |ty: TypeRef<'_>| {
                ty.dyn_cast::<RankedTensorType<'_>>().map_or(DYNAMIC, |ty| ty.shape()[0])
            };
            result = match (extent(a), extent(b)) {
                (DYNAMIC, _) => a,
                (_, DYNAMIC) => b,
                (first, second) if first != second => {
                    return Err(inputs.error("unequal shape cardinality"));
                }
                _ => a,
            };
        } else {
            return mismatch();
        }
    }
    Ok(vec![result])
}

fn meets(inferred: &[TypeRef<'_>], actual: &[TypeRef<'_>]) -> bool {
    let ([a], [b]) = (inferred, actual) else { return false };
    if a == b {
        return true;
    }
    let (mut a, mut b) = (*a, *b);
    if !is_shape(a) && !is_size(a) {
        (a, b) = (b, a);
    }
    if is_size(a) {
        return is_size(b) || b.is_index();
    }
    if is_shape(a) {
        return is_shape(b) || b.isa::<TensorType<'_>>();
    }
    shaped_are_compatible(a, b)
}
