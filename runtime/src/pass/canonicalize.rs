//! The pass `canonicalize`.

use super::{CreatePass, Pass, PassInfo, PassOption, PassOptions, PassResult};
use crate::core::context::Context;
use crate::core::ir::{Ir, Op};
use crate::rewrite::{
    FrozenPatternSet, GreedyConfig, PatternSet, RegionSimplification, Traversal,
    apply_patterns_greedily,
};

/// Folds operations and applies the canonicalization patterns of all loaded dialects. Corresponds to
/// `mlir::createCanonicalizerPass`.
pub const CANONICALIZE: PassInfo = PassInfo {
    argument: "canonicalize",
    summary: "fold operations and apply canonicalization patterns",
    dialects: &[],
    options: &[
        PassOption { name: "top-down", summary: "visit definitions before users" },
        PassOption {
            name: "region-simplify",
            summary: "simplify the blocks of regions: `disabled`, `normal` or `aggressive`",
        },
        PassOption {
            name: "max-iterations",
            summary: "the maximum number of iterations; -1 for no limit",
        },
        PassOption {
            name: "max-num-rewrites",
            summary: "the maximum number of rewrites per iteration; -1 for no limit",
        },
        PassOption {
            name: "test-convergence",
            summary: "fail if the maximum number of iterations is reached",
        },
        PassOption { name: "disable-patterns", summary: "names of patterns that are not applied" },
        PassOption {
            name: "enable-patterns",
            summary: "names of the only patterns that are applied",
        },
    ],
    create: CreatePass::Value(Canonicalize::create),
};

struct Canonicalize {
    traversal: Traversal,
    region_simplification: RegionSimplification,
    max_iterations: i64,
    max_rewrites: i64,
    test_convergence: bool,
    disabled: Vec<String>,
    enabled: Vec<String>,
    patterns: FrozenPatternSet,
}

impl Canonicalize {
    fn create(options: &PassOptions) -> Result<Box<dyn Pass>, String> {
        let levels = [
            ("disabled", RegionSimplification::Disabled),
            ("normal", RegionSimplification::Normal),
            ("aggressive", RegionSimplification::Aggressive),
        ];
        let is_top_down = options.flag("top-down")?.unwrap_or(true);
        Ok(Box::new(Canonicalize {
            traversal: if is_top_down { Traversal::TopDown } else { Traversal::BottomUp },
            region_simplification: options
                .case("region-simplify", &levels)?
                .unwrap_or(RegionSimplification::Normal),
            max_iterations: options.number("max-iterations")?.unwrap_or(10),
            max_rewrites: options.number("max-num-rewrites")?.unwrap_or(-1),
            test_convergence: options.flag("test-convergence")?.unwrap_or(false),
            disabled: options.list("disable-patterns")?,
            enabled: options.list("enable-patterns")?,
            patterns: PatternSet::default().freeze(),
        }))
    }
}

/// Whether `names` contains the name of a pattern. Upstream's names are qualified by the namespace of the class.
fn lists(names: &[String], pattern: &str) -> bool {
    names.iter().any(|name| name.rsplit("::").next() == Some(pattern))
}

impl Pass for Canonicalize {
    fn initialize(&mut self, ctx: &Context) {
        let mut patterns = PatternSet::canonicalization(ctx);
        patterns.retain(|pattern| {
            !lists(&self.disabled, pattern.name())
                && (self.enabled.is_empty() || lists(&self.enabled, pattern.name()))
        });
        self.patterns = patterns.freeze();
    }

    fn run(&mut self, ir: &mut Ir, op: Op) -> PassResult {
        let regions: Vec<_> = ir.op(op).regions().map(|region| region.handle()).collect();
        let mut has_converged = true;
        for region in regions {
            let config = GreedyConfig {
                traversal: self.traversal,
                region_simplification: self.region_simplification,
                max_iterations: u64::try_from(self.max_iterations).ok(),
                max_rewrites: u64::try_from(self.max_rewrites).ok(),
                ..GreedyConfig::default()
            };
            has_converged &= apply_patterns_greedily(ir, region, &self.patterns, config).is_ok();
        }
        if has_converged || !self.test_convergence { Ok(()) } else { Err(Vec::new()) }
    }
}
