//! MLIR's textual format: lexer, parser and printer.

pub mod function;
mod layout_key;
pub mod lexer;
pub mod split;
pub mod writer;

mod affine_operands;
mod alias_collector;
mod block_ref;
mod context;
pub mod dynamic;
mod enum_views;
pub(crate) mod enums;
pub(crate) mod forms;
mod integers;
pub(crate) mod kind_defs;
mod names;
pub(crate) mod op_def;
mod op_parser;
mod op_ref;
mod operands;
pub mod params;
mod parser;
mod printer;
pub mod properties;
mod resources;
mod scope;
mod slots;
mod source;
mod value_ref;

pub use crate::core::attrs::NamedAttributes;
pub use affine_operands::AffineOperands;
pub use integers::ParsedInteger;
pub use op_parser::asm::Assignments;
pub use op_parser::{Argument, ArgumentParts, GenericParts, OpParser};
pub use operands::{DynamicIndexList, Operands};
pub use parser::affine::ParseValue;
pub use parser::types::{Dimensions, Shape};
pub use parser::{Delimiter, MAX_DEPTH, ParseResult, Parser};
pub use printer::{OpPrinter, RegionParts};
pub use scope::UnresolvedOperand;
pub use source::{
    ParserConfig, parse_part, parse_source, parse_source_into, parse_source_unverified,
};
pub use writer::{AsmWriter, PrintFlags};
