//! The interface for generated passes: that for generated dialects, and what passes need. Not a public interface.

pub use crate::codegen::*;
pub use crate::core::dialect::DialectEntry;
pub use crate::core::op_name::OpNameRef;
pub use crate::pass::{
    ListOption, OpPassManager, OptionCase, OptionEnum, OptionError, OptionValue, OptionVisitor,
    Options, Pass, PassContext, PassDef, PassRegistry, PassResult, PassState, RunPass,
    StatisticVisitor,
};

/// Whether operations of this name implement the interface.
pub fn implements<T: InterfaceTable>(op: OpNameRef<'_>) -> bool {
    op.ctx().op_has_promise_or_implements::<T>(op.handle())
}
