//! The passes of the runtime: `canonicalize` and `cse`.

use super::registry::PassRegistry;

#[allow(unreachable_pub, reason = "generated modules are public, whoever includes them")]
mod generated {
    include!("../../generated/passes.rs");
}

pub use self::generated::passes::{CSE, CSEStatistics, Canonicalizer, CanonicalizerOptions};

/// The passes that every driver has: `canonicalize` and `cse`.
pub fn common_passes() -> PassRegistry {
    let mut registry = PassRegistry::default();
    generated::passes::add_passes(&mut registry);
    registry
}
