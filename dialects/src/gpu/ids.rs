//! The names of sizes and identifiers.

use super::{
    BlockDimOp, BlockIdOp, ClusterBlockIdOp, ClusterDimBlocksOp, ClusterDimOp, ClusterIdOp,
    GlobalIdOp, GridDimOp, ThreadIdOp, helpers,
};
use crate::prelude::*;

/// Names results after the operation and the dimension.
macro_rules! names {
    ($($op:ident)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn asm_result_names(self, set_name: SetNameFn<'_>) {
                    let op = (*self).name().as_str().trim_start_matches("gpu.");
                    let dimension = helpers::name(self.dimension());
                    set_name((*self).result(0), &format!("{op}_{dimension}"));
                }
            }
        )*
    };
}

names! {
    BlockDimOp BlockIdOp ClusterBlockIdOp ClusterDimBlocksOp ClusterDimOp ClusterIdOp GlobalIdOp
    GridDimOp ThreadIdOp
}
