//! Changing the IR.

pub(crate) mod rewriter;
