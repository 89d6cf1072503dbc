//! The passes for operations of `arith`.

mod emulate_floats;
mod expand;

generated!("arith_passes.rs");

pub use self::emulate_floats::{add_emulation_legality, emulation_pattern, float_converter};
pub use self::expand::add_division_patterns;
pub use self::generated::passes::*;
