//! Linear indices and their coordinates.

use super::{
    AffineDelinearizeIndexOp, AffineDialect, AffineLinearizeIndexOp, DynamicIndexListDirective,
};
use crate::prelude::*;

/// Verifies that there is one operand per dynamic element of a basis.
fn verify_basis(op: OpRef<'_>, numbers: &[i64], operands: usize) -> VerifyResult {
    if numbers.iter().filter(|number| **number == DYNAMIC).count() != operands {
        return Err(op.op_error(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding \
             dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite",
        ));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for AffineDelinearizeIndexOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (basis, results) = (self.static_basis(), self.num_results());
        if results != basis.len() && results != basis.len() + 1 {
            return Err(self.op_error(
                "should return an index for each basis element and up to one extra index",
            ));
        }
        verify_basis(*self, &basis, self.dynamic_basis().len())?;
        if basis.iter().any(|number| *number <= 0 && *number != DYNAMIC) {
            return Err(self.op_error("no basis element may be statically non-positive"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for AffineLinearizeIndexOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (basis, indices) = (self.static_basis(), self.multi_index().len());
        if indices != basis.len() && indices != basis.len() + 1 {
            return Err(self.op_error(
                "should be passed a basis element for each index except possibly the first",
            ));
        }
        verify_basis(*self, &basis, self.dynamic_basis().len())
    }
}

impl DynamicIndexListDirective for AffineDialect {
    type Code0 = ();

    fn parse<'c>(
        p: &mut OpParser<'c>,
        (): (),
        delimiter: Delimiter,
    ) -> ParseResult<(Operands, DenseI64ArrayAttr<'c>)> {
        let list = DynamicIndexList::parse(p, delimiter)?;
        Ok((list.operands, DenseI64ArrayAttr::get(p.ctx(), &list.numbers)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        numbers: DenseI64ArrayAttr<'ir>,
        (): (),
        _delimiter: Delimiter,
    ) {
        DynamicIndexList::print(p, ["(", ")"], operands, numbers.values(), &[]);
    }
}
