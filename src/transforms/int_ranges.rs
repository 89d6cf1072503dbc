//! The passes that stand on the ranges of integers: `int-range-optimizations`, `arith-int-range-narrowing` and
//! `arith-unsigned-when-equivalent`.

mod narrow;
mod optimize;
mod state;
mod unsigned;

pub use crate::arith::transforms::{
    ArithIntRangeNarrowing, ArithIntRangeOpts, ArithUnsignedWhenEquivalentPass,
};
