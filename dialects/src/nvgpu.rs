//! The dialect `nvgpu`: NVIDIA's instructions on buffers and vectors.

generated!(nvgpu);

mod copies;
mod matrices;
mod tensor_maps;
mod warpgroups;

use crate::gpu::{AddressSpace, AddressSpaceAttr};
use crate::prelude::*;

/// Whether a buffer is in the memory that the threads of a block share.
fn is_shared(ty: MemRefType<'_>) -> bool {
    let Some(space) = ty.memory_space().map(|it| ty.ctx().attr_ref(it)) else { return false };
    if let Some(number) = space.dyn_cast::<IntegerAttr<'_>>() {
        return number.int() == Some(3);
    }
    space.dyn_cast::<AddressSpaceAttr<'_>>().is_some_and(|it| it.value() == AddressSpace::Workgroup)
}

impl<'ir> Verify<'ir> for RcpOp<'ir> {
    fn verify(self) -> VerifyResult {
        let rounding = self.rounding();
        if rounding == RcpRoundingMode::APPROX && self.ftz() {
            return Ok(());
        }
        let message = format!(
            "has a limitation. #nvgpu<rcp_rounding_mode {rounding}> or non-ftz is not supported yet."
        );
        Err(self.op_error(message))
    }
}
