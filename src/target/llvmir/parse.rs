//! Reading the text of LLVM IR.
//!
//! ```
//! use ods::target::llvmir::parse::parse_module;
//!
//! let text = "define i32 @answer() {\n  ret i32 42\n}\n";
//! let module = parse_module("answer.ll", text.as_bytes()).expect("valid text");
//! assert!(module.to_string().ends_with(text));
//!
//! let error = parse_module("wrong.ll", b"define i32 @f() {\n  ret i64 1\n}\n").expect_err("a wrong type");
//! assert_eq!(error.to_string(), "wrong.ll:2:7: error: value doesn't match function result type 'i32'");
//! ```

mod attributes;
mod calls;
mod constants;
mod expressions;
mod functions;
mod globals;
mod instructions;
mod lexer;
mod locals;
mod memory;
mod metadata;
mod nodes;
mod parser;
mod scan;
mod terminators;
mod types;
mod words;

use std::fmt;

use super::ir::Module;
use parser::Parser;

/// An error in a text, with LLVM's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The name of the text.
    pub name: String,
    /// The line, from 1 on.
    pub line: usize,
    /// The column in bytes, from 1 on.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// The line's text.
    pub source: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: error: {}", self.name, self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

impl ParseError {
    fn new(name: &str, text: &[u8], error: Error) -> Self {
        let at = error.at.min(text.len());
        let start = text[..at].iter().rposition(|it| *it == b'\n').map_or(0, |it| it + 1);
        let line = text[..start].iter().filter(|it| **it == b'\n').count() + 1;
        let end = text[start..].iter().position(|it| matches!(it, b'\n' | b'\r'));
        let end = end.map_or(text.len(), |it| start + it).max(at);
        let source = String::from_utf8_lossy(&text[start..end]).into_owned();
        let column = at - start + 1;
        Self { name: name.to_owned(), line, column, message: error.message, source }
    }
}

/// An error at a place in the text.
#[derive(Clone, Debug)]
struct Error {
    at: usize,
    message: String,
}

type Result<T = ()> = std::result::Result<T, Error>;

/// The module that a text of LLVM IR says. `name` is the name of the text in errors and in the module.
///
/// # Errors
///
/// The first place at which the text is wrong.
pub fn parse_module(name: &str, text: &[u8]) -> std::result::Result<Module, ParseError> {
    let failed = |error| ParseError::new(name, text, error);
    let tokens = lexer::tokens(text).map_err(failed)?;
    let mut parser = Parser::new(name, &tokens);
    parser.module().map_err(failed)?;
    Ok(parser.module)
}
