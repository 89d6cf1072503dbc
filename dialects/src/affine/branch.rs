//! `affine.if`.

use ods::scf::conditional;

use super::scope::verify_operands;
use super::{AffineIfOp, ensure_yield, parse_dims_and_symbols, print_dims_and_symbols};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for AffineIfOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let set = p.parse_attribute_as::<IntegerSetAttr<'_>>(None)?;
        state.add_property(p.ctx(), Self::CONDITION, set);
        let dims = parse_dims_and_symbols(p, state)?;
        if set.num_dims() as usize != dims {
            let message = "dim operand count and integer set dim count must match";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        if dims + set.num_symbols() as usize != state.operands.len() {
            let message = "symbol operand count and integer set symbol count must match";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        let types = p.parse_optional_arrow_type_list()?;
        state.add_types(types);
        conditional::parse(p, state, ensure_yield)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_attribute(self.condition());
        print_dims_and_symbols(p, (*self).operands(), self.condition().num_dims());
        p.print_optional_arrow_type_list((*self).results());
        conditional::print(*self, p, &[Self::CONDITION]);
    }
}

impl<'ir> Verify<'ir> for AffineIfOp<'ir> {
    fn verify(self) -> VerifyResult {
        let condition = self.condition();
        if self.num_operands() != (condition.num_dims() + condition.num_symbols()) as usize {
            return Err(self.op_error(
                "operand count and condition integer set dimension and symbol count must match",
            ));
        }
        verify_operands(*self, (*self).operands(), condition.num_dims())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for AffineIfOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        conditional::successors(*self, point, successors);
    }
}
