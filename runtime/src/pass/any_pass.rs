//! Passes of any type.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::instrument::{PassId, PassInfo};
use super::options::{OptionVisitor, print_options};
use super::run::PassContext;
use super::statistics::StatisticVisitor;
use super::{Pass, PassResult};
use crate::core::context::Context;
use crate::core::dialect::DialectEntry;
use crate::core::ir::{Ir, Op};
use crate::core::op_name::OpNameRef;

/// The methods of [`Pass`] that need no type.
trait AnyPass: Send {
    fn clone_box(&self) -> Box<dyn AnyPass>;
    fn name(&self) -> &str;
    fn argument(&self) -> &str;
    fn description(&self) -> &str;
    fn anchor(&self) -> Option<&str>;
    fn can_schedule_on(&self, op: OpNameRef<'_>) -> bool;
    fn dialects(&self) -> Vec<DialectEntry>;
    fn options(&mut self, visitor: &mut OptionVisitor<'_>);
    fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>);
    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult;
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult;
}

impl<P: Pass> AnyPass for P {
    fn clone_box(&self) -> Box<dyn AnyPass> {
        Box::new(self.clone())
    }
    fn name(&self) -> &str {
        Pass::name(self)
    }
    fn argument(&self) -> &str {
        Pass::argument(self)
    }
    fn description(&self) -> &str {
        Pass::description(self)
    }
    fn anchor(&self) -> Option<&str> {
        Pass::anchor(self)
    }
    fn can_schedule_on(&self, op: OpNameRef<'_>) -> bool {
        Pass::can_schedule_on(self, op)
    }
    fn dialects(&self) -> Vec<DialectEntry> {
        Pass::dialects(self)
    }
    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        Pass::options(self, visitor);
    }
    fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>) {
        Pass::statistics(self, visitor);
    }
    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        Pass::initialize(self, ctx)
    }
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        Pass::run(self, ir, op, cx)
    }
}

/// A pass of any type, in a pipeline or a registry.
pub struct BoxedPass {
    pass: Box<dyn AnyPass>,
    id: PassId,
}

impl PassId {
    /// A number that no other pass has.
    pub(super) fn next() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        PassId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

impl Clone for BoxedPass {
    /// The copy has the same identity, as that of a worker.
    fn clone(&self) -> Self {
        BoxedPass { pass: self.pass.clone_box(), id: self.id }
    }
}

impl fmt::Debug for BoxedPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("BoxedPass").field(&self.name()).finish()
    }
}

/// Like the pass in textual pipelines.
impl fmt::Display for BoxedPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pass = self.pass.clone_box();
        let options = print_options(&mut |visitor| pass.options(visitor));
        let argument = self.argument();
        match argument.is_empty() {
            true => write!(f, "unknown<{}>{options}", self.name()),
            false => write!(f, "{argument}{options}"),
        }
    }
}

impl BoxedPass {
    /// Boxes `pass`.
    pub fn new(pass: impl Pass) -> Self {
        BoxedPass { pass: Box::new(pass), id: PassId::next() }
    }

    /// The name.
    pub fn name(&self) -> &str {
        self.pass.name()
    }

    /// The name in pipelines; empty if it has none.
    pub fn argument(&self) -> &str {
        self.pass.argument()
    }

    /// The description.
    pub fn description(&self) -> &str {
        self.pass.description()
    }

    /// The operation that the pass is restricted to.
    pub fn anchor(&self) -> Option<&str> {
        self.pass.anchor()
    }

    /// The dialects that the pass depends on.
    pub fn dialects(&self) -> Vec<DialectEntry> {
        self.pass.dialects()
    }

    /// Whether the pass can run on operations of this name, which are registered.
    pub fn can_schedule_on(&self, op: OpNameRef<'_>) -> bool {
        self.anchor().is_none_or(|anchor| anchor == op.as_str()) && self.pass.can_schedule_on(op)
    }

    /// Calls `visitor` with each option.
    pub fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        self.pass.options(visitor);
    }

    /// Calls `visitor` with each statistic.
    pub fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>) {
        self.pass.statistics(visitor);
    }

    /// The same pass with an identity of its own.
    pub(super) fn renewed(&self) -> Self {
        BoxedPass { pass: self.pass.clone_box(), id: PassId::next() }
    }

    /// What instruments see.
    pub(super) fn info(&self) -> PassInfo<'_> {
        PassInfo { name: self.name(), argument: self.argument(), nested: None, id: self.id }
    }

    pub(super) fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        self.pass.initialize(ctx)
    }

    pub(super) fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        self.pass.run(ir, op, cx)
    }
}
