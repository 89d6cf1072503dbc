//! `--test-print-liveness`: prints the live values of a function.

use ods::analysis::liveness::Liveness;
use ods_runtime::Ir;
use ods_runtime::attrs::StringAttr;
use ods_runtime::ir::Op;
use ods_runtime::pass::{Pass, PassContext, PassResult};

/// The pass.
#[derive(Clone, Default)]
pub(crate) struct LiveValues;

impl Pass for LiveValues {
    fn argument(&self) -> &str {
        "test-print-liveness"
    }

    fn run(&mut self, ir: &mut Ir, op: Op, context: &mut PassContext<'_>) -> PassResult {
        let function = ir.op(op);
        let name = function.attr("sym_name").and_then(|name| name.dyn_cast::<StringAttr<'_>>());
        eprintln!("Testing : {}", name.map_or("", |name| name.value()));
        eprint!("{}", context.analysis::<Liveness>(ir).to_text(function));
        Ok(())
    }
}
