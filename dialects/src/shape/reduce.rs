//! `shape.reduce` and its terminator.

use super::{ReduceOp, ShapeType, SizeType, YieldOp};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ReduceOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let operands = p.parse_operand_list(Delimiter::Paren)?;
        let shape = p.parse_colon_type()?;
        let types = p.parse_optional_arrow_type_list()?;
        state.add_types(types.iter().copied());
        let Some((first, initial)) = operands.split_first() else {
            return Err(p.custom_error_at(p.name_loc(), "expected a shape"));
        };
        p.resolve_operands(&[*first], shape, state)?;
        p.resolve_operands_typed(initial, &types, p.name_loc(), state)?;
        let body = p.parse_region(&[])?;
        state.add_region(body);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let operands = (*self).operands();
        p.write("(");
        p.print_operand((*self).operand(0));
        p.write(", ");
        p.print_operands(operands.slice(1..operands.len()));
        p.write(") : ");
        p.print_type((*self).operand(0).ty());
        p.print_optional_arrow_type_list((*self).results());
        p.write(" ");
        p.print_region((*self).region(0));
        p.print_optional_attr_dict(*self, &[]);
    }
}

impl<'ir> Verify<'ir> for ReduceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(block) = (*self).region(0).first_block() else { return Ok(()) };
        let initial: Vec<_> = (*self).operands().types().skip(1).collect();
        let expected = initial.len() + 2;
        if block.num_arguments() != expected {
            return Err(
                self.op_error(format!("ReduceOp body is expected to have {expected} arguments"))
            );
        }
        if !block.argument(0).ty().is_index() {
            return Err(self.op_error("argument 0 of ReduceOp body is expected to be of IndexType"));
        }
        let extent = block.argument(1).ty();
        if (*self).operand(0).ty().isa::<ShapeType<'_>>() {
            if !extent.isa::<SizeType<'_>>() {
                return Err(self.op_error(
                    "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp \
                     operates on a ShapeType",
                ));
            }
        } else if !extent.is_index() {
            return Err(self.op_error(
                "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp \
                 operates on an extent tensor",
            ));
        }
        for (index, ty) in initial.into_iter().enumerate() {
            if block.argument(index + 2).ty() != ty {
                return Err(self.op_error(format!(
                    "type mismatch between argument {} of ReduceOp body and initial value {index}",
                    index + 2
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for YieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(parent) = (*self).parent_op() else { return Ok(()) };
        if parent.num_results() != (*self).num_operands() {
            return Err(
                self.op_error("number of operands does not match number of results of its parent")
            );
        }
        if parent.results().types().ne((*self).operands().types()) {
            return Err(self.op_error("types mismatch between yield op and its parent"));
        }
        Ok(())
    }
}
