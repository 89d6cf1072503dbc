//! A listener that prints what it is told.

use ods_runtime::ir::{Listener, Previous};
use ods_runtime::{Block, Ir, Op, Region, Value};

/// Prints each notification as a line on standard output, as MLIR's test pass does.
#[derive(Debug)]
pub(crate) struct Notifications;

fn position<P, N>(previous: &Previous<P, N>) -> &'static str {
    match previous {
        Previous::Nowhere => "was unlinked",
        _ => "was linked",
    }
}

impl Listener for Notifications {
    fn operation_inserted(&mut self, ir: &Ir, op: Op, previous: Previous<Block, Op>) {
        println!("notifyOperationInserted: {}, {}", ir.op(op).name(), position(&previous));
    }

    fn block_inserted(&mut self, ir: &Ir, block: Block, previous: Previous<Region, Block>) {
        let parent = ir.block(block).parent_op();
        let parent = parent.map_or_else(|| "unknown op".to_owned(), |op| op.name().to_string());
        println!("notifyBlockInserted into {parent}: {}", position(&previous));
    }

    fn operation_modified(&mut self, ir: &Ir, op: Op) {
        println!("notifyOperationModified: {}", ir.op(op).name());
    }

    fn operation_replaced(&mut self, ir: &Ir, op: Op, _: &[Value]) {
        println!("notifyOperationReplaced: {}", ir.op(op).name());
    }

    fn operation_erased(&mut self, ir: &Ir, op: Op) {
        println!("notifyOperationErased: {}", ir.op(op).name());
    }

    fn block_erased(&mut self, _: &Ir, _: Block) {
        println!("notifyBlockErased");
    }
}
