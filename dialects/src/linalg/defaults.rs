//! Defaults of attributes.

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

index_lists!(LinalgDialect);
