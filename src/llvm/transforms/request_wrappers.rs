//! Asks for functions for C.

use ods_runtime::attrs::UnitAttr;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use super::LLVMRequestCWrappersPass;

impl RunPass for LLVMRequestCWrappersPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ctx = ir.ctx().clone();
        let unit = UnitAttr::get(&ctx).into();
        ir.set_attr(op, ctx.ident("llvm.emit_c_interface"), Some(unit));
        Ok(())
    }
}
