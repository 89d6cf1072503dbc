//! Types of results.

use ods_runtime::Adaptor;

use super::{
    AddOp, ConstShapeOp, DimOp, DivOp, GetExtentOp, MaxOp, MeetOp, MinOp, MulOp, NumElementsOp,
    RankOp, ShapeOfOp, ShapeType, SizeType, ValueShapeType, is_extent_tensor,
};
use crate::prelude::*;
use crate::shapes::are_compatible_shapes;

type Types<'ir> = Result<Vec<TypeRef<'ir>>, Diagnostic>;

fn index(ctx: &Context) -> TypeRef<'_> {
    *IndexType::get(ctx)
}

fn size(ctx: &Context) -> TypeRef<'_> {
    *SizeType::get(ctx)
}

fn is_size_or_index(ty: TypeRef<'_>) -> bool {
    ty.is_index() || ty.isa::<SizeType<'_>>()
}

/// A size if an operand is one, else an index.
fn size_or_index(inputs: Adaptor<'_>) -> TypeRef<'_> {
    let has_size = inputs.operands().iter().any(|operand| operand.ty().isa::<SizeType<'_>>());
    if has_size { size(inputs.ctx()) } else { index(inputs.ctx()) }
}

/// A size for a shape, an index for a tensor of extents.
fn count(inputs: Adaptor<'_>) -> TypeRef<'_> {
    let is_shape = inputs.operands()[0].ty().isa::<ShapeType<'_>>();
    if is_shape { size(inputs.ctx()) } else { index(inputs.ctx()) }
}

/// The type of both operands, or a size.
fn common(inputs: Adaptor<'_>) -> TypeRef<'_> {
    let [lhs, rhs] = [0, 1].map(|index| inputs.operands()[index].ty());
    if lhs == rhs { lhs } else { size(inputs.ctx()) }
}

fn are_sizes_or_indices(inferred: TypeRef<'_>, actual: TypeRef<'_>) -> bool {
    is_size_or_index(inferred) && is_size_or_index(actual)
}

fn are_shapes_or_sizes(inferred: TypeRef<'_>, actual: TypeRef<'_>) -> bool {
    let both = |test: fn(TypeRef<'_>) -> bool| test(inferred) && test(actual);
    both(|ty| ty.isa::<ShapeType<'_>>()) || both(|ty| ty.isa::<SizeType<'_>>())
}

fn are_constant_shapes(inferred: TypeRef<'_>, actual: TypeRef<'_>) -> bool {
    inferred == actual || inferred.isa::<ShapeType<'_>>() || actual.isa::<ShapeType<'_>>()
}

fn are_shapes(inferred: TypeRef<'_>, actual: TypeRef<'_>) -> bool {
    if inferred == actual {
        return true;
    }
    let shaped = |ty: TypeRef<'_>| ty.isa::<ShapeType<'_>>() || ty.isa::<ShapedType<'_>>();
    shaped(inferred)
        && shaped(actual)
        && (are_constant_shapes(inferred, actual) || are_compatible(inferred, actual))
}

fn are_met(inferred: TypeRef<'_>, actual: TypeRef<'_>) -> bool {
    let either = |test: fn(TypeRef<'_>) -> bool| test(inferred) || test(actual);
    if either(|ty| ty.isa::<SizeType<'_>>()) {
        return are_sizes_or_indices(inferred, actual);
    }
    if either(|ty| ty.isa::<ShapeType<'_>>()) {
        let shape = |ty: TypeRef<'_>| ty.isa::<ShapeType<'_>>() || ty.isa::<TensorType<'_>>();
        return shape(inferred) && shape(actual);
    }
    inferred == actual || are_compatible(inferred, actual)
}

/// Whether both types are shaped, with compatible shapes, or neither is.
fn are_compatible(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    match (a.dyn_cast::<ShapedType<'_>>(), b.dyn_cast::<ShapedType<'_>>()) {
        (Some(a), Some(b)) => are_compatible_shapes(a, b),
        (a, b) => a.is_none() && b.is_none(),
    }
}

/// Implements type inference for operations with one result.
macro_rules! infers {
    ($($op:ident: $infer:expr, $compatible:expr;)*) => {
        $(
            impl<'ir> InferTypeOpInterfaceTrait<'ir> for $op<'ir> {
                fn infer_return_types(inputs: Adaptor<'ir>) -> Types<'ir> {
                    let infer: fn(Adaptor<'ir>) -> Result<TypeRef<'ir>, Diagnostic> = $infer;
                    Ok(vec![infer(inputs)?])
                }

                fn is_compatible_return_types(
                    inferred: &[TypeRef<'ir>],
                    actual: &[TypeRef<'ir>],
                ) -> bool {
                    let ([inferred], [actual]) = (inferred, actual) else { return false };
                    $compatible(*inferred, *actual)
                }
            }
        )*
    };
}

infers! {
    AddOp: |inputs| Ok(size_or_index(inputs)), are_sizes_or_indices;
    DivOp: |inputs| Ok(size_or_index(inputs)), are_sizes_or_indices;
    MulOp: |inputs| Ok(size_or_index(inputs)), are_sizes_or_indices;
    DimOp: |inputs| Ok(inputs.operands()[1].ty()), are_sizes_or_indices;
    GetExtentOp: |inputs| Ok(index(inputs.ctx())), are_sizes_or_indices;
    NumElementsOp: |inputs| Ok(count(inputs)), are_sizes_or_indices;
    RankOp: |inputs| Ok(count(inputs)), are_sizes_or_indices;
    MaxOp: |inputs| Ok(common(inputs)), are_shapes_or_sizes;
    MinOp: |inputs| Ok(common(inputs)), are_shapes_or_sizes;
    MeetOp: meet, are_met;
    ConstShapeOp: constant_shape, are_constant_shapes;
    ShapeOfOp: |inputs| Ok(shape_of(inputs)), are_shapes;
}

fn constant_shape(inputs: Adaptor<'_>) -> Result<TypeRef<'_>, Diagnostic> {
    let shape = inputs.view::<ConstShapeOp<'_>>().shape();
    Ok(extent_tensor(inputs.ctx(), shape.num_elements() as i64))
}

fn shape_of(inputs: Adaptor<'_>) -> TypeRef<'_> {
    let ty = inputs.operands()[0].ty();
    if ty.isa::<ValueShapeType<'_>>() {
        return *ShapeType::get(inputs.ctx());
    }
    let shape = ty.dyn_cast::<ShapedType<'_>>().and_then(|shaped| shaped.shape());
    extent_tensor(inputs.ctx(), shape.map_or(DYNAMIC, |shape| shape.len() as i64))
}

fn extent_tensor(ctx: &Context, rank: i64) -> TypeRef<'_> {
    *RankedTensorType::get(ctx, &[rank], index(ctx).handle())
}

/// The most specific of the operands' types.
fn meet(inputs: Adaptor<'_>) -> Result<TypeRef<'_>, Diagnostic> {
    let mut types = inputs.operands().iter().map(|operand| operand.ty());
    let mut met = types.next().ok_or_else(|| inputs.error("requires all sizes or shapes"))?;
    for ty in types {
        let is_error = |ty: TypeRef<'_>| ty.isa::<ShapeType<'_>>() || ty.isa::<SizeType<'_>>();
        let (a, b) = if is_error(met) { (met, ty) } else { (ty, met) };
        let accepted = if a.isa::<SizeType<'_>>() {
            is_size_or_index(b)
        } else if a.is_index() {
            b.is_index()
        } else if a.isa::<ShapeType<'_>>() {
            b.isa::<ShapeType<'_>>() || is_extent_tensor(b)
        } else {
            true
        };
        if !accepted {
            return Err(inputs.error("requires all sizes or shapes"));
        }
        met = a;
        if !is_extent_tensor(a) {
            continue;
        }
        let extent = |ty: TypeRef<'_>| {
            ty.dyn_cast::<RankedTensorType<'_>>().and_then(|ty| ty.shape().first().copied())
        };
        match (extent(a), extent(b)) {
            (Some(DYNAMIC), _) => {}
            (_, Some(DYNAMIC)) => met = b,
            (a, b) if a != b => return Err(inputs.error("unequal shape cardinality")),
            _ => {}
        }
    }
    Ok(met)
}
