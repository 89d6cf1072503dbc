//! `emitc.switch`.

use ods::scf::{conditional, switch};
use ods_runtime::Region;

use super::types::is_integer_like;
use super::{EmitCDialect, SwitchCasesDirective, SwitchOp, YieldOp};
use crate::prelude::*;

impl SwitchCasesDirective for EmitCDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(DenseI64ArrayAttr<'c>, Vec<Region>)> {
        switch::parse_cases(p)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        values: DenseI64ArrayAttr<'ir>,
        regions: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        switch::print_cases(p, values, regions);
    }
}

impl<'ir> Verify<'ir> for SwitchOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = (*self).operand(0).ty();
        if !is_integer_like(ty) {
            return Err(self.op_error(format!("unsupported type '{ty}'")));
        }
        switch::verify::<YieldOp<'_>>(*self, self.cases_attr())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for SwitchOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        conditional::successors(*self, point, successors);
    }
}
