//! The passes for operations of `memref`.

mod expand;
mod expand_realloc;
mod resolve_sizes;

generated!("memref_passes.rs");

pub use self::generated::passes::*;
