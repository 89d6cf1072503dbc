//! `scf.if`, `scf.index_switch` and `scf.execute_region`.

use ods_runtime::Adaptor;
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{AttrRef, DenseI64ArrayAttr, IntegerAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::{
    InferTypeOpInterfaceTrait, InvocationBounds, RegionBranchOpInterfaceTrait, RegionBranchPoint,
    RegionSuccessor, RegionSuccessors,
};
use ods_runtime::text::{OpParser, OpPrinter, ParseResult, RegionParts};
use ods_runtime::types::IntegerType;
use ods_runtime::{Diagnostic, OpRef, OpState, Region, RegionRef, TypeRef};

use super::{conditional, print_arrow_types, yielded};
use crate::scf::{
    ExecuteRegionOp, IfOp, IndexSwitchOp, SCFDialect, SwitchCasesDirective, YieldOp, switch,
};

impl<'ir> CustomAssembly<'ir> for IfOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let condition = p.parse_operand()?;
        let ty = IntegerType::get(p.ctx(), 1);
        let condition = p.resolve_operand(condition, ty)?;
        state.add_operand(condition);
        state.types.extend(p.parse_optional_arrow_type_list()?);
        conditional::parse(p, state, |p, region| p.ensure_terminator::<YieldOp<'static>>(region))
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.condition());
        print_arrow_types(*self, p);
        conditional::print(*self, p, &[]);
    }
}

impl<'ir> Verify<'ir> for IfOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.num_results() > 0 && self.else_region().is_empty() {
            return Err(self.op_error("must have an else block if defining values"));
        }
        Ok(())
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for IfOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        match yielded(inputs.view::<Self>().then_region()) {
            Some(values) => Ok(values.types().collect()),
            None => Err(inputs.error("the first region has no 'scf.yield'")),
        }
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

    fn entry_successor_regions(
        self,
        operands: &[Option<AttrRef<'ir>>],
        successors: &mut RegionSuccessors<'ir>,
    ) {
        let chosen = constant_bool(operands).map(|holds| usize::from(!holds));
        conditional::chosen_successors(*self, chosen, successors);
    }

    fn region_invocation_bounds(self, operands: &[Option<AttrRef<'ir>>]) -> Vec<InvocationBounds> {
        let chosen = constant_bool(operands).map(|holds| usize::from(!holds));
        conditional::invocation_bounds(*self, chosen)
    }
}

/// The value of the condition, which is the first operand, if it is known.
pub(super) fn constant_bool(operands: &[Option<AttrRef<'_>>]) -> Option<bool> {
    Some(constant(operands)?.is_one())
}

/// The value of the first operand, if it is known.
fn constant(operands: &[Option<AttrRef<'_>>]) -> Option<ApInt> {
    Some((*operands.first()?)?.dyn_cast::<IntegerAttr<'_>>()?.value())
}

impl SwitchCasesDirective for SCFDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(DenseI64ArrayAttr<'c>, Vec<Region>)> {
        switch::parse_cases(p)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        cases: DenseI64ArrayAttr<'ir>,
        regions: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        switch::print_cases(p, cases, regions);
    }
}

impl<'ir> Verify<'ir> for IndexSwitchOp<'ir> {
    fn verify(self) -> VerifyResult {
        switch::verify::<YieldOp<'_>>(*self, self.cases_attr())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for IndexSwitchOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        conditional::successors(*self, point, successors);
    }

    fn entry_successor_regions(
        self,
        operands: &[Option<AttrRef<'ir>>],
        successors: &mut RegionSuccessors<'ir>,
    ) {
        conditional::chosen_successors(*self, self.chosen_region(operands), successors);
    }

    fn region_invocation_bounds(self, operands: &[Option<AttrRef<'ir>>]) -> Vec<InvocationBounds> {
        conditional::invocation_bounds(*self, self.chosen_region(operands))
    }
}

impl<'ir> IndexSwitchOp<'ir> {
    /// The index of the region that runs for these values of the operands, if it is known.
    fn chosen_region(self, operands: &[Option<AttrRef<'ir>>]) -> Option<usize> {
        let arg = constant(operands)?.to_i64()?;
        let case = self.cases_attr().values().position(|case| case == arg);
        Some(case.map_or(0, |case| case + 1))
    }
}

impl<'ir> CustomAssembly<'ir> for ExecuteRegionOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        state.types.extend(p.parse_optional_arrow_type_list()?);
        if p.parse_optional_keyword("no_inline")? {
            state.edit::<Self>(p.ctx()).set_no_inline(true);
        }
        let region = p.parse_region(&[])?;
        state.add_region(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.print_optional_arrow_type_list(self.results());
        p.write(" ");
        if self.no_inline() {
            p.write("no_inline ");
        }
        p.print_region_with(self.region(), RegionParts::without_entry_arguments());
        p.print_optional_attr_dict(*self, &[Self::NO_INLINE]);
    }
}

impl<'ir> Verify<'ir> for ExecuteRegionOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(entry) = self.region().first_block() else {
            return Err(self.op_error("region needs to have at least one block"));
        };
        if entry.num_arguments() > 0 {
            return Err(self.op_error("region cannot have any arguments"));
        }
        Ok(())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for ExecuteRegionOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.region(), []),
            RegionBranchPoint::Terminator(_) => RegionSuccessor::parent((*self).results()),
        });
    }
}
