//! The dialect `amdgpu`: AMD's instructions on buffers and vectors.

generated!(amdgpu);

mod buffers;
mod dma;
mod lanes;
mod products;
mod scaled;
mod small_floats;

use crate::gpu;
use crate::prelude::*;

index_lists!(AMDGPUDialect);

/// The kinds of memory that operations require.
#[derive(Clone, Copy)]
enum Memory {
    Global,
    Workgroup,
    FatRawBuffer,
}

/// Whether a buffer is in this memory.
fn is_in(ty: MemRefType<'_>, memory: Memory) -> bool {
    let Some(space) = ty.memory_space().map(|it| ty.ctx().attr_ref(it)) else {
        return matches!(memory, Memory::Global);
    };
    if let Some(number) = space.dyn_cast::<IntegerAttr<'_>>() {
        let numbers: &[i64] = match memory {
            Memory::Global => &[0, 1],
            Memory::Workgroup => &[3],
            Memory::FatRawBuffer => &[7],
        };
        return number.int().is_some_and(|it| numbers.contains(&it));
    }
    let on_gpu = space.dyn_cast::<gpu::AddressSpaceAttr<'_>>().map(|it| it.value());
    let on_amd = space.dyn_cast::<AddressSpaceAttr<'_>>().map(|it| it.value());
    match memory {
        Memory::Global => on_gpu == Some(gpu::AddressSpace::Global),
        Memory::Workgroup => on_gpu == Some(gpu::AddressSpace::Workgroup),
        Memory::FatRawBuffer => on_amd == Some(AddressSpace::FatRawBuffer),
    }
}

/// The number and the type of the elements of a vector; of another type, that of one.
fn elements(ty: TypeRef<'_>) -> (i64, TypeRef<'_>) {
    let vector = ty.dyn_cast::<VectorType<'_>>();
    vector.map_or((1, ty), |ty| (ty.shape().iter().product(), ty.element_type()))
}

/// Whether this is a float of this width.
fn is_float_of_width(ty: TypeRef<'_>, width: u32) -> bool {
    ty.dyn_cast::<FloatType<'_>>().is_some_and(|it| it.width() == width)
}

/// Whether this is a float of 4, 6 or 8 bits.
fn is_small_float(ty: TypeRef<'_>) -> bool {
    [4, 6, 8].into_iter().any(|width| is_float_of_width(ty, width))
}
