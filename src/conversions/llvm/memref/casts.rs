//! Casts between buffers.

use std::sync::Arc;

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::types::{DYNAMIC, MemRefType, Type, UnrankedMemRefType};
use ods_runtime::{Op, Value};

use super::super::LLVMTypeConverter;
use super::super::descriptors::{self, MemRefDescriptor};
use super::super::emitter::Emitter;
use super::super::unranked::{self, UnrankedDescriptor, element_pointer, structure_size};
use crate::llvm::{AddrSpaceCastOp, MemcpyOp};
use crate::memref::{CastOp, MemorySpaceCastOp, ReinterpretCastOp};

/// Adds the patterns of casts.
pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<CastOp<'static>>("memref.cast", {
        move |op, operands, r| {
            let value = cast(op.op(), operands.source(), &converter, r)?;
            r.replace_op(op, &[value]);
            Some(())
        }
    }));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<ReinterpretCastOp<'static>>(
        "memref.reinterpret_cast",
        move |op, operands, r| {
            let view = r.get(op);
            let parts = [
                (view.static_offsets(), operands.offsets()),
                (view.static_sizes(), operands.sizes()),
                (view.static_strides(), operands.strides()),
            ];
            let target = types_of(op.op(), &converter, r)?.1;
            let source_ty = r.op(op).operand(0).ty().handle();
            let e = &mut Emitter::new(r, &converter);
            let mut descriptor = MemRefDescriptor::poison(e, target);
            let pointers = Pointers::of(operands.source(), source_ty, e)?;
            descriptor.set_allocated_pointer(e, pointers.allocated);
            descriptor.set_aligned_pointer(e, pointers.aligned);
            let [offsets, sizes, strides] = parts;
            let offset = Mixed::of(offsets).next(e)?;
            descriptor.set_offset(e, offset);
            let (mut sizes, mut strides) = (Mixed::of(sizes), Mixed::of(strides));
            for dimension in 0..sizes.constants.len() {
                let size = sizes.next(e)?;
                descriptor.set_size(e, dimension, size);
                let stride = strides.next(e)?;
                descriptor.set_stride(e, dimension, stride);
            }
            r.replace_op(op, &[descriptor.0]);
            Some(())
        },
    ));
    let converter = Arc::clone(types);
    patterns.add(ConversionPattern::new::<MemorySpaceCastOp<'static>>(
        "memref.memory_space_cast",
        move |op, operands, r| {
            let (source, target) = types_of(op.op(), &converter, r)?;
            let to = r.op(op).result(0).ty().handle();
            let from = r.op(op).operand(0).ty().handle();
            let e = &mut Emitter::new(r, &converter);
            let value = match e.b.ctx().type_ref(from).isa::<MemRefType<'_>>() {
                true => cast_space(operands.source(), (source, target), e)?,
                false => cast_unranked_space(operands.source(), (from, to), target, e)?,
            };
            r.replace_op(op, &[value]);
            Some(())
        },
    ));
}

/// Numbers of which some are constants, and the others values.
struct Mixed<'a> {
    constants: std::vec::IntoIter<i64>,
    values: std::slice::Iter<'a, Value>,
}

impl<'a> Mixed<'a> {
    fn of((constants, values): (Vec<i64>, &'a [Value])) -> Self {
        Mixed { constants: constants.into_iter(), values: values.iter() }
    }

    fn next(&mut self, e: &mut Emitter<'_, '_>) -> Option<Value> {
        match self.constants.next()? {
            DYNAMIC => self.values.next().copied(),
            constant => Some(e.index(constant)),
        }
    }
}

/// The types that the operand and the result of a cast convert to.
fn types_of(
    op: Op,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<(Type, Type)> {
    let source = types.types().convert_type(r.op(op).operand(0).ty());
    let target = types.types().convert_type(r.op(op).result(0).ty());
    source.zip(target).or_else(|| r.no_match(op, "the type of a buffer does not convert"))
}

fn cast(
    op: Op,
    source: Value,
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<Value> {
    let (from, to) = types_of(op, types, r)?;
    let rank = |ty: ods_runtime::TypeRef<'_>| ty.dyn_cast::<MemRefType<'_>>().map(|it| it.rank());
    let (old, new) = (rank(r.op(op).operand(0).ty()), rank(r.op(op).result(0).ty()));
    match (old, new) {
        (Some(_), Some(_)) if from == to => Some(source),
        (Some(_), Some(_)) => r.no_match(op, "the structures of the buffers differ"),
        (Some(rank), None) => {
            let e = &mut Emitter::new(r, types);
            let address = e.on_stack(source);
            let rank = e.index(rank as i64);
            Some(unranked::pack(rank, address, to, e))
        }
        (None, Some(_)) => {
            let e = &mut Emitter::new(r, types);
            let address = e.extract(source, &[1])?;
            Some(e.load(to, address))
        }
        (None, None) => r.no_match(op, "neither buffer has a known rank"),
    }
}

/// The pointers of a buffer.
#[derive(Clone, Copy)]
pub(super) struct Pointers {
    pub allocated: Value,
    pub aligned: Value,
}

impl Pointers {
    /// The pointers of a buffer of the type `ty`. Corresponds to `extractPointersAndOffset`.
    pub(super) fn of(buffer: Value, ty: Type, e: &mut Emitter<'_, '_>) -> Option<Self> {
        if is_unranked(ty, e) {
            let structure = UnrankedDescriptor::pointed(buffer, ty, e)?;
            return Some(Self::in_structure(structure, e));
        }
        let descriptor = MemRefDescriptor(buffer);
        let allocated = descriptor.allocated_pointer(e)?;
        Some(Pointers { allocated, aligned: descriptor.aligned_pointer(e)? })
    }

    /// The pointers and the offset.
    pub(super) fn with_offset(
        buffer: Value,
        ty: Type,
        e: &mut Emitter<'_, '_>,
    ) -> Option<(Self, Value)> {
        if is_unranked(ty, e) {
            let structure = UnrankedDescriptor::pointed(buffer, ty, e)?;
            return Some((Self::in_structure(structure, e), structure.offset(e)));
        }
        let pointers = Self::of(buffer, ty, e)?;
        Some((pointers, MemRefDescriptor(buffer).offset(e)?))
    }

    fn in_structure(structure: UnrankedDescriptor, e: &mut Emitter<'_, '_>) -> Self {
        let allocated = structure.allocated_pointer(e);
        Pointers { allocated, aligned: structure.aligned_pointer(e) }
    }
}

fn is_unranked(ty: Type, e: &Emitter<'_, '_>) -> bool {
    e.b.ctx().type_ref(ty).isa::<UnrankedMemRefType<'_>>()
}

fn cast_pointer(pointer: Value, ty: Type, e: &mut Emitter<'_, '_>) -> Value {
    let cast = AddrSpaceCastOp::build(e.b, ty, pointer);
    e.b.result(cast, 0)
}

/// Casts the pointers in the structure of a buffer.
fn cast_space(source: Value, (_, target): (Type, Type), e: &mut Emitter<'_, '_>) -> Option<Value> {
    let pointer = *descriptors::types(e.b.ctx().type_ref(target))?.first()?;
    let mut parts = descriptors::unpack(e.b, source)?;
    for part in parts.get_mut(..2)? {
        *part = cast_pointer(*part, pointer, e);
    }
    descriptors::pack(e.b, target, &parts)
}

/// Copies the structure for the rank of a buffer, with its pointers cast.
fn cast_unranked_space(
    source: Value,
    (from, to): (Type, Type),
    target: Type,
    e: &mut Emitter<'_, '_>,
) -> Option<Value> {
    let (from, to) = (element_pointer(from, e)?, element_pointer(to, e)?);
    let (rank, address) = (e.extract(source, &[0])?, e.extract(source, &[1])?);
    let old = UnrankedDescriptor { address, pointer: from };
    let poison = e.poison(target);
    let result = e.insert(poison, rank, &[0]);
    let size = structure_size(result, e)?;
    let byte = e.integer(8);
    let new = UnrankedDescriptor { address: e.alloca(byte, size), pointer: to };
    let result = e.insert(result, new.address, &[1]);
    let (allocated, aligned) = (old.allocated_pointer(e), old.aligned_pointer(e));
    let (allocated, aligned) = (cast_pointer(allocated, to, e), cast_pointer(aligned, to, e));
    new.set_allocated_pointer(allocated, e);
    new.set_aligned_pointer(aligned, e);
    let (read, written) = (old.numbers(e), new.numbers(e));
    let pointers = e.index(2 * i64::from(LLVMTypeConverter::POINTER_BITWIDTH.div_ceil(8)));
    let rest = e.sub(size, pointers);
    let is_volatile = false;
    MemcpyOp::build(e.b, written, read, rest, is_volatile);
    Some(result)
}
