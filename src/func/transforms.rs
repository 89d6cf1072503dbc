//! The passes for functions.

mod duplicate_functions;

generated!("func_passes.rs");

pub use self::generated::passes::*;
