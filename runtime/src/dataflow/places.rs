//! The order in which analyses first visit operations and blocks.

use crate::core::ir::{BlockRef, OpRef};

/// What an analysis visits first to initialize its states.
pub(super) enum Place<'ir> {
    /// An operation.
    Op(OpRef<'ir>),
    /// A block.
    Block(BlockRef<'ir>),
}

/// An operation, and then each block in it with its operations.
pub(super) struct Places<'ir> {
    /// The places that follow, the next one last.
    pending: Vec<Place<'ir>>,
    /// Whether the last operation of a block comes first.
    is_backward: bool,
}

impl<'ir> Places<'ir> {
    /// The places in `top`, in the order of the text.
    pub(super) fn forward(top: OpRef<'ir>) -> Self {
        Places { pending: vec![Place::Op(top)], is_backward: false }
    }

    /// The places in `top`, with the operations of each block in reverse order.
    pub(super) fn backward(top: OpRef<'ir>) -> Self {
        Places { pending: vec![Place::Op(top)], is_backward: true }
    }
}

impl<'ir> Iterator for Places<'ir> {
    type Item = Place<'ir>;

    fn next(&mut self) -> Option<Place<'ir>> {
        let place = self.pending.pop()?;
        let Place::Op(op) = place else { return Some(place) };
        let start = self.pending.len();
        for block in op.regions().flat_map(|region| region.blocks()) {
            self.pending.push(Place::Block(block));
            let first = self.pending.len();
            self.pending.extend(block.ops().map(Place::Op));
            if self.is_backward {
                self.pending[first..].reverse();
            }
        }
        self.pending[start..].reverse();
        Some(Place::Op(op))
    }
}
