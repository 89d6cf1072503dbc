//! Instruments: hooks around passes, pipelines and analyses.

mod file_tree;
mod fingerprint;
mod print_ir;
mod timing;

pub use fingerprint::fingerprint;
pub(super) use print_ir::IrPrinter;
pub use print_ir::{IrPrinting, PassFilter};
pub use timing::{OutputFormat, Timer, TimingScope};
pub(super) use timing::{PassTiming, ruler};

use std::any::TypeId;
use std::fmt;

use super::analysis::PreservedAnalyses;
use crate::core::ir::{Ir, Op, OpRef};

/// The pass that an instrument is called for.
#[derive(Clone, Copy, Debug)]
pub struct PassInfo<'a> {
    /// The name, such as `CSE`.
    pub name: &'a str,
    /// The argument, such as `cse`.
    pub argument: &'a str,
    /// The anchors of the pipelines that run on the nested operations, if this is no pass of its own but the step of a
    /// pipeline that runs them.
    pub nested: Option<&'a [String]>,
    /// Identifies the pass in its pipeline.
    pub id: PassId,
}

/// Identifies a pass in a pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PassId(pub(super) u64);

/// The analysis that an instrument is called for.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisInfo {
    /// The name.
    pub name: &'static str,
    /// Identifies the analysis.
    pub id: TypeId,
}

/// Receives a call before and after each pass, each nested pipeline and each analysis. Corresponds to
/// `mlir::PassInstrumentation`.
///
/// ```
/// use std::sync::{Arc, Mutex};
/// use ods_runtime::pass::{Instrument, PassInfo, PassManager, PreservedAnalyses, common_passes};
/// use ods_runtime::text::parse_source;
/// use ods_runtime::{Context, Ir, Op};
///
/// #[derive(Clone, Default)]
/// struct Log(Arc<Mutex<Vec<String>>>);
///
/// impl Instrument for Log {
///     fn after_pass(&mut self, pass: &PassInfo<'_>, _: &Ir, _: Op, _: &PreservedAnalyses) {
///         self.0.lock().unwrap().push(pass.name.to_owned());
///     }
/// }
///
/// let log = Log::default();
/// let mut manager = PassManager::parse("builtin.module(cse,canonicalize)", &common_passes()).unwrap();
/// manager.add_instrument(log.clone());
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module {}").unwrap();
/// let root = ir.root().unwrap().handle();
/// manager.run(&mut ir, root).unwrap();
/// assert_eq!(*log.0.lock().unwrap(), ["CSE", "Canonicalizer"]);
/// ```
pub trait Instrument: Send + 'static {
    /// An instrument that another thread calls for the operations that it works on. While there is an instrument without
    /// one, as by default, passes run on one thread.
    fn for_thread(&self) -> Option<Box<dyn Instrument>> {
        None
    }

    /// Called before a pipeline that is nested in the step or started by the pass `parent` runs on an operation.
    fn before_pipeline(&mut self, anchor: &str, parent: PassId) {
        let _ = (anchor, parent);
    }

    /// Called after such a pipeline, also if it failed.
    fn after_pipeline(&mut self, anchor: &str, parent: PassId) {
        let _ = (anchor, parent);
    }

    /// Called before a pass.
    fn before_pass(&mut self, pass: &PassInfo<'_>, op: OpRef<'_>) {
        let _ = (pass, op);
    }

    /// Called after a pass that did not fail. The operation may be erased.
    fn after_pass(&mut self, pass: &PassInfo<'_>, ir: &Ir, op: Op, preserved: &PreservedAnalyses) {
        let _ = (pass, ir, op, preserved);
    }

    /// Called after a pass that failed. The IR may be invalid, and the operation erased.
    fn after_pass_failed(&mut self, pass: &PassInfo<'_>, ir: &Ir, op: Op) {
        let _ = (pass, ir, op);
    }

    /// Called before an analysis is computed.
    fn before_analysis(&mut self, analysis: &AnalysisInfo, op: OpRef<'_>) {
        let _ = (analysis, op);
    }

    /// Called after an analysis was computed.
    fn after_analysis(&mut self, analysis: &AnalysisInfo, op: OpRef<'_>) {
        let _ = (analysis, op);
    }
}

/// The instruments of a pass manager. The calls before something are in their order, those after it in reverse order.
#[derive(Default)]
pub(super) struct Instruments(Vec<Box<dyn Instrument>>);

impl fmt::Debug for Instruments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Instruments").field(&self.0.len()).finish()
    }
}

impl Instruments {
    pub(super) fn add(&mut self, instrument: Box<dyn Instrument>) {
        self.0.push(instrument);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all instruments can be used by several threads.
    pub(super) fn can_use_threads(&self) -> bool {
        self.0.iter().all(|it| it.for_thread().is_some())
    }

    /// The instruments for another thread.
    pub(super) fn for_thread(&self) -> Self {
        Instruments(self.0.iter().filter_map(|it| it.for_thread()).collect())
    }

    pub(super) fn before_pipeline(&mut self, anchor: &str, parent: PassId) {
        self.0.iter_mut().for_each(|it| it.before_pipeline(anchor, parent));
    }

    pub(super) fn after_pipeline(&mut self, anchor: &str, parent: PassId) {
        self.0.iter_mut().rev().for_each(|it| it.after_pipeline(anchor, parent));
    }

    pub(super) fn before_pass(&mut self, pass: &PassInfo<'_>, op: OpRef<'_>) {
        self.0.iter_mut().for_each(|it| it.before_pass(pass, op));
    }

    pub(super) fn after_pass(
        &mut self,
        pass: &PassInfo<'_>,
        ir: &Ir,
        op: Op,
        preserved: &PreservedAnalyses,
    ) {
        self.0.iter_mut().rev().for_each(|it| it.after_pass(pass, ir, op, preserved));
    }

    pub(super) fn after_pass_failed(&mut self, pass: &PassInfo<'_>, ir: &Ir, op: Op) {
        self.0.iter_mut().rev().for_each(|it| it.after_pass_failed(pass, ir, op));
    }

    pub(super) fn before_analysis(&mut self, analysis: &AnalysisInfo, op: OpRef<'_>) {
        self.0.iter_mut().for_each(|it| it.before_analysis(analysis, op));
    }

    pub(super) fn after_analysis(&mut self, analysis: &AnalysisInfo, op: OpRef<'_>) {
        self.0.iter_mut().rev().for_each(|it| it.after_analysis(analysis, op));
    }
}

/// The operation in messages: `'func.func' operation: @f`.
pub(super) fn describe(op: OpRef<'_>) -> String {
    let symbol = symbol_name(op).map_or_else(String::new, |name| format!(": @{name}"));
    format!("'{}' operation{symbol}", op.name())
}

/// The value of `sym_name`.
fn symbol_name(op: OpRef<'_>) -> Option<&str> {
    let name = op.attr("sym_name")?.dyn_cast::<crate::core::attrs::StringAttr<'_>>()?;
    Some(name.value())
}
