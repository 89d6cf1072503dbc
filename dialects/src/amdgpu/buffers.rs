//! Access to buffers with raw addresses, and copies to the memory of a workgroup.

use super::{
    AddressSpace, AddressSpaceAttr, FatRawBufferCastOp, GatherToLDSOp, Memory,
    RawBufferAtomicCmpswapOp, RawBufferAtomicFaddOp, RawBufferAtomicFmaxOp, RawBufferAtomicSmaxOp,
    RawBufferAtomicUminOp, RawBufferLoadOp, RawBufferStoreOp, TransposeLoadOp, elements, is_in,
};
use crate::prelude::*;

/// Implements the verifiers of operations on raw buffers.
macro_rules! raw_buffers {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let buffer = self.memref().ty();
                    if !is_in(buffer, Memory::Global) {
                        return Err(self
                            .op_error("Buffer ops must operate on a memref in global memory"));
                    }
                    if buffer.rank() != self.indices().len() {
                        let rank = buffer.rank();
                        return Err(self.op_error(format!("Expected {rank} indices to memref")));
                    }
                    Ok(())
                }
            }
        )*
    };
}

raw_buffers! {
    RawBufferLoadOp RawBufferStoreOp RawBufferAtomicCmpswapOp RawBufferAtomicFaddOp
    RawBufferAtomicFmaxOp RawBufferAtomicSmaxOp RawBufferAtomicUminOp
}

/// The type of a fat buffer with the elements of another one. `None` if it has a layout without an offset to reset.
fn fat_buffer(source: MemRefType<'_>, resets_offset: bool) -> Option<MemRefType<'_>> {
    let ctx = source.ctx();
    let space = AddressSpaceAttr::get(ctx, AddressSpace::FatRawBuffer).handle();
    let mut layout = source.layout();
    if resets_offset && let Some(old) = layout {
        let old = ctx.attr_ref(old).dyn_cast::<StridedLayoutAttr<'_>>()?;
        let is_row_major = match source.shape() {
            [] | [_] => old.strides().iter().all(|stride| *stride == 1),
            shape if shape.contains(&DYNAMIC) => false,
            shape => {
                let strides = (1..=shape.len()).map(|it| shape[it..].iter().product::<i64>());
                strides.eq(old.strides().iter().copied())
            }
        };
        layout = match is_row_major {
            true => None,
            false => Some(StridedLayoutAttr::get(ctx, 0, old.strides()).handle()),
        };
    }
    let element = source.element_type().handle();
    Some(MemRefType::with_layout(ctx, source.shape(), element, layout, Some(space)))
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for FatRawBufferCastOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let op = inputs.view::<Self>();
        let source = op.source().ty();
        let buffer = source.dyn_cast::<MemRefType<'_>>();
        match buffer.and_then(|it| fat_buffer(it, op.reset_offset())) {
            Some(ty) => Ok(vec![*ty]),
            None => {
                Err(inputs.error(format!("source type '{source}' can't have its offset reset")))
            }
        }
    }
}

impl<'ir> Verify<'ir> for FatRawBufferCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (self.source().ty(), self.result().ty());
        match fat_buffer(source, self.reset_offset()) {
            None => {
                let message = format!("source type '{source}' can't have its offset reset");
                Err(self.op_error(message))
            }
            Some(expected) if expected != result => {
                let message = format!("expected result type to be '{expected}' but got '{result}'");
                Err(self.op_error(message))
            }
            Some(_) => Ok(()),
        }
    }
}

impl<'ir> ViewLikeOpInterfaceTrait<'ir> for FatRawBufferCastOp<'ir> {
    fn view_source(self) -> ValueRef<'ir> {
        self.source().into()
    }
}

impl<'ir> Verify<'ir> for GatherToLDSOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (from, to) = (self.src().ty(), self.dst().ty());
        let is_contiguous = to.rank() == 0
            || to.strides_and_offset().is_some_and(|(strides, _)| strides.last() == Some(&1));
        if !is_contiguous {
            return Err(self.op_error("destination type inner most dim must be contiguous"));
        }
        if from.element_type() != to.element_type() {
            return Err(self.op_error("source and destination element types must match"));
        }
        let (count, element) = elements(self.transfer_type());
        let bits = count * i64::from(element.int_or_float_bit_width().unwrap_or_default());
        if ![8, 16, 32, 96, 128].contains(&bits) {
            let message = "Transfering type size must be 8, 16, 32, 96 or 128 bits";
            return Err(self.op_error(message));
        }
        if !is_in(from, Memory::Global) && !is_in(from, Memory::FatRawBuffer) {
            let message = "source memory address space must be global or fat raw buffer";
            return Err(self.op_error(message));
        }
        if !is_in(to, Memory::Workgroup) {
            return Err(self.op_error("destination memory address space must be Workgroup"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for TransposeLoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !is_in(self.src().ty(), Memory::Workgroup) {
            return Err(self.op_error("source memory address space must be Workgroup"));
        }
        let (count, element) = elements(self.result().ty());
        let width = element.int_or_float_bit_width().unwrap_or_default();
        let expected = match width {
            4 | 6 => 16,
            8 => 8,
            16 => 4,
            _ => {
                return Err(self.op_error(format!(
                    "Unsupported element type size for transpose load: {width} bits"
                )));
            }
        };
        if count != expected {
            return Err(self.op_error(format!(
                "Transferring type size mismatch: expected num of elements: {expected}"
            )));
        }
        Ok(())
    }
}
