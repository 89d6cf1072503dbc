//! Pipelines: passes in order, and pipelines that run on nested operations.

mod display;
mod finalize;

use std::sync::{Arc, Weak};

use super::any_pass::BoxedPass;
use super::instrument::{PassId, PassInfo};
use super::statistics::{PassStatistic, StatisticVisitor};
use super::{Pass, PassResult};
use crate::core::context::Context;
use crate::core::dialect::DialectEntry;
use crate::core::op_name::OpNameRef;
use crate::semantics::traits::IsIsolatedFromAbove;

/// The anchor of pipelines for operations of any name.
const ANY: &str = "any";

/// What happens to a pass that is restricted to operations of another name than those of the pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Nesting {
    /// It is a mistake.
    #[default]
    Explicit,
    /// The pass is added to a nested pipeline.
    Implicit,
}

/// A sequence of passes for operations of one name, or of any name. Corresponds to `mlir::OpPassManager`.
///
/// ```
/// use ods_runtime::pass::{CSE, OpPassManager};
///
/// let mut pipeline = OpPassManager::new("builtin.module");
/// pipeline.nest("func.func").add(CSE::default());
/// pipeline.nest_any().add(CSE::default());
/// assert_eq!(pipeline.to_string(), "builtin.module(func.func(cse),any(cse))");
/// ```
#[derive(Clone, Debug)]
pub struct OpPassManager {
    /// The name of the operations; `None` for any.
    anchor: Option<String>,
    nesting: Nesting,
    pub(super) steps: Vec<Step>,
    /// The context that the passes were initialized for, and its number of loaded dialects at that time.
    initialized_for: Option<(Weak<Context>, usize)>,
}

/// A step of a pipeline.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Pass(BoxedPass),
    Nested(Nested),
}

/// Pipelines that run on the operations directly nested in the current one: for each operation, the first one that fits.
#[derive(Clone, Debug)]
pub(super) struct Nested {
    pub(super) id: PassId,
    pub(super) managers: Vec<OpPassManager>,
    /// The name and the anchors that instruments see.
    name: String,
    anchors: Vec<String>,
}

impl Nested {
    fn new(manager: OpPassManager) -> Self {
        let mut nested = Nested {
            id: PassId::next(),
            managers: vec![manager],
            name: String::new(),
            anchors: Vec::new(),
        };
        nested.update_name();
        nested
    }

    fn update_name(&mut self) {
        self.anchors = self.managers.iter().map(|it| it.anchor().to_owned()).collect();
        let quoted: Vec<String> = self.anchors.iter().map(|it| format!("'{it}'")).collect();
        self.name = format!("Pipeline Collection : [{}]", quoted.join(", "));
    }

    pub(super) fn info(&self) -> PassInfo<'_> {
        PassInfo { name: &self.name, argument: "", nested: Some(&self.anchors), id: self.id }
    }
}

impl Default for OpPassManager {
    /// An empty pipeline for operations of any name.
    fn default() -> Self {
        OpPassManager::new(ANY)
    }
}

impl OpPassManager {
    /// An empty pipeline for operations called `anchor`, or for all operations if it is `any`.
    pub fn new(anchor: &str) -> Self {
        let anchor = (!anchor.is_empty() && anchor != ANY).then(|| anchor.to_owned());
        OpPassManager {
            anchor,
            nesting: Nesting::Explicit,
            steps: Vec::new(),
            initialized_for: None,
        }
    }

    /// The name of the operations; `any` for all.
    pub fn anchor(&self) -> &str {
        self.op_name().unwrap_or(ANY)
    }

    /// The name of the operations; `None` for any.
    pub fn op_name(&self) -> Option<&str> {
        self.anchor.as_deref()
    }

    /// What happens to passes that are restricted to operations of another name.
    pub fn nesting(&self) -> Nesting {
        self.nesting
    }

    /// Sets what happens to passes that are restricted to operations of another name. Pipelines that are nested later do
    /// the same.
    pub fn set_nesting(&mut self, nesting: Nesting) {
        self.nesting = nesting;
    }

    /// The number of passes and of nested pipelines.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are no passes.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Adds a pass.
    ///
    /// # Panics
    ///
    /// If the pass is restricted to operations of another name, unless nesting is implicit.
    #[track_caller]
    pub fn add(&mut self, pass: impl Pass) -> &mut Self {
        if let Err(problem) = self.add_boxed(BoxedPass::new(pass)) {
            panic!("{problem}");
        }
        self
    }

    /// Adds a pass of any type.
    ///
    /// # Errors
    ///
    /// If the pass is restricted to operations of another name, unless nesting is implicit.
    pub fn add_boxed(&mut self, pass: BoxedPass) -> Result<(), String> {
        self.initialized_for = None;
        if let (Some(ours), Some(of_pass)) = (self.op_name(), pass.anchor())
            && ours != of_pass
        {
            if self.nesting == Nesting::Explicit {
                return Err(format!(
                    "Can't add pass '{}' restricted to '{of_pass}' on a PassManager intended to run on '{ours}', did you intend to nest?",
                    pass.name()
                ));
            }
            let of_pass = of_pass.to_owned();
            return self.nest(&of_pass).add_boxed(pass);
        }
        self.steps.push(Step::Pass(pass));
        Ok(())
    }

    /// Adds a pipeline that runs on the operations called `anchor` directly nested in those of this one, or on all of
    /// them if `anchor` is `any`. Returns it.
    pub fn nest(&mut self, anchor: &str) -> &mut OpPassManager {
        let mut manager = OpPassManager::new(anchor);
        manager.nesting = self.nesting;
        self.add_nested(manager);
        match self.steps.last_mut() {
            Some(Step::Nested(nested)) => &mut nested.managers[0],
            _ => unreachable!("the pipeline was added"),
        }
    }

    /// Adds a pipeline that runs on all operations that are directly nested in those of this one and that its passes can
    /// run on. Returns it.
    pub fn nest_any(&mut self) -> &mut OpPassManager {
        self.nest(ANY)
    }

    /// Adds a pipeline for nested operations.
    pub fn add_nested(&mut self, manager: OpPassManager) {
        self.initialized_for = None;
        self.steps.push(Step::Nested(Nested::new(manager)));
    }

    /// Adds the passes and the nested pipelines of `other`.
    ///
    /// # Errors
    ///
    /// If a pass is restricted to operations of another name, unless nesting is implicit.
    pub fn extend(&mut self, other: &OpPassManager) -> Result<(), String> {
        for step in &other.steps {
            match step {
                Step::Pass(pass) => self.add_boxed(pass.clone())?,
                Step::Nested(nested) => {
                    nested.managers.iter().for_each(|manager| self.add_nested(manager.clone()));
                }
            }
        }
        Ok(())
    }

    /// Removes the passes.
    pub fn clear(&mut self) {
        self.steps.clear();
    }

    /// The dialects that the passes depend on.
    pub fn dialects(&self) -> Vec<DialectEntry> {
        let mut dialects = Vec::new();
        self.for_each_pass(&mut |pass| dialects.extend(pass.dialects()));
        dialects
    }

    /// The statistics of all passes, in their order.
    pub fn statistics(&mut self) -> Vec<PassStatistic> {
        let mut all = Vec::new();
        for step in &mut self.steps {
            match step {
                Step::Pass(pass) => all.extend(statistics_of(pass)),
                Step::Nested(nested) => {
                    all.extend(nested.managers.iter_mut().flat_map(Self::statistics));
                }
            }
        }
        all
    }

    /// Sets the statistics of all passes to zero.
    pub(super) fn reset_statistics(&mut self) {
        self.for_each_statistic(&mut |value| *value = 0);
    }

    /// Adds the statistics of `copy`, a clone of this pipeline.
    pub(super) fn add_statistics(&mut self, copy: &mut OpPassManager) {
        let mut values = Vec::new();
        copy.for_each_statistic(&mut |value| values.push(*value));
        let mut values = values.into_iter();
        self.for_each_statistic(&mut |value| *value += values.next().unwrap_or(0));
    }

    fn for_each_statistic(&mut self, call: &mut dyn FnMut(&mut u64)) {
        for step in &mut self.steps {
            match step {
                Step::Pass(pass) => {
                    let mut visit = |_: &'static str, _: &'static str, value: &mut u64| call(value);
                    pass.statistics(&mut StatisticVisitor::new(&mut visit));
                }
                Step::Nested(nested) => {
                    nested.managers.iter_mut().for_each(|it| it.for_each_statistic(call));
                }
            }
        }
    }

    fn for_each_pass(&self, call: &mut dyn FnMut(&BoxedPass)) {
        for step in &self.steps {
            match step {
                Step::Pass(pass) => call(pass),
                Step::Nested(nested) => {
                    nested.managers.iter().for_each(|manager| manager.for_each_pass(call));
                }
            }
        }
    }

    /// Whether the pipeline runs on nested operations of this name.
    pub(super) fn can_schedule_on(&self, op: OpNameRef<'_>) -> bool {
        match self.op_name() {
            Some(name) => name == op.as_str(),
            None => {
                is_isolated(op)
                    && self.steps.iter().all(|step| match step {
                        Step::Pass(pass) => pass.can_schedule_on(op),
                        Step::Nested(_) => true,
                    })
            }
        }
    }

    /// Initializes the passes, unless they are initialized for `ctx` with the dialects that are loaded.
    pub(super) fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        let loaded = ctx.loaded_dialect_hooks().len();
        let is_current = |(of, count): &(Weak<Context>, usize)| {
            *count == loaded && std::ptr::eq(of.as_ptr(), Arc::as_ptr(ctx)) && of.strong_count() > 0
        };
        if self.initialized_for.as_ref().is_some_and(is_current) {
            return Ok(());
        }
        for step in &mut self.steps {
            match step {
                Step::Pass(pass) => pass.initialize(ctx)?,
                Step::Nested(nested) => {
                    nested.managers.iter_mut().try_for_each(|it| it.initialize(ctx))?;
                }
            }
        }
        self.initialized_for = Some((Arc::downgrade(ctx), loaded));
        Ok(())
    }
}

/// The statistics of a pass, sorted by name.
pub(super) fn statistics_of(pass: &mut BoxedPass) -> Vec<PassStatistic> {
    let name = pass.name().to_owned();
    let mut all = Vec::new();
    let mut add = |statistic, description, value: &mut u64| {
        let value = *value;
        all.push(PassStatistic { pass: name.clone(), name: statistic, description, value });
    };
    pass.statistics(&mut StatisticVisitor::new(&mut add));
    all.sort_by_key(|it| it.name);
    all
}

/// Whether operations of this name are known to be isolated from above.
pub(super) fn is_isolated(op: OpNameRef<'_>) -> bool {
    op.is_registered() && op.def().is_some_and(|def| def.has_trait::<IsIsolatedFromAbove>())
}
