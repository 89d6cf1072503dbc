//! Types and attributes of definitions: `defs/types.td` and `defs/shelf.td`, in text and from Rust.
//!
//! Every `.mlir` file in `tests/types` is a list of cases between `// -----` lines. What becomes of each, or the
//! diagnostics, is in the `.txt` file beside it (`UPDATE_EXPECT=1` writes it). Files that start with `// peer` are compared
//! with `mlir-opt-22` as well, whose test dialect has the same types and attributes.

include!(concat!(env!("OUT_DIR"), "/test_types.rs"));
include!(concat!(env!("OUT_DIR"), "/shelf.rs"));
include!(concat!(env!("OUT_DIR"), "/async.rs"));
include!(concat!(env!("OUT_DIR"), "/emitc.rs"));
include!(concat!(env!("OUT_DIR"), "/gpu.rs"));
include!(concat!(env!("OUT_DIR"), "/llvm.rs"));
include!(concat!(env!("OUT_DIR"), "/nvgpu.rs"));
include!(concat!(env!("OUT_DIR"), "/nvvm.rs"));
include!(concat!(env!("OUT_DIR"), "/pdl.rs"));
include!(concat!(env!("OUT_DIR"), "/ptr.rs"));
include!(concat!(env!("OUT_DIR"), "/shape.rs"));
include!(concat!(env!("OUT_DIR"), "/tosa.rs"));
include!(concat!(env!("OUT_DIR"), "/transform.rs"));
include!(concat!(env!("OUT_DIR"), "/wasmssa.rs"));

#[path = "types/interfaces.rs"]
mod interfaces;
#[path = "types/rust.rs"]
mod rust;
#[path = "types/texts.rs"]
mod texts;
#[path = "types/tutorial.rs"]
mod tutorial;
#[path = "types/hooks.rs"]
mod types;
#[path = "types/upstream.rs"]
mod upstream;
