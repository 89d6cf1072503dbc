//! Text of values.

use std::fmt;

use crate::core::ir::ValueRef;
use crate::text::printer::OpPrinter;

impl ValueRef<'_> {
    /// The text of the value as an operand: `%0`. Corresponds to `mlir::Value::printAsOperand`.
    pub fn as_operand(self) -> String {
        OpPrinter::operand_alone(self).unwrap_or_else(|| "<<UNKNOWN SSA VALUE>>".to_owned())
    }
}

/// Corresponds to `mlir::Value::print`: the operation that defines the value, or the position of a block argument.
impl fmt::Display for ValueRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.defining_op() {
            Some(op) => fmt::Display::fmt(&op, f),
            None if self.is_block_argument() => {
                let (ty, index) = (self.ty(), self.index());
                write!(f, "<block argument> of type '{ty}' at index: {index}")
            }
            None => f.write_str("<<UNKNOWN SSA VALUE>>"),
        }
    }
}
