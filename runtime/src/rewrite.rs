//! Changing the IR: the rewriter, folding and patterns.

pub(crate) mod fold;
mod op_def;
pub(crate) mod pattern;
mod region_branch;
pub(crate) mod rewriter;
mod slots;

pub use self::fold::{Constant, FoldFn, Folded, InPlaceFold, fold};
pub use self::pattern::{FrozenPatternSet, PatternSet, RewritePattern};
pub use self::region_branch::add_region_branch_patterns;
pub use self::rewriter::Rewriter;
