//! Buffers of the same elements with another shape, which another buffer has.

use std::sync::Arc;

use ods_runtime::builtin::UnrealizedConversionCastOp;
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::InsertPoint;
use ods_runtime::types::{DYNAMIC, MemRefType, Type};
use ods_runtime::{Op, Value};

use super::super::LLVMTypeConverter;
use super::super::descriptors::{Facts, MemRefDescriptor};
use super::super::emitter::{Emitter, Index};
use super::super::unranked::{UnrankedDescriptor, element_pointer, structure_size};
use super::access::{Bounds, accessed, element};
use super::casts::Pointers;
use crate::llvm::{BrOp, CondBrOp, ICmpOp, ICmpPredicate};
use crate::memref::ReshapeOp;

/// Adds the pattern of reshaped buffers.
pub(super) fn add_pattern(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<ReshapeOp<'static>>("memref.reshape", {
        move |op, operands, r| {
            let (source, shape) = (operands.source(), operands.shape());
            let result = match r.op(op).result(0).ty().isa::<MemRefType<'_>>() {
                true => ranked(op.op(), source, shape, &converter, r)?,
                false => unranked(op.op(), source, shape, &converter, r)?,
            };
            r.replace_op(op, &[result]);
            Some(())
        }
    }));
}

/// A buffer of a known rank.
fn ranked(
    op: Op,
    source: Value,
    shape: Value,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<Value> {
    let Some(facts) = Facts::of(r.op(op).result(0).ty(), types) else {
        return r.no_match(op, "the type of the result does not convert");
    };
    if facts.offset == DYNAMIC {
        return r.no_match(op, "the offset is not known");
    }
    let shape_facts = accessed(op, 1, types, r)?;
    let source_ty = r.op(op).operand(0).ty().handle();
    let e = &mut Emitter::new(r, types);
    let mut result = MemRefDescriptor::poison(e, facts.descriptor);
    let pointers = Pointers::of(source, source_ty, e)?;
    result.set_allocated_pointer(e, pointers.allocated);
    result.set_aligned_pointer(e, pointers.aligned);
    let offset = e.index(facts.offset);
    result.set_offset(e, offset);
    let mut stride = None;
    for dimension in (0..facts.shape.len()).rev() {
        let this = match (facts.strides[dimension], stride) {
            (DYNAMIC, Some(stride)) => stride,
            (DYNAMIC, None) => e.index(1),
            (stride, _) => e.index(stride),
        };
        let size = match facts.shape[dimension] {
            DYNAMIC => {
                let index = e.index(dimension as i64);
                size_at(shape, index, &shape_facts, e)?
            }
            size => e.index(size),
        };
        result.set_size(e, dimension, size);
        result.set_stride(e, dimension, this);
        stride = Some(e.mul(this, size));
    }
    Some(result.0)
}

/// A size that a buffer of sizes has, as an index.
fn size_at(
    shape: Value,
    dimension: Value,
    facts: &Facts,
    e: &mut Emitter<'_, '_>,
) -> Option<Value> {
    let address = element(shape, &[dimension], facts, Bounds::Inside, e)?;
    let size = e.load(facts.element, address);
    let index = e.index_type();
    if facts.source_element == facts.element {
        return e.sized(size, index);
    }
    let cast = UnrealizedConversionCastOp::build(e.b, &[facts.source_element], &[size]);
    let size = e.b.result(cast, 0);
    let cast = UnrealizedConversionCastOp::build(e.b, &[index], &[size]);
    Some(e.b.result(cast, 0))
}

/// A buffer of unknown rank. The structure for its rank is filled in a loop.
fn unranked(
    op: Op,
    source: Value,
    shape: Value,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<Value> {
    let (from, to) = (r.op(op).operand(0).ty().handle(), r.op(op).result(0).ty().handle());
    let Some(target) = types.types().convert_type(r.op(op).result(0).ty()) else {
        return r.no_match(op, "the type of the result does not convert");
    };
    let sizes = accessed(op, 1, types, r)?;
    let shape = MemRefDescriptor(shape);
    let e = &mut Emitter::new(r, types);
    let rank = shape.size(e, 0)?;
    let poison = e.poison(target);
    let result = e.insert(poison, rank, &[0]);
    let size = structure_size(result, e)?;
    let byte = e.integer(8);
    let address = e.alloca(byte, size);
    let result = e.insert(result, address, &[1]);
    let (old, offset) = Pointers::with_offset(source, from, e)?;
    let new = UnrankedDescriptor { address, pointer: element_pointer(to, e)? };
    new.set_allocated_pointer(old.allocated, e);
    new.set_aligned_pointer(old.aligned, e);
    new.set_offset(offset, e);
    let index = e.index_type();
    let sizes_address = new.sizes(e);
    let strides_address = e.address(sizes_address, index, &[Index::Value(rank)]);
    let shape_address = shape.aligned_pointer(e)?;
    let one = e.index(1);
    let last = e.sub(rank, one);
    let fill = Fill { sizes_address, strides_address, shape_address, one, last };
    fill.in_loop(op, sizes.element, types, r)?;
    Some(result)
}

/// What the loop over the dimensions reads and writes.
#[derive(Clone, Copy)]
struct Fill {
    sizes_address: Value,
    strides_address: Value,
    shape_address: Value,
    one: Value,
    last: Value,
}

impl Fill {
    /// Adds a loop in front of `op` that copies sizes of the type `size`, and computes strides, from the last dimension on.
    fn in_loop(
        self,
        op: Op,
        size: Type,
        types: &LLVMTypeConverter,
        r: &mut ConversionRewriter<'_>,
    ) -> Option<()> {
        let index = types.index_type(r.ctx());
        let block = r.op(op).block()?;
        let (block, region) = (block.handle(), block.parent()?.handle());
        let rest = r.split_block(op);
        let [condition, body] = [vec![index, index], vec![]].map(|arguments| {
            let new = r.create_block(region, arguments);
            r.move_block(new, region, Some(rest));
            new
        });
        r.set_insert_point(InsertPoint::End(block));
        BrOp::build(r, &[self.last, self.one], condition);
        let [dimension, stride] = *r.block(condition).argument_handles() else { return None };
        r.set_insert_point(InsertPoint::End(condition));
        let e = &mut Emitter::new(r, types);
        let zero = e.index(0);
        let goes_on = ICmpOp::build(e.b, ICmpPredicate::Sge, dimension, zero);
        let goes_on = e.b.result(goes_on, 0);
        CondBrOp::build(e.b, goes_on, &[], &[], body, rest);

        r.set_insert_point(InsertPoint::End(body));
        let e = &mut Emitter::new(r, types);
        let at = [Index::Value(dimension)];
        let address = e.address(self.shape_address, size, &at);
        let value = e.load(size, address);
        let value = e.sized(value, index)?;
        let address = e.address(self.sizes_address, index, &at);
        e.store(value, address);
        let address = e.address(self.strides_address, index, &at);
        e.store(stride, address);
        let next_stride = e.mul(stride, value);
        let next = e.sub(dimension, self.one);
        BrOp::build(e.b, &[next, next_stride], condition);
        r.set_insert_point(InsertPoint::Before(op));
        Some(())
    }
}
