//! Preparation of a pipeline before it runs: adjacent nested pipelines are merged, so that each nested operation is
//! processed by all of them before the next one.

use super::{Nested, OpPassManager, Step};
use crate::core::context::Context;

impl OpPassManager {
    /// Merges adjacent nested pipelines, and checks that the passes can run on operations of this name.
    ///
    /// # Errors
    ///
    /// If a pass cannot. The error is the message.
    pub(in crate::pass) fn finalize(&mut self, ctx: &Context) -> Result<(), String> {
        let mut merged: Vec<Step> = Vec::with_capacity(self.steps.len());
        for step in self.steps.drain(..) {
            match (step, merged.last_mut()) {
                (Step::Nested(nested), Some(Step::Nested(last))) => {
                    if let Some(unmerged) = nested.merge_into(last, ctx) {
                        merged.push(Step::Nested(unmerged));
                    }
                }
                (step, _) => merged.push(step),
            }
        }
        self.steps = merged;
        for step in &mut self.steps {
            if let Step::Nested(nested) = step {
                nested.managers.iter_mut().try_for_each(|manager| manager.finalize(ctx))?;
            }
        }
        let Some(name) = self.op_name() else { return Ok(()) };
        let op = ctx.op_name_ref(ctx.op_name(name));
        if !op.is_registered() {
            return Ok(());
        }
        for step in &self.steps {
            if let Step::Pass(pass) = step
                && !pass.can_schedule_on(op)
            {
                return Err(format!(
                    "unable to schedule pass '{}' on a PassManager intended to run on '{name}'!",
                    pass.name()
                ));
            }
        }
        Ok(())
    }

    /// Whether an operation may be processed by this pipeline, which is for operations of any name, and by `other`.
    fn conflicts_with(&self, other: &OpPassManager, ctx: &Context) -> bool {
        let name = other.op_name();
        name.is_none_or(|name| self.can_schedule_on(ctx.op_name_ref(ctx.op_name(name))))
    }
}

impl Nested {
    /// Moves the pipelines into `earlier`, or returns them if that could change which one runs on an operation.
    fn merge_into(mut self, earlier: &mut Nested, ctx: &Context) -> Option<Nested> {
        let conflict = |left: &Nested, right: &Nested| {
            let any = left.managers.iter().find(|manager| manager.op_name().is_none());
            any.is_some_and(|any| right.managers.iter().any(|it| any.conflicts_with(it, ctx)))
        };
        if conflict(&self, earlier) || conflict(earlier, &self) {
            return Some(self);
        }
        for manager in self.managers.drain(..) {
            match earlier.managers.iter_mut().find(|it| it.op_name() == manager.op_name()) {
                Some(existing) => existing.steps.extend(manager.steps),
                None => earlier.managers.push(manager),
            }
        }
        // Pipelines for any operation come last.
        earlier.managers.sort_by(|left, right| {
            let key = |manager: &OpPassManager| {
                (manager.op_name().is_none(), manager.anchor().to_owned())
            };
            key(left).cmp(&key(right))
        });
        earlier.update_name();
        None
    }
}
