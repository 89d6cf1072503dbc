//! The test dialect `defs/test.td`: an operation per mechanism of definitions, in text and from Rust.
//!
//! Every `.mlir` file in `tests/dialect` has cases separated by `// -----`. The expected result of each, both forms
//! or the diagnostics, is in the `.txt` file next to it (`UPDATE_EXPECT=1` updates it). Files that start with `//
//! peer` are also compared with `mlir-opt-22`, whose test dialect has the same operations.

include!(concat!(env!("OUT_DIR"), "/test.rs"));

#[path = "dialect/hooks.rs"]
mod hooks;
#[path = "support/outcome.rs"]
mod outcome;
#[path = "dialect/references.rs"]
mod references;
#[path = "dialect/rust.rs"]
mod rust;
#[path = "dialect/setters.rs"]
mod setters;
#[path = "dialect/support.rs"]
mod test_support;
#[path = "dialect/texts.rs"]
mod texts;
