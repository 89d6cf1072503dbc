//! The conversion of buffers, to structures that describe them.

use std::sync::Arc;

use ods_runtime::attrs::{Attribute, IntegerAttr};
use ods_runtime::conversion::{Converted, TypeConverter};
use ods_runtime::types::{DYNAMIC, IntegerType, MemRefType, Type, TypeRef, UnrankedMemRefType};
use ods_runtime::{Context, Diagnostic, Location, OpBuilder, Value};

use super::super::descriptors::{self, MemRefDescriptor};
use super::super::emitter::Emitter;
use super::LowerToLLVMOptions;
use crate::llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType};

/// Adds the conversions of buffers, whose elements `element` converts.
pub(super) fn add_conversions(
    types: &mut TypeConverter,
    element: impl Fn(TypeRef<'_>) -> Option<Type> + Clone + Send + Sync + 'static,
    options: LowerToLLVMOptions,
) {
    let inner = element.clone();
    types.add_conversion(move |ty| {
        let memref = ty.dyn_cast::<MemRefType<'_>>()?;
        Some(descriptor(memref, &inner, options).map_or(Converted::Failure, Converted::from))
    });
    types.add_conversion(move |ty| {
        let memref = ty.dyn_cast::<UnrankedMemRefType<'_>>()?;
        if element(memref.element_type()).is_none() {
            return Some(Converted::Failure);
        }
        // The rank, and a pointer to the structure for that rank.
        let ctx = ty.ctx();
        let rank = IntegerType::get(ctx, options.index_bitwidth).into();
        let parts = [rank, LLVMPointerType::get(ctx, 0).into()];
        Some(LLVMStructType::literal(ctx, &parts, false).handle().into())
    });
}

/// The structure of a buffer: the allocated pointer, the aligned one, the offset, the sizes and the strides.
/// Corresponds to `getMemRefDescriptorFields`.
fn descriptor(
    memref: MemRefType<'_>,
    element: impl Fn(TypeRef<'_>) -> Option<Type>,
    options: LowerToLLVMOptions,
) -> Option<Type> {
    let ctx = memref.ctx();
    if !memref.is_strided() {
        let message = "conversion to strided form failed either due to non-strided layout maps \
            (which should have been normalized away) or other reasons";
        ctx.emit(Diagnostic::error(Location::UNKNOWN, message));
        return None;
    }
    element(memref.element_type())?;
    let Some(space) = space_number(ctx, memref.memory_space()) else {
        let space = memref.memory_space().map(|it| ctx.attr_ref(it).to_string());
        let message = format!(
            "conversion of memref memory space {} to integer address space failed. \
             Consider adding memory space conversions.",
            space.unwrap_or_default()
        );
        ctx.emit(Diagnostic::error(Location::UNKNOWN, message));
        return None;
    };
    let pointer: Type = LLVMPointerType::get(ctx, space).into();
    let index = IntegerType::get(ctx, options.index_bitwidth);
    let mut parts = vec![pointer, pointer, index.into()];
    let rank = memref.shape().len() as u64;
    if rank > 0 {
        let numbers: Type = LLVMArrayType::get(ctx, *index, rank).into();
        parts.extend([numbers, numbers]);
    }
    Some(LLVMStructType::literal(ctx, &parts, false).into())
}

/// The number of a memory space, or 0 if there is none. A number with a sign is none. Corresponds to `getMemRefAddressSpace`.
pub(in crate::conversions::llvm) fn space_number(
    ctx: &Context,
    space: Option<Attribute>,
) -> Option<u32> {
    let Some(space) = space else { return Some(0) };
    let number = ctx.attr_ref(space).dyn_cast::<IntegerAttr<'_>>()?;
    if !number.ty().is_signless_int_or_index() {
        return None;
    }
    Some(number.value().sext_or_trunc(32).to_u64()? as u32)
}

/// Adds materializations that put the parts of a buffer together, which functions take as arguments.
pub(super) fn add_materializations(
    types: &mut TypeConverter,
    convert: impl Fn(TypeRef<'_>) -> Option<Type> + Clone + Send + Sync + 'static,
    options: LowerToLLVMOptions,
) {
    let pack = move |b: &mut OpBuilder<'_>, ty: Type, parts: &[Value]| {
        let ctx = Arc::clone(b.ctx());
        let ty = ctx.type_ref(ty);
        if !is_buffer(ty) {
            return None;
        }
        if let [pointer] = *parts {
            let memref = ty.dyn_cast::<MemRefType<'_>>().filter(|it| is_bare(*it))?;
            let is_pointer = b.value(pointer).ty().isa::<LLVMPointerType<'_>>();
            if !is_pointer || !options.use_bare_ptr_call_conv {
                return None;
            }
            let e = &mut Emitter::with_options(b, options);
            let descriptor = MemRefDescriptor::of_pointer(e, memref, convert(ty)?, pointer)?;
            return Some(descriptor.0);
        }
        descriptors::pack(b, convert(ty)?, parts)
    };
    let packed = pack.clone();
    types.add_source_materialization(move |b, ty, parts| {
        let whole = packed(b, ty, parts)?;
        super::cast(b, ty, &[whole])
    });
    types.add_one_to_n_target_materialization(move |b, _, parts, original| {
        Some(vec![pack(b, original?, parts)?])
    });
}

/// Whether a pointer describes a buffer of this type: all its sizes and strides, and the offset, are known. Corresponds to
/// `canConvertToBarePtr`.
pub(in crate::conversions::llvm) fn is_bare(ty: MemRefType<'_>) -> bool {
    let is_known = |number: &i64| *number != DYNAMIC;
    ty.shape().iter().all(is_known)
        && ty
            .strides_and_offset()
            .is_some_and(|(strides, offset)| strides.iter().all(is_known) && is_known(&offset))
}

/// Whether a structure describes values of this type.
pub(in crate::conversions::llvm) fn is_buffer(ty: TypeRef<'_>) -> bool {
    ty.isa::<MemRefType<'_>>() || ty.isa::<UnrankedMemRefType<'_>>()
}
