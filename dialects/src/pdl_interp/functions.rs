//! Functions, and loops over ranges.

use super::{ForEachOp, FuncOp};
use crate::pdl::types::{element_or_self, range_of};
use crate::prelude::*;

functions!(FuncOp);

/// `%variable : type in %range { ... } -> ^successor`
impl<'ir> CustomAssembly<'ir> for ForEachOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let variable = p.parse_argument_with(ArgumentParts::NameAndType)?;
        if !p.parse_optional_keyword("in")? {
            return Err(p.custom_error("expected 'in' after loop variable"));
        }
        let range = p.parse_operand()?;
        if let Some(ty) = variable.ty {
            let ty = range_of(p.type_ref(ty)).handle();
            p.resolve_operands(&[range], ty, state)?;
        }
        let body = p.parse_region(&[variable])?;
        state.add_region(body);
        p.parse_optional_attr_dict(state)?;
        p.parse_arrow()?;
        let next = p.parse_successor()?;
        state.add_successor(next);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let body = (*self).region(0);
        if let Some(variable) = body.first_block().and_then(|block| block.arguments().next()) {
            p.write(" ");
            p.print_operand(variable);
            p.write(" : ");
            p.print_type(variable.ty());
        }
        p.write(" in ");
        p.print_operand((*self).operand(0));
        p.write(" ");
        p.print_region_with(body, RegionParts::without_entry_arguments());
        p.print_optional_attr_dict(*self, &[]);
        p.write(" -> ");
        p.print_successor((*self).successor(0).handle());
    }
}

impl<'ir> Verify<'ir> for ForEachOp<'ir> {
    fn verify(self) -> VerifyResult {
        let block = (*self).region(0).first_block();
        let variables = block.map_or_else(Vec::new, |block| block.argument_types().collect());
        let [variable] = *variables else {
            return Err(self.op_error("requires exactly one argument"));
        };
        match element_or_self((*self).operand(0).ty()) == variable {
            true => Ok(()),
            false => Err(self.op_error("operand must be a range of loop variable type")),
        }
    }
}
