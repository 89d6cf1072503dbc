//! Runs pipelines.

use std::sync::Arc;

use super::analysis::{Analyses, Analysis, AnalysisCache, PreservedAnalyses};
use super::any_pass::BoxedPass;
use super::failure::{FailedPass, PassFailure, PassResult};
use super::instrument::{Instruments, PassId, describe};
use super::op_manager::{Nested, OpPassManager, Step, is_isolated};
use super::reproducer::Reproducer;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Ir, Op, OpRef};
use crate::core::location::Location;
use crate::rewrite::ActionFilter;
use crate::semantics::verify::{verify, verify_without_isolated};
use crate::support::panics;

/// The state of a run.
#[derive(Debug, Default)]
pub(super) struct Run {
    pub(super) analyses: AnalysisCache,
    pub(super) instruments: Instruments,
    /// Whether to verify after each pass.
    pub(super) verify_each: bool,
    pub(super) reproducer: Option<Reproducer>,
    /// Whether all passes run on the current thread.
    pub(super) is_on_one_thread: bool,
    /// Decides which passes and patterns are skipped.
    pub(super) filter: Option<ActionFilter>,
    pub(super) failed: Vec<FailedPass>,
    /// Whether a pass panicked, so that nothing may run any more.
    pub(super) is_aborted: bool,
}

/// The tag of the execution of a pass.
const PASS_EXECUTION: &str = "pass-execution";

/// A step or a pipeline failed. The errors were emitted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Failed;

/// What a pass may ask its manager for: analyses, and pipelines to run.
#[derive(Debug)]
pub struct PassContext<'r> {
    run: &'r mut Run,
    op: Op,
    pass: PassId,
    preserved: PreservedAnalyses,
}

impl PassContext<'_> {
    /// The analysis `A` of the operation that the pass runs on, computed if it is not cached.
    pub fn analysis<A: Analysis>(&mut self, ir: &Ir) -> Arc<A> {
        self.analysis_of(ir.op(self.op))
    }

    /// The analysis `A` of `op`, such as a nested operation, computed if it is not cached.
    pub fn analysis_of<A: Analysis>(&mut self, op: OpRef<'_>) -> Arc<A> {
        self.analyses().get(op)
    }

    /// The analysis `A` of `op`, such as an operation around that of the pass, if it is cached.
    pub fn cached_analysis<A: Analysis>(&mut self, op: impl Into<Op>) -> Option<Arc<A>> {
        self.analyses().cached(op)
    }

    /// Decides which patterns the pass tries, for the configuration of its driver.
    pub fn action_filter(&self) -> Option<ActionFilter> {
        self.run.filter.clone()
    }

    /// Access to the cached analyses.
    pub fn analyses(&mut self) -> Analyses<'_> {
        Analyses::new(&mut self.run.analyses, &mut self.run.instruments)
    }

    /// States that the pass has kept the analysis `A` valid. Other analyses are removed after it.
    pub fn preserve<A: Analysis>(&mut self) {
        self.preserved.preserve::<A>();
    }

    /// States that the pass has changed nothing, so that all analyses are valid and the IR need not be verified.
    pub fn preserve_all(&mut self) {
        self.preserved.preserve_all();
    }

    /// Runs `pipeline` on `op`, which is the operation of the pass or nested in it.
    ///
    /// # Errors
    ///
    /// If the pipeline fails, or cannot run on `op`. The handlers of the context have received the errors.
    pub fn run_pipeline(
        &mut self,
        pipeline: &mut OpPassManager,
        ir: &mut Ir,
        op: impl Into<Op>,
    ) -> PassResult {
        let op = op.into();
        let view = ir.op(op);
        if op != self.op && !view.ancestors().any(|it| it.handle() == self.op) {
            return Err(view.op_error("Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing").into());
        }
        let ctx = ir.ctx().clone();
        check_anchor(pipeline, view)?;
        ctx.load_dialects(&pipeline.dialects());
        pipeline.finalize(&ctx).map_err(|text| Diagnostic::error(Location::UNKNOWN, text))?;
        pipeline.initialize(&ctx)?;
        let parent = Some(self.pass);
        self.run.pipeline(pipeline, ir, op, parent).map_err(|Failed| PassFailure::silent())
    }
}

/// Checks that the pipeline is for operations like `op`.
pub(super) fn check_anchor(pipeline: &OpPassManager, op: OpRef<'_>) -> Result<(), Diagnostic> {
    if pipeline.op_name().is_none_or(|name| name == op.name().as_str()) {
        return Ok(());
    }
    let anchor = pipeline.anchor();
    let text = format!("can't run '{anchor}' pass manager on '{}' op", op.name());
    Err(Diagnostic::error(op.loc(), text))
}

impl Run {
    /// Runs the steps of `pipeline` on `op`. `parent` is the step or the pass that started the pipeline, if it is nested.
    pub(super) fn pipeline(
        &mut self,
        pipeline: &mut OpPassManager,
        ir: &mut Ir,
        op: Op,
        parent: Option<PassId>,
    ) -> Result<(), Failed> {
        if let Some(parent) = parent {
            self.instruments.before_pipeline(pipeline.anchor(), parent);
        }
        let steps = pipeline.steps.iter_mut();
        let result = steps.map(|step| self.step(step, ir, op)).find(Result::is_err);
        // The analyses of the operation are not needed any more.
        self.analyses.drop_all_of(op);
        if let Some(parent) = parent {
            self.instruments.after_pipeline(pipeline.anchor(), parent);
        }
        result.unwrap_or(Ok(()))
    }

    fn step(&mut self, step: &mut Step, ir: &mut Ir, op: Op) -> Result<(), Failed> {
        let view = ir.op(op);
        let problem = if !view.is_registered() {
            "trying to schedule a pass on an unregistered operation".to_owned()
        } else if !is_isolated(view.name()) {
            "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'".to_owned()
        } else {
            match step {
                Step::Pass(pass) if !pass.can_schedule_on(view.name()) => {
                    format!("trying to schedule pass '{}' on an unsupported operation", pass.name())
                }
                Step::Pass(pass) => return self.pass(pass, ir, op),
                Step::Nested(nested) => return self.nested(nested, ir, op),
            }
        };
        ir.ctx().emit(view.op_error(problem));
        Err(Failed)
    }

    fn pass(&mut self, pass: &mut BoxedPass, ir: &mut Ir, op: Op) -> Result<(), Failed> {
        if !self.instruments.is_empty() {
            self.instruments.before_pass(&pass.info(), ir.op(op));
        }
        let (loc, shown) = (ir.op(op).loc(), describe(ir.op(op)));
        if let Some(reproducer) = &mut self.reproducer {
            reproducer.before_pass(pass, ir.op(op));
        }
        let id = pass.info().id;
        let is_skipped = self.skips_pass();
        let mut cx =
            PassContext { run: self, op, pass: id, preserved: PreservedAnalyses::default() };
        let result = panics::catch(|| if is_skipped { Ok(()) } else { pass.run(ir, op, &mut cx) });
        let preserved = cx.preserved;
        let result = match result {
            // A pipeline that the pass ran has panicked.
            Ok(_) if self.is_aborted => Err(PassFailure::silent()),
            _ if !ir.is_live(op) && result.is_ok() || ir.has_erased_taken_out() => {
                // The IR is valid, but nothing else can run on the operation.
                let text = format!("pass `{}` erased its operation, {shown}", pass.name());
                Err(Diagnostic::error(loc, text).into())
            }
            Ok(result) => result,
            Err(panic) => {
                self.is_aborted = true;
                let text = format!("pass `{}` panicked on {shown}: {panic}", pass.name());
                Err(Diagnostic::error(loc, text).into())
            }
        };
        self.analyses.invalidate(ir, op, &preserved);
        let result = result.and_then(|()| self.verify(ir, op, &preserved, true));
        let result = result.map_err(|failure| {
            failure.into_errors().into_iter().for_each(|error| ir.ctx().emit(error));
            self.failed.push(FailedPass { pass: pass.name().to_owned(), op: shown });
            Failed
        });
        self.leave(pass, ir, op, &preserved, result, loc)
    }

    /// Whether the next pass does not run.
    fn skips_pass(&self) -> bool {
        self.filter.as_ref().is_some_and(|filter| !filter.allows(PASS_EXECUTION))
    }

    /// Calls the instruments after a pass.
    fn leave(
        &mut self,
        pass: &BoxedPass,
        ir: &Ir,
        op: Op,
        preserved: &PreservedAnalyses,
        result: Result<(), Failed>,
        loc: Location,
    ) -> Result<(), Failed> {
        match result {
            Ok(()) => {
                self.instruments.after_pass(&pass.info(), ir, op, preserved);
                if let Some(reproducer) = &mut self.reproducer {
                    reproducer.after_pass();
                }
            }
            Err(Failed) => {
                // What a pass leaves behind when it panics may be unprintable.
                let call = || self.instruments.after_pass_failed(&pass.info(), ir, op);
                if let Err(panic) = panics::catch(call) {
                    let text = format!("an instrument panicked after a pass failed: {panic}");
                    ir.ctx().emit(Diagnostic::error(loc, text));
                }
                if let Some(reproducer) = &mut self.reproducer {
                    reproducer.pass_failed(ir.ctx(), loc);
                }
            }
        }
        result
    }

    fn nested(&mut self, nested: &mut Nested, ir: &mut Ir, op: Op) -> Result<(), Failed> {
        if !self.instruments.is_empty() {
            self.instruments.before_pass(&nested.info(), ir.op(op));
        }
        let (loc, shown) = (ir.op(op).loc(), describe(ir.op(op)));
        let id = nested.id;
        let mut result = Ok(());
        let blocks = ir.op(op).regions().flat_map(|region| region.blocks());
        let chosen: Vec<(Op, usize)> = blocks
            .flat_map(|block| block.ops())
            .filter_map(|op| {
                let fits = |manager: &OpPassManager| manager.can_schedule_on(op.name());
                Some((op.handle(), nested.managers.iter().position(fits)?))
            })
            .collect();
        let chosen = if self.skips_pass() { Vec::new() } else { chosen };
        let chosen = if self.can_use_threads(ir, &chosen) {
            result = self.run_on_threads(nested, ir, &chosen);
            Vec::new()
        } else {
            chosen
        };
        for (op, manager) in chosen {
            if ir.is_live(op)
                && self.pipeline(&mut nested.managers[manager], ir, op, Some(id)).is_err()
            {
                result = Err(Failed);
            }
            if self.is_aborted {
                break;
            }
        }
        if !ir.is_live(op) {
            let text = format!("a nested pass erased {shown}");
            ir.ctx().emit(Diagnostic::error(loc, text));
            result = Err(Failed);
        }
        let preserved = PreservedAnalyses::default();
        self.analyses.invalidate(ir, op, &preserved);
        if result.is_ok()
            && let Err(failure) = self.verify(ir, op, &preserved, false)
        {
            failure.into_errors().into_iter().for_each(|error| ir.ctx().emit(error));
            result = Err(Failed);
        }
        match result {
            Ok(()) => self.instruments.after_pass(&nested.info(), ir, op, &preserved),
            Err(Failed) => self.instruments.after_pass_failed(&nested.info(), ir, op),
        }
        result
    }

    /// Verifies `op` after a step, unless it has changed nothing. The operations in it were verified if they were
    /// processed by nested pipelines (`recursively` is false).
    fn verify(
        &self,
        ir: &Ir,
        op: Op,
        preserved: &PreservedAnalyses,
        recursively: bool,
    ) -> PassResult {
        if !self.verify_each || preserved.is_all() {
            return Ok(());
        }
        match recursively {
            true => verify(ir.op(op))?,
            false => verify_without_isolated(ir.op(op))?,
        }
        Ok(())
    }
}
