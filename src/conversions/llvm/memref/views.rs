//! Buffers of the same memory with other types, and with other orders of dimensions.

use std::sync::Arc;

use ods_runtime::Value;
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet};
use ods_runtime::types::DYNAMIC;

use super::super::LLVMTypeConverter;
use super::super::descriptors::{Facts, MemRefDescriptor};
use super::super::emitter::{Emitter, Index};
use super::access::accessed;
use crate::memref::cast::permutation;
use crate::memref::{TransposeOp, ViewOp};

/// Adds the patterns of views.
pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<TransposeOp<'static>>("memref.transpose", {
        move |op, operands, r| {
            let Some(order) = permutation(r.get(op).permutation()) else {
                return r.no_match(op, "the map is no permutation");
            };
            let source = MemRefDescriptor(operands.in_());
            if order.is_sorted() {
                r.replace_op(op, &[source.0]);
                return Some(());
            }
            let Some(target) = converter.types().convert_type(r.op(op).result(0).ty()) else {
                return r.no_match(op, "the type of the result does not convert");
            };
            let e = &mut Emitter::new(r, &converter);
            let mut result = MemRefDescriptor::poison(e, target);
            let pointer = source.allocated_pointer(e)?;
            result.set_allocated_pointer(e, pointer);
            let pointer = source.aligned_pointer(e)?;
            result.set_aligned_pointer(e, pointer);
            let offset = source.offset(e)?;
            result.set_offset(e, offset);
            for (to, from) in order.into_iter().enumerate() {
                let size = source.size(e, from)?;
                result.set_size(e, to, size);
                let stride = source.stride(e, from)?;
                result.set_stride(e, to, stride);
            }
            r.replace_op(op, &[result.0]);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<ViewOp<'static>>("memref.view", {
        move |op, operands, r| {
            let source = accessed(op.op(), 0, &converter, r)?;
            let Some(facts) = Facts::of(r.op(op).result(0).ty(), &converter) else {
                return r.no_match(op, "the type of the result does not convert");
            };
            if facts.strides.last().is_some_and(|it| !matches!(it, 0 | 1)) || facts.offset != 0 {
                return r.no_match(op, "the elements of the result do not follow each other");
            }
            let (buffer, shift) = (MemRefDescriptor(operands.source()), operands.byte_shift());
            let e = &mut Emitter::new(r, &converter);
            let mut result = MemRefDescriptor::poison(e, facts.descriptor);
            let pointer = buffer.allocated_pointer(e)?;
            result.set_allocated_pointer(e, pointer);
            let pointer = buffer.aligned_pointer(e)?;
            let pointer = e.address(pointer, source.element, &[Index::Value(shift)]);
            result.set_aligned_pointer(e, pointer);
            let zero = e.index(0);
            result.set_offset(e, zero);
            set_shape(&mut result, &facts, operands.sizes(), e)?;
            r.replace_op(op, &[result.0]);
            Some(())
        }
    }));
}

/// Sets the sizes and strides of a view, from the last dimension on.
fn set_shape(
    result: &mut MemRefDescriptor,
    facts: &Facts,
    sizes: &[Value],
    e: &mut Emitter<'_, '_>,
) -> Option<()> {
    let mut sizes = sizes.iter().rev().copied();
    let mut inner: Option<(Value, Value)> = None;
    for dimension in (0..facts.shape.len()).rev() {
        let size = match facts.shape[dimension] {
            DYNAMIC => sizes.next()?,
            size => e.index(size),
        };
        result.set_size(e, dimension, size);
        let stride = match (facts.strides[dimension], inner) {
            (DYNAMIC, Some((stride, size))) => e.mul(stride, size),
            (DYNAMIC, None) => e.index(1),
            (stride, _) => e.index(stride),
        };
        result.set_stride(e, dimension, stride);
        inner = Some((stride, size));
    }
    Some(())
}
