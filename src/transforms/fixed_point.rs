//! The pass `composite-fixed-point-pass`: runs a pipeline until nothing changes.

use std::sync::Arc;

use ods_runtime::pass::{PassContext, PassResult, RunPass, fingerprint};
use ods_runtime::{Context, Diagnostic, DialectEntry, Ir, Location, Op};

use super::CompositeFixedPointPass;

impl RunPass for CompositeFixedPointPass {
    type State = ();

    fn name(&self) -> Option<&str> {
        Some(&self.options.name)
    }

    fn dialects(&self) -> Vec<DialectEntry> {
        self.options.pipeline.pipeline().dialects()
    }

    fn initialize(&mut self, _: &Arc<Context>) -> PassResult {
        if self.options.max_iterations > 0 {
            return Ok(());
        }
        let text = format!("Invalid maxIterations value: {}\n", self.options.max_iterations);
        Err(Diagnostic::error(Location::UNKNOWN, text).into())
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let mut pipeline = self.options.pipeline.pipeline().clone();
        let mut before = fingerprint(ir.op(op));
        for iteration in 0.. {
            cx.run_pipeline(&mut pipeline, ir, op)?;
            if iteration == self.options.max_iterations {
                let (name, max) = (&self.options.name, self.options.max_iterations);
                let text =
                    format!("Composite pass \"{name}\"+ didn't converge in {max} iterations");
                ir.ctx().emit(ir.op(op).warning(text));
                break;
            }
            let after = fingerprint(ir.op(op));
            if after == before {
                break;
            }
            before = after;
        }
        Ok(())
    }
}
