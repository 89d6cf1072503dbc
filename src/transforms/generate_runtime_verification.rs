//! The pass `generate-runtime-verification`: checks at run time what the verifier cannot check.

use ods_runtime::interfaces::RuntimeVerifiableOpInterface;
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::text::PrintFlags;
use ods_runtime::{Ir, Op, OpBuilder};

use super::GenerateRuntimeVerification;

impl RunPass for GenerateRuntimeVerification {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let root = ir.op(op);
        if self.options.verbose_level > 1 {
            let problem = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
            return Err(root.error(problem).into());
        }
        let verifiable =
            root.walk(WalkOrder::Post).filter(|op| op.isa::<RuntimeVerifiableOpInterface<'_>>());
        let ops: Vec<Op> = verifiable.map(|op| op.handle()).collect();
        let texts = if self.options.verbose_level == 0 {
            vec![String::new(); ops.len()]
        } else {
            let flags =
                PrintFlags { local_scope: true, skip_regions: true, ..PrintFlags::default() };
            let texts = root.print_nested(&ops, &flags);
            texts.into_iter().map(|text| format!("\n{text}")).collect()
        };
        for (op, text) in ops.into_iter().zip(texts) {
            let view = ir.op(op);
            let loc = view.loc();
            let place = view.ctx().location_attr(loc).to_string();
            let message = |problem: &str| {
                format!(
                    "ERROR: Runtime op verification failed{text}\n^ {problem}\nLocation: {place}"
                )
            };
            let mut builder = OpBuilder::new(ir, InsertPoint::Before(op), loc);
            RuntimeVerifiableOpInterface::generate_runtime_verification(&mut builder, op, &message);
        }
        Ok(())
    }
}
