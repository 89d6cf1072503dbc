//! The pass `int-range-optimizations`.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{DenseElementsAttr, IntegerAttr};
use ods_runtime::int_range::ConstantIntRanges;
use ods_runtime::ir::{InsertPoint, OpView};
use ods_runtime::matchers::{constant_int, constant_op_attr};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, RewritePattern, Rewriter, materialize_in};
use ods_runtime::side_effects::would_op_be_trivially_dead;
use ods_runtime::types::ShapedType;
use ods_runtime::{Attribute, Ir, Location, Op, OpRef, Value, ValueRef};

use super::ArithIntRangeOpts;
use super::state::Ranges;
use crate::arith::fold::materialize;
use crate::arith::{RemSIOp, RemUIOp};

impl RunPass for ArithIntRangeOpts {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ranges = Ranges::of(ir, op);
        let mut patterns = PatternSet::default();
        let of_pattern = ranges.clone();
        patterns.add(RewritePattern::on_any("MaterializeKnownConstantValues", move |op, r| {
            replace_constants(&of_pattern, op, r)
        }));
        add_remainder::<RemSIOp<'static>>(&mut patterns, &ranges, |range| {
            [range.smin(), range.smax()]
        });
        add_remainder::<RemUIOp<'static>>(&mut patterns, &ranges, |range| {
            [range.umin(), range.umax()]
        });
        ranges.apply(ir, op, &patterns.freeze(), GreedyConfig::default)
    }
}

/// The only integer that `value` can be, if it has uses.
fn needed_constant(ranges: &Ranges, value: ValueRef<'_>) -> Option<ApInt> {
    if !value.has_uses() {
        return None;
    }
    ranges.get(value.handle())?.constant_value().cloned()
}

/// Replaces the results of `op` and the arguments of its blocks that can be one integer only.
fn replace_constants(ranges: &Ranges, op: Op, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.op(op);
    if constant_op_attr(view).is_some() || !has_constants(ranges, view) {
        return None;
    }
    let results = view.results().handles();
    let mut is_replaced = !results.is_empty();
    for result in results {
        let was_used = r.ir().value(result).has_uses();
        is_replaced &= replace(ranges, result, r) || !was_used;
    }
    if is_replaced && would_op_be_trivially_dead(r.op(op)) {
        r.erase_op(op);
        return Some(());
    }
    let blocks = r.op(op).regions().flat_map(|region| region.blocks());
    let blocks: Vec<_> = blocks.map(|block| block.handle()).collect();
    for block in blocks {
        for argument in r.ir().block(block).argument_handles().to_vec() {
            r.set_insert_point(InsertPoint::Start(block));
            replace(ranges, argument, r);
        }
    }
    Some(())
}

/// Whether a result of `op` or an argument of one of its blocks can be one integer only.
fn has_constants(ranges: &Ranges, op: OpRef<'_>) -> bool {
    let blocks = op.regions().flat_map(|region| region.blocks());
    let arguments = blocks.flat_map(|block| block.arguments());
    op.results().chain(arguments).any(|value| needed_constant(ranges, value).is_some())
}

/// Replaces `value` by a constant at the insertion point, if it can be one integer only. Returns whether it does.
fn replace(ranges: &Ranges, value: Value, r: &mut Rewriter<'_>) -> bool {
    let view = r.ir().value(value);
    let Some(integer) = needed_constant(ranges, view) else { return false };
    let Some(attr) = constant_attr(view, &integer) else { return false };
    let op = view.defining_op().or_else(|| view.parent_op());
    let dialect = op.and_then(|op| op.def()).map_or("", |def| def.dialect());
    let (ty, loc) = (view.ty().handle(), view.loc().unwrap_or(Location::UNKNOWN));
    r.set_loc(loc);
    let constant = materialize_in(r, dialect, attr, ty).or_else(|| materialize(r, attr, ty));
    let Some(constant) = constant else { return false };
    let constant = r.result(constant, 0);
    ranges.set(constant, ConstantIntRanges::constant(integer));
    r.replace_all_uses(value, constant);
    true
}

/// The value of a constant of the type of `value`. `None` if there is no such constant.
fn constant_attr(value: ValueRef<'_>, integer: &ApInt) -> Option<Attribute> {
    let (ty, ctx) = (value.ty(), value.ir().ctx());
    let Some(shaped) = ty.dyn_cast::<ShapedType<'_>>() else {
        return Some(IntegerAttr::from_ap_int(ctx, ty, integer.clone()).into());
    };
    shaped.num_elements()?;
    Some(DenseElementsAttr::from_ints(ctx, shaped, std::slice::from_ref(integer)).into())
}

/// Adds the pattern that replaces a remainder by its dividend, if the `bounds` of this are at least 0 and less than a
/// constant divisor.
fn add_remainder<V: OpView<'static>>(
    patterns: &mut PatternSet,
    ranges: &Ranges,
    bounds: fn(&ConstantIntRanges) -> [&ApInt; 2],
) {
    let ranges = ranges.clone();
    patterns.add_op::<V>("DeleteTrivialRem", 1, move |op, r| {
        let view = r.op(op);
        let (dividend, divisor) = (view.operand(0).handle(), constant_int(view.operand(1))?);
        if divisor.to_i64()? <= 0 {
            return None;
        }
        let range = ranges.get(dividend)?;
        let [min, max] = bounds(&range);
        let is_rest = |bound: &ApInt| !bound.is_negative() && bound.cmp_unsigned(&divisor).is_lt();
        if !is_rest(min) || !is_rest(max) || min.cmp_unsigned(max).is_gt() {
            return None;
        }
        r.replace_op(op, &[dividend]);
        Some(())
    });
}
