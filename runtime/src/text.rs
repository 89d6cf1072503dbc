//! MLIR's text: tokens, parsing, printing.

pub mod lexer;
pub mod writer;

mod asm_parser;
mod names;
mod ops;
mod parser;
mod printer;
mod scope;

pub use ops::{Argument, OpParser};
pub use parser::{Aliases, Delimiter, MAX_DEPTH, ParseResult, Parser};
pub use printer::OpPrinter;
pub use scope::UnresolvedOperand;
pub use writer::{AsmWriter, PrintFlags};
