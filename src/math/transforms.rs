//! The passes for operations of `math`.

mod uplift_to_fma;

generated!("math_passes.rs");

pub use self::generated::passes::*;
