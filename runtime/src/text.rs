//! MLIR's text form: lexer, parser and writer.

pub mod affine;
pub mod attrs;
pub mod elements;
mod entry;
pub mod lexer;
pub mod literals;
pub mod locations;
pub mod parser;
pub mod resources;
pub mod split;
pub mod symbols;
pub mod types;
pub mod writer;
