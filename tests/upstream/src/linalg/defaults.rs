//! Defaults of attributes.

use ods_runtime::apint::ApInt;
use ods_runtime::{Attribute, Context};

use super::maps::parse_map;
use super::*;

fn maps(ctx: &Context, texts: [&str; 3]) -> Attribute {
    let maps: Vec<Attribute> =
        texts.iter().map(|text| parse_map(ctx, text, &[], &[]).into()).collect();
    ArrayAttr::get(ctx, &maps).into()
}

impl DefaultMatmulOpGetDefaultIndexingMapsBuilder for LinalgDialect {
    fn default_matmul_op_get_default_indexing_maps_builder(ctx: &Context) -> Attribute {
        maps(ctx, ["m n k: m,k", "m n k: k,n", "m n k: m,n"])
    }
}

impl DefaultBatchMatmulOpGetDefaultIndexingMapsBuilder for LinalgDialect {
    fn default_batch_matmul_op_get_default_indexing_maps_builder(ctx: &Context) -> Attribute {
        maps(ctx, ["b m n k: b,m,k", "b m n k: b,k,n", "b m n k: b,m,n"])
    }
}

impl DefaultBatchReduceMatmulOpGetDefaultIndexingMaps for LinalgDialect {
    fn default_batch_reduce_matmul_op_get_default_indexing_maps(ctx: &Context) -> Attribute {
        maps(ctx, ["b m n k: b,m,k", "b m n k: b,k,n", "b m n k: m,n"])
    }
}

/// As many ones.
fn ones(ctx: &Context, count: usize) -> Attribute {
    let i64_type = IntegerType::get(ctx, 64);
    let ty = RankedTensorType::get(ctx, &[count as i64], i64_type.into());
    let ty = ty.dyn_cast::<ShapedType<'_>>().expect("tensors are shaped");
    DenseElementsAttr::from_ints(ctx, ty, &vec![ApInt::from_i64(64, 1); count]).into()
}

impl DefaultStaticCastInt64T1 for LinalgDialect {
    fn default_static_cast_int64_t_1(ctx: &Context) -> Attribute {
        ones(ctx, 1)
    }
}

impl DefaultStaticCastInt64T1StaticCastInt64T1 for LinalgDialect {
    fn default_static_cast_int64_t_1_static_cast_int64_t_1(ctx: &Context) -> Attribute {
        ones(ctx, 2)
    }
}

impl DefaultStaticCastInt64T1StaticCastInt64T12 for LinalgDialect {
    fn default_static_cast_int64_t_1_static_cast_int64_t_1_2(ctx: &Context) -> Attribute {
        ones(ctx, 3)
    }
}

index_lists!(LinalgDialect);
