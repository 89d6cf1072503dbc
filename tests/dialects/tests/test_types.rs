//! Types and attributes from definitions: `defs/types.td` and `defs/parameters.td`, in text and from Rust.
//!
//! Every line of a `.list` file in `tests/types` is a case. The expected result or diagnostics of each are in the `.txt`
//! file next to it (`UPDATE_EXPECT=1` updates it). Those of `peer_test.list` are also compared with `mlir-opt-22`, whose
//! test dialect has the same types and attributes.

include!(concat!(env!("OUT_DIR"), "/test_types.rs"));
include!(concat!(env!("OUT_DIR"), "/parameters.rs"));

#[path = "types/interfaces.rs"]
mod interfaces;
#[path = "support/outcome.rs"]
mod outcome;
#[path = "types/rust.rs"]
mod rust;
#[path = "types/texts.rs"]
mod texts;
#[path = "types/tutorial.rs"]
mod tutorial;
#[path = "types/hooks.rs"]
mod types;
