//! Passes that are functions.

use std::fmt;
use std::sync::Arc;

use super::run::PassContext;
use super::{Pass, PassResult};
use crate::core::dialect::DialectEntry;
use crate::core::ir::{Ir, Op};

/// The function of a pass.
type RunFn = dyn Fn(&mut Ir, Op) -> PassResult + Send + Sync;

/// A pass that is a function or a closure.
///
/// ```
/// use ods_runtime::pass::{FnPass, PassManager, PassResult};
/// use ods_runtime::text::parse_source;
/// use ods_runtime::{Context, Ir, Op};
///
/// /// Erases all operations in a module.
/// fn clear(ir: &mut Ir, module: Op) -> PassResult {
///     let block = ir.op(module).region(0).first_block();
///     let ops: Vec<Op> = block.into_iter().flat_map(|block| block.ops()).map(|op| op.handle()).collect();
///     ops.into_iter().rev().for_each(|op| ir.erase(op));
///     Ok(())
/// }
///
/// let mut manager = PassManager::new("builtin.module");
/// manager.add(FnPass::new("clear", "erase all operations", clear));
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module { module {} }").unwrap();
/// let root = ir.root().unwrap().handle();
/// manager.run(&mut ir, root).unwrap();
/// assert_eq!(ir.op(root).to_string(), "module {\n}");
/// ```
#[derive(Clone)]
pub struct FnPass {
    argument: &'static str,
    description: &'static str,
    dialects: Vec<DialectEntry>,
    run: Arc<RunFn>,
}

impl fmt::Debug for FnPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FnPass").field(&self.argument).finish()
    }
}

impl FnPass {
    /// The pass `argument` that calls `run`. The argument is also its name.
    pub fn new(
        argument: &'static str,
        description: &'static str,
        run: impl Fn(&mut Ir, Op) -> PassResult + Send + Sync + 'static,
    ) -> Self {
        FnPass { argument, description, dialects: Vec::new(), run: Arc::new(run) }
    }

    /// Adds dialects that the pass depends on.
    #[must_use]
    pub fn with_dialects(mut self, dialects: impl Into<Vec<DialectEntry>>) -> Self {
        self.dialects = dialects.into();
        self
    }
}

impl Pass for FnPass {
    fn name(&self) -> &str {
        self.argument
    }

    fn argument(&self) -> &str {
        self.argument
    }

    fn description(&self) -> &str {
        self.description
    }

    fn dialects(&self) -> Vec<DialectEntry> {
        self.dialects.clone()
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        (self.run)(ir, op)
    }
}
