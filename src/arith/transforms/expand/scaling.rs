//! Extensions and truncations with a scale, which is an `f8E8M0FNU`.

use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::types::{Float8E8M0FNUType, ShapedType};
use ods_runtime::{OpOf, Value};

use super::bits::{extf, truncf};
use crate::arith::{DivFOp, FastMathFlags, MulFOp, ScalingExtFOp, ScalingTruncFOp};

pub(super) fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_op("ScalingExtFOpConverter", 1, extend);
    patterns.add_op("ScalingTruncFOpConverter", 1, truncate);
}

/// The scale as an `f8E8M0FNU`; `None` if it has fewer than 16 bits and another type.
fn small_scale(r: &mut Rewriter<'_>, scale: Value, flags: Option<FastMathFlags>) -> Option<Value> {
    let ctx = r.ctx();
    let ty = r.value(scale).ty();
    let element = ty.element_type_or_self();
    if element.int_or_float_bit_width()? < 16 {
        return element.isa::<Float8E8M0FNUType<'_>>().then_some(scale);
    }
    let small = **Float8E8M0FNUType::get(ctx);
    let ty = match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => *shaped.clone_with(None, small.handle()),
        None => small,
    };
    let ty = ty.handle();
    Some(truncf(r, ty, scale, None, flags))
}

fn extend(op: OpOf<ScalingExtFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (value, scale, flags) = (view.in_().handle(), view.scale().handle(), view.fastmath());
    let ty = view.out().ty().handle();
    let Some(scale) = small_scale(r, scale, flags) else {
        return r.no_match(
            op,
            "scaling_extf is using scales of type which can not be converted to f8E8M0",
        );
    };
    let scale = extf(r, ty, scale, flags);
    let value = extf(r, ty, value, flags);
    let product = MulFOp::build(r, value, scale);
    if let Some(flags) = flags {
        r.edit::<MulFOp<'_>>(product).set_fastmath(flags);
    }
    r.replace_op_with(op, product);
    Some(())
}

fn truncate(op: OpOf<ScalingTruncFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (value, scale, flags) = (view.in_().handle(), view.scale().handle(), view.fastmath());
    let (wide, ty) = (view.in_().ty().handle(), view.out().ty().handle());
    let rounding = view.roundingmode();
    let Some(scale) = small_scale(r, scale, flags) else {
        return r.no_match(
            op,
            "scaling_truncf is using scales type which can not be converted to f8E8M0",
        );
    };
    let scale = extf(r, wide, scale, flags);
    let quotient = DivFOp::build(r, value, scale);
    if let Some(flags) = flags {
        r.edit::<DivFOp<'_>>(quotient).set_fastmath(flags);
    }
    let result = truncf(r, ty, quotient.into(), rounding, flags);
    r.replace_op(op, &[result]);
    Some(())
}
