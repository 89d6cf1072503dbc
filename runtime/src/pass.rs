//! Passes, their options, and pipelines of passes.

mod canonicalize;
mod cse;
mod options;
mod pipeline;

pub use canonicalize::CANONICALIZE;
pub use cse::CSE;
pub use options::{PassOption, PassOptions};
pub use pipeline::Pipeline;

use std::fmt;

use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::dialect::DialectEntry;
use crate::core::ir::{Ir, Op};

/// The result of a pass: on failure, its errors, which may be none.
pub type PassResult = Result<(), Vec<Diagnostic>>;

/// A transformation or an analysis of one operation and everything nested in it. Corresponds to `mlir::Pass`.
///
/// ```
/// use ods_runtime::ir::WalkOrder;
/// use ods_runtime::pass::{Pass, PassResult};
/// use ods_runtime::text::parse_source;
/// use ods_runtime::{Context, Ir, Op};
///
/// /// Fails for operations with too many nested operations.
/// struct LimitSize {
///     max: usize,
/// }
///
/// impl Pass for LimitSize {
///     fn run(&mut self, ir: &mut Ir, op: Op) -> PassResult {
///         let size = ir.op(op).walk(WalkOrder::Pre).count();
///         if size <= self.max {
///             return Ok(());
///         }
///         Err(vec![ir.op(op).op_error("is too large")])
///     }
/// }
///
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module { module @a {} }").unwrap();
/// let root = ir.root().unwrap().handle();
/// assert!(LimitSize { max: 2 }.run(&mut ir, root).is_ok());
/// assert!(LimitSize { max: 1 }.run(&mut ir, root).is_err());
/// ```
pub trait Pass {
    /// Prepares the pass. Called once before it runs.
    fn initialize(&mut self, ctx: &Context) {
        let _ = ctx;
    }

    /// Runs the pass on `op`.
    ///
    /// # Errors
    ///
    /// If the pass fails. The following passes do not run then.
    fn run(&mut self, ir: &mut Ir, op: Op) -> PassResult;
}

/// The registration of a pass. Corresponds to `mlir::PassInfo`.
///
/// ```
/// use ods_runtime::pass::{PassInfo, PassResult};
/// use ods_runtime::{Ir, Op};
///
/// /// Erases all operations in a module.
/// fn clear(ir: &mut Ir, module: Op) -> PassResult {
///     let block = ir.op(module).region(0).first_block();
///     let ops: Vec<Op> = block.into_iter().flat_map(|block| block.ops()).map(|op| op.handle()).collect();
///     ops.into_iter().rev().for_each(|op| ir.erase(op));
///     Ok(())
/// }
///
/// const CLEAR: PassInfo = PassInfo::new("clear", "erase all operations", clear);
/// assert!(CLEAR.create("").is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PassInfo {
    /// The name of the pass in pipelines, and of the flag that selects it.
    pub argument: &'static str,
    /// The description in `--help`.
    pub summary: &'static str,
    /// The dialects to register if the pass is selected.
    pub dialects: &'static [DialectEntry],
    /// The options.
    pub options: &'static [PassOption],
    /// Creates the pass.
    pub create: CreatePass,
}

/// The constructor of a pass.
#[derive(Clone, Copy)]
pub enum CreatePass {
    /// The pass is a function without state and options.
    Function(fn(&mut Ir, Op) -> PassResult),
    /// The pass is a value constructed from its options. The error names the invalid value.
    Value(fn(&PassOptions) -> Result<Box<dyn Pass>, String>),
}

impl fmt::Debug for CreatePass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CreatePass")
    }
}

impl PassInfo {
    /// A pass without options: `run` is called with each operation that the pass runs on.
    pub const fn new(
        argument: &'static str,
        summary: &'static str,
        run: fn(&mut Ir, Op) -> PassResult,
    ) -> Self {
        let create = CreatePass::Function(run);
        PassInfo { argument, summary, dialects: &[], options: &[], create }
    }

    /// Adds dialects to register if the pass is selected.
    #[must_use]
    pub const fn with_dialects(mut self, dialects: &'static [DialectEntry]) -> Self {
        self.dialects = dialects;
        self
    }

    /// Creates the pass with the options in `text`: `name=value` pairs, separated by spaces.
    ///
    /// # Errors
    ///
    /// If an option is unknown or its value is invalid. The error is a message in the format of `mlir-opt`.
    pub fn create(&self, text: &str) -> Result<Box<dyn Pass>, String> {
        let options = PassOptions::parse(text, self.options)?;
        match self.create {
            CreatePass::Function(run) => Ok(Box::new(FunctionPass(run))),
            CreatePass::Value(create) => create(&options),
        }
    }
}

struct FunctionPass(fn(&mut Ir, Op) -> PassResult);

impl Pass for FunctionPass {
    fn run(&mut self, ir: &mut Ir, op: Op) -> PassResult {
        (self.0)(ir, op)
    }
}
