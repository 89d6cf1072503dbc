//! Terminators of blocks.

use crate::core::ir::{BlockRef, OpRef};
use crate::semantics::traits::IsTerminator;

impl<'ir> BlockRef<'ir> {
    /// The last operation, if it is a terminator or unregistered.
    pub fn terminator(self) -> Option<OpRef<'ir>> {
        self.back().filter(|op| op.might_have_trait::<IsTerminator>())
    }
}
