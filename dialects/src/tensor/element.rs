//! Reading and inserting elements, and queries of sizes.

use ods_runtime::matchers::constant_i64;
use ods_runtime::side_effects::Speculatability;

use super::{DimOp, ExtractOp, InsertOp};
use crate::prelude::*;

impl<'ir> Verify<'ir> for ExtractOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.indices().len() == self.tensor().ty().rank() {
            return Ok(());
        }
        Err(self.op_error("incorrect number of indices for extract_element"))
    }
}

impl<'ir> Verify<'ir> for InsertOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.indices().len() == self.dest().ty().rank() {
            return Ok(());
        }
        Err(self.op_error("incorrect number of indices"))
    }
}

/// A dimension index beyond the rank is undefined behavior.
impl<'ir> ConditionallySpeculatableTrait<'ir> for DimOp<'ir> {
    fn speculatability(self) -> Speculatability {
        let rank = self.source().ty().dyn_cast::<RankedTensorType<'_>>().map(|ty| ty.rank() as i64);
        match (constant_i64(*self.index()), rank) {
            (Some(index), Some(rank)) if index < rank => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}
