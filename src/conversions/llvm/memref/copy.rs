//! Copies of buffers.

use std::sync::Arc;

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::types::{MemRefType, ShapedType, Type, TypeRef};
use ods_runtime::{Op, Value};

use super::super::descriptors::{Facts, MemRefDescriptor};
use super::super::emitter::{Emitter, Index};
use super::super::unranked;
use super::super::{LLVMTypeConverter, functions};
use crate::llvm::{
    LLVMPointerType, LLVMStructType, LLVMVoidType, MemcpyOp, StackRestoreOp, StackSaveOp,
};
use crate::memref::CopyOp;

/// Adds the pattern of copies.
pub(super) fn add_pattern(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<CopyOp<'static>>("memref.copy", {
        move |op, operands, r| {
            let contiguous = |index: usize, r: &ConversionRewriter<'_>| {
                let facts = Facts::of(r.op(op).operand(index).ty(), &converter);
                facts.filter(Facts::is_contiguous)
            };
            let (from, to) = (operands.source(), operands.target());
            match contiguous(0, r).zip(contiguous(1, r)) {
                Some((facts, _)) => copy_bytes(op.op(), from, to, &facts, &converter, r),
                None => call(op.op(), [from, to], &converter, r),
            }
        }
    }));
}

/// Copies elements that follow each other.
fn copy_bytes(
    op: Op,
    from: Value,
    to: Value,
    facts: &Facts,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let (from, to) = (MemRefDescriptor(from), MemRefDescriptor(to));
    let e = &mut Emitter::new(r, types);
    let mut count = e.index(1);
    for dimension in 0..facts.shape.len() {
        let size = from.size(e, dimension)?;
        count = e.mul(count, size);
    }
    let size = e.size_of(facts.element);
    let bytes = e.mul(count, size);
    let mut addresses = Vec::new();
    for buffer in [from, to] {
        let (base, offset) = (buffer.aligned_pointer(e)?, buffer.offset(e)?);
        addresses.push(e.address(base, facts.element, &[Index::Value(offset)]));
    }
    let is_volatile = false;
    MemcpyOp::build(e.b, addresses[1], addresses[0], bytes, is_volatile);
    r.erase_op(op);
    Some(())
}

/// Calls a function of the runtime library, which gets pointers to buffers of unknown rank.
fn call(
    op: Op,
    buffers: [Value; 2],
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let ctx = Arc::clone(r.ctx());
    let rank_of = |ty: TypeRef<'_>| ty.dyn_cast::<MemRefType<'_>>().map(|it| it.rank());
    let ranks = [0, 1].map(|index| rank_of(r.op(op).operand(index).ty()));
    let element = r.op(op).operand(0).ty().dyn_cast::<ShapedType<'_>>()?.element_type();
    let Some(element) = types.types().convert_type(element) else {
        return r.no_match(op, "the type of elements does not convert");
    };
    let pointer: Type = LLVMPointerType::get(&ctx, 0).into();
    let index = types.index_type(&ctx);
    let structure: Type = LLVMStructType::literal(&ctx, &[index, pointer], false).into();
    let void: Type = LLVMVoidType::get(&ctx).into();
    let name = functions::declared(op, "memrefCopy", &[index, pointer, pointer], void, r)?;
    let e = &mut Emitter::new(r, types);
    let saved = StackSaveOp::build(e.b, pointer);
    let saved = e.b.result(saved, 0);
    let mut unranked_buffers = Vec::new();
    for (buffer, rank) in buffers.into_iter().zip(ranks) {
        unranked_buffers.push(match rank {
            Some(rank) => {
                let rank = IntegerAttr::get(&ctx, ctx.type_ref(index), rank as i64);
                let rank = e.constant(index, rank);
                let address = e.on_stack(buffer);
                unranked::pack(rank, address, structure, e)
            }
            None => buffer,
        });
    }
    let one = e.index(1);
    let addresses: Vec<Value> =
        unranked_buffers.into_iter().map(|it| e.on_stack_once(it, one)).collect();
    let size = e.size_of(element);
    e.call(&name, None, &[size, addresses[0], addresses[1]]);
    StackRestoreOp::build(e.b, saved);
    r.erase_op(op);
    Some(())
}
