//! Conversions of floats of few bits.

use super::{
    PackedScaledTruncOp, PackedStochRoundFp8Op, PackedTrunc2xFp8Op, ScaledExtPackedMatrixOp,
    elements, is_float_of_width,
};
use crate::prelude::*;

/// Implements the verifiers of conversions that keep the other elements of a vector.
macro_rules! conversions_into_existing {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let result = (*self).result(0).ty();
                    let existing: Option<ValueRef<'_>> = self.existing().map(Into::into);
                    if existing.is_some_and(|it| it.ty() != result) {
                        let message = "existing values must have same type as result";
                        return Err(self.op_error(message));
                    }
                    Ok(())
                }
            }
        )*
    };
}

conversions_into_existing! { PackedTrunc2xFp8Op PackedStochRoundFp8Op PackedScaledTruncOp }

impl<'ir> Verify<'ir> for ScaledExtPackedMatrixOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (byte, lane) = (self.first_scale_byte(), self.first_scale_lane());
        let is_block_16 = self.block_size() == 16;
        let is_f8 = is_float_of_width(elements(self.source().ty()).1, 8);
        let message = match (is_f8, is_block_16) {
            (false, true) if ![0, 1].contains(&byte) => {
                "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6."
            }
            (false, false) if ![0, 2].contains(&byte) => {
                "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6."
            }
            (true, true) if ![(0, 0), (16, 2)].contains(&(lane, byte)) => {
                "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) \
                 for f8."
            }
            _ => return Ok(()),
        };
        Err(self.op_error(message))
    }
}
