//! One effect of one operation.

use std::fmt::Debug;

use smallvec::SmallVec;

use super::resource::{DefaultResource, Resource, ResourceId};
use crate::core::attrs::AttrRef;
use crate::core::ir::{OpOperand, ValueRef};

/// Kinds of effects that one interface tells: an enum, mostly. Corresponds to `mlir::SideEffects::Effect`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a kind of effect",
    label = "derive `Clone, Copy, PartialEq, Eq, Debug` for {Self}"
)]
pub trait Effect: Copy + Eq + Debug + Send + Sync + 'static {}

impl<E: Copy + Eq + Debug + Send + Sync + 'static> Effect for E {}

/// What an operation does to memory. Corresponds to `mlir::MemoryEffects::Effect`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemoryEffect {
    /// Takes from a resource, and changes or reads nothing that is seen.
    Allocate,
    /// Gives back what was allocated, and changes or reads nothing that is seen.
    Free,
    /// Reads, and changes nothing.
    Read,
    /// Changes, and reads nothing.
    Write,
}

/// What an effect is applied to within its resource.
#[derive(Clone, Copy, Debug)]
pub enum EffectTarget<'ir> {
    /// What an operand refers to.
    Operand(OpOperand<'ir>),
    /// What a result, or an argument of a region's first block, refers to.
    Value(ValueRef<'ir>),
    /// What a reference to a symbol names.
    Symbol(AttrRef<'ir>),
}

/// One effect of one operation: what is done to which resource, and to what of it. Corresponds to
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

/// The effects of one operation.
pub type EffectInstances<'ir, E> = SmallVec<[EffectInstance<'ir, E>; 2]>;

impl<'ir, E: Effect> EffectInstance<'ir, E> {
    /// `effect` on the [`DefaultResource`], at stage 0.
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

    /// On what `operand` refers to.
    #[must_use]
    pub fn on_operand(mut self, operand: OpOperand<'ir>) -> Self {
        self.target = Some(EffectTarget::Operand(operand));
        self
    }

    /// On what `value` refers to, a result or an argument of a region's first block.
    #[must_use]
    pub fn on_value(mut self, value: ValueRef<'ir>) -> Self {
        self.target = Some(EffectTarget::Value(value));
        self
    }

    /// On what `symbol`, a `SymbolRefAttr`, names.
    #[must_use]
    pub fn on_symbol(mut self, symbol: AttrRef<'ir>) -> Self {
        self.target = Some(EffectTarget::Symbol(symbol));
        self
    }

    /// On `R`.
    #[must_use]
    pub fn on_resource<R: Resource>(self) -> Self {
        self.on_resource_id(ResourceId::of::<R>())
    }

    /// On `resource`.
    #[must_use]
    pub fn on_resource_id(mut self, resource: ResourceId) -> Self {
        self.resource = resource;
        self
    }

    /// With what else there is to say about it.
    #[must_use]
    pub fn with_parameters(mut self, parameters: AttrRef<'ir>) -> Self {
        self.parameters = Some(parameters);
        self
    }

    /// After the effects of lower stages, before those of higher ones.
    #[must_use]
    pub fn at_stage(mut self, stage: i32) -> Self {
        self.stage = stage;
        self
    }

    /// On all that the resource, or what the value refers to, holds.
    #[must_use]
    pub fn on_full_region(mut self) -> Self {
        self.on_full_region = true;
        self
    }

    /// What is done.
    pub fn effect(&self) -> E {
        self.effect
    }

    /// What it is applied to, if that is known.
    pub fn target(&self) -> Option<EffectTarget<'ir>> {
        self.target
    }

    /// The value that refers to what it is applied to, if that is known.
    pub fn value(&self) -> Option<ValueRef<'ir>> {
        match self.target? {
            EffectTarget::Operand(operand) => Some(operand.get()),
            EffectTarget::Value(value) => Some(value),
            EffectTarget::Symbol(_) => None,
        }
    }

    /// The operand that refers to what it is applied to, if it is one.
    pub fn operand(&self) -> Option<OpOperand<'ir>> {
        match self.target? {
            EffectTarget::Operand(operand) => Some(operand),
            EffectTarget::Value(_) | EffectTarget::Symbol(_) => None,
        }
    }

    /// The reference to the symbol that it is applied to, if it is one.
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

    /// What else there is to say about it.
    pub fn parameters(&self) -> Option<AttrRef<'ir>> {
        self.parameters
    }

    /// When it happens among the effects of the operation.
    pub fn stage(&self) -> i32 {
        self.stage
    }

    /// Whether it is applied to all that the resource, or what the value refers to, holds.
    pub fn effect_on_full_region(&self) -> bool {
        self.on_full_region
    }
}
