//! Effects of operations, and whether they may be executed where they were not.
//!
//! What an operation does beyond computing results is a list of [`EffectInstance`]s, which it tells through an interface
//! of effects: `MemoryEffectOpInterface`, or one that a dialect derives from `EffectOpInterfaceBase`. Definitions list
//! them as decorators and traits, which become a table of [`EffectEntry`]s. The functions here ask about operations of
//! any dialect. Corresponds to `mlir/Interfaces/SideEffectInterfaces.h`.

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
