//! The pass `print-ir`: prints the IR to standard error.

use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::text::PrintFlags;
use ods_runtime::{Ir, Op};

/// The pass `--print-ir`. Corresponds to `mlir::createPrintIRPass`.
#[derive(Clone, Default, Debug)]
pub struct PrintIr {
    /// The label of the output.
    pub label: String,
}

impl Pass for PrintIr {
    fn name(&self) -> &str {
        "PrintIRPass"
    }

    fn argument(&self) -> &str {
        "print-ir"
    }

    fn description(&self) -> &str {
        "print the IR to standard error"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("label", "the label of the output", &mut self.label);
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let label = if self.label.is_empty() { "" } else { &format!(" {}", self.label) };
        let flags = PrintFlags { local_scope: true, ..PrintFlags::default() };
        let text = ir.op(op).to_string_with(&flags);
        eprintln!("// -----// IR Dump{label} //----- //\n{text}");
        cx.preserve_all();
        Ok(())
    }
}
