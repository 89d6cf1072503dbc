//! The pass `control-flow-sink`: moves operations into the regions that need them.

use ods_runtime::dominance::DominanceInfo;
use ods_runtime::interfaces::RegionBranchOpInterface;
use ods_runtime::ir::{InsertPoint, Region, RegionRef, WalkOrder};
use ods_runtime::matchers::constant_attr;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::side_effects::is_memory_effect_free;
use ods_runtime::{Ir, Op, OpRef};

use super::ControlFlowSink;

impl RunPass for ControlFlowSink {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let branches = ir.op(op).walk(WalkOrder::Post);
        let branches: Vec<Op> = branches
            .filter(|op| op.isa::<RegionBranchOpInterface<'_>>())
            .map(|op| op.handle())
            .collect();
        // Moving operations does not change the dominance of blocks.
        let mut dominance = DominanceInfo::new();
        for branch in branches {
            for region in regions_that_run_once(ir.op(branch).cast()) {
                self.statistics.sunk += sink_into(ir, region, &mut dominance);
            }
        }
        Ok(())
    }
}

/// The regions of `branch` that run at most once.
fn regions_that_run_once(branch: RegionBranchOpInterface<'_>) -> Vec<Region> {
    let constants: Vec<_> = branch.operands().map(constant_attr).collect();
    let bounds = branch.region_invocation_bounds(&constants);
    let regions = branch.regions().zip(bounds);
    let regions = regions.filter(|(_, bounds)| bounds.upper.is_some_and(|upper| upper <= 1));
    regions.map(|(region, _)| region.handle()).collect()
}

/// Moves operations to the start of `region`, and then what only they need. Returns their number.
fn sink_into(ir: &mut Ir, region: Region, dominance: &mut DominanceInfo) -> u64 {
    let Some(entry) = ir.region(region).first_block().map(|block| block.handle()) else { return 0 };
    let ops = ir.region(region).blocks().flat_map(|block| block.ops());
    let mut pending: Vec<Op> = ops.map(|op| op.handle()).collect();
    let mut sunk = 0;
    while let Some(user) = pending.pop() {
        for operand in ir.op(user).operands().handles() {
            let Some(op) = ir.value(operand).defining_op() else { continue };
            if can_sink(op, ir.region(region), dominance) {
                let op = op.handle();
                ir.move_op(op, InsertPoint::Start(entry));
                sunk += 1;
                pending.push(op);
            }
        }
    }
    sunk
}

/// Whether `op` is outside of `region`, and can move into it.
fn can_sink(op: OpRef<'_>, region: RegionRef<'_>, dominance: &mut DominanceInfo) -> bool {
    let Some(entry) = region.first_block() else { return false };
    let is_inside = op.parent_region().is_some_and(|it| it == region || region.is_ancestor(it));
    // In a graph region, an operation may use results of its own in its regions.
    let is_around = region.parent_op().is_some_and(|it| it == op || op.is_proper_ancestor(it));
    !is_inside
        && !is_around
        && is_memory_effect_free(op)
        && op.results().flat_map(|result| result.uses()).all(|operand| {
            let block = operand.owner().block();
            block.is_some_and(|block| dominance.dominates(entry, block))
        })
}
