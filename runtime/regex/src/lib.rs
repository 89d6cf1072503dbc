//! POSIX extended regular expressions over bytes, with the results and error messages of LLVM's `Regex`.
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
//! An expression is compiled to a program. Without back-references, the matcher simulates all states in one pass over the
//! text, in time proportional to the product of the lengths. With back-references, it backtracks with an explicit stack
//! and a bounded number of steps.

mod parse;
mod program;
mod search;

use program::Program;

/// Maximum number of steps of [`Regex::is_match`].
pub const MAX_STEPS: u64 = 5_000_000;

/// A compiled regular expression.
#[derive(Clone, Debug)]
pub struct Regex {
    program: Program,
}

/// A syntax error in an expression, with the message of LLVM's `Regex`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Error(&'static str);

impl Error {
    /// The error message.
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
    /// If the expression is invalid: the first syntax error. `out of memory` means that groups are nested deeper than 100,
    /// or that the program is too long, since repetitions multiply.
    pub fn new(expression: &[u8]) -> Result<Self, Error> {
        let parsed = parse::parse(expression)?;
        Ok(Self { program: Program::new(&parsed)? })
    }

    /// Returns whether a part of `text` matches; `None` if the search takes more than [`MAX_STEPS`] steps.
    #[must_use]
    pub fn is_match(&self, text: &[u8]) -> Option<bool> {
        self.search(text, &mut MAX_STEPS.clone())
    }

    /// Returns whether a part of `text` matches; `None` if the search takes more than `budget` steps. Subtracts the steps
    /// taken from `budget`.
    pub fn search(&self, text: &[u8], budget: &mut u64) -> Option<bool> {
        self.program.search(text, budget)
    }
}

#[cfg(test)]
mod tests;
