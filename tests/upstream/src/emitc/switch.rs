//! `emitc.switch`.

use std::collections::HashSet;

use ods_runtime::Region;

use super::types::is_integer_like;
use super::{EmitCDialect, SwitchCasesDirective, SwitchOp, YieldOp};
use crate::prelude::*;

impl SwitchCasesDirective for EmitCDialect {
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
        values: DenseI64ArrayAttr<'ir>,
        regions: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        for (value, region) in values.values().zip(regions) {
            p.print_newline();
            p.write(&format!("case {value} "));
            p.print_region(region, false, true, false);
        }
    }
}

impl<'ir> Verify<'ir> for SwitchOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = (*self).operand(0).ty();
        if !is_integer_like(ty) {
            return Err(self.op_error(format!("unsupported type '{ty}'")));
        }
        let (values, regions) = (self.cases(), (*self).num_regions() - 1);
        if values.len() != regions {
            return Err(self
                .op_error(format!("has {regions} case regions but {} case values", values.len())));
        }
        let mut seen = HashSet::new();
        if let Some(value) = values.iter().find(|value| !seen.insert(**value)) {
            return Err(self.op_error(format!("has duplicate case value: {value}")));
        }
        self.verify_case((*self).region(0), "default region")?;
        for index in 0..regions {
            let name = format!("case region #{index}");
            self.verify_case((*self).region(index + 1), &name)?;
        }
        Ok(())
    }
}

impl<'ir> SwitchOp<'ir> {
    fn verify_case(self, region: RegionRef<'ir>, name: &str) -> VerifyResult {
        let Some(last) = region.first_block().and_then(|block| block.back()) else {
            return Ok(());
        };
        if !last.isa::<YieldOp<'_>>() {
            return Err(self.op_error(format!(
                "expected region to end with emitc.yield, but got {}",
                last.name().as_str()
            )));
        }
        if last.num_operands() != 0 {
            return Err(self
                .op_error(format!(
                    "expected each region to return 0 values, but {name} returns {}",
                    last.num_operands()
                ))
                .note(Some(last.loc()), "see yield operation here"));
        }
        Ok(())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for SwitchOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        if point != RegionBranchPoint::Parent {
            return successors.push(RegionSuccessor::parent((*self).results()));
        }
        for index in 0..(*self).num_regions() {
            successors.push(RegionSuccessor::region((*self).region(index), []));
        }
    }
}
