//! Sizes, alignments and offsets of types in memory.
//!
//! Machine code has the layout of its target, which is the one that LLVM uses for 64-bit ELF targets, not the one that
//! MLIR's data layout computes without entries: that aligns `i64` to 4 bytes, and places what follows an `i24` in a
//! structure 3 bytes behind it. `mlir-runner` overrides the layout of a module in the same way.

use ods_runtime::TypeRef;
use ods_runtime::types::VectorType;

use crate::llvm::{LLVMArrayType, LLVMStructType};
use crate::scalar::Scalar;
use crate::types::{Types, Unsupported, lane_count};

/// The size of a type in memory, and its alignment, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    /// The bytes that a store writes.
    pub(crate) size: u64,
    pub(crate) align: u64,
}

impl Layout {
    /// The distance between two elements of an array.
    pub(crate) fn stride(self) -> u64 {
        self.size.next_multiple_of(self.align)
    }
}

/// The largest object: offsets in machine code have 31 bits.
const MAX_SIZE: u64 = i32::MAX as u64;

impl<'c> Types<'c> {
    /// The layout of values of this type.
    pub(crate) fn layout(&self, ty: TypeRef<'c>) -> Result<Layout, Unsupported> {
        if let Some(known) = self.layouts.borrow().get(&ty.handle()) {
            return known.clone();
        }
        let layout = self.compute_layout(ty);
        self.layouts.borrow_mut().insert(ty.handle(), layout.clone());
        layout
    }

    fn compute_layout(&self, ty: TypeRef<'c>) -> Result<Layout, Unsupported> {
        let layout = if let Some(structure) = ty.dyn_cast::<LLVMStructType<'c>>() {
            self.structure(structure)?.1
        } else if let Some(array) = ty.dyn_cast::<LLVMArrayType<'c>>() {
            let element = self.layout(array.element_type())?;
            let size = element.stride().checked_mul(array.num_elements());
            Layout { size: size.unwrap_or(u64::MAX), align: element.align }
        } else if let Some(vector) = ty.dyn_cast::<VectorType<'c>>() {
            let lane = self.scalar(vector.element_type())?;
            let bits = u64::from(lane.bits()).checked_mul(lane_count(vector)?);
            let size = bits.unwrap_or(u64::MAX).div_ceil(8);
            Layout { size, align: size.checked_next_power_of_two().unwrap_or(1) }
        } else {
            of_scalar(self.scalar(ty)?)
        };
        match layout.size > MAX_SIZE {
            true => Err(format!("'{ty}' has more than {MAX_SIZE} bytes")),
            false => Ok(layout),
        }
    }

    /// The offsets of the elements of a structure, and its layout.
    pub(crate) fn structure(
        &self,
        structure: LLVMStructType<'c>,
    ) -> Result<(Vec<u64>, Layout), Unsupported> {
        if structure.is_opaque() {
            return Err(format!("'{structure}' has no size"));
        }
        let (mut offsets, mut end, mut align) = (Vec::new(), 0u64, 1);
        for element in structure.body() {
            let element = self.layout(self.ctx.type_ref(*element))?;
            if !structure.is_packed() {
                align = align.max(element.align);
                end = end.next_multiple_of(element.align);
            }
            offsets.push(end);
            end = end.saturating_add(element.stride());
            if end > MAX_SIZE {
                return Err(format!("'{structure}' has more than {MAX_SIZE} bytes"));
            }
        }
        Ok((offsets, Layout { size: end.next_multiple_of(align), align }))
    }
}

/// The layout of a scalar: an integer is aligned like the next wider one whose width is a power of two.
fn of_scalar(scalar: Scalar) -> Layout {
    let size = scalar.bytes();
    Layout { size, align: size.next_power_of_two() }
}
