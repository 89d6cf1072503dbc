//! The passes for operations of `llvm`.

mod comdats;
mod debug_scopes;
mod legalize;
mod request_wrappers;
mod visibility;

pub use legalize::{ensure_distinct_successors, merge_fragments};

generated!("llvm_passes.rs");

pub use self::generated::passes::*;
