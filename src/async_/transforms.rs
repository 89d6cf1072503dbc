//! The passes for operations of `async`.

mod captures;
mod functions;
mod parallel_for;
mod ref_counting;
mod to_runtime;

generated!("async_passes.rs");

pub use self::generated::passes::*;
