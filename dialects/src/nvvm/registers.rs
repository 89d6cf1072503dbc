//! Special registers, whose values can have a range.

use ods_runtime::apint::ApInt;

use super::*;
use ods::llvm::ConstantRangeAttr;

/// Verifies that bounds that are equal stand for all values or for none.
fn verify(op: OpRef<'_>, range: Option<ConstantRangeAttr<'_>>) -> VerifyResult {
    let Some(range) = range else { return Ok(()) };
    let (lower, width) = (range.lower(), range.lower().width());
    let is_valid =
        lower != range.upper() || lower.is_zero() || *lower == ApInt::from_i64(width, -1);
    match is_valid {
        true => Ok(()),
        false => Err(op.op_error(format!(
            "invalid range attribute: Lower == Upper, but they aren't min (0) or max ({}) value! \
             This is an invalid constant range.",
            u64::MAX >> (64 - width.min(64))
        ))),
    }
}

/// Implements the verification of registers.
macro_rules! registers {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify(*self, self.range())
                }
            }
        )*
    };
}

registers! {
    BlockDimXOp BlockDimYOp BlockDimZOp BlockIdXOp BlockIdYOp BlockIdZOp
    BlockInClusterIdXOp BlockInClusterIdYOp BlockInClusterIdZOp
    ClusterDim ClusterDimBlocksXOp ClusterDimBlocksYOp ClusterDimBlocksZOp
    ClusterDimXOp ClusterDimYOp ClusterDimZOp ClusterId ClusterIdXOp ClusterIdYOp ClusterIdZOp
    GridDimXOp GridDimYOp GridDimZOp GridIdOp LaneIdOp SmDimOp SmIdOp
    ThreadIdXOp ThreadIdYOp ThreadIdZOp WarpDimOp WarpIdOp WarpSizeOp
}
