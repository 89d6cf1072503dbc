//! The pass `expand-realloc`.

use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::MixedIndex;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::types::{DYNAMIC, MemRefType};
use ods_runtime::{Ir, Op, OpOf, Value};

use super::ExpandReallocPass;
use crate::arith::{ArithDialect, CmpIOp, CmpIPredicate, constant_index};
use crate::memref::{
    AllocOp, CopyOp, DeallocOp, DimOp, MemRefDialect, ReallocOp, ReinterpretCastOp, SubViewOp,
};
use crate::scf::{IfOp, SCFDialect};

impl RunPass for ExpandReallocPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let emits_deallocs = self.options.emit_deallocs;
        let mut rewrites = PatternSet::default();
        rewrites.add_op("ExpandReallocOpPattern", 1, move |op, r| expand(op, emits_deallocs, r));
        let mut patterns = ConversionPatternSet::new();
        patterns.add_rewrites(rewrites);
        let mut target = ConversionTarget::new();
        target.add_legal_dialect::<ArithDialect>();
        target.add_legal_dialect::<SCFDialect>();
        target.add_legal_dialect::<MemRefDialect>();
        target.add_illegal_op::<ReallocOp<'_>>();
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

fn expand(op: OpOf<ReallocOp<'static>>, emits_deallocs: bool, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let source = view.source().handle();
    let result = r.op(op).result(0).ty();
    let old_size = *view.source().ty().cast::<MemRefType<'_>>().shape().first()?;
    let new_size = *result.cast::<MemRefType<'_>>().shape().first()?;
    let dynamic_size = view.dynamic_result_size().map(|size| size.handle());
    let (ty, alignment) = (result.handle(), view.alignment());

    if new_size == 0 || new_size != DYNAMIC && new_size < old_size {
        let sizes = [MixedIndex::Static(new_size)];
        let [zero, one] = [0, 1].map(MixedIndex::Static);
        let cast = ReinterpretCastOp::build_from_result_type(r, ty, source, zero, &sizes, &[one]);
        r.replace_op_with(op, cast);
        return Some(());
    }
    let (old, kept) = if old_size == DYNAMIC {
        let size: Value = DimOp::build_from_source(r, source, 0).into();
        (size, MixedIndex::Dynamic(size))
    } else {
        (constant_index(r, old_size), MixedIndex::Static(old_size))
    };
    let new = match dynamic_size {
        Some(size) => size,
        None => constant_index(r, new_size),
    };
    let new_size =
        if new_size == DYNAMIC { MixedIndex::Dynamic(new) } else { MixedIndex::Static(new_size) };
    let [zero, one] = [0, 1].map(MixedIndex::Static);
    let is_greater = CmpIOp::build(r, CmpIPredicate::Ult, old, new);
    let conditional = IfOp::builder(r, is_greater)
        .then(|b| {
            let sizes: Vec<Value> = dynamic_size.into_iter().collect();
            let new = AllocOp::builder(b, ty).dynamic_sizes(&sizes).alignment(alignment).build();
            let part = SubViewOp::build_from_source(b, new.into(), &[zero], &[kept], &[one]);
            CopyOp::build(b, source, part);
            if emits_deallocs {
                DeallocOp::build(b, source);
            }
            [Value::from(new)]
        })
        .or_else(|b| {
            let sizes = [new_size];
            let cast =
                ReinterpretCastOp::build_from_result_type(b, ty, source, zero, &sizes, &[one]);
            [Value::from(cast)]
        });
    let result = r.get(conditional).results().handles()[0];
    r.replace_op(op, &[result]);
    Some(())
}
