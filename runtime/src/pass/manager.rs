//! The pass manager.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;

use super::failure::PipelineFailure;
use super::instrument::{Instrument, IrPrinter, IrPrinting, PassTiming, Timer};
use super::op_manager::OpPassManager;
use super::parse::PipelineError;
use super::registry::PassRegistry;
use super::report::statistics_report;
use super::reproducer::{Reproducer, ReproducerConfig};
use super::run::{Failed, Run, check_anchor};
use super::statistics::DisplayMode;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Ir, Op};
use crate::core::location::Location;
use crate::rewrite::ActionFilter;

/// A pipeline with instruments, which runs on an operation. Corresponds to `mlir::PassManager`. It dereferences to its
/// [`OpPassManager`].
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::pass::{PassManager, common_passes};
/// use ods_runtime::text::parse_source;
///
/// let mut manager = PassManager::parse("builtin.module(canonicalize,cse)", &common_passes()).unwrap();
/// let text = b"module { %0 = builtin.unrealized_conversion_cast to i32 }";
/// let mut ir = parse_source(&Context::new(), "m.mlir", text).unwrap();
/// let root = ir.root().unwrap().handle();
/// manager.run(&mut ir, root).unwrap();
/// assert_eq!(ir.op(root).to_string(), "module {\n}");
/// ```
pub struct PassManager {
    pipeline: OpPassManager,
    run: Run,
    reproducer: Option<(PathBuf, bool)>,
    statistics: Option<DisplayMode>,
}

impl fmt::Debug for PassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PassManager").field("pipeline", &self.pipeline).finish_non_exhaustive()
    }
}

impl Deref for PassManager {
    type Target = OpPassManager;

    fn deref(&self) -> &OpPassManager {
        &self.pipeline
    }
}

impl DerefMut for PassManager {
    fn deref_mut(&mut self) -> &mut OpPassManager {
        &mut self.pipeline
    }
}

impl From<OpPassManager> for PassManager {
    fn from(pipeline: OpPassManager) -> Self {
        let run = Run { verify_each: true, ..Run::default() };
        PassManager { pipeline, run, reproducer: None, statistics: None }
    }
}

impl PassManager {
    /// A manager without passes for operations called `anchor`, or for all operations if it is `any`.
    pub fn new(anchor: &str) -> Self {
        OpPassManager::new(anchor).into()
    }

    /// Parses a textual pipeline such as `builtin.module(func.func(canonicalize{top-down=true},cse))`.
    ///
    /// # Errors
    ///
    /// If the text is invalid or names a pass that is not in `registry`.
    pub fn parse(text: &str, registry: &PassRegistry) -> Result<Self, PipelineError> {
        OpPassManager::parse(text, registry).map(Self::from)
    }

    /// Replaces the pipeline, but not the instruments and settings.
    pub fn set_pipeline(&mut self, pipeline: OpPassManager) {
        self.pipeline = pipeline;
    }

    /// Whether the IR is verified after each pass, as it is by default.
    pub fn enable_verifier(&mut self, enabled: bool) {
        self.run.verify_each = enabled;
    }

    /// Adds an instrument.
    pub fn add_instrument(&mut self, instrument: impl Instrument) {
        self.run.instruments.add(Box::new(instrument));
    }

    /// Prints the IR before and after passes. Corresponds to `mlir::PassManager::enableIRPrinting`.
    ///
    /// ```
    /// use ods_runtime::pass::{IrPrinting, PassFilter, PassManager};
    ///
    /// let mut manager = PassManager::new("builtin.module");
    /// let after = PassFilter::All;
    /// manager.enable_ir_printing(IrPrinting { after, only_on_change: true, ..IrPrinting::default() });
    /// ```
    pub fn enable_ir_printing(&mut self, printing: IrPrinting) {
        self.add_instrument(IrPrinter::new(printing));
    }

    /// Times the passes as part of the current scope of `timer`.
    pub fn enable_timing(&mut self, timer: &Timer) {
        self.add_instrument(PassTiming::new(timer.clone()));
    }

    /// Prints the statistics of the passes to standard error after each run.
    pub fn enable_statistics(&mut self, mode: DisplayMode) {
        self.statistics = Some(mode);
    }

    /// The report of the statistics of the passes.
    pub fn statistics_report(&mut self, mode: DisplayMode) -> String {
        statistics_report(&mut self.pipeline, mode)
    }

    /// Writes a reproducer to `file` if a pass fails or panics: the IR before the pipeline, and the pipeline. If
    /// `is_local`, the IR before the pass, and only that pass.
    pub fn enable_crash_reproducer(&mut self, file: impl Into<PathBuf>, is_local: bool) {
        self.reproducer = Some((file.into(), is_local));
    }

    /// Lets `filter` decide which passes (`pass-execution`) run and which patterns (`apply-pattern`) they try.
    pub fn set_action_filter(&mut self, filter: ActionFilter) {
        self.run.filter = Some(filter);
    }

    /// Sets whether all passes run on the current thread, whatever [`Context::set_num_threads`] says.
    ///
    /// [`Context::set_num_threads`]: crate::Context::set_num_threads
    pub fn disable_threading(&mut self, disabled: bool) {
        self.run.is_on_one_thread = disabled;
    }

    /// Registers the dialects of the passes and runs the passes on `op`. Diagnostics go to the handlers of the context.
    /// A pass that panics fails, with a diagnostic.
    ///
    /// # Errors
    ///
    /// If `op` does not fit the anchor, a pass cannot run on its operations, a pass fails, or the IR is invalid after it.
    /// The IR is then between passes, except after a panic.
    pub fn run(&mut self, ir: &mut Ir, op: impl Into<Op>) -> Result<(), PipelineFailure> {
        let op = op.into();
        let ctx = ir.ctx().clone();
        if let Err(errors) = self.prepare(ir, op) {
            errors.into_iter().for_each(|error| ctx.emit(error));
            return Err(PipelineFailure { passes: Vec::new() });
        }
        self.run.failed.clear();
        self.run.is_aborted = false;
        self.run.analyses = Default::default();
        self.run.reproducer = self.reproducer.clone().map(|(file, is_local)| {
            let config = ReproducerConfig {
                file,
                is_local,
                disable_threading: self.run.is_on_one_thread,
                verify_each: self.run.verify_each,
            };
            Reproducer::new(config, &self.pipeline, ir.op(op))
        });
        let result = self.run.pipeline(&mut self.pipeline, ir, op, None);
        if let Some(mode) = self.statistics {
            eprint!("{}", self.statistics_report(mode));
        }
        result.map_err(|Failed| PipelineFailure { passes: std::mem::take(&mut self.run.failed) })
    }

    fn prepare(&mut self, ir: &Ir, op: Op) -> Result<(), Vec<Diagnostic>> {
        check_anchor(&self.pipeline, ir.op(op)).map_err(|error| vec![error])?;
        let ctx = ir.ctx();
        ctx.load_dialects(&self.pipeline.dialects());
        let unplaced = |text: String| vec![Diagnostic::error(Location::UNKNOWN, text)];
        self.pipeline.finalize(ctx).map_err(unplaced)?;
        self.pipeline.initialize(ctx).map_err(super::PassFailure::into_errors)
    }
}
