//! Patterns for producers and consumers of values, which change types.

use std::sync::Arc;

use ods_runtime::attrs::TypeAttr;
use ods_runtime::conversion::{
    ConversionPattern, ConversionPatternSet, ConversionRewriter, TypeConverter,
};
use ods_runtime::rewrite::{RewritePattern, Rewriter};
use ods_runtime::types::{Float32Type, Float64Type, IntegerType};
use ods_runtime::{OpOf, Type, Value};

use crate::test::*;

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<TypeConverter>) {
    let produce = |name, from, to| {
        RewritePattern::new(name, move |op: OpOf<TypeProducerOp<'static>>, r: &mut Rewriter<'_>| {
            change_producer(op, from, to, r)
        })
    };
    patterns.add(produce("TestChangeProducerTypeI32ToF32", i32_type, f32_type).into());
    patterns.add(produce("TestChangeProducerTypeF32ToF64", f32_type, f64_type).into());
    let invalid = produce("TestChangeProducerTypeF32ToInvalid", f32_type, i16_type);
    patterns.add(invalid.with_benefit(10).into());
    patterns.add_op("TestUpdateConsumerType", consume);
    patterns.add_op("TestReplaceWithValidProducer", replace_producer);
    patterns.add_op("TestReplaceWithValidConsumer", replace_consumer);
    let split = ConversionPattern::new_one_to_n("TestSplitReturnType", split_return);
    patterns.add(split.with_converter(types.clone()));
    let pass = ConversionPattern::new_one_to_n("TestPassthroughInvalidOp", pass_through);
    patterns.add(pass.with_converter(types.clone()));
}

type TypeFn = fn(&ods_runtime::Context) -> Type;

fn i16_type(ctx: &ods_runtime::Context) -> Type {
    IntegerType::get(ctx, 16).handle()
}

fn i32_type(ctx: &ods_runtime::Context) -> Type {
    IntegerType::get(ctx, 32).handle()
}

fn f32_type(ctx: &ods_runtime::Context) -> Type {
    Float32Type::get(ctx).handle()
}

fn f64_type(ctx: &ods_runtime::Context) -> Type {
    Float64Type::get(ctx).handle()
}

/// Replaces a producer of the type `from` by one of the type `to`.
fn change_producer(
    op: OpOf<TypeProducerOp<'static>>,
    from: TypeFn,
    to: TypeFn,
    r: &mut Rewriter<'_>,
) -> Option<()> {
    let ctx = r.ctx().clone();
    if r.get(op).result().ty().handle() != from(&ctx) {
        return r.no_match(op, "the type is another one");
    }
    let new = TypeProducerOp::build(r, to(&ctx));
    r.replace_op_with(op, new);
    Some(())
}

/// Updates a consumer of `f64`, and erases one of wide integers.
fn consume(
    op: OpOf<TypeConsumerOp<'static>>,
    operands: TypeConsumerOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let input: Value = operands.input();
    let ty = r.value(input).ty();
    if ty.isa::<Float64Type<'_>>() {
        let new = TypeConsumerOp::build(r, input);
        r.replace_op_with(op, new);
    } else if ty.dyn_cast::<IntegerType<'_>>().is_some_and(|ty| ty.width() >= 32) {
        r.erase_op(op);
    } else {
        return r.no_match(op, "the operand is neither 'f64' nor a wide integer");
    }
    Some(())
}

/// Replaces the producer by one of the type that an attribute states.
fn replace_producer(
    op: OpOf<ReplaceWithValidProducerOp<'static>>,
    _: ReplaceWithValidProducerOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let Some(ty) = r.op(op).attr("type").and_then(|attr| attr.dyn_cast::<TypeAttr<'_>>()) else {
        return r.no_match(op, "has no type");
    };
    let ty = ty.value().handle();
    let new = ValidProducerOp::build(r, ty);
    r.replace_op_with(op, new);
    Some(())
}

/// Replaces the consumer by one without results.
fn replace_consumer(
    op: OpOf<ReplaceWithValidConsumerOp<'static>>,
    operands: ReplaceWithValidConsumerOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let [input] = *operands.inputs() else { return r.no_match(op, "has several operands") };
    ValidConsumerOp::build(r, input);
    r.erase_op(op);
    Some(())
}

/// Returns the parts of the only operand, an `f32`.
fn split_return(
    op: OpOf<ReturnOp<'static>>,
    operands: ReturnOpAdaptor<'_, &[Value]>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let inputs = r.get(op).inputs();
    if inputs.len() != 1 || !inputs.types().all(|ty| ty.isa::<Float32Type<'_>>()) {
        return r.no_match(op, "does not return one 'f32'");
    }
    let new = ReturnOp::build(r, operands.inputs()[0]);
    r.replace_op_with(op, new);
    Some(())
}

/// Makes the operation valid. Operands that are not converted to one value are cast back.
fn pass_through(
    op: OpOf<InvalidOp<'static>>,
    operands: InvalidOpAdaptor<'_, &[Value]>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let types: Vec<Type> = r.get(op).inputs().types().map(|ty| ty.handle()).collect();
    let mut inputs = Vec::new();
    for (values, ty) in operands.inputs().iter().zip(types) {
        inputs.push(match **values {
            [value] => value,
            _ => CastOp::build(r, ty, values).result(0),
        });
    }
    let new = ValidOp::build(r, &inputs);
    r.replace_op_with(op, new);
    Some(())
}
