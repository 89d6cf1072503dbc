//! MLIR's text: tokens, parsing, printing.

pub mod lexer;
pub mod split;
pub mod writer;

mod affine;
mod alias_collector;
mod aliases;
mod asm_parser;
mod attrs;
mod context;
mod elements;
mod entry;
pub(crate) mod forms;
pub(crate) mod kind_defs;
mod literals;
mod locations;
mod names;
mod numbered;
pub mod numbers;
pub(crate) mod op_def;
mod ops;
pub mod params;
pub mod parser;
mod printer;
pub mod properties;
mod recall;
mod recent;
mod resources;
mod scope;
mod slots;
mod source;
mod symbols;
mod trailing_location;
mod types;

pub use crate::core::attrs::NamedAttributes;
pub use affine::ParseValue;
pub use asm_parser::Assignments;
pub use ops::{Argument, OpParser};
pub use parser::{Aliases, Delimiter, MAX_DEPTH, ParseResult, Parser};
pub use printer::OpPrinter;
pub use scope::UnresolvedOperand;
pub use source::{ParserConfig, parse_part, parse_source, parse_source_unverified};
pub use types::Shape;
pub use writer::{AsmWriter, PrintFlags};
