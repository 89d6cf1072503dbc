//! Text of blocks.

use std::fmt;

use crate::core::ir::BlockRef;
use crate::text::printer::OpPrinter;

/// The block as a successor: `^bb1`. Corresponds to `mlir::Block::printAsOperand`.
impl fmt::Display for BlockRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = OpPrinter::successor_alone(*self);
        f.write_str(text.as_deref().unwrap_or("<<UNLINKED BLOCK>>"))
    }
}
