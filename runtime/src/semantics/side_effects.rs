//! Side effects and speculatability of operations.
//!
//! An operation reports its effects as a list of [`EffectInstance`]s through an effect interface:
//! `MemoryEffectOpInterface`, or one that a dialect derives from `EffectOpInterfaceBase`. Decorators and traits in a
//! definition become a table of [`EffectEntry`]s. The functions here work for operations of any dialect. Corresponds to
//! `mlir/Interfaces/SideEffectInterfaces.h`.

mod analysis;
mod instance;
mod resource;
mod speculation;
mod table;

pub use analysis::{
    effects_recursively, has_effect, has_effect_on_value, has_single_effect,
    has_single_effect_on_value, has_unknown_effects, is_memory_effect_free, is_op_trivially_dead,
    is_pure, might_have_effect, might_have_effect_on_value, would_op_be_trivially_dead,
};
pub use instance::{Effect, EffectInstance, EffectInstances, EffectTarget, MemoryEffect};
pub use resource::{AutomaticAllocationScopeResource, DefaultResource, Resource, ResourceId};
pub(crate) use speculation::{ALWAYS_SPECULATABLE, RECURSIVELY_SPECULATABLE};
pub use speculation::{Speculatability, is_speculatable};
pub use table::{EffectEntry, EffectTable, effect, no_memory_effect};
