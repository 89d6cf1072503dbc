//! What is known about a buffer: its rank, sizes, strides, addresses, and assumptions about them.

use std::sync::Arc;

use ods_runtime::attrs::{ArrayAttr, Attribute, BoolAttr, StringAttr};
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::matchers::constant_int;
use ods_runtime::types::{DYNAMIC, MemRefType, Type, UnrankedMemRefType};
use ods_runtime::{Op, Value};

use super::super::LLVMTypeConverter;
use super::super::descriptors::{Facts, MemRefDescriptor};
use super::super::emitter::{Emitter, Index};
use super::super::unranked::UnrankedDescriptor;
use super::access::accessed;
use crate::llvm::{AssumeOp, LLVMStructType};
use crate::memref::{
    AssumeAlignmentOp, DimOp, DistinctObjectsOp, ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp, RankOp,
};

/// Adds the patterns of what is known about buffers.
pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<DimOp<'static>>("memref.dim", {
        move |op, operands, r| {
            let size = size(op.op(), operands.source(), operands.index(), &converter, r)?;
            r.replace_op(op, &[size]);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<RankOp<'static>>("memref.rank", {
        move |op, operands, r| {
            let source = r.op(op).operand(0).ty().dyn_cast::<MemRefType<'_>>();
            let rank = source.map(|it| it.rank());
            let e = &mut Emitter::new(r, &converter);
            let rank = match rank {
                Some(rank) => e.index(rank as i64),
                None => e.extract(operands.memref(), &[0])?,
            };
            r.replace_op(op, &[rank]);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<ExtractAlignedPointerAsIndexOp<'static>>(
        "memref.extract_aligned_pointer_as_index",
        move |op, operands, r| {
            let ty = r.op(op).operand(0).ty().handle();
            let e = &mut Emitter::new(r, &converter);
            let pointer = match e.b.ctx().type_ref(ty).isa::<UnrankedMemRefType<'_>>() {
                true => UnrankedDescriptor::pointed(operands.source(), ty, e)?.aligned_pointer(e),
                false => MemRefDescriptor(operands.source()).aligned_pointer(e)?,
            };
            let index = e.index_type();
            let number = e.pointer_to_int(index, pointer);
            r.replace_op(op, &[number]);
            Some(())
        },
    ));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<ExtractStridedMetadataOp<'static>>(
        "memref.extract_strided_metadata",
        move |op, operands, r| {
            let facts = accessed(op.op(), 0, &converter, r)?;
            let base = r.get(op).base_buffer().ty();
            let Some(base) = converter.types().convert_type(base) else {
                return r.no_match(op, "the type of a result does not convert");
            };
            let values = metadata(operands.source(), &facts, base, &converter, r)?;
            r.replace_op(op, &values);
            Some(())
        },
    ));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<AssumeAlignmentOp<'static>>(
        "memref.assume_alignment",
        move |op, operands, r| {
            let (buffer, alignment) = (operands.memref(), r.get(op).alignment());
            let facts = accessed(op.op(), 0, &converter, r)?;
            let e = &mut Emitter::new(r, &converter);
            let pointer = MemRefDescriptor(buffer).first_element(e, &facts)?;
            let condition = truth(e);
            let alignment = e.index(i64::from(alignment));
            assume(condition, "align", &[pointer, alignment], e);
            r.replace_op(op, &[buffer]);
            Some(())
        },
    ));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<DistinctObjectsOp<'static>>(
        "memref.distinct_objects",
        move |op, operands, r| {
            let buffers = operands.operands().to_vec();
            if buffers.len() < 2 {
                r.replace_op(op, &buffers);
                return Some(());
            }
            let mut pointers = Vec::new();
            for (index, buffer) in buffers.iter().enumerate() {
                let facts = accessed(op.op(), index, &converter, r)?;
                let e = &mut Emitter::new(r, &converter);
                pointers.push(MemRefDescriptor(*buffer).first_element(e, &facts)?);
            }
            let e = &mut Emitter::new(r, &converter);
            let condition = truth(e);
            for (index, first) in pointers.iter().enumerate() {
                for second in &pointers[index + 1..] {
                    assume(condition, "separate_storage", &[*first, *second], e);
                }
            }
            r.replace_op(op, &buffers);
            Some(())
        },
    ));
}

/// A condition that always holds.
fn truth(e: &mut Emitter<'_, '_>) -> Value {
    let value = BoolAttr::get(e.b.ctx(), true).handle();
    let bit = e.integer(1);
    e.constant(bit, value)
}

/// Assumes what the bundle `tag` of `values` says.
fn assume(condition: Value, tag: &str, values: &[Value], e: &mut Emitter<'_, '_>) {
    let ctx = Arc::clone(e.b.ctx());
    let tag: Attribute = StringAttr::get(&ctx, tag).into();
    let assumption = AssumeOp::build(e.b, condition, &[values]);
    let tags = ArrayAttr::get(&ctx, &[tag]).into();
    e.b.edit::<AssumeOp<'_>>(assumption).set_op_bundle_tags(Some(tags));
}

/// The size of a dimension.
fn size(
    op: Op,
    buffer: Value,
    dimension: Value,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<Value> {
    let ty = r.op(op).operand(0).ty();
    if ty.isa::<UnrankedMemRefType<'_>>() {
        let e = &mut Emitter::new(r, types);
        return size_of_unranked(buffer, dimension, e);
    }
    let Some(memref) = ty.dyn_cast::<MemRefType<'_>>() else {
        return r.no_match(op, "the operand is no buffer");
    };
    let shape = memref.shape().to_vec();
    let known = constant_int(r.op(op).operand(1)).and_then(|it| it.to_i64());
    let known = known.and_then(|it| usize::try_from(it).ok()).filter(|it| *it < shape.len());
    let descriptor = MemRefDescriptor(buffer);
    let e = &mut Emitter::new(r, types);
    match known.map(|it| (it, shape[it])) {
        Some((dimension, DYNAMIC)) => descriptor.size(e, dimension),
        Some((_, size)) => Some(e.index(size)),
        None => {
            let one = e.index(1);
            let sizes = descriptor.sizes(e)?;
            let array = e.b.value(sizes).ty().handle();
            let address = e.on_stack_once(sizes, one);
            let indices = [Index::Constant(0), Index::Value(dimension)];
            let address = e.address(address, array, &indices);
            let index = e.index_type();
            Some(e.load(index, address))
        }
    }
}

/// The size of a dimension of a buffer of unknown rank, which the structure for the rank has behind the offset.
fn size_of_unranked(buffer: Value, dimension: Value, e: &mut Emitter<'_, '_>) -> Option<Value> {
    let structure = e.extract(buffer, &[1])?;
    let (pointer, index) = (e.pointer(0), e.index_type());
    let start: Type = LLVMStructType::literal(e.b.ctx(), &[pointer, pointer, index], false).into();
    let offset = e.address(structure, start, &[Index::Constant(0), Index::Constant(2)]);
    let one = e.index(1);
    let distance = e.add(one, dimension);
    let address = e.address(offset, index, &[Index::Value(distance)]);
    Some(e.load(index, address))
}

/// The results of `memref.extract_strided_metadata`.
fn metadata(
    buffer: Value,
    facts: &Facts,
    base: Type,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<Vec<Value>> {
    let e = &mut Emitter::new(r, types);
    let source = MemRefDescriptor(buffer);
    let (allocated, aligned) = (source.allocated_pointer(e)?, source.aligned_pointer(e)?);
    let mut descriptor = MemRefDescriptor::poison(e, base);
    descriptor.set_allocated_pointer(e, allocated);
    descriptor.set_aligned_pointer(e, aligned);
    let zero = e.index(0);
    descriptor.set_offset(e, zero);
    let mut values = vec![descriptor.0, source.offset(e)?];
    for dimension in 0..facts.shape.len() {
        values.push(source.size(e, dimension)?);
    }
    for dimension in 0..facts.shape.len() {
        values.push(source.stride(e, dimension)?);
    }
    Some(values)
}
