//! The pass `arith-expand`.

mod bfloat16;
mod bits;
mod division;
mod extremum;
mod f4e2m1;
mod f8e8m0;
mod scaling;

use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::PatternSet;
use ods_runtime::types::{BFloat16Type, Float4E2M1FNType, Float8E8M0FNUType, Float32Type, TypeRef};
use ods_runtime::{Ir, Op, OpRef};

use super::{ArithExpandOpsPass, ArithExpandOpsPassOptions};
use crate::arith::{
    ArithDialect, CeilDivSIOp, CeilDivUIOp, ExtFOp, FloorDivSIOp, MaxNumFOp, MaxSIOp, MaxUIOp,
    MaximumFOp, MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp,
};

impl RunPass for ArithExpandOpsPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut rewrites = PatternSet::default();
        division::add_patterns(&mut rewrites);
        extremum::add_patterns(&mut rewrites);
        scaling::add_patterns(&mut rewrites);
        if self.options.include_bf16 {
            bfloat16::add_patterns(&mut rewrites);
        }
        if self.options.include_f8e8m0 {
            f8e8m0::add_patterns(&mut rewrites);
        }
        if self.options.include_f4e2m1 {
            f4e2m1::add_patterns(&mut rewrites);
        }
        let mut patterns = ConversionPatternSet::new();
        patterns.add_rewrites(rewrites);
        let target = target(&self.options);
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

/// Adds the patterns of divisions that round up or down. Corresponds to `populateCeilFloorDivExpandOpsPatterns`.
pub fn add_division_patterns(patterns: &mut PatternSet) {
    division::add_patterns(patterns);
}

/// The operations that remain.
fn target(options: &ArithExpandOpsPassOptions) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_dialect::<ArithDialect>();
    target.add_illegal_op::<CeilDivSIOp<'_>>();
    target.add_illegal_op::<CeilDivUIOp<'_>>();
    target.add_illegal_op::<FloorDivSIOp<'_>>();
    target.add_illegal_op::<MaxSIOp<'_>>();
    target.add_illegal_op::<MaxUIOp<'_>>();
    target.add_illegal_op::<MinSIOp<'_>>();
    target.add_illegal_op::<MinUIOp<'_>>();
    target.add_illegal_op::<MaximumFOp<'_>>();
    target.add_illegal_op::<MinimumFOp<'_>>();
    target.add_illegal_op::<MaxNumFOp<'_>>();
    target.add_illegal_op::<MinNumFOp<'_>>();
    target.add_illegal_op::<ScalingExtFOp<'_>>();
    target.add_illegal_op::<ScalingTruncFOp<'_>>();
    let ext = options.clone();
    target.add_dynamically_legal_op::<ExtFOp<'_>>(move |op| {
        let (small, wide) = elements(op);
        !is_expanded(small, wide, &ext)
    });
    let trunc = options.clone();
    target.add_dynamically_legal_op::<TruncFOp<'_>>(move |op| {
        let (wide, small) = elements(op);
        !is_expanded(small, wide, &trunc)
    });
    target
}

/// The types of the numbers that a conversion reads and produces.
fn elements(op: OpRef<'_>) -> (TypeRef<'_>, TypeRef<'_>) {
    let [from, to] = [op.operand(0).ty(), op.result(0).ty()].map(TypeRef::element_type_or_self);
    (from, to)
}

/// Whether conversions between the types `small` and `wide` are expanded.
fn is_expanded(small: TypeRef<'_>, wide: TypeRef<'_>, options: &ArithExpandOpsPassOptions) -> bool {
    options.include_bf16 && small.isa::<BFloat16Type<'_>>() && wide.isa::<Float32Type<'_>>()
        || options.include_f8e8m0 && small.isa::<Float8E8M0FNUType<'_>>()
        || options.include_f4e2m1 && small.isa::<Float4E2M1FNType<'_>>()
}
