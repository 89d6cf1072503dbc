//! Changing the IR: the rewriter, folding and patterns.

pub(crate) mod fold;
mod op_def;
pub(crate) mod pattern;
pub(crate) mod rewriter;
mod slots;

pub use self::fold::{Constant, FoldFn, Folded, InPlaceFold, fold};
pub use self::pattern::{FrozenPatternSet, PatternSet, RewritePattern};
pub use self::rewriter::Rewriter;
