//! Canonicalization.

mod allocate;
mod reshape;
mod scope;
mod subview;
mod views;

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::ir::InsertPoint;
use ods_runtime::types::BaseMemRefType;
use ods_runtime::{Op, OpOf, Type, Value, ValueRef};

use crate::arith::IndexCastOp;
use crate::memref::{CastOp, CopyOp, DimOp, LoadOp, ReshapeOp};

/// Replaces `op` by `value`, cast to the type of the result if that differs.
fn replace_with_cast(op: impl Into<Op>, value: impl Into<Value>, r: &mut Rewriter<'_>) {
    let (op, value) = (op.into(), value.into());
    let ty: Type = r.op(op).result(0).ty().handle();
    let cast = CastOp::build(r, ty, value);
    r.replace_op_with(op, cast);
}

impl CanonicalizationPatterns for CopyOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("FoldEmptyCopy", 1, erase_empty_copy);
        patterns.add_op("FoldSelfCopy", 1, erase_self_copy);
    }
}

fn erase_empty_copy(op: OpOf<CopyOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let is_empty = |ty: BaseMemRefType<'_>| {
        ty.dyn_cast::<super::MemRefType<'_>>().is_some_and(|ty| ty.shape().contains(&0))
    };
    let is_empty = is_empty(view.source().ty()) || is_empty(view.target().ty());
    is_empty.then(|| r.erase_op(op))
}

fn erase_self_copy(op: OpOf<CopyOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let is_same = *view.source() == *view.target();
    is_same.then(|| r.erase_op(op))
}

impl CanonicalizationPatterns for DimOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("DimOfMemRefReshape", 1, load_size_of_reshape);
    }
}

/// Loads the size of a reshaped memref from the shape. The load follows the reshape, before the shape can change.
fn load_size_of_reshape(op: OpOf<DimOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let Some(reshape) = view.source().defining_op().and_then(|op| op.dyn_cast::<ReshapeOp<'_>>())
    else {
        return r.no_match(op, "Dim op is not defined by a reshape op.");
    };
    let index: ValueRef<'_> = view.index().into();
    let (block, index_block) = (reshape.block()?, r.ir().block(index.parent_block()?));
    if index_block == block {
        if index.defining_op().is_some_and(|it| reshape.is_before_in_block(it)) {
            let reason = "dim.getIndex is not defined before reshape in the same block.";
            return r.no_match(op, reason);
        }
    } else if view.block() != Some(block) {
        let (outer, inner) = (index_block.parent()?, block.parent()?);
        if outer == inner || !outer.is_ancestor(inner) {
            return r.no_match(op, "dim.getIndex does not dominate reshape.");
        }
    }
    let (shape, index) = (reshape.shape().handle(), index.handle());
    let ty = view.result().untyped_ty().handle();
    let reshape = reshape.handle();
    r.set_insert_point(InsertPoint::After(reshape));
    let mut size: Value = LoadOp::build(r, shape, &[index]).into();
    if r.ir().value(size).ty() != ty {
        size = IndexCastOp::build(r, ty, size).into();
    }
    r.replace_op(op, &[size]);
    Some(())
}
