//! The pass `canonicalize`.

use std::sync::Arc;

use super::{
    ListOption, OptionCase, OptionEnum, OptionVisitor, Options, Pass, PassContext, PassFailure,
    PassResult,
};
use crate::core::context::Context;
use crate::core::ir::{Ir, Op};
use crate::rewrite::{
    FrozenPatternSet, GreedyConfig, PatternSet, RegionSimplification, Traversal,
    apply_patterns_greedily,
};

/// The options of [`Canonicalizer`].
#[derive(Clone, Debug)]
pub struct CanonicalizerOptions {
    /// Whether definitions are visited before users.
    pub top_down: bool,
    /// How the blocks of regions are simplified.
    pub region_simplify: RegionSimplification,
    /// The maximum number of iterations; a negative number for no limit.
    pub max_iterations: i64,
    /// The maximum number of rewrites per iteration; a negative number for no limit.
    pub max_rewrites: i64,
    /// Whether the pass fails if it reaches a maximum.
    pub test_convergence: bool,
    /// The names of patterns that are not applied.
    pub disabled_patterns: ListOption<String>,
    /// The names of the only patterns that are applied, unless the list is empty.
    pub enabled_patterns: ListOption<String>,
}

impl Default for CanonicalizerOptions {
    fn default() -> Self {
        CanonicalizerOptions {
            top_down: true,
            region_simplify: RegionSimplification::Normal,
            max_iterations: 10,
            max_rewrites: -1,
            test_convergence: false,
            disabled_patterns: ListOption::default(),
            enabled_patterns: ListOption::default(),
        }
    }
}

impl Options for CanonicalizerOptions {
    fn visit(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("top-down", "visit definitions before users", &mut self.top_down);
        visitor.option(
            "region-simplify",
            "how to simplify the blocks of regions",
            &mut self.region_simplify,
        );
        visitor.option(
            "max-iterations",
            "the maximum number of iterations; -1 for no limit",
            &mut self.max_iterations,
        );
        visitor.option(
            "max-num-rewrites",
            "the maximum number of rewrites per iteration; -1 for no limit",
            &mut self.max_rewrites,
        );
        visitor.option(
            "test-convergence",
            "fail if a maximum is reached",
            &mut self.test_convergence,
        );
        visitor.option(
            "disable-patterns",
            "names of patterns that are not applied",
            &mut self.disabled_patterns,
        );
        visitor.option(
            "enable-patterns",
            "names of the only patterns that are applied",
            &mut self.enabled_patterns,
        );
    }
}

/// Folds operations and applies the canonicalization patterns of all loaded dialects. Corresponds to
/// `mlir::createCanonicalizerPass`.
///
/// ```
/// use ods_runtime::pass::{Canonicalizer, CanonicalizerOptions, PassManager};
///
/// let options = CanonicalizerOptions { max_iterations: 2, ..CanonicalizerOptions::default() };
/// let mut manager = PassManager::new("builtin.module");
/// manager.add(Canonicalizer::new(options));
/// assert!(manager.to_string().contains("max-iterations=2"));
/// ```
#[derive(Clone, Debug)]
pub struct Canonicalizer {
    options: CanonicalizerOptions,
    patterns: Arc<FrozenPatternSet>,
}

impl Default for Canonicalizer {
    fn default() -> Self {
        Canonicalizer::new(CanonicalizerOptions::default())
    }
}

impl Canonicalizer {
    /// The pass with these options.
    pub fn new(options: CanonicalizerOptions) -> Self {
        Canonicalizer { options, patterns: Arc::new(PatternSet::default().freeze()) }
    }
}

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

impl Pass for Canonicalizer {
    fn name(&self) -> &str {
        "Canonicalizer"
    }

    fn argument(&self) -> &str {
        "canonicalize"
    }

    fn description(&self) -> &str {
        "fold operations and apply canonicalization patterns"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        self.options.visit(visitor);
    }

    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        let mut patterns = PatternSet::canonicalization(ctx);
        patterns.retain(|pattern| {
            !lists(&self.options.disabled_patterns, pattern.name())
                && (self.options.enabled_patterns.is_empty()
                    || lists(&self.options.enabled_patterns, pattern.name()))
        });
        self.patterns = Arc::new(patterns.freeze());
        Ok(())
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
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
            has_converged &= apply_patterns_greedily(ir, region, &self.patterns, config).is_ok();
        }
        if has_converged || !self.options.test_convergence {
            Ok(())
        } else {
            Err(PassFailure::silent())
        }
    }
}
