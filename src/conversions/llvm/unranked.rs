//! Buffers of unknown rank: a rank, and a pointer to the structure for that rank.

use ods_runtime::Value;
use ods_runtime::types::{Type, UnrankedMemRefType};

use super::LLVMTypeConverter;
use super::emitter::{Emitter, Index};
use super::type_converter::memref::space_number;
use crate::llvm::LLVMStructType;

/// The structure for the rank, in memory. Corresponds to static functions of `UnrankedMemRefDescriptor`.
#[derive(Clone, Copy)]
pub(super) struct UnrankedDescriptor {
    /// The address of the structure.
    pub address: Value,
    /// The type of pointers to elements.
    pub pointer: Type,
}

impl UnrankedDescriptor {
    /// The structure that a buffer of the type `ty` points to.
    pub(super) fn pointed(buffer: Value, ty: Type, e: &mut Emitter<'_, '_>) -> Option<Self> {
        let pointer = element_pointer(ty, e)?;
        Some(UnrankedDescriptor { address: e.extract(buffer, &[1])?, pointer })
    }

    /// The address of the part `index`, of which the first two are pointers.
    fn part(self, index: i32, e: &mut Emitter<'_, '_>) -> Value {
        match index {
            0 => self.address,
            index => e.address(self.address, self.pointer, &[Index::Constant(index)]),
        }
    }

    pub(super) fn allocated_pointer(self, e: &mut Emitter<'_, '_>) -> Value {
        let part = self.part(0, e);
        e.load(self.pointer, part)
    }

    pub(super) fn aligned_pointer(self, e: &mut Emitter<'_, '_>) -> Value {
        let part = self.part(1, e);
        e.load(self.pointer, part)
    }

    pub(super) fn offset(self, e: &mut Emitter<'_, '_>) -> Value {
        let (part, index) = (self.part(2, e), e.index_type());
        e.load(index, part)
    }

    pub(super) fn set_allocated_pointer(self, pointer: Value, e: &mut Emitter<'_, '_>) {
        let part = self.part(0, e);
        e.store(pointer, part);
    }

    pub(super) fn set_aligned_pointer(self, pointer: Value, e: &mut Emitter<'_, '_>) {
        let part = self.part(1, e);
        e.store(pointer, part);
    }

    pub(super) fn set_offset(self, offset: Value, e: &mut Emitter<'_, '_>) {
        let part = self.part(2, e);
        e.store(offset, part);
    }

    /// The address of what follows the pointers.
    pub(super) fn numbers(self, e: &mut Emitter<'_, '_>) -> Value {
        self.part(2, e)
    }

    /// The address of the sizes.
    pub(super) fn sizes(self, e: &mut Emitter<'_, '_>) -> Value {
        let index = e.index_type();
        let parts = [self.pointer, self.pointer, index, index];
        let structure: Type = LLVMStructType::literal(e.b.ctx(), &parts, false).into();
        e.address(self.address, structure, &[Index::Constant(0), Index::Constant(3)])
    }
}

/// The type of pointers to the elements of a buffer of the type `ty`, which is of unknown rank.
pub(super) fn element_pointer(ty: Type, e: &Emitter<'_, '_>) -> Option<Type> {
    Some(e.pointer(space_of(ty, e)?))
}

/// The memory space of a buffer of the type `ty`, which is of unknown rank.
pub(super) fn space_of(ty: Type, e: &Emitter<'_, '_>) -> Option<u32> {
    let ctx = e.b.ctx();
    let buffer = ctx.type_ref(ty).dyn_cast::<UnrankedMemRefType<'_>>()?;
    space_number(ctx, buffer.memory_space())
}

/// The number of bytes of the structure for the rank of `buffer`. Corresponds to `computeSizes`.
pub(in crate::conversions::llvm) fn structure_size(
    buffer: Value,
    e: &mut Emitter<'_, '_>,
) -> Option<Value> {
    let bits = LLVMTypeConverter::POINTER_BITWIDTH.div_ceil(8);
    let one = e.index(1);
    let two = e.index(2);
    let index_bytes = e.options.index_bitwidth.div_ceil(8);
    let index_bytes = e.index(i64::from(index_bytes));
    let pointer_bytes = e.index(i64::from(bits));
    let pointers = e.mul(two, pointer_bytes);
    let rank = e.extract(buffer, &[0])?;
    let numbers = e.mul(two, rank);
    let numbers = e.add(numbers, one);
    let numbers = e.mul(numbers, index_bytes);
    Some(e.add(pointers, numbers))
}

/// A buffer of unknown rank of the type `ty`, which points to the structure for its rank. Corresponds to `pack`.
pub(super) fn pack(rank: Value, address: Value, ty: Type, e: &mut Emitter<'_, '_>) -> Value {
    let poison = e.poison(ty);
    let buffer = e.insert(poison, rank, &[0]);
    e.insert(buffer, address, &[1])
}
