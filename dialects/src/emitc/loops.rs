//! Loops and conditions.

use ods::scf::conditional;

use super::{DoOp, ExpressionOp, ForOp, IfOp, YieldOp};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ForOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let mut variable = p.parse_argument()?;
        p.parse_equal()?;
        let lower = p.parse_operand()?;
        p.parse_keyword("to")?;
        let upper = p.parse_operand()?;
        p.parse_keyword("step")?;
        let step = p.parse_operand()?;
        let ty = if p.parse_optional_colon()? {
            p.parse_type()?
        } else {
            IndexType::get(p.ctx()).into()
        };
        variable.ty = Some(ty);
        p.resolve_operands(&[lower, upper, step], ty, state)?;
        let body = p.parse_region(&[variable])?;
        p.ensure_terminator::<YieldOp<'static>>(body);
        state.add_region(body);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let body = (*self).region(0);
        let variable = body.first_block().and_then(|block| block.arguments().next());
        p.write(" ");
        p.print_operands(variable);
        for (word, index) in [(" = ", 0), (" to ", 1), (" step ", 2)] {
            p.write(word);
            p.print_operand((*self).operand(index));
        }
        p.write(" ");
        let ty = (*self).operand(0).ty();
        if !ty.is_index() {
            p.write(" : ");
            p.print_type(ty);
            p.write(" ");
        }
        p.print_region_with(body, RegionParts::without_entry_arguments().terminators(false));
        p.print_optional_attr_dict(*self, &[]);
    }
}

impl<'ir> VerifyRegions<'ir> for ForOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let Some(block) = (*self).region(0).first_block() else { return Ok(()) };
        if block.num_arguments() != 1 {
            return Err(self.op_error(
                "expected body to have a single block argument for the induction variable",
            ));
        }
        if block.argument(0).ty() != (*self).operand(0).ty() {
            return Err(
                self.op_error("expected induction variable to be same type as bounds and step")
            );
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for IfOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let condition = p.parse_operand()?;
        let ty = IntegerType::get(p.ctx(), 1);
        p.resolve_operands(&[condition], ty, state)?;
        conditional::parse(p, state, |p, region| p.ensure_terminator::<YieldOp<'static>>(region))
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand((*self).operand(0));
        conditional::print(*self, p, &[]);
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for IfOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        conditional::successors(*self, point, successors);
    }
}

impl<'ir> CustomAssembly<'ir> for DoOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let body = p.parse_region(&[])?;
        p.parse_keyword("while")?;
        let condition = p.parse_region(&[])?;
        p.ensure_block(body);
        state.add_region(body);
        state.add_region(condition);
        p.parse_optional_attr_dict_with_keyword(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_region_with((*self).region(0), RegionParts::without_entry_arguments());
        p.write(" while ");
        p.print_region((*self).region(1));
        p.print_optional_attr_dict_with_keyword(*self, &[]);
    }
}

impl<'ir> Verify<'ir> for DoOp<'ir> {
    fn verify(self) -> VerifyResult {
        let blocks = [1, 0].map(|index| (*self).region(index).first_block());
        let [Some(condition), Some(body)] = blocks else { return Ok(()) };
        let ops: Vec<_> = condition.ops().collect();
        let [first, last] = ops[..] else {
            return Err(self.op_error(format!(
                "condition region must contain exactly two operations: 'emitc.expression' \
                 followed by 'emitc.yield', but found {} operations",
                ops.len()
            )));
        };
        if !first.isa::<ExpressionOp<'_>>() {
            return Err(self.op_error(format!(
                "expected first op in condition region to be 'emitc.expression', but got {}",
                first.name().as_str()
            )));
        }
        let ty = first.result(0).ty();
        if !ty.is_signless_integer_of(1) {
            return Err(self.op_error(format!(
                "emitc.expression in condition region must return 'i1', but returns '{ty}'"
            )));
        }
        if !last.isa::<YieldOp<'_>>() {
            return Err(self.op_error(format!(
                "expected last op in condition region to be 'emitc.yield', but got {}",
                last.name().as_str()
            )));
        }
        if last.num_operands() != 1 {
            return Err(self.op_error(format!(
                "expected condition region to return 1 value, but it returns {} values",
                last.num_operands()
            )));
        }
        if last.operand(0).handle() != first.result(0).handle() {
            return Err(self.error(
                "'emitc.yield' must return result of 'emitc.expression' from this condition \
                 region",
            ));
        }
        if body.terminator().is_some() {
            return Err(self.op_error("body region must not contain terminator"));
        }
        Ok(())
    }
}
