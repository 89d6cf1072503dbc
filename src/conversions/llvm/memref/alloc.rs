//! Allocations, on the heap and on the stack.

use std::sync::Arc;

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::layout::DataLayout;
use ods_runtime::types::{DYNAMIC, MemRefType, Type, TypeRef, UnrankedMemRefType};
use ods_runtime::{Op, Value};

use super::super::descriptors::{Facts, MemRefDescriptor};
use super::super::emitter::{Emitter, Index};
use super::super::unranked::UnrankedDescriptor;
use super::super::{LLVMTypeConverter, functions};
use crate::llvm::{AddrSpaceCastOp, AllocaOp as LLVMAllocaOp, LLVMPointerType, LLVMVoidType};
use crate::memref::{AllocOp, AllocaOp, DeallocOp};

/// The least alignment of `aligned_alloc`.
const LEAST_ALIGNMENT: u64 = 16;

/// Adds the patterns of allocations.
pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<AllocaOp<'static>>("memref.alloca", {
        move |op, operands, r| {
            let alignment = r.get(op).alignment();
            let (facts, sizes) = (allocated(op.op(), &converter, r)?, operands.dynamic_sizes());
            let e = &mut Emitter::new(r, &converter);
            let shape = Shape::of(&facts, sizes, e)?;
            let pointer = e.pointer(facts.space);
            let new = LLVMAllocaOp::build(e.b, pointer, shape.count, facts.element);
            e.b.edit::<LLVMAllocaOp<'_>>(new).set_alignment(alignment);
            let pointer = e.b.result(new, 0);
            let descriptor = shape.descriptor(&facts, pointer, pointer, e);
            r.replace_op(op, &[descriptor]);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<AllocOp<'static>>("memref.alloc", {
        move |op, operands, r| {
            let alignment = r.get(op).alignment();
            let sizes = operands.dynamic_sizes();
            match converter.options().use_aligned_alloc {
                true => alloc_aligned(op.op(), sizes, alignment, &converter, r),
                false => alloc(op.op(), sizes, alignment, &converter, r),
            }
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<DeallocOp<'static>>("memref.dealloc", {
        move |op, operands, r| {
            let buffer = operands.memref();
            let name = if converter.options().use_generic_functions {
                "_mlir_memref_to_llvm_free"
            } else {
                "free"
            };
            let pointer: Type = LLVMPointerType::get(r.ctx(), 0).into();
            let void: Type = LLVMVoidType::get(r.ctx()).into();
            let ty = r.op(op).operand(0).ty().handle();
            let name = functions::declared(op.op(), name, &[pointer], void, r)?;
            let e = &mut Emitter::new(r, &converter);
            let allocated = match e.b.ctx().type_ref(ty).isa::<UnrankedMemRefType<'_>>() {
                true => UnrankedDescriptor::pointed(buffer, ty, e)?.allocated_pointer(e),
                false => MemRefDescriptor(buffer).allocated_pointer(e)?,
            };
            let allocated = in_space(allocated, 0, e);
            e.call(&name, None, &[allocated]);
            r.erase_op(op);
            Some(())
        }
    }));
}

/// The facts about the buffer that `op` returns, if its elements follow each other.
pub(super) fn allocated(
    op: Op,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<Facts> {
    match Facts::of(r.op(op).result(0).ty(), types).filter(|it| it.is_identity) {
        Some(facts) => Some(facts),
        None => r.no_match(op, "the type of the buffer does not convert, or it has a layout"),
    }
}

/// The sizes and strides of a buffer, and the number of its elements. Corresponds to `getMemRefDescriptorSizes`.
pub(super) struct Shape {
    sizes: Vec<Value>,
    strides: Vec<Value>,
    pub count: Value,
}

impl Shape {
    /// The shape with the sizes `dynamic` where the type does not say them.
    pub(super) fn of(facts: &Facts, dynamic: &[Value], e: &mut Emitter<'_, '_>) -> Option<Self> {
        let mut dynamic = dynamic.iter().copied();
        let mut sizes = Vec::new();
        for size in &facts.shape {
            sizes.push(match *size {
                DYNAMIC => dynamic.next()?,
                size => e.index(size),
            });
        }
        // The product of the sizes from the last dimension on, as a number if it is known, and as a value.
        let (mut stride, mut count) = (1_i64, e.index(1));
        let mut strides = vec![count; sizes.len()];
        for dimension in (0..sizes.len()).rev() {
            strides[dimension] = count;
            let (is_one, size) = (stride == 1, facts.shape[dimension]);
            stride = match (stride, size) {
                (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
                (stride, size) => stride.wrapping_mul(size),
            };
            count = match stride {
                _ if is_one => sizes[dimension],
                DYNAMIC => e.mul(count, sizes[dimension]),
                stride => e.index(stride),
            };
        }
        Some(Shape { sizes, strides, count })
    }

    /// The number of bytes.
    pub(super) fn bytes(&self, facts: &Facts, e: &mut Emitter<'_, '_>) -> Value {
        e.size_of_all(facts.element, Index::Value(self.count))
    }

    /// The structure that describes the buffer. Corresponds to `createMemRefDescriptor`.
    pub(super) fn descriptor(
        &self,
        facts: &Facts,
        allocated: Value,
        aligned: Value,
        e: &mut Emitter<'_, '_>,
    ) -> Value {
        let mut descriptor = MemRefDescriptor::poison(e, facts.descriptor);
        descriptor.set_allocated_pointer(e, allocated);
        descriptor.set_aligned_pointer(e, aligned);
        let zero = e.index(0);
        descriptor.set_offset(e, zero);
        for (dimension, size) in self.sizes.iter().enumerate() {
            descriptor.set_size(e, dimension, *size);
        }
        for (dimension, stride) in self.strides.iter().enumerate() {
            descriptor.set_stride(e, dimension, *stride);
        }
        descriptor.0
    }
}

/// The pointer in the memory space `space`.
fn in_space(pointer: Value, space: u32, e: &mut Emitter<'_, '_>) -> Value {
    let ty = e.pointer(space);
    if e.b.value(pointer).ty().handle() == ty {
        return pointer;
    }
    let cast = AddrSpaceCastOp::build(e.b, ty, pointer);
    e.b.result(cast, 0)
}

/// Allocates more than needed, and aligns the pointer.
fn alloc(
    op: Op,
    sizes: &[Value],
    alignment: Option<u64>,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let facts = allocated(op, types, r)?;
    let source_element = r.ctx().type_ref(facts.source_element);
    let is_number = source_element.is_signless_int_or_index_or_float();
    let name = match types.options().use_generic_functions {
        true => "_mlir_memref_to_llvm_alloc",
        false => "malloc",
    };
    let pointer: Type = LLVMPointerType::get(r.ctx(), 0).into();
    let index = types.index_type(r.ctx());
    let name = functions::declared(op, name, &[index], pointer, r)?;
    let e = &mut Emitter::new(r, types);
    let shape = Shape::of(&facts, sizes, e)?;
    let mut bytes = shape.bytes(&facts, e);
    let alignment = match alignment {
        Some(alignment) => Some(e.index(alignment as i64)),
        None if !is_number => Some(e.size_of(facts.element)),
        None => None,
    };
    if let Some(alignment) = alignment {
        bytes = e.add(bytes, alignment);
    }
    let allocated = e.call(&name, Some(pointer), &[bytes])?;
    let allocated = in_space(allocated, facts.space, e);
    let aligned = match alignment {
        Some(alignment) => {
            let number = e.pointer_to_int(index, allocated);
            let number = e.aligned(number, alignment);
            let pointer = e.pointer(facts.space);
            e.int_to_pointer(pointer, number)
        }
        None => allocated,
    };
    let descriptor = shape.descriptor(&facts, allocated, aligned, e);
    r.replace_op(op, &[descriptor]);
    Some(())
}

/// Allocates by `aligned_alloc`.
fn alloc_aligned(
    op: Op,
    sizes: &[Value],
    alignment: Option<u64>,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let facts = allocated(op, types, r)?;
    let Some(size) = element_size(op, &facts, types, r) else {
        return r.no_match(op, "the size of an element is not known");
    };
    let alignment = alignment.unwrap_or(size.next_power_of_two().max(LEAST_ALIGNMENT));
    let known = facts.shape.iter().filter(|it| **it != DYNAMIC);
    let divisor = known.fold(size, |all, it| all.wrapping_mul(*it as u64));
    let name = match types.options().use_generic_functions {
        true => "_mlir_memref_to_llvm_aligned_alloc",
        false => "aligned_alloc",
    };
    let pointer: Type = LLVMPointerType::get(r.ctx(), 0).into();
    let index = types.index_type(r.ctx());
    let name = functions::declared(op, name, &[index, index], pointer, r)?;
    let e = &mut Emitter::new(r, types);
    let shape = Shape::of(&facts, sizes, e)?;
    let mut bytes = shape.bytes(&facts, e);
    let by = e.index(alignment as i64);
    if divisor.checked_rem(alignment) != Some(0) {
        bytes = e.aligned(bytes, by);
    }
    let allocated = e.call(&name, Some(pointer), &[by, bytes])?;
    let allocated = in_space(allocated, facts.space, e);
    let descriptor = shape.descriptor(&facts, allocated, allocated, e);
    r.replace_op(op, &[descriptor]);
    Some(())
}

/// The number of bytes of an element. Corresponds to `getMemRefEltSizeInBytes`.
fn element_size(
    op: Op,
    facts: &Facts,
    types: &LLVMTypeConverter,
    r: &ConversionRewriter<'_>,
) -> Option<u64> {
    let layout = DataLayout::closest(r.op(op)).ok()?;
    let ctx = r.ctx();
    let size = |ty: Type| layout.try_type_size(ty).ok().map(|it| it.known_min_value());
    let space =
        |memory_space| super::super::type_converter::memref::space_number(ctx, memory_space);
    let index = size(types.index_type(ctx))?;
    let element: TypeRef<'_> = ctx.type_ref(facts.source_element);
    if let Some(buffer) = element.dyn_cast::<MemRefType<'_>>() {
        let pointer = size(LLVMPointerType::get(ctx, space(buffer.memory_space())?).into())?;
        let numbers = 1 + 2 * buffer.rank() as u64;
        return Some(2 * pointer + numbers * index);
    }
    if let Some(buffer) = element.dyn_cast::<UnrankedMemRefType<'_>>() {
        let pointer = size(LLVMPointerType::get(ctx, space(buffer.memory_space())?).into())?;
        return Some(pointer + index);
    }
    size(facts.source_element)
}
