//! View-like interfaces and the sizes of views.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::hooks::FoldResult;
use ods_runtime::interfaces::{
    ReifiedRankedShapedTypeDims, ReifyRankedShapedTypeOpInterfaceTrait, ViewLikeOpInterfaceTrait,
    mixed_values,
};
use ods_runtime::types::{DYNAMIC, IndexType, IntegerType, ShapedType};
use ods_runtime::{Diagnostic, Op, OpBuilder, ValueRef};

use crate::arith::ConstantOp;
use crate::memref::*;

macro_rules! views {
    ($($op:ident: $source:ident;)*) => {
        $(
            impl<'ir> ViewLikeOpInterfaceTrait<'ir> for $op<'ir> {
                fn view_source(self) -> ValueRef<'ir> {
                    self.$source().into()
                }
            }
        )*
    };
}

views! {
    AssumeAlignmentOp: memref;
    CastOp: source;
    CollapseShapeOp: src;
    ExpandShapeOp: src;
    ExtractStridedMetadataOp: source;
    MemorySpaceCastOp: source;
    ReinterpretCastOp: source;
    ReshapeOp: source;
    SubViewOp: source;
    ViewOp: source;
}

impl<'ir> ReifyRankedShapedTypeOpInterfaceTrait<'ir> for ExpandShapeOp<'ir> {
    fn reify_result_shapes(
        builder: &mut OpBuilder<'_>,
        op: Op,
    ) -> Result<ReifiedRankedShapedTypeDims, Diagnostic> {
        let op: ExpandShapeOp<'_> = builder.op(op).cast();
        let sizes = mixed_values(op.ctx(), &op.static_output_shape(), op.output_shape());
        Ok(vec![sizes.into_iter().map(|size| Some(size.into())).collect()])
    }
}

/// The result is the operand, so it has the same sizes.
impl<'ir> ReifyRankedShapedTypeOpInterfaceTrait<'ir> for AssumeAlignmentOp<'ir> {
    fn reify_dim_of_result(
        builder: &mut OpBuilder<'_>,
        op: Op,
        result: usize,
        dim: usize,
    ) -> Result<Option<FoldResult>, Diagnostic> {
        let op: AssumeAlignmentOp<'_> = builder.op(op).cast();
        if result != 0 {
            return Err(op.op_error("invalid result index"));
        }
        let shaped = op.memref().ty().dyn_cast::<ShapedType<'_>>();
        let size = shaped.and_then(|ty| ty.shape()?.get(dim).copied());
        let Some(size) = size else { return Err(op.op_error("invalid dimension")) };
        let ctx = builder.ctx().clone();
        if size != DYNAMIC {
            let size = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 64), size);
            return Ok(Some(FoldResult::Attr(size.into())));
        }
        let memref = op.memref().handle();
        let index = IntegerAttr::get(&ctx, IndexType::get(&ctx), dim as i64);
        let index = ConstantOp::build(builder, index);
        let index = builder.result(index, 0);
        let size = DimOp::build(builder, memref, index);
        Ok(Some(FoldResult::Value(builder.result(size, 0))))
    }
}
