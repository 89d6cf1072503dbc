//! The pass `print-ir`: prints the IR to standard error.

use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::text::PrintFlags;
use ods_runtime::{Ir, Op};

use super::PrintIRPass;

impl RunPass for PrintIRPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let label =
            if self.options.label.is_empty() { "" } else { &format!(" {}", self.options.label) };
        let flags = PrintFlags { local_scope: true, ..PrintFlags::default() };
        let text = ir.op(op).to_string_with(&flags);
        ir.ctx().write_error(&format!("// -----// IR Dump{label} //----- //\n{text}\n"));
        cx.preserve_all();
        Ok(())
    }
}
