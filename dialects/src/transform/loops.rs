//! Alternatives, and loops over handles.

use ods_runtime::side_effects::{EffectInstances, MemoryEffect};

use super::effects::{Effects, changes_payload, consumes_handle, inspects_payload};
use super::generated::transform::*;
use crate::prelude::*;

/// The arguments of a region if `op` has operands, which they receive.
fn inputs<'ir>(op: OpRef<'ir>, region: RegionRef<'ir>) -> RegionSuccessor<'ir> {
    let arguments = region.first_block().into_iter().flat_map(|block| block.arguments());
    let has_operands = op.num_operands() > 0;
    RegionSuccessor::region(region, arguments.filter(|_| has_operands))
}

/// The number of a region whose terminator is a branch point.
fn region_of(point: RegionBranchPoint<'_>) -> Option<usize> {
    point.region().map(|region| region.index())
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for AlternativesOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let effects = Effects::default().consumes((*self).operands().op_operands());
        let bodies = (*self).regions().filter_map(|region| region.first_block());
        let effects = effects.produces((*self).results());
        effects.produces(bodies.flat_map(|body| body.arguments())).modifies_payload().all()
    }
}

impl<'ir> Verify<'ir> for AlternativesOp<'ir> {
    fn verify(self) -> VerifyResult {
        for body in (*self).regions().filter_map(|region| region.first_block()) {
            let Some(terminator) = body.terminator() else { continue };
            if !terminator.operands().types().eq(self.results().types()) {
                let message = "expects terminator operands to have the same type as results of \
                               the operation";
                return Err(self.op_error(message).note(Some(terminator.loc()), "terminator"));
            }
        }
        Ok(())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for AlternativesOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        let tried = region_of(point).map_or(0, |index| index + 1);
        successors.extend((*self).regions().skip(tried).map(|region| inputs(*self, region)));
        if point != RegionBranchPoint::Parent {
            successors.push(RegionSuccessor::parent((*self).results()));
        }
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        (*self).operands()
    }

    fn region_invocation_bounds(self, _operands: &[Option<AttrRef<'ir>>]) -> Vec<InvocationBounds> {
        let bounds = (0..(*self).num_regions()).map(|index| u32::from(index == 0));
        bounds.map(|least| InvocationBounds::between(least, 1)).collect()
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for ForeachOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let mut effects = Effects::default();
        if let Some(body) = self.body().first_block() {
            let targets = self.targets().op_operands();
            for (target, argument) in targets.zip(body.arguments()) {
                let is_consumed = body.ops().any(|op| consumes_handle(op, argument));
                effects =
                    if is_consumed { effects.consumes([target]) } else { effects.reads([target]) };
            }
            if body.ops().any(changes_payload) {
                effects = effects.modifies_payload();
            } else if body.ops().any(inspects_payload) {
                effects = effects.reads_payload();
            }
        }
        effects.produces((*self).results()).all()
    }
}

impl<'ir> Verify<'ir> for ForeachOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(body) = self.body().first_block() else { return Ok(()) };
        self.verify_alike(
            self.targets().types(),
            body.argument_types(),
            [
                "expects the same number of targets as the body has block arguments",
                "expects co-indexed targets and the body's block arguments to have the same \
                 op/value/param type",
            ],
        )?;
        let Some(terminator) = body.terminator() else { return Ok(()) };
        self.verify_alike(
            (*self).results().types(),
            terminator.operands().types(),
            [
                "expects the same number of results as the yield terminator has operands",
                "expects co-indexed results and yield operands to have the same op/value/param type",
            ],
        )
    }
}

impl<'ir> ForeachOp<'ir> {
    /// Verifies that both lists are alike. The messages are for different lengths and for different types.
    fn verify_alike(
        self,
        mut first: impl Iterator<Item = TypeRef<'ir>>,
        mut second: impl Iterator<Item = TypeRef<'ir>>,
        [length, types]: [&str; 2],
    ) -> VerifyResult {
        loop {
            match (first.next(), second.next()) {
                (None, None) => return Ok(()),
                (Some(first), Some(second)) if first == second => {}
                (Some(_), Some(_)) => return Err(self.op_error(types)),
                _ => return Err(self.op_error(length)),
            }
        }
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for ForeachOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(RegionSuccessor::whole_region(self.body()));
        if point != RegionBranchPoint::Parent {
            successors.push(RegionSuccessor::parent([]));
        }
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        (*self).operands()
    }
}
