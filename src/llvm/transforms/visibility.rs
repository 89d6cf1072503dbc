//! The visibility of symbols that have none.

use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{OptionCase, OptionEnum, PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use super::LLVMUseDefaultVisibilityPass;
use crate::llvm::{AliasOp, GlobalOp, IFuncOp, LLVMFuncOp, Visibility};

impl OptionEnum for Visibility {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase { name: "hidden", description: "Hidden", value: Visibility::Hidden },
        OptionCase { name: "protected", description: "Protected", value: Visibility::Protected },
    ];
}

impl RunPass for LLVMUseDefaultVisibilityPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let visibility = self.options.use_visibility;
        let ops: Vec<Op> = ir.op(op).walk(WalkOrder::Post).map(|it| it.handle()).collect();
        for op in ops {
            let view = ir.op(op);
            if let Some(function) = view.dyn_cast::<LLVMFuncOp<'_>>() {
                if function.visibility() == Visibility::Default {
                    ir.edit::<LLVMFuncOp<'_>>(op).set_visibility(visibility);
                }
            } else if let Some(global) = view.dyn_cast::<GlobalOp<'_>>() {
                if global.visibility() == Visibility::Default {
                    ir.edit::<GlobalOp<'_>>(op).set_visibility(visibility);
                }
            } else if let Some(alias) = view.dyn_cast::<AliasOp<'_>>() {
                if alias.visibility() == Visibility::Default {
                    ir.edit::<AliasOp<'_>>(op).set_visibility(visibility);
                }
            } else if let Some(ifunc) = view.dyn_cast::<IFuncOp<'_>>()
                && ifunc.visibility() == Visibility::Default
            {
                ir.edit::<IFuncOp<'_>>(op).set_visibility(visibility);
            }
        }
        Ok(())
    }
}
