//! Code that one thread of a warp runs.

use super::{WarpExecuteOnLane0Op, YieldOp};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for WarpExecuteOnLane0Op<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        p.parse_l_paren()?;
        let lane = p.parse_operand()?;
        p.parse_r_paren()?;
        p.parse_l_square()?;
        let size = p.parse_integer()?;
        p.parse_r_square()?;
        let size = IntegerAttr::get(ctx, IntegerType::get(ctx, 64), size);
        state.add_property(p.ctx(), Self::WARP_SIZE, size);
        p.resolve_operands(&[lane], IndexType::get(ctx), state)?;
        if p.parse_optional_keyword("args")? {
            p.parse_l_paren()?;
            let at = p.offset();
            let args = p.parse_operand_list(Delimiter::None)?;
            let types = p.parse_colon_type_list()?;
            p.parse_r_paren()?;
            p.resolve_operands_typed(&args, &types, at, state)?;
        }
        for ty in p.parse_optional_arrow_type_list()? {
            state.add_type(ty);
        }
        let region = p.parse_region(&[])?;
        p.ensure_terminator::<YieldOp<'static>>(region);
        state.add_region(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write("(");
        p.print_operand((*self).operand(0));
        p.write(&format!(")[{}]", self.warp_size().cast_signed()));
        let types = |p: &mut OpPrinter<'ir>, types: Vec<TypeRef<'ir>>| {
            for (index, ty) in types.into_iter().enumerate() {
                if index > 0 {
                    p.write(", ");
                }
                p.print_type(ty);
            }
        };
        let args = self.args();
        if !args.is_empty() {
            p.write(" args(");
            p.print_operands(self.args());
            p.write(" : ");
            types(p, args.types().collect());
            p.write(")");
        }
        let results = self.results();
        if !results.is_empty() {
            p.write(" -> (");
            types(p, results.types().collect());
            p.write(")");
        }
        p.write(" ");
        p.print_region_with((*self).region(0), RegionParts::all().terminators(!results.is_empty()));
        p.print_optional_attr_dict(*self, &[Self::WARP_SIZE]);
    }
}

/// Verifies that `part` is what each of `warp_size` threads has of a value of type `whole`.
fn verify_distributed(
    op: OpRef<'_>,
    whole: TypeRef<'_>,
    part: TypeRef<'_>,
    warp_size: i64,
) -> VerifyResult {
    if whole == part {
        return Ok(());
    }
    let vectors = [whole, part].map(|ty| ty.dyn_cast::<VectorType<'_>>());
    let [Some(wide), Some(narrow)] = vectors else {
        return Err(op.op_error("expected vector type for distributed operands."));
    };
    if wide.rank() != narrow.rank() || wide.element_type() != narrow.element_type() {
        return Err(op.op_error("expected distributed vectors to have same rank and element type."));
    }
    let mut product = 1;
    for (index, (wide, narrow)) in wide.shape().iter().zip(narrow.shape()).enumerate() {
        if wide % narrow != 0 {
            return Err(op.op_error(format!(
                "expected expanded vector dimension #{index} ({wide}) to be a multipler of the \
                 distributed vector dimension ({narrow})"
            )));
        }
        product *= wide / narrow;
    }
    if product != warp_size {
        return Err(op.op_error(format!(
            "incompatible distribution dimensions from '{whole}' to '{part}' with warp size = \
             {warp_size}"
        )));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for WarpExecuteOnLane0Op<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(block) = (*self).region(0).first_block() else { return Ok(()) };
        if self.args().len() != block.num_arguments() {
            return Err(self.op_error("expected same number op arguments and block arguments."));
        }
        let Some(last) = block.back() else { return Ok(()) };
        if last.num_operands() != (*self).num_results() {
            return Err(self.op_error("expected same number of yield operands and return values."));
        }
        let size = self.warp_size().cast_signed();
        for (inside, outside) in block.argument_types().zip(self.args()) {
            verify_distributed(*self, inside, outside.ty(), size)?;
        }
        for (inside, outside) in last.operands().zip(self.results()) {
            verify_distributed(*self, inside.ty(), outside.ty(), size)?;
        }
        Ok(())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for WarpExecuteOnLane0Op<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(match point {
            RegionBranchPoint::Parent => RegionSuccessor::region((*self).region(0), []),
            _ => RegionSuccessor::parent((*self).results()),
        });
    }

    fn are_types_compatible(self, lhs: TypeRef<'ir>, rhs: TypeRef<'ir>) -> bool {
        verify_distributed(*self, lhs, rhs, self.warp_size().cast_signed()).is_ok()
    }
}
