//! Semantics of operations: traits, interfaces, symbols, effects, dominance, data layout, verification.

mod block_ref;
pub(crate) mod discardable;
pub mod dominance;
pub(crate) mod equivalence;
pub(crate) mod function;
pub mod infer;
pub mod int_range;
pub mod interfaces;
pub mod layout;
pub mod matchers;
pub(crate) mod mixed_index;
pub(crate) mod new_op;
mod op_builder;
mod op_def;
pub mod side_effects;
pub(crate) mod signature;
mod slots;
pub mod symbol;
pub mod symbol_uses;
pub mod traits;
pub mod verify;
