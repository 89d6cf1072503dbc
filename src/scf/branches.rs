//! `scf.if`, `scf.index_switch` and `scf.execute_region`.

use std::collections::HashSet;

use ods_runtime::attrs::{DenseI64ArrayAttr, UnitAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::{
    InferTypeOpInterfaceTrait, RegionBranchOpInterfaceTrait, RegionBranchPoint, RegionSuccessor,
    RegionSuccessors,
};
use ods_runtime::ir::OpInputs;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::IntegerType;
use ods_runtime::{Diagnostic, OpRef, OpState, Region, RegionRef, TypeRef};

use super::{print_arrow_types, yielded};
use crate::scf::{ExecuteRegionOp, IfOp, IndexSwitchOp, SCFDialect, SwitchCasesDirective, YieldOp};

impl<'ir> CustomAssembly<'ir> for IfOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let condition = p.parse_operand()?;
        let ty = IntegerType::get(p.ctx(), 1);
        let condition = p.resolve_operand(condition, ty)?;
        state.add_operand(condition);
        state.types.extend(p.parse_optional_arrow_type_list()?);
        let then_region = p.parse_region(&[])?;
        p.ensure_terminator::<YieldOp<'static>>(then_region);
        let else_region = if p.parse_optional_keyword("else")? {
            let region = p.parse_region(&[])?;
            p.ensure_terminator::<YieldOp<'static>>(region);
            region
        } else {
            p.new_region()
        };
        state.add_region(then_region);
        state.add_region(else_region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let has_results = self.num_results() > 0;
        p.write(" ");
        p.print_operand(self.condition());
        print_arrow_types(*self, p);
        p.write(" ");
        p.print_region(self.then_region(), false, has_results, false);
        if !self.else_region().is_empty() {
            p.write(" else ");
            p.print_region(self.else_region(), false, has_results, false);
        }
        p.print_optional_attr_dict(*self, &[]);
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
    fn infer_return_types(inputs: OpInputs<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
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
        if point != RegionBranchPoint::Parent {
            return successors.push(RegionSuccessor::parent(self.results()));
        }
        let otherwise = if self.else_region().is_empty() {
            RegionSuccessor::parent(self.results())
        } else {
            RegionSuccessor::region(self.else_region(), [])
        };
        successors.push(RegionSuccessor::region(self.then_region(), []));
        successors.push(otherwise);
    }
}

impl SwitchCasesDirective for SCFDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(DenseI64ArrayAttr<'c>, Vec<Region>)> {
        let (mut values, mut regions) = (Vec::new(), Vec::new());
        while p.parse_optional_keyword("case")? {
            values.push(p.parse_integer()?);
            regions.push(p.parse_region(&[])?);
        }
        Ok((DenseI64ArrayAttr::get(p.ctx(), &values), regions))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        cases: DenseI64ArrayAttr<'ir>,
        regions: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        for (value, region) in cases.values().zip(regions) {
            p.print_newline();
            p.write("case ");
            p.write_i64(value);
            p.write(" ");
            p.print_region(region, false, true, false);
        }
    }
}

impl<'ir> Verify<'ir> for IndexSwitchOp<'ir> {
    fn verify(self) -> VerifyResult {
        let values: Vec<i64> = self.cases_attr().values().collect();
        let (cases, regions) = (values.len(), self.case_regions().count());
        if cases != regions {
            return Err(
                self.op_error(format!("has {regions} case regions but {cases} case values"))
            );
        }
        let mut seen = HashSet::new();
        for value in values {
            if !seen.insert(value) {
                return Err(self.op_error(format!("has duplicate case value: {value}")));
            }
        }
        check_yield(self, self.default_region(), "default region")?;
        for (i, region) in self.case_regions().enumerate() {
            check_yield(self, region, &format!("case region #{i}"))?;
        }
        Ok(())
    }
}

/// Verifies that a region of a switch yields the switch's result types.
fn check_yield<'ir>(op: IndexSwitchOp<'ir>, region: RegionRef<'ir>, name: &str) -> VerifyResult {
    let last = region.first_block().and_then(|block| block.back());
    let Some(values) = last.and_then(|last| last.dyn_cast::<YieldOp<'_>>()) else {
        let found = last.map_or("nothing", |last| last.name().as_str());
        return Err(op.op_error(format!("expected region to end with scf.yield, but got {found}")));
    };
    let (count, wanted) = (values.num_operands(), op.num_results());
    if count != wanted {
        let error = op.op_error(format!(
            "expected each region to return {wanted} values, but {name} returns {count}"
        ));
        return Err(error.note(Some(values.loc()), "see yield operation here"));
    }
    for (i, (result, value)) in (*op).results().zip((*values).operands()).enumerate() {
        let (want, have) = (result.ty(), value.ty());
        if want != have {
            let error = op.op_error(format!("expected result #{i} of each region to be '{want}'"));
            let note = format!("{name} returns '{have}' here");
            return Err(error.note(Some(values.loc()), note));
        }
    }
    Ok(())
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for IndexSwitchOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        if point != RegionBranchPoint::Parent {
            return successors.push(RegionSuccessor::parent(self.results()));
        }
        successors.extend(self.regions().map(|region| RegionSuccessor::region(region, [])));
    }
}

impl<'ir> CustomAssembly<'ir> for ExecuteRegionOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        state.types.extend(p.parse_optional_arrow_type_list()?);
        if p.parse_optional_keyword("no_inline")? {
            let name = p.ident("no_inline");
            state.add_attr(name, UnitAttr::get(p.ctx()));
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
        p.print_region(self.region(), false, true, false);
        p.print_optional_attr_dict(*self, &["no_inline"]);
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
