//! Being told of changes.

use std::fmt::Debug;

use super::{Block, Ir, Op, Region, Value};

/// Where something was before it was moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Previous<Parent, Sibling> {
    /// Nowhere: it is new, or was detached.
    Nowhere,
    /// In this parent, at its end.
    End(Parent),
    /// Before this sibling.
    Before(Sibling),
}

/// Sees what builders and rewriters do. Every method does nothing unless it is written. Corresponds to
/// `mlir::RewriterBase::Listener`.
pub trait Listener: Debug {
    /// `op` was inserted, or moved from `previous`.
    fn operation_inserted(&mut self, ir: &Ir, op: Op, previous: Previous<Block, Op>) {
        let _ = (ir, op, previous);
    }

    /// `block` was inserted, or moved from `previous`.
    fn block_inserted(&mut self, ir: &Ir, block: Block, previous: Previous<Region, Block>) {
        let _ = (ir, block, previous);
    }

    /// `op` was changed in place.
    fn operation_modified(&mut self, ir: &Ir, op: Op) {
        let _ = (ir, op);
    }

    /// The results of `op` are about to be replaced by `values`.
    fn operation_replaced(&mut self, ir: &Ir, op: Op, values: &[Value]) {
        let _ = (ir, op, values);
    }

    /// `op`, which has no uses any more, is about to be erased.
    fn operation_erased(&mut self, ir: &Ir, op: Op) {
        let _ = (ir, op);
    }

    /// `block`, which is empty, is about to be erased.
    fn block_erased(&mut self, ir: &Ir, block: Block) {
        let _ = (ir, block);
    }
}
