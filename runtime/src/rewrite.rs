//! Changing the IR: the rewriter, folders and patterns.

mod op_def;
pub(crate) mod patterns;
pub(crate) mod rewriter;
mod slots;
