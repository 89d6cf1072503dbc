//! Effect tables of operation definitions.

use super::instance::{Effect, EffectInstance, EffectInstances};
use super::resource::{DefaultResource, Resource, ResourceId};
use crate::core::ir::OpRef;
use crate::core::op_trait::op_interface;
use crate::core::property::PropertyKey;
use crate::semantics::interfaces::MemoryEffectOpInterfaceTable;
use crate::semantics::traits::OpTraitEntry;

/// The effects of all operations with one definition.
#[derive(Clone, Copy, Debug)]
pub enum EffectTable<E: Effect> {
    /// A fixed list of entries.
    Listed(&'static [EffectEntry<E>]),
    /// A function that computes the effects.
    Computed(for<'ir> fn(OpRef<'ir>) -> EffectInstances<'ir, E>),
}

impl<E: Effect> EffectTable<E> {
    /// The effects of `op`.
    #[inline]
    pub fn of<'ir>(&self, op: OpRef<'ir>) -> EffectInstances<'ir, E> {
        match self {
            EffectTable::Listed([]) => EffectInstances::new(),
            EffectTable::Listed(entries) => instances(entries, op),
            EffectTable::Computed(effects) => effects(op),
        }
    }

    /// Whether any effect of `op` satisfies `predicate`. Does not compute targets.
    #[inline]
    pub fn any(&self, op: OpRef<'_>, mut predicate: impl FnMut(E) -> bool) -> bool {
        match self {
            EffectTable::Listed(entries) => {
                entries.iter().any(|entry| predicate(entry.effect) && entry.is_present(op))
            }
            EffectTable::Computed(effects) => effects(op).iter().any(|it| predicate(it.effect())),
        }
    }
}

fn instances<'ir, E: Effect>(
    entries: &[EffectEntry<E>],
    op: OpRef<'ir>,
) -> EffectInstances<'ir, E> {
    let mut effects = EffectInstances::new();
    for entry in entries {
        entry.add_to(op, &mut effects);
    }
    effects
}

/// One effect that a definition lists.
#[derive(Clone, Copy, Debug)]
pub struct EffectEntry<E> {
    effect: E,
    target: Target,
    resource: ResourceId,
    stage: i32,
    on_full_region: bool,
}

/// The target of a listed effect.
#[derive(Clone, Copy, Debug)]
enum Target {
    Unknown,
    /// All operands of a group.
    Operands(usize),
    /// All results of a group.
    Results(usize),
    /// The symbol that an optional attribute names.
    Symbol(usize),
}

/// Creates an entry for `effect` on the [`DefaultResource`] at stage 0.
pub const fn effect<E: Effect>(effect: E) -> EffectEntry<E> {
    EffectEntry {
        effect,
        target: Target::Unknown,
        resource: ResourceId::of::<DefaultResource>(),
        stage: 0,
        on_full_region: false,
    }
}

impl<E: Effect> EffectEntry<E> {
    /// Sets the target to operand group `group`.
    #[must_use]
    pub const fn on_operand(mut self, group: usize) -> Self {
        self.target = Target::Operands(group);
        self
    }

    /// Sets the target to result group `group`.
    #[must_use]
    pub const fn on_result(mut self, group: usize) -> Self {
        self.target = Target::Results(group);
        self
    }

    /// Sets the target to the symbol that the attribute of a property names.
    #[must_use]
    pub const fn on_symbol(mut self, key: PropertyKey) -> Self {
        self.target = Target::Symbol(key.word);
        self
    }

    /// Sets the resource to `R`.
    #[must_use]
    pub const fn on_resource<R: Resource>(mut self) -> Self {
        self.resource = ResourceId::of::<R>();
        self
    }

    /// Sets the stage. Effects of lower stages happen first.
    #[must_use]
    pub const fn at_stage(mut self, stage: i32) -> Self {
        self.stage = stage;
        self
    }

    /// Marks the effect as one on the whole target or resource.
    #[must_use]
    pub const fn on_full_region(mut self) -> Self {
        self.on_full_region = true;
        self
    }

    /// The effect without its target.
    fn instance<'ir>(&self) -> EffectInstance<'ir, E> {
        let instance =
            EffectInstance::new(self.effect).on_resource_id(self.resource).at_stage(self.stage);
        if self.on_full_region { instance.on_full_region() } else { instance }
    }

    /// Whether `op` has the effect. An effect on an empty group or a missing attribute does not occur.
    fn is_present(&self, op: OpRef<'_>) -> bool {
        match self.target {
            Target::Unknown => true,
            Target::Operands(group) => !op.operand_group(group).is_empty(),
            Target::Results(group) => !op.result_group(group).is_empty(),
            Target::Symbol(word) => op.property_at(word).is_some(),
        }
    }

    fn add_to<'ir>(&self, op: OpRef<'ir>, effects: &mut EffectInstances<'ir, E>) {
        let instance = self.instance();
        match self.target {
            Target::Unknown => effects.push(instance),
            Target::Operands(group) => {
                let range = op.operand_group(group);
                let first = (range.first_slot() - op.operands().first_slot()) as usize;
                let operands = (first..first + range.len()).map(|index| op.op_operand(index));
                effects.extend(operands.map(|operand| instance.on_operand(operand)));
            }
            Target::Results(group) => {
                effects.extend(op.result_group(group).map(|value| instance.on_value(value)));
            }
            Target::Symbol(word) => {
                effects.extend(op.property_at(word).map(|symbol| instance.on_symbol(symbol)));
            }
        }
    }
}

/// The trait list entry for `NoMemoryEffect`, shared by all definitions.
pub const fn no_memory_effect() -> OpTraitEntry {
    static NONE: MemoryEffectOpInterfaceTable = MemoryEffectOpInterfaceTable::listed(&[]);
    op_interface(&NONE)
}
