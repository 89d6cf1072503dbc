//! POSIX extended regular expressions over bytes, with the answers and error texts of LLVM's `Regex`.
//!
//! ```
//! use ods_regex::Regex;
//!
//! let regex = Regex::new(b"^(add|sub)[if]$").expect("a valid expression");
//! assert_eq!(regex.is_match(b"addf"), Some(true));
//! assert_eq!(regex.is_match(b"mulf"), Some(false));
//! assert_eq!(Regex::new(b"a**").unwrap_err().to_string(), "repetition-operator operand invalid");
//! ```
//!
//! An expression is compiled to a program. Without back-references a set of its states advances over the text once, so
//! time is the product of the sizes. With back-references the program is run by backtracking, with a stack of its own and
//! a bounded number of steps.

mod parse;
mod program;
mod search;

use program::Program;

/// The number of steps after which [`Regex::is_match`] stops.
pub const MAX_STEPS: u64 = 5_000_000;

/// A compiled expression.
#[derive(Clone, Debug)]
pub struct Regex {
    program: Program,
}

/// Why an expression is not valid, in the words of LLVM's `Regex`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Error(&'static str);

impl Error {
    /// The text.
    #[must_use]
    pub fn message(self) -> &'static str {
        self.0
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Error {}

impl Regex {
    /// Compiles an expression.
    ///
    /// # Errors
    ///
    /// The first mistake in the expression. `out of memory` stands for expressions whose groups nest deeper than 100 or
    /// whose program is too long, because repetitions multiply.
    pub fn new(expression: &[u8]) -> Result<Self, Error> {
        let parsed = parse::parse(expression)?;
        Ok(Self { program: Program::new(&parsed)? })
    }

    /// Whether a part of `text` matches; `None` if that takes more than [`MAX_STEPS`] steps.
    #[must_use]
    pub fn is_match(&self, text: &[u8]) -> Option<bool> {
        self.search(text, &mut MAX_STEPS.clone())
    }

    /// Whether a part of `text` matches; `None` if that takes more than `budget` steps. The steps that it took are
    /// subtracted from `budget`.
    pub fn search(&self, text: &[u8], budget: &mut u64) -> Option<bool> {
        self.program.search(text, budget)
    }
}

#[cfg(test)]
mod tests;
