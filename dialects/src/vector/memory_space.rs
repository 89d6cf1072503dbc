//! Operations that can use the sources of casts to the default memory space.

use ods_runtime::{Op, OpBuilder};

use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StoreOp, TransferReadOp, TransferWriteOp,
};
use crate::prelude::*;

macro_rules! consumers {
    ($($op:ident: $base:literal;)*) => {
        $(
            impl<'ir> MemorySpaceCastConsumerOpInterfaceTrait<'ir> for $op<'ir> {
                fn bubble_down_casts(b: &mut OpBuilder<'_>, op: Op) -> Option<BubbledDown> {
                    bubble_down_in_place(b, op, $base)
                }
            }
        )*
    };
}

consumers! {
    CompressStoreOp: 0;
    ExpandLoadOp: 0;
    GatherOp: 0;
    LoadOp: 0;
    MaskedLoadOp: 0;
    MaskedStoreOp: 0;
    ScatterOp: 0;
    StoreOp: 1;
    TransferReadOp: 0;
    TransferWriteOp: 1;
}
