//! Regions of solvers and their answers.

use super::{CheckOp, SolverOp};
use crate::prelude::*;

/// Whether the terminator of a region yields what `op` returns.
fn yields_results(op: OpRef<'_>, region: RegionRef<'_>) -> bool {
    let last = region.first_block().and_then(|block| block.back());
    last.is_none_or(|last| last.operands().types().eq(op.results().types()))
}

impl<'ir> VerifyRegions<'ir> for SolverOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let body = (*self).region(0);
        if !yields_results(*self, body) {
            return Err(self.op_error("types of yielded values must match return values"));
        }
        let arguments = body.first_block().map(|block| block.argument_types());
        if arguments.is_some_and(|types| !types.eq((*self).operands().types())) {
            return Err(self.op_error("block argument types must match the types of the 'inputs'"));
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for CheckOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        for (index, name) in ["sat", "unknown", "unsat"].into_iter().enumerate() {
            if !yields_results(*self, (*self).region(index)) {
                return Err(self.op_error(format!(
                    "types of yielded values in '{name}' region must match return values"
                )));
            }
        }
        Ok(())
    }
}
