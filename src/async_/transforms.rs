//! The passes for operations of `async`.

mod captures;
mod parallel_for;

generated!("async_passes.rs");

pub use self::generated::passes::*;
