//! Loads, stores and prefetches of elements.

use std::sync::Arc;

use ods_runtime::Op;
use ods_runtime::Value;
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::types::DYNAMIC;

use super::super::LLVMTypeConverter;
use super::super::descriptors::{Facts, MemRefDescriptor};
use super::super::emitter::{Emitter, Index};
use crate::llvm::{
    GEPNoWrapFlags, IntegerOverflowFlags, LoadOp as LLVMLoadOp, Prefetch, StoreOp as LLVMStoreOp,
};
use crate::memref::{LoadOp, PrefetchOp, StoreOp};

/// Adds the patterns of accesses.
pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<LoadOp<'static>>("memref.load", {
        move |op, operands, r| {
            let (alignment, nontemporal) = (r.get(op).alignment(), r.get(op).nontemporal());
            let facts = accessed(op.op(), 0, &converter, r)?;
            let e = &mut Emitter::new(r, &converter);
            let address =
                element(operands.memref(), operands.indices(), &facts, Bounds::Inside, e)?;
            let load = LLVMLoadOp::build(e.b, facts.element, address);
            let edit = e.b.edit::<LLVMLoadOp<'_>>(load);
            edit.set_alignment(alignment).set_nontemporal(nontemporal);
            r.replace_op_with(op, load);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<StoreOp<'static>>("memref.store", {
        move |op, operands, r| {
            let (alignment, nontemporal) = (r.get(op).alignment(), r.get(op).nontemporal());
            let facts = accessed(op.op(), 1, &converter, r)?;
            let e = &mut Emitter::new(r, &converter);
            let address =
                element(operands.memref(), operands.indices(), &facts, Bounds::Inside, e)?;
            let store = LLVMStoreOp::build(e.b, operands.value(), address);
            let edit = e.b.edit::<LLVMStoreOp<'_>>(store);
            edit.set_alignment(alignment).set_nontemporal(nontemporal);
            r.replace_op_with(op, store);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<PrefetchOp<'static>>("memref.prefetch", {
        move |op, operands, r| {
            let view = r.get(op);
            let (is_write, hint) = (u32::from(view.is_write()), view.locality_hint());
            let is_data = u32::from(view.is_data_cache());
            let facts = accessed(op.op(), 0, &converter, r)?;
            let e = &mut Emitter::new(r, &converter);
            let address =
                element(operands.memref(), operands.indices(), &facts, Bounds::Unknown, e)?;
            let new = Prefetch::build(e.b, address, is_write, hint, is_data);
            r.replace_op_with(op, new);
            Some(())
        }
    }));
}

/// The facts about the buffer that is the operand `index` of `op`.
pub(super) fn accessed(
    op: Op,
    index: usize,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<Facts> {
    match Facts::of(r.op(op).operand(index).ty(), types) {
        Some(facts) => Some(facts),
        None => r.no_match(op, "the type of the buffer does not convert"),
    }
}

/// Whether an element is known to be within its buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bounds {
    Inside,
    Unknown,
}

/// The address of an element. Corresponds to `getStridedElementPtr`.
pub(super) fn element(
    buffer: Value,
    indices: &[Value],
    facts: &Facts,
    bounds: Bounds,
    e: &mut Emitter<'_, '_>,
) -> Option<Value> {
    let descriptor = MemRefDescriptor(buffer);
    let (flags, address_flags) = match bounds {
        Bounds::Inside => (
            IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW,
            GEPNoWrapFlags::INBOUNDS | GEPNoWrapFlags::NUW,
        ),
        Bounds::Unknown => (IntegerOverflowFlags::NONE, GEPNoWrapFlags::NONE),
    };
    let base = descriptor.first_element(e, facts)?;
    let mut sum = None;
    for (dimension, index) in indices.iter().enumerate() {
        let mut distance = *index;
        let stride = *facts.strides.get(dimension)?;
        if stride != 1 {
            let stride = match stride {
                DYNAMIC => descriptor.stride(e, dimension)?,
                stride => e.index(stride),
            };
            distance = e.mul_with(distance, stride, flags);
        }
        sum = Some(match sum {
            Some(sum) => e.add_with(sum, distance, flags),
            None => distance,
        });
    }
    Some(match sum {
        Some(sum) => e.address_with(base, facts.element, &[Index::Value(sum)], address_flags),
        None => base,
    })
}
