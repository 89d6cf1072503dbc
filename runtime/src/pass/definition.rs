//! The trait of passes.

use std::sync::Arc;

use super::analysis::short_type_name;
use super::failure::PassResult;
use super::options::OptionVisitor;
use super::run::PassContext;
use super::statistics::StatisticVisitor;
use crate::core::context::Context;
use crate::core::dialect::DialectEntry;
use crate::core::ir::{Ir, Op};
use crate::core::op_name::OpNameRef;

/// A transformation or an analysis of one operation and everything nested in it. Corresponds to `mlir::Pass`.
///
/// ```
/// use ods_runtime::ir::WalkOrder;
/// use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassManager, PassRegistry, PassResult};
/// use ods_runtime::text::parse_source;
/// use ods_runtime::{Context, Ir, Op};
///
/// /// Fails for operations with too many nested operations.
/// #[derive(Clone)]
/// struct LimitSize {
///     max: u64,
/// }
///
/// impl Pass for LimitSize {
///     fn argument(&self) -> &str {
///         "limit-size"
///     }
///
///     fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
///         visitor.option("max", "the maximum number of operations", &mut self.max);
///     }
///
///     fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
///         cx.preserve_all();
///         let size = ir.op(op).walk(WalkOrder::Pre).count() as u64;
///         if size <= self.max {
///             return Ok(());
///         }
///         Err(ir.op(op).op_error("is too large").into())
///     }
/// }
///
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module { module @a {} }").unwrap();
/// let root = ir.root().unwrap().handle();
/// let mut manager = PassManager::new("builtin.module");
/// manager.add(LimitSize { max: 2 });
/// assert!(manager.run(&mut ir, root).is_ok());
///
/// let mut registry = PassRegistry::default();
/// registry.add(LimitSize { max: 100 });
/// let mut manager = PassManager::parse("any(limit-size{max=1})", &registry).unwrap();
/// assert!(manager.run(&mut ir, root).is_err());
/// ```
pub trait Pass: Clone + Send + 'static {
    /// The name in reports; by default that of the type.
    fn name(&self) -> &str {
        short_type_name::<Self>()
    }

    /// The name in textual pipelines, and of the flag that selects the pass.
    fn argument(&self) -> &str {
        ""
    }

    /// The description in `--help`.
    fn description(&self) -> &str {
        ""
    }

    /// The name of the operations that the pass is restricted to, if it is.
    fn anchor(&self) -> Option<&str> {
        None
    }

    /// Whether the pass can run on operations of this name.
    fn can_schedule_on(&self, op: OpNameRef<'_>) -> bool {
        let _ = op;
        true
    }

    /// The dialects of operations, types and attributes that the pass may create.
    fn dialects(&self) -> Vec<DialectEntry> {
        Vec::new()
    }

    /// Calls `visitor` with each option.
    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        let _ = visitor;
    }

    /// Calls `visitor` with each statistic.
    fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>) {
        let _ = visitor;
    }

    /// Prepares the pass. Called before a run, and again if the context or its dialects changed.
    ///
    /// # Errors
    ///
    /// If the pass cannot run in this context.
    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        let _ = ctx;
        Ok(())
    }

    /// Runs the pass on `op`. It may change `op` and what is nested in it, but not erase `op`. In a nested pipeline, other
    /// threads may process other operations at the same time; then a change outside of `op` panics.
    ///
    /// # Errors
    ///
    /// If the pass fails. The following passes do not run on `op` then.
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult;
}
