//! Effect instances.

use std::fmt::Debug;

use smallvec::SmallVec;

use super::resource::{DefaultResource, Resource, ResourceId};
use crate::core::attrs::AttrRef;
use crate::core::ir::{OpOperand, ValueRef};

/// The effects of one effect interface, usually an enum. Corresponds to `mlir::SideEffects::Effect`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be used as an effect",
    label = "derive `Clone, Copy, PartialEq, Eq, Debug` for {Self}"
)]
pub trait Effect: Copy + Eq + Debug + Send + Sync + 'static {}

impl<E: Copy + Eq + Debug + Send + Sync + 'static> Effect for E {}

/// A memory effect. Corresponds to `mlir::MemoryEffects::Effect`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemoryEffect {
    /// Allocates from a resource. No visible reads or writes.
    Allocate,
    /// Frees an allocation. No visible reads or writes.
    Free,
    /// Reads from a resource without changing it.
    Read,
    /// Writes to a resource without reading it.
    Write,
}

/// The target of an effect within its resource.
#[derive(Clone, Copy, Debug)]
pub enum EffectTarget<'ir> {
    /// The object that an operand refers to.
    Operand(OpOperand<'ir>),
    /// The object that a result or an entry block argument refers to.
    Value(ValueRef<'ir>),
    /// The object that a symbol reference names.
    Symbol(AttrRef<'ir>),
}

/// One effect of an operation: what it does, to which resource, and to which target in it. Corresponds to
/// `mlir::SideEffects::EffectInstance`.
///
/// ```
/// use ods_runtime::side_effects::{DefaultResource, EffectInstance, MemoryEffect};
///
/// let read = EffectInstance::new(MemoryEffect::Read).at_stage(1);
/// assert!(read.resource().is::<DefaultResource>() && read.value().is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EffectInstance<'ir, E> {
    effect: E,
    target: Option<EffectTarget<'ir>>,
    resource: ResourceId,
    parameters: Option<AttrRef<'ir>>,
    stage: i32,
    on_full_region: bool,
}

/// The effects of an operation.
pub type EffectInstances<'ir, E> = SmallVec<[EffectInstance<'ir, E>; 2]>;

impl<'ir, E: Effect> EffectInstance<'ir, E> {
    /// Creates `effect` on the [`DefaultResource`] at stage 0.
    pub fn new(effect: E) -> Self {
        EffectInstance {
            effect,
            target: None,
            resource: ResourceId::of::<DefaultResource>(),
            parameters: None,
            stage: 0,
            on_full_region: false,
        }
    }

    /// Sets the target to the object that `operand` refers to.
    #[must_use]
    pub fn on_operand(mut self, operand: OpOperand<'ir>) -> Self {
        self.target = Some(EffectTarget::Operand(operand));
        self
    }

    /// Sets the target to the object that `value`, a result or an entry block argument, refers to.
    #[must_use]
    pub fn on_value(mut self, value: ValueRef<'ir>) -> Self {
        self.target = Some(EffectTarget::Value(value));
        self
    }

    /// Sets the target to the object that `symbol`, a `SymbolRefAttr`, names.
    #[must_use]
    pub fn on_symbol(mut self, symbol: AttrRef<'ir>) -> Self {
        self.target = Some(EffectTarget::Symbol(symbol));
        self
    }

    /// Sets the resource to `R`.
    #[must_use]
    pub fn on_resource<R: Resource>(self) -> Self {
        self.on_resource_id(ResourceId::of::<R>())
    }

    /// Sets the resource.
    #[must_use]
    pub fn on_resource_id(mut self, resource: ResourceId) -> Self {
        self.resource = resource;
        self
    }

    /// Sets additional parameters of the effect.
    #[must_use]
    pub fn with_parameters(mut self, parameters: AttrRef<'ir>) -> Self {
        self.parameters = Some(parameters);
        self
    }

    /// Sets the stage. Effects of lower stages happen first.
    #[must_use]
    pub fn at_stage(mut self, stage: i32) -> Self {
        self.stage = stage;
        self
    }

    /// Marks the effect as one on the whole target or resource.
    #[must_use]
    pub fn on_full_region(mut self) -> Self {
        self.on_full_region = true;
        self
    }

    /// The effect.
    pub fn effect(&self) -> E {
        self.effect
    }

    /// The target, if known.
    pub fn target(&self) -> Option<EffectTarget<'ir>> {
        self.target
    }

    /// The value that refers to the target, if there is one.
    pub fn value(&self) -> Option<ValueRef<'ir>> {
        match self.target? {
            EffectTarget::Operand(operand) => Some(operand.get()),
            EffectTarget::Value(value) => Some(value),
            EffectTarget::Symbol(_) => None,
        }
    }

    /// The operand that refers to the target, if there is one.
    pub fn operand(&self) -> Option<OpOperand<'ir>> {
        match self.target? {
            EffectTarget::Operand(operand) => Some(operand),
            EffectTarget::Value(_) | EffectTarget::Symbol(_) => None,
        }
    }

    /// The symbol reference to the target, if there is one.
    pub fn symbol_ref(&self) -> Option<AttrRef<'ir>> {
        match self.target? {
            EffectTarget::Symbol(symbol) => Some(symbol),
            EffectTarget::Operand(_) | EffectTarget::Value(_) => None,
        }
    }

    /// The resource.
    pub fn resource(&self) -> ResourceId {
        self.resource
    }

    /// Additional parameters of the effect.
    pub fn parameters(&self) -> Option<AttrRef<'ir>> {
        self.parameters
    }

    /// The stage. Effects of lower stages happen first.
    pub fn stage(&self) -> i32 {
        self.stage
    }

    /// Whether the effect is on the whole target or resource.
    pub fn effect_on_full_region(&self) -> bool {
        self.on_full_region
    }
}
