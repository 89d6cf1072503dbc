//! The passes for operations of `math`.

mod expand;
mod uplift_to_fma;

generated!("math_passes.rs");

pub use self::expand::add_expansions;
pub use self::generated::passes::*;
