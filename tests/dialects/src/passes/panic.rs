//! `--test-panic`: panics at the first function.

use ods::func::FuncOp;
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::PassInfo;
use ods_runtime::{Diagnostic, Ir};

/// The pass.
pub(crate) const PASS: PassInfo = PassInfo::new("test-panic", "panic at the first function", run);

fn run(ir: &mut Ir, root: Op) -> Result<(), Vec<Diagnostic>> {
    let mut functions =
        ir.op(root).walk(WalkOrder::Pre).filter_map(|op| op.dyn_cast::<FuncOp<'_>>());
    assert!(functions.next().is_none(), "this pass expects no functions");
    Ok(())
}
