//! Buffers that functions return.

use ods_runtime::conversion::ConversionRewriter;
use ods_runtime::types::{MemRefType, Type, UnrankedMemRefType};
use ods_runtime::{Op, Value};

use super::super::descriptors::MemRefDescriptor;
use super::super::emitter::Emitter;
use super::super::type_converter::memref::is_bare;
use super::super::unranked::structure_size;
use super::super::{LLVMTypeConverter, functions};
use crate::llvm::{LLVMPointerType, LLVMVoidType, MemcpyOp};

/// What a caller does with the results of a call, whose types were `types`: structures for the ranks of buffers are copied to its
/// own stack, and freed; pointers become structures.
pub(super) fn received(
    op: Op,
    values: &mut [Value],
    types: &[Type],
    converter: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    if !converter.options().use_bare_ptr_call_conv {
        return copy_structures(op, values, types, Memory::Stack, converter, r);
    }
    for (value, ty) in values.iter_mut().zip(types) {
        let ctx = std::sync::Arc::clone(r.ctx());
        let Some(memref) = ctx.type_ref(*ty).dyn_cast::<MemRefType<'_>>() else { continue };
        let descriptor = converter.types().convert_type(*memref)?;
        let e = &mut Emitter::new(r, converter);
        *value = MemRefDescriptor::of_pointer(e, memref, descriptor, *value)?.0;
    }
    Some(())
}

/// What a function returns instead of `values`, whose types were `types`: structures for the ranks of buffers are copied to
/// memory that the caller frees; structures of buffers become pointers, if those are passed as pointers alone.
pub(super) fn returned(
    op: Op,
    values: &mut [Value],
    types: &[Type],
    converter: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    if !converter.options().use_bare_ptr_call_conv {
        return copy_structures(op, values, types, Memory::Heap, converter, r);
    }
    if types.iter().any(|it| r.ctx().type_ref(*it).isa::<UnrankedMemRefType<'_>>()) {
        return r.no_match(op, "no pointer describes a buffer of unknown rank");
    }
    for (value, ty) in values.iter_mut().zip(types) {
        let is_pointer = r.ctx().type_ref(*ty).dyn_cast::<MemRefType<'_>>().is_some_and(is_bare);
        if is_pointer {
            let e = &mut Emitter::new(r, converter);
            *value = MemRefDescriptor(*value).allocated_pointer(e)?;
        }
    }
    Some(())
}

/// Where structures are copied to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    /// From the heap, where they are freed.
    Stack,
    Heap,
}

/// Copies the structures for the ranks of buffers of unknown rank. Corresponds to `copyUnrankedDescriptors`.
fn copy_structures(
    op: Op,
    values: &mut [Value],
    types: &[Type],
    to: Memory,
    converter: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let is_unranked: Vec<bool> =
        types.iter().map(|it| r.ctx().type_ref(*it).isa::<UnrankedMemRefType<'_>>()).collect();
    if !is_unranked.contains(&true) {
        return Some(());
    }
    let pointer: Type = LLVMPointerType::get(r.ctx(), 0).into();
    let index = converter.index_type(r.ctx());
    let function = match to {
        Memory::Heap => functions::declared(op, "malloc", &[index], pointer, r)?,
        Memory::Stack => {
            let void: Type = LLVMVoidType::get(r.ctx()).into();
            functions::declared(op, "free", &[pointer], void, r)?
        }
    };
    let unranked = values.iter_mut().zip(is_unranked).filter(|(_, is_unranked)| *is_unranked);
    for (value, _) in unranked {
        let e = &mut Emitter::new(r, converter);
        let size = structure_size(*value, e)?;
        let memory = match to {
            Memory::Heap => e.call(&function, Some(pointer), &[size])?,
            Memory::Stack => {
                let byte = e.integer(8);
                e.alloca(byte, size)
            }
        };
        let source = e.extract(*value, &[1])?;
        let is_volatile = false;
        MemcpyOp::build(e.b, memory, source, size, is_volatile);
        if to == Memory::Stack {
            e.call(&function, None, &[source]);
        }
        let ty = e.b.value(*value).ty().handle();
        let poison = e.poison(ty);
        let rank = e.extract(*value, &[0])?;
        let copy = e.insert(poison, rank, &[0]);
        *value = e.insert(copy, memory, &[1]);
    }
    Some(())
}
