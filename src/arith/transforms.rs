//! The passes for operations of `arith`.

mod expand;

generated!("arith_passes.rs");

pub use self::generated::passes::*;
