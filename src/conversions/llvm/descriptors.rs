//! The structures that describe buffers, and their parts. Corresponds to `MemRefDescriptor` and `UnrankedMemRefDescriptor`.

use ods_runtime::types::{DYNAMIC, MemRefType, Type, TypeRef};
use ods_runtime::{OpBuilder, Value};

use super::LLVMTypeConverter;
use super::emitter::{Emitter, Index};
use super::type_converter::memref::space_number;
use crate::llvm::{ExtractValueOp, InsertValueOp, LLVMArrayType, LLVMStructType, PoisonOp};

/// The position and the type of each part.
fn parts(ty: TypeRef<'_>) -> Option<Vec<(Vec<i64>, Type)>> {
    let mut all = Vec::new();
    for (index, part) in ty.dyn_cast::<LLVMStructType<'_>>()?.body().iter().enumerate() {
        let index = index as i64;
        match ty.ctx().type_ref(*part).dyn_cast::<LLVMArrayType<'_>>() {
            Some(array) => {
                let element = array.element_type().handle();
                let each = 0..array.num_elements() as i64;
                all.extend(each.map(|position| (vec![index, position], element)));
            }
            None => all.push((vec![index], *part)),
        }
    }
    Some(all)
}

/// The types of the parts.
pub(super) fn types(descriptor: TypeRef<'_>) -> Option<Vec<Type>> {
    Some(parts(descriptor)?.into_iter().map(|(_, ty)| ty).collect())
}

/// A structure of the type `ty` with these parts. `None` if there are not as many.
pub(super) fn pack(b: &mut OpBuilder<'_>, ty: Type, values: &[Value]) -> Option<Value> {
    let parts = parts(b.ctx().type_ref(ty))?;
    if parts.len() != values.len() {
        return None;
    }
    let poison = PoisonOp::build(b, ty);
    let mut whole = b.result(poison, 0);
    let mut all: Vec<(&[i64], Value)> =
        parts.iter().map(|(position, _)| position.as_slice()).zip(values.iter().copied()).collect();
    // The size and the stride of a dimension follow each other.
    all.sort_by_key(|(position, _)| (position.len(), position.last().copied(), position[0]));
    for (position, value) in all {
        let inserted = InsertValueOp::build(b, whole, value, position);
        whole = b.result(inserted, 0);
    }
    Some(whole)
}

/// The parts of a structure.
pub(super) fn unpack(b: &mut OpBuilder<'_>, whole: Value) -> Option<Vec<Value>> {
    let parts = parts(b.value(whole).ty())?;
    let mut values = Vec::new();
    for (position, ty) in parts {
        let part = ExtractValueOp::build(b, ty, whole, &position);
        values.push(b.result(part, 0));
    }
    Some(values)
}

/// The structure that describes a buffer of a known rank. Corresponds to `MemRefDescriptor`.
#[derive(Clone, Copy)]
pub(super) struct MemRefDescriptor(pub Value);

impl MemRefDescriptor {
    pub(super) fn poison(e: &mut Emitter<'_, '_>, ty: Type) -> Self {
        MemRefDescriptor(e.poison(ty))
    }

    pub(super) fn allocated_pointer(self, e: &mut Emitter<'_, '_>) -> Option<Value> {
        e.extract(self.0, &[0])
    }

    pub(super) fn aligned_pointer(self, e: &mut Emitter<'_, '_>) -> Option<Value> {
        e.extract(self.0, &[1])
    }

    pub(super) fn offset(self, e: &mut Emitter<'_, '_>) -> Option<Value> {
        e.extract(self.0, &[2])
    }

    pub(super) fn size(self, e: &mut Emitter<'_, '_>, dimension: usize) -> Option<Value> {
        e.extract(self.0, &[3, dimension as i64])
    }

    /// All sizes, as an array.
    pub(super) fn sizes(self, e: &mut Emitter<'_, '_>) -> Option<Value> {
        e.extract(self.0, &[3])
    }

    pub(super) fn stride(self, e: &mut Emitter<'_, '_>, dimension: usize) -> Option<Value> {
        e.extract(self.0, &[4, dimension as i64])
    }

    pub(super) fn set_allocated_pointer(&mut self, e: &mut Emitter<'_, '_>, pointer: Value) {
        self.0 = e.insert(self.0, pointer, &[0]);
    }

    pub(super) fn set_aligned_pointer(&mut self, e: &mut Emitter<'_, '_>, pointer: Value) {
        self.0 = e.insert(self.0, pointer, &[1]);
    }

    pub(super) fn set_offset(&mut self, e: &mut Emitter<'_, '_>, offset: Value) {
        self.0 = e.insert(self.0, offset, &[2]);
    }

    pub(super) fn set_size(&mut self, e: &mut Emitter<'_, '_>, dimension: usize, size: Value) {
        self.0 = e.insert(self.0, size, &[3, dimension as i64]);
    }

    pub(super) fn set_stride(&mut self, e: &mut Emitter<'_, '_>, dimension: usize, stride: Value) {
        self.0 = e.insert(self.0, stride, &[4, dimension as i64]);
    }

    /// The structure of the type `ty` for a buffer of the type `memref`, whose numbers are all known. Corresponds to
    /// `fromStaticShape`.
    pub(super) fn of_pointer(
        e: &mut Emitter<'_, '_>,
        memref: MemRefType<'_>,
        ty: Type,
        pointer: Value,
    ) -> Option<Self> {
        let (strides, offset) = memref.strides_and_offset()?;
        let mut descriptor = Self::poison(e, ty);
        descriptor.set_allocated_pointer(e, pointer);
        descriptor.set_aligned_pointer(e, pointer);
        let offset = e.index(offset);
        descriptor.set_offset(e, offset);
        for (dimension, (size, stride)) in memref.shape().iter().zip(strides).enumerate() {
            let size = e.index(*size);
            descriptor.set_size(e, dimension, size);
            let stride = e.index(stride);
            descriptor.set_stride(e, dimension, stride);
        }
        Some(descriptor)
    }

    /// The pointer to the element at all indices 0. Corresponds to `bufferPtr`.
    pub(super) fn first_element(self, e: &mut Emitter<'_, '_>, facts: &Facts) -> Option<Value> {
        let pointer = self.aligned_pointer(e)?;
        let offset = match facts.offset {
            0 => return Some(pointer),
            DYNAMIC => self.offset(e)?,
            offset => e.index(offset),
        };
        Some(e.address(pointer, facts.element, &[Index::Value(offset)]))
    }
}

/// What the type of a buffer of a known rank says, for types that convert.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub shape: Vec<i64>,
    pub strides: Vec<i64>,
    pub offset: i64,
    /// The type of elements after conversion.
    pub element: Type,
    /// The type of elements before conversion.
    pub source_element: Type,
    /// The structure that describes the buffer.
    pub descriptor: Type,
    /// The number of the memory space.
    pub space: u32,
    /// Whether elements follow each other in row-major order.
    pub is_identity: bool,
}

impl Facts {
    /// The facts about `ty`. `None` if it is of unknown rank or does not convert.
    pub(super) fn of(ty: TypeRef<'_>, types: &LLVMTypeConverter) -> Option<Self> {
        let memref = ty.dyn_cast::<MemRefType<'_>>()?;
        let descriptor = types.types().convert_type(ty)?;
        let (strides, offset) = memref.strides_and_offset()?;
        Some(Facts {
            shape: memref.shape().to_vec(),
            strides,
            offset,
            element: types.types().convert_type(memref.element_type())?,
            source_element: memref.element_type().handle(),
            descriptor,
            space: space_number(ty.ctx(), memref.memory_space())?,
            is_identity: memref.has_identity_layout(),
        })
    }

    /// Whether all sizes are known, and elements follow each other in row-major order behind the offset.
    pub(super) fn is_contiguous(&self) -> bool {
        if self.is_identity {
            return true;
        }
        if self.shape.contains(&DYNAMIC) || self.shape.contains(&0) {
            return false;
        }
        let mut expected = 1_i64;
        let mut outer = self.shape.len();
        while outer > 0 && self.strides[outer - 1] == expected {
            outer -= 1;
            expected = expected.wrapping_mul(self.shape[outer]);
        }
        self.shape[..outer].iter().all(|size| *size == 1)
    }
}
