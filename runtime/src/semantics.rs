//! What operations mean: traits, interfaces, symbols, effects, dominance, data layout, verification.

pub(crate) mod builtin_kinds;
pub(crate) mod discardable;
pub mod dominance;
pub(crate) mod equivalence;
pub mod function;
pub(crate) mod groups;
pub mod infer;
pub mod interfaces;
pub mod layout;
pub mod matchers;
pub(crate) mod mixed_index;
pub mod side_effects;
pub(crate) mod signature;
pub mod symbol;
pub mod symbol_uses;
pub mod traits;
pub mod verify;
