//! `shape.assuming`.

use super::{AssumingOp, AssumingYieldOp, WitnessType};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for AssumingOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let witness = p.parse_operand()?;
        let ty = WitnessType::get(p.ctx());
        p.resolve_operands(&[witness], ty, state)?;
        let types = p.parse_optional_arrow_type_list()?;
        state.add_types(types);
        let body = p.parse_region(&[])?;
        p.ensure_terminator::<AssumingYieldOp<'static>>(body);
        state.add_region(body);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand((*self).operand(0));
        let has_results = (*self).num_results() > 0;
        if has_results {
            p.write(" -> (");
            p.print_types((*self).results());
            p.write(")");
        }
        p.write(" ");
        p.print_region_with(
            (*self).region(0),
            RegionParts::without_entry_arguments().terminators(has_results),
        );
        p.print_optional_attr_dict(*self, &[]);
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for AssumingOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(if point == RegionBranchPoint::Parent {
            RegionSuccessor::region((*self).region(0), [])
        } else {
            RegionSuccessor::parent((*self).results())
        });
    }
}
