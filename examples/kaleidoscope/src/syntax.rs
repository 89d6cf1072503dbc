//! The text of programs: tokens, the syntax tree, and the parser.
#![allow(missing_docs, reason = "the names of parts say what they are")]

pub mod lexer;
pub mod parser;
pub mod tree;

/// A place in a text, in lines and columns from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub line: u32,
    pub column: u32,
}

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    pub place: Place,
    pub message: String,
}

impl SyntaxError {
    /// An error at `place`.
    pub fn new(place: Place, message: impl Into<String>) -> Self {
        Self { place, message: message.into() }
    }
}
