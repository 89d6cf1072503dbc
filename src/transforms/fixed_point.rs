//! The pass `composite-fixed-point-pass`: runs a pipeline until nothing changes.

use std::sync::Arc;

use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult, PipelineText, fingerprint};
use ods_runtime::{Context, Diagnostic, DialectEntry, Ir, Location, Op};

/// The pass `--composite-fixed-point-pass`. Corresponds to `mlir::createCompositeFixedPointPass`.
#[derive(Clone, Debug)]
pub struct CompositeFixedPoint {
    /// The name of the pass in reports.
    pub name: String,
    /// The pipeline.
    pub pipeline: PipelineText,
    /// The maximum number of runs after the first.
    pub max_iterations: i32,
}

impl Default for CompositeFixedPoint {
    fn default() -> Self {
        CompositeFixedPoint {
            name: "CompositeFixedPointPass".to_owned(),
            pipeline: PipelineText::default(),
            max_iterations: 10,
        }
    }
}

impl Pass for CompositeFixedPoint {
    fn name(&self) -> &str {
        &self.name
    }

    fn argument(&self) -> &str {
        "composite-fixed-point-pass"
    }

    fn description(&self) -> &str {
        "run a pipeline until nothing changes"
    }

    fn dialects(&self) -> Vec<DialectEntry> {
        self.pipeline.pipeline().dialects()
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("name", "the name of the pass in reports", &mut self.name);
        visitor.option("pipeline", "the pipeline", &mut self.pipeline);
        let description = "the maximum number of runs after the first";
        visitor.option("max-iterations", description, &mut self.max_iterations);
    }

    fn initialize(&mut self, _: &Arc<Context>) -> PassResult {
        if self.max_iterations > 0 {
            return Ok(());
        }
        let text = format!("Invalid maxIterations value: {}\n", self.max_iterations);
        Err(Diagnostic::error(Location::UNKNOWN, text).into())
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let mut pipeline = self.pipeline.pipeline().clone();
        let mut before = fingerprint(ir.op(op));
        for iteration in 0.. {
            cx.run_pipeline(&mut pipeline, ir, op)?;
            if iteration == self.max_iterations {
                let (name, max) = (&self.name, self.max_iterations);
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
