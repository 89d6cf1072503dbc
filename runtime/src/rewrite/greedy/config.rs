//! Options of the greedy driver.

use crate::core::ir::{Listener, Region};
use crate::rewrite::action::ActionFilter;

/// The order in which the driver first visits operations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Traversal {
    /// The worklist is filled in post-order and processed from its end, so users come before definitions.
    #[default]
    BottomUp,
    /// Definitions come before users.
    TopDown,
}

/// How the driver simplifies the blocks of regions after each iteration.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RegionSimplification {
    /// Not at all.
    Disabled,
    /// It erases unreachable blocks, dead operations and dead block arguments.
    Normal,
    /// It also merges identical blocks and drops redundant block arguments.
    #[default]
    Aggressive,
}

/// The operations that the driver visits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Strictness {
    /// All.
    #[default]
    AnyOp,
    /// The initial ones, and those that patterns create.
    ExistingAndNewOps,
    /// The initial ones.
    ExistingOps,
}

/// Options of the greedy driver. Corresponds to `mlir::GreedyRewriteConfig`.
#[derive(Debug)]
pub struct GreedyConfig<'a> {
    /// The order of the first visit.
    pub traversal: Traversal,
    /// The simplification of regions.
    pub region_simplification: RegionSimplification,
    /// The maximum number of iterations; `None` for no limit.
    pub max_iterations: Option<u64>,
    /// The maximum number of pattern applications in an iteration; `None` for no limit.
    pub max_rewrites: Option<u64>,
    /// The region outside of which nothing is visited. By default the region that is rewritten, or the closest one
    /// around the operations that are.
    pub scope: Option<Region>,
    /// The operations to visit.
    pub strictness: Strictness,
    /// Receives every change.
    pub listener: Option<&'a mut dyn Listener>,
    /// Decides which patterns are tried; by default all.
    pub filter: Option<ActionFilter>,
    /// Whether operations are folded.
    pub fold: bool,
    /// Whether equal constants are merged and moved to the start of their scope.
    pub cse_constants: bool,
}

impl Default for GreedyConfig<'_> {
    fn default() -> Self {
        GreedyConfig {
            traversal: Traversal::default(),
            region_simplification: RegionSimplification::default(),
            max_iterations: Some(10),
            max_rewrites: None,
            scope: None,
            strictness: Strictness::default(),
            listener: None,
            filter: None,
            fold: true,
            cse_constants: true,
        }
    }
}
