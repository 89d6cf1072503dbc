//! The passes `resolve-ranked-shaped-type-result-dims` and `resolve-shaped-type-result-dims`.
//!
//! They differ in operations that only infer their shapes as tensors, which are not resolved here.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::interfaces::ReifyRankedShapedTypeOpInterface;
use ods_runtime::matchers::{FoldResult, constant_i64};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::types::ShapedType;
use ods_runtime::{Ir, Op, OpOf, Region, Value};

use super::{ResolveRankedShapeTypeResultDimsPass, ResolveShapedTypeResultDimsPass};
use crate::arith::constant_index;
use crate::memref::DimOp;

impl RunPass for ResolveRankedShapeTypeResultDimsPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        resolve(ir, op, self.options.error_on_pattern_iteration_limit)
    }
}

impl RunPass for ResolveShapedTypeResultDimsPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        resolve(ir, op, self.options.error_on_pattern_iteration_limit)
    }
}

fn resolve(ir: &mut Ir, op: Op, reports_limit: bool) -> PassResult {
    let mut patterns = PatternSet::default();
    patterns.add_op("DimOfReifyRankedShapedTypeOpInterface", 1, resolve_size);
    let patterns = patterns.freeze();
    let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
    let mut has_converged = true;
    for region in regions {
        let config = GreedyConfig::default();
        has_converged &= apply_patterns_greedily(ir, region, &patterns, config).is_ok();
    }
    if reports_limit && !has_converged {
        let message = "dim operation resolution hit pattern iteration limit";
        return Err(ir.op(op).op_error(message).into());
    }
    Ok(())
}

/// Replaces the size of a result by what the operation computes it from.
fn resolve_size(op: OpOf<DimOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let source = view.source();
    let Some(owner) = source.defining_op() else {
        return r.no_match(op, "the memref is an argument");
    };
    let result = owner.results().position(|result| result == source)?;
    let rank = source.ty().dyn_cast::<ShapedType<'_>>().and_then(|ty| Some(ty.shape()?.len()));
    let dim = constant_i64(*view.index()).and_then(|dim| usize::try_from(dim).ok());
    let dim = dim.filter(|dim| rank.is_some_and(|rank| *dim < rank));
    let (Some(dim), true) = (dim, owner.isa::<ReifyRankedShapedTypeOpInterface<'_>>()) else {
        return r.no_match(op, "the size is not known");
    };
    let owner = owner.handle();
    let size = ReifyRankedShapedTypeOpInterface::reify_dim_of_result(r, owner, result, dim);
    let size: Value = match size.ok().flatten()? {
        FoldResult::Value(size) => size,
        FoldResult::Attr(size) => {
            let size = r.ctx().attr_ref(size).dyn_cast::<IntegerAttr<'_>>()?.value().to_i64()?;
            constant_index(r, size)
        }
    };
    r.replace_op(op, &[size]);
    Some(())
}
