//! The dialect `num`, its canonicalization, and its conversion to `arith`.

include!(concat!(env!("OUT_DIR"), "/num.rs"));

mod fold;
pub mod simplify;
pub mod to_arith;
