//! Conversions between tensors and buffers.

use ods_runtime::side_effects::{EffectInstance, EffectInstances, MemoryEffect};

use super::generated::bufferization::*;
use crate::prelude::*;

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for CloneOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let (input, output) = ((*self).operand(0), (*self).result(0));
        let effects = [
            EffectInstance::new(MemoryEffect::Read).on_value(input),
            EffectInstance::new(MemoryEffect::Write).on_value(output),
            EffectInstance::new(MemoryEffect::Allocate).on_value(output),
        ];
        effects.into_iter().collect()
    }
}

impl TypesMatchAfterBufferization for BufferizationDialect {
    /// Whether the values have the same shape and elements. Emits the reason if not.
    fn types_match_after_bufferization(
        op: OpRef<'_>,
        tensor: ValueRef<'_>,
        buffer: ValueRef<'_>,
    ) -> bool {
        let shaped = [tensor.ty(), buffer.ty()].map(|ty| ty.dyn_cast::<ShapedType<'_>>());
        let [Some(from), Some(to)] = shaped else { return true };
        let reason = if from.shape() != to.shape() {
            "shapes do not match"
        } else if from.element_type() != to.element_type() {
            "element types do not match"
        } else {
            return true;
        };
        op.ctx().emit(op.error(reason));
        false
    }
}
