//! Resources of effects.

use std::any::TypeId;
use std::fmt;

/// The object of effects: memory, a device, a file. A dialect defines one as a unit struct that implements this trait.
/// Corresponds to `mlir::SideEffects::Resource`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is used as the resource of an effect, but does not implement `Resource`",
    label = "write `impl ods_runtime::side_effects::Resource for {Self}`"
)]
pub trait Resource: 'static {
    /// The name in text.
    const NAME: &'static str;
}

/// The resource of effects without an explicit one. Corresponds to `mlir::SideEffects::DefaultResource`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefaultResource;

impl Resource for DefaultResource {
    const NAME: &'static str = "<Default>";
}

/// Memory that is freed when control leaves the enclosing `AutomaticAllocationScope`. Corresponds to
/// `mlir::SideEffects::AutomaticAllocationScopeResource`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AutomaticAllocationScopeResource;

impl Resource for AutomaticAllocationScopeResource {
    const NAME: &'static str = "AutomaticAllocationScope";
}

/// The runtime identity of a [`Resource`].
#[derive(Clone, Copy)]
pub struct ResourceId {
    name: &'static str,
    type_id: fn() -> TypeId,
}

impl ResourceId {
    /// The ID of `R`.
    pub const fn of<R: Resource>() -> Self {
        ResourceId { name: R::NAME, type_id: TypeId::of::<R> }
    }

    /// The name in text.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// Whether this is `R`.
    pub fn is<R: Resource>(self) -> bool {
        (self.type_id)() == TypeId::of::<R>()
    }
}

impl PartialEq for ResourceId {
    fn eq(&self, other: &Self) -> bool {
        (self.type_id)() == (other.type_id)()
    }
}

impl Eq for ResourceId {}

impl fmt::Debug for ResourceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
