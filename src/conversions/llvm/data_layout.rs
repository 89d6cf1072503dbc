//! The data layout of a module.

use std::sync::Arc;

use ods_runtime::attrs::StringAttr;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use super::SetLLVMModuleDataLayoutPass;
use crate::llvm::layout_string;

impl RunPass for SetLLVMModuleDataLayoutPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let layout = &self.options.data_layout;
        layout_string::check(layout).map_err(|fault| {
            ir.op(op).error(format!("invalid data layout descriptor: {fault}\n"))
        })?;
        let ctx = Arc::clone(ir.ctx());
        let layout = StringAttr::get(&ctx, layout).handle();
        ir.set_attr(op, ctx.ident("llvm.data_layout"), Some(layout));
        Ok(())
    }
}
