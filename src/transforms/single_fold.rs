//! The pass `--test-single-fold` of `mlir-opt`, which folds without patterns.

use ods_runtime::ir::{Block, InsertPoint, Listener, OpBuilder, Previous, WalkOrder};
use ods_runtime::pass::{Pass, PassContext, PassResult};
use ods_runtime::rewrite::OperationFolder;
use ods_runtime::{Ir, Location, Op};

/// The pass `--test-single-fold`.
#[derive(Clone, Copy, Default, Debug)]
pub struct SingleFold;

impl Pass for SingleFold {
    fn argument(&self) -> &str {
        "test-single-fold"
    }

    fn description(&self) -> &str {
        "fold each operation once, without patterns"
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        fold_once(ir, op);
        Ok(())
    }
}

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
fn fold_once(ir: &mut Ir, root: Op) {
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
}
