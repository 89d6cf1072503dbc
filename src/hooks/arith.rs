//! The `arith` dialect.

use ods_runtime::types::{IntegerType, RankedTensorType, ShapedType, UnrankedTensorType, VectorType};
use ods_runtime::{Type, TypeRef};

/// `i1` in the shape of `ty`: the type of a comparison. Upstream's `getI1SameShape`.
pub fn i1_same_shape(ty: TypeRef<'_>) -> Type {
    let ctx = ty.ctx();
    let i1 = IntegerType::get(ctx, 1).handle();
    if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
        let scalable: Vec<bool> = vector.scalable_dims().collect();
        return VectorType::with_scalable_dims(ctx, vector.shape(), &scalable, i1).handle();
    }
    if let Some(tensor) = ty.dyn_cast::<RankedTensorType<'_>>() {
        return RankedTensorType::with_encoding(ctx, tensor.shape(), i1, tensor.encoding()).handle();
    }
    if ty.isa::<UnrankedTensorType<'_>>() {
        return UnrankedTensorType::get(ctx, i1).handle();
    }
    i1
}
