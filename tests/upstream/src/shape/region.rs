//! Operations with a region: reductions and assumptions.

use super::{AssumingOp, AssumingYieldOp, ReduceOp, ShapeType, SizeType, WitnessType};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ReduceOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let operands = p.parse_operand_list(Delimiter::Paren)?;
        let shape = p.parse_colon_type()?;
        let types = p.parse_optional_arrow_type_list()?;
        state.add_types(types.iter().copied());
        if let Some((first, inits)) = operands.split_first() {
            p.resolve_operands(&[*first], shape, state)?;
            let at = p.name_loc();
            p.resolve_operands_typed(inits, &types, at, state)?;
        }
        let body = p.parse_region(&[])?;
        state.add_region(body);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write("(");
        p.print_operand(self.shape());
        p.write(", ");
        p.print_operands(self.init_vals());
        p.write(") : ");
        p.print_type(self.shape().ty());
        p.print_optional_arrow_type_list((*self).results());
        p.write(" ");
        p.print_region(self.region(), true, true, false);
        p.print_optional_attr_dict(*self, &[]);
    }
}

impl<'ir> Verify<'ir> for ReduceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let block = self.region().first_block();
        let types: Vec<_> =
            block.into_iter().flat_map(|it| it.arguments()).map(|it| it.ty()).collect();
        let wanted = self.init_vals().len() + 2;
        if types.len() != wanted {
            return Err(
                self.op_error(format!("ReduceOp body is expected to have {wanted} arguments"))
            );
        }
        if !types[0].is_index() {
            return Err(self.op_error("argument 0 of ReduceOp body is expected to be of IndexType"));
        }
        let is_shape = self.shape().ty().isa::<ShapeType<'_>>();
        if is_shape && !types[1].isa::<SizeType<'_>>() {
            return Err(self.op_error(
                "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp \
                 operates on a ShapeType",
            ));
        }
        if !is_shape && !types[1].is_index() {
            return Err(self.op_error(
                "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp \
                 operates on an extent tensor",
            ));
        }
        for (index, (ty, init)) in types[2..].iter().zip(self.init_vals()).enumerate() {
            if *ty != init.ty() {
                return Err(self.op_error(format!(
                    "type mismatch between argument {} of ReduceOp body and initial value {index}",
                    index + 2
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for AssumingOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let witness = p.parse_operand()?;
        p.resolve_operands(&[witness], WitnessType::get(p.ctx()), state)?;
        let types = p.parse_optional_arrow_type_list()?;
        state.add_types(types);
        let region = p.parse_region(&[])?;
        state.add_region(region);
        p.ensure_terminator::<AssumingYieldOp<'static>>(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.witness());
        let has_results = self.num_results() > 0;
        if has_results {
            p.write(" -> (");
            p.print_types((*self).results());
            p.write(")");
        }
        p.write(" ");
        p.print_region(self.do_region(), false, has_results, false);
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
            RegionSuccessor::region(self.do_region(), [])
        } else {
            RegionSuccessor::parent((*self).results())
        });
    }
}
