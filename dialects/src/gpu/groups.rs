//! Reductions and exchanges among the threads of a group.

use super::{
    AllReduceOp, AllReduceOperation, BroadcastType, RotateOp, SubgroupBroadcastOp,
    SubgroupReduceOp, YieldOp, helpers,
};
use crate::prelude::*;
use ods_runtime::rt;

/// Whether values of type `ty` can be reduced by `operation`.
fn can_reduce(operation: AllReduceOperation, ty: TypeRef<'_>) -> bool {
    use AllReduceOperation as Kind;
    match operation {
        Kind::MINNUMF | Kind::MAXNUMF | Kind::MINIMUMF | Kind::MAXIMUMF => {
            ty.isa::<FloatType<'_>>()
        }
        Kind::ADD | Kind::MUL => true,
        _ => ty.isa::<IntegerType<'_>>(),
    }
}

fn cannot_reduce(op: OpRef<'_>, operation: AllReduceOperation, ty: TypeRef<'_>) -> Diagnostic {
    let operation = helpers::name(operation);
    op.error(format!("`{operation}` reduction operation is not compatible with type '{ty}'"))
}

impl<'ir> VerifyRegions<'ir> for AllReduceOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let ty = self.result().ty();
        let Some(entry) = self.body().first_block() else {
            return match self.op() {
                None => Err(self.error("expected either an op attribute or a non-empty body")),
                Some(operation) if !can_reduce(operation, ty) => {
                    Err(cannot_reduce(*self, operation, ty))
                }
                Some(_) => Ok(()),
            };
        };
        if self.op().is_some() {
            return Err(self.error("expected either an op attribute or a non-empty body"));
        }
        if entry.num_arguments() != 2 {
            return Err(self.error("expected two region arguments"));
        }
        if entry.argument_types().any(|argument| argument != ty) {
            return Err(self.error("incorrect region argument type"));
        }
        let mut has_yield = false;
        for last in self.body().blocks().filter_map(|block| block.back()) {
            if !last.isa::<YieldOp<'_>>() {
                continue;
            }
            if last.num_operands() != 1 {
                return Err(self.error("expected one gpu.yield operand"));
            }
            if last.operand(0).ty() != ty {
                return Err(self.error("incorrect gpu.yield type"));
            }
            has_yield = true;
        }
        match has_yield {
            true => Ok(()),
            false => Err(self.error("expected gpu.yield op in region")),
        }
    }
}

impl<'ir> Verify<'ir> for SubgroupReduceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.result().ty();
        if ty.dyn_cast::<VectorType<'_>>().is_some_and(|vector| vector.is_scalable()) {
            return Err(self.op_error("is not compatible with scalable vector types"));
        }
        if !can_reduce(self.op(), ty.element_type_or_self()) {
            return Err(cannot_reduce(*self, self.op(), ty));
        }
        if let Some(size) = self.cluster_size().filter(|size| !size.is_power_of_two()) {
            return Err(self.op_error(format!("cluster size {size} is not a power of two")));
        }
        let stride = self.cluster_stride();
        if stride != 1 && self.cluster_size().is_none() {
            return Err(
                self.op_error("cluster stride can only be specified if cluster size is specified")
            );
        }
        if !stride.is_power_of_two() {
            return Err(self.op_error(format!("cluster stride {stride} is not a power of two")));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for RotateOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.offset() >= self.width() {
            let message = format!("offset must be in the range [0, {})", self.width());
            return Err(self.op_error(message));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SubgroupBroadcastOp<'ir> {
    fn verify(self) -> VerifyResult {
        match (self.broadcast_type(), self.lane()) {
            (BroadcastType::FirstActiveLane, Some(_)) => {
                Err(self.op_error("lane can only be specified for `specific_lane` broadcast"))
            }
            (BroadcastType::SpecificLane, None) => {
                Err(self.op_error("lane must be specified for `specific_lane` broadcast"))
            }
            _ => Ok(()),
        }
    }
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for SubgroupBroadcastOp<'ir> {
    fn speculatability(self) -> rt::Speculatability {
        match self.broadcast_type() {
            BroadcastType::FirstActiveLane => rt::Speculatability::NotSpeculatable,
            BroadcastType::SpecificLane => rt::Speculatability::Speculatable,
        }
    }
}
