//! Kaleidoscope: a language with functions, mutable variables, arrays and user-defined operators.

include!(concat!(env!("OUT_DIR"), "/ks.rs"));

pub mod compile;
pub mod fold;
pub mod generate;
mod inference;
pub mod lowering;
pub mod output;
pub mod repl;
pub mod specialize;
pub mod syntax;
