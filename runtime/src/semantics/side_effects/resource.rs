//! What effects are applied to.

use std::any::TypeId;
use std::fmt;

/// Something that effects are applied to: memory, a device, a file. A dialect's own is a unit struct that implements
/// this. Corresponds to `mlir::SideEffects::Resource`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is to be what an effect is on, but it is no resource",
    label = "write `impl ods_runtime::side_effects::Resource for {Self}`"
)]
pub trait Resource: 'static {
    /// How it is called in texts.
    const NAME: &'static str;
}

/// What is meant where nothing is said. Corresponds to `mlir::SideEffects::DefaultResource`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefaultResource;

impl Resource for DefaultResource {
    const NAME: &'static str = "<Default>";
}

/// What is freed when the operation around, which is an `AutomaticAllocationScope`, is left. Corresponds to
/// `mlir::SideEffects::AutomaticAllocationScopeResource`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AutomaticAllocationScopeResource;

impl Resource for AutomaticAllocationScopeResource {
    const NAME: &'static str = "AutomaticAllocationScope";
}

/// Names one [`Resource`] at run time.
#[derive(Clone, Copy)]
pub struct ResourceId {
    name: &'static str,
    type_id: fn() -> TypeId,
}

impl ResourceId {
    /// That of `R`.
    pub const fn of<R: Resource>() -> Self {
        ResourceId { name: R::NAME, type_id: TypeId::of::<R> }
    }

    /// How it is called in texts.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// Whether it is `R`.
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
