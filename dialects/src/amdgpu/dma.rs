//! Descriptors of copies between global memory and that of a workgroup.

use ods_runtime::Location;

use super::{
    MakeDmaBaseOp, MakeDmaDescriptorOp, MakeGatherDmaBaseOp, MakeGatherDmaDescriptorOp, Memory,
    TDMGatherBaseType, TDMGatherBaseTypeVerify, is_in,
};
use crate::prelude::*;

const WIDTHS: [u32; 4] = [8, 16, 32, 64];

impl TDMGatherBaseTypeVerify for TDMGatherBaseType<'_> {
    fn verify(
        _ctx: &Context,
        at: Location,
        element_type: TypeRef<'_>,
        index_type: TypeRef<'_>,
    ) -> VerifyResult {
        let width = element_type.int_or_float_bit_width().unwrap_or_default();
        if !WIDTHS.contains(&width) {
            let message = format!(
                "element type must be 1, 2, 4, or 8 bytes wide but type '{element_type}' is {} bytes \
                 wide.",
                width / 8
            );
            return Err(Diagnostic::error(at, message));
        }
        if index_type.is_signless_integer_of(16) || index_type.is_signless_integer_of(32) {
            return Ok(());
        }
        let message = format!("index type must be i16 or i32 but index type is '{index_type}'.");
        Err(Diagnostic::error(at, message))
    }
}

fn verify_base(op: OpRef<'_>, global: MemRefType<'_>, local: MemRefType<'_>) -> VerifyResult {
    if !is_in(local, Memory::Workgroup) {
        return Err(op.op_error("lds memref must have workgroup address space attribute."));
    }
    if !is_in(global, Memory::Global) {
        return Err(op.op_error("global memref must have global address space attribute."));
    }
    let width = local.element_type().int_or_float_bit_width().unwrap_or_default();
    if !WIDTHS.contains(&width) {
        return Err(op.op_error(format!(
            "element type must be 1, 2, 4, or 8 bytes long but type was {width} bits long."
        )));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for MakeDmaBaseOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_base(*self, self.global().ty(), self.lds().ty())
    }
}

impl<'ir> Verify<'ir> for MakeGatherDmaBaseOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_base(*self, self.global().ty(), self.lds().ty())
    }
}

/// Implements `verify_descriptor`, which verifies a description of a tensor and of its tile.
macro_rules! verify_descriptor {
    ($op:expr, $element:expr) => {{
        let op = $op;
        let (sizes, strides) = (op.global_static_sizes(), op.global_static_strides());
        let width = $element.int_or_float_bit_width().unwrap_or_default();
        let message = match strides.last() {
            None => "strides must not be empty.".into(),
            Some(stride) if *stride != 1 => "strides for the innermost dimension must be 1.".into(),
            _ if sizes.len() > 5 => "tensor and tile must be at most of rank 5.".into(),
            _ if sizes.len() != strides.len() => "strides and sizes must have same rank.".into(),
            _ if sizes.len() != op.shared_static_sizes().len() => {
                "tensor must have same rank as tile.".into()
            }
            _ if !WIDTHS.contains(&width) => {
                format!("element type width must be 1, 2, 4 or 8 bytes, but was {width} bits long")
            }
            _ if op
                .atomic_barrier_address()
                .is_some_and(|it| !is_in(it.ty(), Memory::Workgroup)) =>
            {
                "atomic barrier address must be in LDS.".into()
            }
            _ if op.early_timeout().is_some() && op.workgroup_mask().is_none() => {
                "early timeout does not apply when workgroup_mask is not set.".into()
            }
            _ => return Ok(()),
        };
        Err(op.op_error(message))
    }};
}

impl<'ir> Verify<'ir> for MakeDmaDescriptorOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_descriptor!(self, self.base().ty().element_type())
    }
}

impl<'ir> Verify<'ir> for MakeGatherDmaDescriptorOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.global_static_sizes().len() > 2 {
            let message = "tensor and tile must be at most of rank two in gather mode.";
            return Err(self.op_error(message));
        }
        if self.indices().ty().element_type_or_self() != self.base().ty().index_type() {
            return Err(self.op_error("indices' element type must match base's element type."));
        }
        verify_descriptor!(self, self.base().ty().element_type())
    }
}
