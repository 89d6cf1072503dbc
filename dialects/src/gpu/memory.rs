//! Buffers of devices.

use ods_runtime::traits::SymbolTable;

use super::{AddressSpace, AddressSpaceAttr, AllocOp, DynamicSharedMemoryOp, MemcpyOp};
use crate::prelude::*;
use crate::shapes::{are_compatible_shapes, verify_dynamic_sizes};

impl<'ir> Verify<'ir> for AllocOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(ty) = (*self).result(0).ty().dyn_cast::<MemRefType<'_>>() else { return Ok(()) };
        verify_dynamic_sizes(*self, ty.shape(), self.dynamic_sizes().len())?;
        if self.symbol_operands().len() != ty.num_layout_symbols() {
            return Err(self.op_error("symbol operand count does not equal memref symbol count"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for MemcpyOp<'ir> {
    fn verify(self) -> VerifyResult {
        let types = [(*self.src()).ty(), (*self.dst()).ty()];
        if types[0].element_type_or_self() != types[1].element_type_or_self() {
            return Err(self.op_error("arguments have incompatible element type"));
        }
        let [Some(source), Some(target)] = types.map(|ty| ty.dyn_cast::<ShapedType<'_>>()) else {
            return Ok(());
        };
        match are_compatible_shapes(source, target) {
            true => Ok(()),
            false => Err(self.op_error("arguments have incompatible shape")),
        }
    }
}

impl<'ir> Verify<'ir> for DynamicSharedMemoryOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !(*self).ancestors().any(|op| op.has_trait::<SymbolTable>()) {
            return Err(self.op_error("must be inside an op with symbol table"));
        }
        let Some(ty) = (*self).result(0).ty().dyn_cast::<MemRefType<'_>>() else { return Ok(()) };
        let space = ty.memory_space().map(|it| (*self).ctx().attr_ref(it));
        let space = space.and_then(|it| it.dyn_cast::<AddressSpaceAttr<'_>>());
        if space.is_none_or(|space| space.value() != AddressSpace::Workgroup) {
            return Err(self.op_error("address space must be address_space<workgroup>"));
        }
        if !ty.shape().contains(&DYNAMIC) {
            return Err(self.op_error(
                "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>",
            ));
        }
        Ok(())
    }
}
