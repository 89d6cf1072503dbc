//! The pass `math-uplift-to-fma`.

use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::{Ir, Op, OpOf, Region};

use super::MathUpliftToFMA;
use crate::arith::{AddFOp, FastMathFlags, MulFOp};
use crate::math::FmaOp;

impl RunPass for MathUpliftToFMA {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::default();
        patterns.add_op("UpliftFma", 1, uplift);
        let patterns = patterns.freeze();
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            apply_patterns_greedily(ir, region, &patterns, GreedyConfig::default())
                .map_err(|_| ods_runtime::pass::PassFailure::silent())?;
        }
        Ok(())
    }
}

/// Replaces a sum of a product by a fused operation, which has the flags of both.
fn uplift(op: OpOf<AddFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let sum = r.get(op);
    if !sum.fastmath().contains(FastMathFlags::CONTRACT) {
        return r.no_match(op, "addf op is not suitable for fma");
    }
    let [lhs, rhs] = [sum.lhs(), sum.rhs()];
    let products = [(lhs, rhs), (rhs, lhs)].into_iter().find_map(|(product, other)| {
        Some((product.defining_op()?.dyn_cast::<MulFOp<'_>>()?, other))
    });
    let Some((product, other)) = products else {
        return r.no_match(op, "no mulf op");
    };
    if !product.fastmath().contains(FastMathFlags::CONTRACT) {
        return r.no_match(op, "mulf op is not suitable for fma");
    }
    let flags = sum.fastmath() & product.fastmath();
    let [a, b, c] = [product.lhs(), product.rhs(), other].map(|value| value.handle());
    let fused = FmaOp::build(r, a, b, c);
    r.edit::<FmaOp<'_>>(fused).set_fastmath(flags);
    r.replace_op_with(op, fused);
    Some(())
}
