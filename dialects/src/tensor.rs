//! The dialect `tensor`: creating, reading and transforming tensors.

mod cast;
mod create;
mod element;
mod gather;
mod pad;
mod reshape;
mod slice;

generated!(tensor);

use crate::prelude::*;

result_names! {
    CastOp: "cast";
    CollapseShapeOp: "collapsed";
    ConcatOp: "concat";
    DimOp: "dim";
    ExpandShapeOp: "expanded";
    ExtractOp: "extracted";
    ExtractSliceOp: "extracted_slice";
    FromElementsOp: "from_elements";
    GatherOp: "gather";
    GenerateOp: "generated";
    InsertOp: "inserted";
    InsertSliceOp: "inserted_slice";
    PadOp: "padded";
    RankOp: "rank";
    ReshapeOp: "reshape";
    ScatterOp: "scatter";
    SplatOp: "splat";
}

index_lists!(TensorDialect);

second_operand_destinations!(InsertOp InsertSliceOp);
