//! The pass `canonicalize`.

use std::sync::Arc;

use super::common::Canonicalizer;
use super::{OptionCase, OptionEnum, PassContext, PassFailure, PassResult, RunPass};
use crate::core::context::Context;
use crate::core::ir::{Ir, Op};
use crate::rewrite::{
    FrozenPatternSet, GreedyConfig, PatternSet, RegionSimplification, Traversal,
    apply_patterns_greedily,
};

impl OptionEnum for RegionSimplification {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase {
            name: "disabled",
            description: "not at all",
            value: RegionSimplification::Disabled,
        },
        OptionCase {
            name: "normal",
            description: "erase unreachable blocks and dead block arguments",
            value: RegionSimplification::Normal,
        },
        OptionCase {
            name: "aggressive",
            description: "merge identical blocks, too",
            value: RegionSimplification::Aggressive,
        },
    ];
}

/// Whether `names` contains the name of a pattern. Upstream's names are qualified by the namespace of the class.
fn lists(names: &[String], pattern: &str) -> bool {
    names.iter().any(|name| name.rsplit("::").next() == Some(pattern))
}

impl RunPass for Canonicalizer {
    /// The patterns of the loaded dialects.
    type State = Option<Arc<FrozenPatternSet>>;

    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        let mut patterns = PatternSet::canonicalization(ctx);
        patterns.retain(|pattern| {
            !lists(&self.options.disabled_patterns, pattern.name())
                && (self.options.enabled_patterns.is_empty()
                    || lists(&self.options.enabled_patterns, pattern.name()))
        });
        *self.state = Some(Arc::new(patterns.freeze()));
        Ok(())
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let Some(patterns) = (*self.state).clone() else { return Ok(()) };
        let regions: Vec<_> = ir.op(op).regions().map(|region| region.handle()).collect();
        let mut has_converged = true;
        for region in regions {
            let config = GreedyConfig {
                traversal: if self.options.top_down {
                    Traversal::TopDown
                } else {
                    Traversal::BottomUp
                },
                region_simplification: self.options.region_simplify,
                max_iterations: u64::try_from(self.options.max_iterations).ok(),
                max_rewrites: u64::try_from(self.options.max_rewrites).ok(),
                filter: cx.action_filter(),
                ..GreedyConfig::default()
            };
            has_converged &= apply_patterns_greedily(ir, region, &patterns, config).is_ok();
        }
        if has_converged || !self.options.test_convergence {
            Ok(())
        } else {
            Err(PassFailure::silent())
        }
    }
}
