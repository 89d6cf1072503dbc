//! `bufferization.materialize_in_destination`.

use ods_runtime::side_effects::{EffectInstance, EffectInstances, MemoryEffect};

use super::MaterializeInDestinationOp;
use crate::prelude::*;
use crate::shapes::are_compatible_shapes;

impl<'ir> Verify<'ir> for MaterializeInDestinationOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, dest) = ((*self).operand(0).ty(), (*self).operand(1).ty());
        let is_memref = dest.isa::<MemRefType<'_>>() || dest.isa::<UnrankedMemRefType<'_>>();
        let results = (*self).num_results();
        if !is_memref && !dest.isa::<TensorType<'_>>() {
            return Err(self.op_error("'dest' must be a tensor or a memref"));
        }
        if !is_memref && results != 1 {
            return Err(self.op_error("tensor 'dest' implies exactly one tensor result"));
        }
        if !is_memref && (*self).result(0).ty() != dest {
            return Err(self.op_error("result and 'dest' types must match"));
        }
        if is_memref && results != 0 {
            return Err(self.op_error("memref 'dest' implies zero results"));
        }
        if self.restrict() && !is_memref {
            return Err(self.op_error("'restrict' is valid only for memref destinations"));
        }
        if self.writable() != is_memref {
            return Err(self.op_error(
                "'writable' must be specified if and only if the destination is of memref type",
            ));
        }
        let shaped = [source, dest].map(|ty| ty.dyn_cast::<ShapedType<'_>>());
        let [Some(source), Some(dest)] = shaped else { return Ok(()) };
        let (from, to) = (source.shape(), dest.shape());
        if let (Some(from), Some(to)) = (from, to)
            && from.len() != to.len()
        {
            return Err(self.op_error("rank mismatch between source and destination shape"));
        }
        if from.is_some() != to.is_some() || !are_compatible_shapes(source, dest) {
            return Err(self.op_error("source/destination shapes are incompatible"));
        }
        Ok(())
    }
}

impl<'ir> DestinationStyleOpInterfaceTrait<'ir> for MaterializeInDestinationOp<'ir> {
    fn dps_inits(self) -> OperandRange<'ir> {
        (*self).operands().slice(1..2)
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for MaterializeInDestinationOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let dest = (*self).operand(1);
        let writes = !dest.ty().isa::<TensorType<'_>>();
        let effect = EffectInstance::new(MemoryEffect::Write).on_value(dest);
        writes.then_some(effect).into_iter().collect()
    }
}
