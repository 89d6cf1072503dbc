//! Functions that are an expression of two or three operations.

use std::f64::consts::LN_2;

use ods_runtime::OpOf;
use ods_runtime::rewrite::Rewriter;

use super::{DYNAMIC, Expansions};
use crate::arith::FastMathFlags;
use crate::math::{ClampFOp, Exp2Op, FmaOp, RsqrtOp, TanOp};
use crate::numbers::{Floats, has_constants};

pub(super) fn add_patterns(expansions: &mut Expansions<'_>) {
    expansions.add::<TanOp<'_>>(tan);
    expansions.add::<FmaOp<'_>>(fma);
    expansions.add::<Exp2Op<'_>>(exp2);
    expansions.add::<RsqrtOp<'_>>(rsqrt);
    expansions.add::<ClampFOp<'_>>(clamp);
}

fn tan(op: OpOf<TanOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let value = r.get(op).operand();
    let (value, ty) = (value.handle(), value.ty().handle());
    let mut floats = Floats::new(r, ty, FastMathFlags::NONE);
    let sine = floats.sin(value);
    let cosine = floats.cos(value);
    let result = floats.div(sine, cosine);
    r.replace_op(op, &[result]);
    Some(())
}

fn fma(op: OpOf<FmaOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let ty = view.result().ty().handle();
    let [a, b, c] = [view.a(), view.b(), view.c()].map(|value| value.handle());
    let mut floats = Floats::new(r, ty, FastMathFlags::NONE);
    let product = floats.mul(a, b);
    let result = floats.add(product, c);
    r.replace_op(op, &[result]);
    Some(())
}

fn exp2(op: OpOf<Exp2Op<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let value = r.get(op).operand();
    let ty = value.ty();
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let (value, ty) = (value.handle(), ty.handle());
    let mut floats = Floats::new(r, ty, FastMathFlags::NONE);
    let factor = floats.constant(LN_2);
    let product = floats.mul(value, factor);
    let result = floats.exp(product);
    r.replace_op(op, &[result]);
    Some(())
}

fn rsqrt(op: OpOf<RsqrtOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let value = r.get(op).operand();
    let ty = value.ty();
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let (value, ty) = (value.handle(), ty.handle());
    let mut floats = Floats::new(r, ty, FastMathFlags::NONE);
    let one = floats.constant(1.0);
    let root = floats.sqrt(value);
    let result = floats.div(one, root);
    r.replace_op(op, &[result]);
    Some(())
}

/// Upstream takes the minimum with the lower bound.
fn clamp(op: OpOf<ClampFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (ty, flags) = (view.result().ty().handle(), view.fastmath());
    let [value, min, max] = [view.value(), view.min(), view.max()].map(|value| value.handle());
    let mut floats = Floats::new(r, ty, flags);
    let below = floats.min(value, max);
    let result = floats.max(below, min);
    r.replace_op(op, &[result]);
    Some(())
}
