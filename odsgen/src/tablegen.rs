//! TableGen: text to records.
//!
//! Reads `.td` files the way `llvm-tblgen` does and gives back classes and
//! records with typed access to their values and to their places in the text.
//!
//! ```no_run
//! use odsgen::tablegen::{Options, Session};
//!
//! let mut session = Session::new(Options::new().include_dir("include"));
//! let records = session.parse("MyOps.td")?;
//! for op in records.defs_derived_from("Op") {
//!     println!("{}: {}", op.name(), op.str("summary").unwrap_or(""));
//! }
//! # Ok::<(), odsgen::tablegen::Diagnostics>(())
//! ```

mod bytes;
mod diag;
mod eval;
mod history;
mod limits;
mod output;
mod parser;
mod preprocess;
mod records;
mod run;
mod session;
mod source;
mod store;

pub(crate) use eval::compare_numeric;
pub(crate) use eval::regex::Regex;

pub use diag::{Diagnostic, Diagnostics, Severity};
pub use limits::Limits;
pub use records::{
    Dag, DagArg, Expr, Field, FieldResult, List, Record, Records, StringValue, Type, TypeKind,
    Value,
};
pub use session::{IncludeRoot, Options, Session, Version};
pub use source::{Location, Origin, SourceFile, SourceMap, Span};
