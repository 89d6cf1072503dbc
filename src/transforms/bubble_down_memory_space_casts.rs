//! The pass `bubble-down-memory-space-casts`: operations use pointers before they are cast to another memory space.

use ods_runtime::interfaces::{BubbledDown, MemorySpaceCastConsumerOpInterface};
use ods_runtime::pass::{PassContext, PassFailure, PassResult, RunPass};
use ods_runtime::rewrite::{
    GreedyConfig, PatternSet, RewritePattern, Rewriter, apply_patterns_greedily,
};
use ods_runtime::{Ir, Op, Region};

use super::BubbleDownMemorySpaceCasts;

impl RunPass for BubbleDownMemorySpaceCasts {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::default();
        patterns.add(RewritePattern::on_any("BubbleDownCastsPattern", bubble_down));
        let patterns = patterns.freeze();
        let regions: Vec<Region> = ir.op(op).region_handles().to_vec();
        for region in regions {
            apply_patterns_greedily(ir, region, &patterns, GreedyConfig::default())
                .map_err(|_| PassFailure::silent())?;
        }
        Ok(())
    }
}

/// Lets `op` use the source of a cast instead of its result.
fn bubble_down(op: Op, r: &mut Rewriter<'_>) -> Option<()> {
    if !r.op(op).isa::<MemorySpaceCastConsumerOpInterface<'_>>() {
        return None;
    }
    match MemorySpaceCastConsumerOpInterface::bubble_down_casts(r, op)? {
        BubbledDown::InPlace => r.modify(op, |_, _| ()),
        BubbledDown::Replaced(values) => r.replace_op(op, &values),
    }
    Some(())
}
