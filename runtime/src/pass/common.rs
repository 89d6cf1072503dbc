//! The passes of the runtime.

use super::canonicalize::Canonicalizer;
use super::cse::Cse;
use super::registry::PassRegistry;

/// The passes that every driver has: `canonicalize` and `cse`.
pub fn common_passes() -> PassRegistry {
    let mut registry = PassRegistry::default();
    registry.add(Canonicalizer::default());
    registry.add(Cse::default());
    registry
}
