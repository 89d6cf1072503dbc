//! The pass `--test-single-fold` of `mlir-opt`, which folds without patterns.

use ods_runtime::ir::{Block, InsertPoint, Listener, OpBuilder, Previous, WalkOrder};
use ods_runtime::pass::PassInfo;
use ods_runtime::rewrite::OperationFolder;
use ods_runtime::{Diagnostic, Ir, Location, Op};

/// The pass `--test-single-fold`.
pub const PASS: PassInfo =
    PassInfo::new("test-single-fold", "fold each operation once, without patterns", run_pass);

/// Collects inserted operations.
#[derive(Debug, Default)]
struct Inserted(Vec<Op>);

impl Listener for Inserted {
    fn operation_inserted(&mut self, _: &Ir, op: Op, _: Previous<Block, Op>) {
        self.0.push(op);
    }
}

/// Folds each operation in `root` once, users before definitions, so that the constants are in the order of their
/// users. Then erases unused constants.
fn run_pass(ir: &mut Ir, root: Op) -> Result<(), Vec<Diagnostic>> {
    let ctx = ir.ctx().clone();
    let ops: Vec<Op> = ir.op(root).walk(WalkOrder::Pre).map(|op| op.handle()).collect();
    let mut folder = OperationFolder::new(&ctx);
    let mut constants = Inserted::default();
    for op in ops.into_iter().rev() {
        let builder = OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN);
        folder.try_fold(&mut builder.with_listener(&mut constants).into(), op);
    }
    for constant in constants.0 {
        if ir.is_live(constant) && !ir.op(constant).results().any(|it| it.has_uses()) {
            ir.erase(constant);
        }
    }
    Ok(())
}
