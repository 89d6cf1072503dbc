//! `--test-panic`: panics at the first function.

use ods::func::FuncOp;
use ods_runtime::Ir;
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::{FnPass, PassResult};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new("test-panic", "panic at the first function", run)
}

fn run(ir: &mut Ir, root: Op) -> PassResult {
    let mut functions =
        ir.op(root).walk(WalkOrder::Pre).filter_map(|op| op.dyn_cast::<FuncOp<'_>>());
    assert!(functions.next().is_none(), "this pass expects no functions");
    Ok(())
}
