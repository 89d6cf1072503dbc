//! Comparisons of any number of values.

use super::{BoolType, DistinctOp, EqOp};
use crate::prelude::*;

fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let operands = p.parse_operand_list(Delimiter::None)?;
    p.parse_optional_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    state.add_type(BoolType::get(p.ctx()).handle());
    p.resolve_operands(&operands, ty, state)
}

fn print<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    p.write(" ");
    p.print_operands(op.operands());
    p.print_optional_attr_dict(op, &[]);
    p.write(" : ");
    if let Some(first) = op.operands().next() {
        p.print_type(first.ty());
    }
}

fn verify(op: OpRef<'_>) -> VerifyResult {
    match op.num_operands() {
        count @ (0 | 1) => {
            Err(op.op_error(format!("'inputs' must have at least size 2, but got {count}")))
        }
        _ => Ok(()),
    }
}

macro_rules! comparisons {
    ($($op:ident)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    parse(p, state)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    print(*self, p);
                }
            }

            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify(*self)
                }
            }
        )*
    };
}

comparisons!(EqOp DistinctOp);
