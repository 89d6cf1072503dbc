//! The examples of MLIR's documents on operation definitions (ODS), interfaces, data layout, and attributes and types: as
//! definitions (`defs/`), texts (`tests/texts/`) and programs, with definitions of our own for the same mechanisms.
//!
//! `docs/documents.md` lists the mechanisms of the documents, each with a test that shows it.

include!(concat!(env!("OUT_DIR"), "/foo.rs"));
include!(concat!(env!("OUT_DIR"), "/kinds.rs"));
include!(concat!(env!("OUT_DIR"), "/layout.rs"));
include!(concat!(env!("OUT_DIR"), "/my.rs"));
include!(concat!(env!("OUT_DIR"), "/mydialect.rs"));
include!(concat!(env!("OUT_DIR"), "/outer.rs"));
include!(concat!(env!("OUT_DIR"), "/rules.rs"));
include!(concat!(env!("OUT_DIR"), "/test.rs"));
include!(concat!(env!("OUT_DIR"), "/tf.rs"));
include!(concat!(env!("OUT_DIR"), "/vector.rs"));

mod data_layout;
mod definitions;
mod extensible;
mod in_rust;
mod interfaces;
mod mechanisms;
#[path = "../../dialects/tests/support/outcome.rs"]
mod outcome;
mod page;
mod peer;
mod support;
mod texts;
mod types;

use definitions::arguments::{parse_length, parse_optional_length};
use definitions::constraints::{AtLeast, IsNamed, has_some_property};
use definitions::verification::Phases;
