//! Operations whose operands and result have one type.

use super::{GLFClampOp, GLFmaOp, GLSClampOp, GLUClampOp};
use crate::prelude::*;

/// Implements the text of operations whose operands and result have one type.
macro_rules! same_type {
    ($($op:ident)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    let operands = p.parse_operand_list(Delimiter::None)?;
                    p.parse_optional_attr_dict(state)?;
                    let ty = p.parse_colon_type()?;
                    p.resolve_operands(&operands, ty, state)?;
                    state.add_type(ty);
                    Ok(())
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    p.write(" ");
                    p.print_operands((*self).operands());
                    p.print_optional_attr_dict(*self, &[]);
                    p.write(" : ");
                    p.print_type((*self).result(0).ty());
                }
            }
        )*
    };
}

same_type! { GLFClampOp GLFmaOp GLSClampOp GLUClampOp }
