//! Passes that are generated from definitions.

use std::sync::Arc;

use super::definition::Pass;
use super::failure::PassResult;
use super::options::OptionVisitor;
use super::run::PassContext;
use super::statistics::StatisticVisitor;
use crate::core::context::Context;
use crate::core::dialect::DialectEntry;
use crate::core::ir::{Ir, Op};
use crate::core::op_name::OpNameRef;

/// What a generated pass does: the part of a pass that its definition does not have.
///
/// `odsgen gen --passes` generates a type for each `Pass` of a `.td` file, with its options and statistics as fields.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` is defined, but nothing implements `RunPass` for it",
    label = "write `impl ods_runtime::pass::RunPass for {Self}`",
    note = "`odsgen hooks --passes FILE.td` prints the `impl` to fill in"
)]
pub trait RunPass: Sized {
    /// What the pass has in its field `state`, such as patterns that `initialize` collects. `()` for nothing.
    type State: Clone + Default + Send + 'static;

    /// The name in reports, if it is not that of the definition.
    fn name(&self) -> Option<&str> {
        None
    }

    /// The dialects of operations, types and attributes that the pass may create, besides those of the definition.
    fn dialects(&self) -> Vec<DialectEntry> {
        Vec::new()
    }

    /// Whether the pass can run on operations of this name, which have the interface that its definition requires.
    fn can_schedule_on(&self, op: OpNameRef<'_>) -> bool {
        let _ = op;
        true
    }

    /// Prepares the pass. See [`Pass::initialize`].
    ///
    /// # Errors
    ///
    /// If the pass cannot run in this context.
    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        let _ = ctx;
        Ok(())
    }

    /// Runs the pass on `op`. See [`Pass::run`].
    ///
    /// # Errors
    ///
    /// If the pass fails.
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult;
}

/// What the definition of a pass says. Generated code implements it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no pass that is generated from a definition",
    note = "a pass without a definition implements `Pass`"
)]
pub trait PassDef: RunPass {
    /// The name in reports.
    const NAME: &'static str;
    /// The name in pipelines.
    const ARGUMENT: &'static str;
    /// The description in `--help`.
    const DESCRIPTION: &'static str;

    /// The name of the operations that the pass is restricted to, if it is.
    fn anchor() -> Option<&'static str> {
        None
    }

    /// Whether operations of this name have the interface that the definition requires.
    fn has_interface(op: OpNameRef<'_>) -> bool {
        let _ = op;
        true
    }

    /// The dialects that the definition lists.
    fn dependent_dialects() -> Vec<DialectEntry> {
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
}

impl<P: PassDef + Clone + Send + 'static> Pass for P {
    fn name(&self) -> &str {
        RunPass::name(self).unwrap_or(P::NAME)
    }

    fn argument(&self) -> &str {
        P::ARGUMENT
    }

    fn description(&self) -> &str {
        P::DESCRIPTION
    }

    fn anchor(&self) -> Option<&str> {
        P::anchor()
    }

    fn can_schedule_on(&self, op: OpNameRef<'_>) -> bool {
        P::has_interface(op) && RunPass::can_schedule_on(self, op)
    }

    fn dialects(&self) -> Vec<DialectEntry> {
        let mut dialects = P::dependent_dialects();
        dialects.extend(RunPass::dialects(self));
        dialects
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        PassDef::options(self, visitor);
    }

    fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>) {
        PassDef::statistics(self, visitor);
    }

    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        RunPass::initialize(self, ctx)
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        RunPass::run(self, ir, op, cx)
    }
}
