//! The passes for operations of `memref`.

mod expand;
mod expand_realloc;

generated!("memref_passes.rs");

pub use self::generated::passes::*;
