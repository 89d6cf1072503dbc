//! Changing the IR: the rewriter, folding and patterns.

pub(crate) mod action;
mod check;
mod constants;
mod create_or_fold;
mod cse;
pub(crate) mod erasing_order;
pub(crate) mod fold;
mod greedy;
mod op_def;
pub(crate) mod pattern;
mod region_branch;
mod regions;
pub(crate) mod rewriter;
mod slots;
mod walk;

pub use self::action::ActionFilter;
pub use self::constants::{DialectFoldInterface, OperationFolder, materialize_in};
pub use self::cse::{CseStatistics, eliminate_common_subexpressions};
pub use self::fold::{
    Constant, FoldFn, FoldResults, Folded, InPlaceFold, can_replace, fold, uses_own_results,
};
pub use self::greedy::{
    GreedyConfig, NotConverged, RegionSimplification, Strictness, Traversal,
    apply_op_patterns_greedily, apply_patterns_greedily,
};
pub use self::pattern::{FrozenPatternSet, PatternSet, RewritePattern};
pub use self::region_branch::add_region_branch_patterns;
pub use self::regions::{
    append_successor_operands, eliminate_dead_code, erase_unreachable_blocks, simplify_regions,
    splice_successor_operands,
};
pub use self::rewriter::Rewriter;
pub use self::walk::walk_and_apply_patterns;
