//! The pass `scf-for-loop-canonicalization`.

#[cfg(feature = "memref")]
mod sizes;

use ods_runtime::pass::{PassContext, PassFailure, PassResult, RunPass};
#[cfg(not(feature = "memref"))]
use ods_runtime::rewrite::PatternSet;
use ods_runtime::rewrite::{GreedyConfig, apply_patterns_greedily};
use ods_runtime::{Ir, Op, Region};

#[cfg(feature = "memref")]
use self::sizes::patterns;
use super::SCFForLoopCanonicalization;

impl RunPass for SCFForLoopCanonicalization {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let patterns = patterns().freeze();
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            apply_patterns_greedily(ir, region, &patterns, GreedyConfig::default())
                .map_err(|_| PassFailure::silent())?;
        }
        Ok(())
    }
}

/// Without `memref`, nothing that a loop carries has a size.
#[cfg(not(feature = "memref"))]
fn patterns() -> PatternSet {
    PatternSet::default()
}
