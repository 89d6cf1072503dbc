//! The pass `scf-for-loop-canonicalization`.

use ods_runtime::pass::{PassContext, PassFailure, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};
use ods_runtime::{Ir, Op, Region};

use super::SCFForLoopCanonicalization;

impl RunPass for SCFForLoopCanonicalization {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::default();
        #[cfg(feature = "memref")]
        sizes::add_patterns(&mut patterns);
        let patterns = patterns.freeze();
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            apply_patterns_greedily(ir, region, &patterns, GreedyConfig::default())
                .map_err(|_| PassFailure::silent())?;
        }
        Ok(())
    }
}

#[cfg(feature = "memref")]
mod sizes;
