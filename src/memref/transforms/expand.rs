//! The pass `memref-expand`.

use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::MixedIndex;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::types::{DYNAMIC, IndexType, MemRefType};
use ods_runtime::{Ir, Op, OpOf, OpRef, Value};

use super::ExpandOpsPass;
use crate::arith::{ArithDialect, IndexCastOp, MulIOp, constant_index};
use crate::memref::{LoadOp, MemRefDialect, ReinterpretCastOp, ReshapeOp};

impl RunPass for ExpandOpsPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut rewrites = PatternSet::default();
        rewrites.add_op("MemRefReshapeOpConverter", 1, expand);
        let mut patterns = ConversionPatternSet::new();
        patterns.add_rewrites(rewrites);
        let mut target = ConversionTarget::new();
        target.add_legal_dialect::<ArithDialect>();
        target.add_legal_dialect::<MemRefDialect>();
        target.add_dynamically_legal_op::<ReshapeOp<'_>>(|op| new_shape(op).is_none());
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

/// The shape that a reshape results in, if its rank is known.
fn new_shape(op: OpRef<'_>) -> Option<Vec<i64>> {
    let reshape = op.dyn_cast::<ReshapeOp<'_>>()?;
    let lengths = reshape.shape().ty().cast::<MemRefType<'_>>();
    let result = reshape.result().ty().dyn_cast::<MemRefType<'_>>()?;
    (!lengths.shape().contains(&DYNAMIC)).then(|| result.shape().to_vec())
}

fn expand(op: OpOf<ReshapeOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let Some(shape) = new_shape(*view) else {
        return r.no_match(op, "the rank of the result is not known");
    };
    let (source, lengths) = (view.source().handle(), view.shape().handle());
    let ty = view.result().ty().handle();
    let mut sizes = vec![MixedIndex::Static(0); shape.len()];
    let mut strides = sizes.clone();
    let mut stride = MixedIndex::Static(1);
    for (dim, size) in shape.iter().enumerate().rev() {
        let value = if *size == DYNAMIC {
            let value = load_size(r, lengths, dim);
            sizes[dim] = MixedIndex::Dynamic(value);
            value
        } else {
            sizes[dim] = MixedIndex::Static(*size);
            // As upstream, also if it is not used.
            constant_index(r, *size)
        };
        strides[dim] = stride;
        if dim > 0 {
            stride = product(r, stride, sizes[dim], value);
        }
    }
    let offset = MixedIndex::Static(0);
    let cast = ReinterpretCastOp::build_from_result_type(r, ty, source, offset, &sizes, &strides);
    r.replace_op_with(op, cast);
    Some(())
}

/// The size of a dimension, from a memref of sizes.
fn load_size(r: &mut Rewriter<'_>, lengths: Value, dim: usize) -> Value {
    let index = constant_index(r, dim as i64);
    let size: Value = LoadOp::build(r, lengths, &[index]).into();
    if r.value(size).ty().is_index() {
        return size;
    }
    let ty = IndexType::get(r.ctx()).handle();
    IndexCastOp::build(r, ty, size).into()
}

/// The product of a stride and a size, whose value is `value`.
fn product(r: &mut Rewriter<'_>, stride: MixedIndex, size: MixedIndex, value: Value) -> MixedIndex {
    let stride = match (stride, size) {
        (MixedIndex::Static(stride), MixedIndex::Static(size)) => {
            return MixedIndex::Static(stride.wrapping_mul(size));
        }
        (MixedIndex::Static(stride), MixedIndex::Dynamic(_)) => constant_index(r, stride),
        (MixedIndex::Dynamic(stride), _) => stride,
    };
    MixedIndex::Dynamic(MulIOp::build(r, stride, value).into())
}
