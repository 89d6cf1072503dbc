//! Types and attributes from definitions: `defs/types.td` and `defs/parameters.td`, in text and from Rust.
//!
//! Every `.mlir` file in `tests/types` has cases separated by `// -----`. The expected result or diagnostics of each
//! are in the `.txt` file next to it (`UPDATE_EXPECT=1` updates it). Files that start with `// peer` are also
//! compared with `mlir-opt-22`, whose test dialect has the same types and attributes.

include!(concat!(env!("OUT_DIR"), "/test_types.rs"));
include!(concat!(env!("OUT_DIR"), "/parameters.rs"));
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
