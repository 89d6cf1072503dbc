//! The pass `reconcile-unrealized-casts`.

use ods_runtime::builtin::UnrealizedConversionCastOp;
use ods_runtime::conversion::reconcile_unrealized_casts;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use super::ReconcileUnrealizedCastsPass;

impl RunPass for ReconcileUnrealizedCastsPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ops = ir.op(op).walk(WalkOrder::Post);
        let casts = ops.filter(|op| op.isa::<UnrealizedConversionCastOp<'_>>());
        let casts: Vec<Op> = casts.map(|op| op.handle()).collect();
        reconcile_unrealized_casts(ir, &casts);
        Ok(())
    }
}
