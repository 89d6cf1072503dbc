//! A TableGen front end: reads `.td` files into classes and records, as `llvm-tblgen` does, without LLVM.
//!
//! ```
//! use odsgen_tablegen::{Options, Session};
//!
//! let text = r#"
//!     class Register<int number> { int Number = number; string Asm = "r" # number; }
//!     foreach i = 0...2 in def R # i : Register<i>;
//! "#;
//! let mut session = Session::new(Options::new());
//! let records = session.parse_text("registers.td", text)?;
//! for register in records.defs_derived_from("Register") {
//!     println!("{} is written {}", register.name(), register.str("Asm").unwrap_or("?"));
//! }
//! assert_eq!(records.defs_derived_from("Register").count(), 3);
//! # Ok::<(), odsgen_tablegen::Diagnostics>(())
//! ```
//!
//! - A [`Session`] reads files with one set of [`Options`]: include directories, macros, language version, and limits
//!   on time and memory ([`Limits`]). It caches included files and shares the evaluation of a common prelude.
//! - [`Records`] holds the classes and records of one file. [`Record`], [`Field`] and [`Value`] are views into it; the
//!   typed accessors of [`Record`] (`str`, `int`, `list`, `def`, ...) return a [`Diagnostic`] with the source location
//!   if the field has another type.
//! - [`Diagnostics`] are the errors and warnings of a run, in upstream's wording. The rendered text has file, line and
//!   column, the source line with a caret, and the include stack.
//! - [`Records::to_text`] and [`Records::to_json`] equal the output of `llvm-tblgen --print-records` and
//!   `--dump-json` byte for byte.
//!
//! The crate does not depend on MLIR's definitions.

mod bytes;
mod diag;
mod eval;
mod files;
mod limits;
mod names;
mod options;
mod output;
mod parser;
mod preprocess;
mod records;
mod run;
mod session;
mod shipped;
mod source;
mod store;

pub use diag::{Diagnostic, Diagnostics, Kind, Severity};
pub use limits::Limits;
pub use names::nearest;
pub use options::{IncludeRoot, Options, Version};
pub use records::{
    Dag, DagArg, Expr, Field, FieldResult, List, Piece, Record, Records, StringValue, Type,
    TypeKind, Value,
};
pub use session::Session;
pub use source::{Location, Origin, SourceFile, SourceMap, Span};

/// The state on which parsers run that pest generates. Not a public interface: odsgen's other grammars use it.
#[doc(hidden)]
pub use parser::runtime as parser_state;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
