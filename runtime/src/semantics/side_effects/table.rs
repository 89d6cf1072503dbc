//! Effects as definitions list them.

use super::instance::{Effect, EffectInstance, EffectInstances};
use super::resource::{DefaultResource, Resource, ResourceId};
use crate::core::ir::OpRef;
use crate::core::op_trait::op_interface;
use crate::semantics::interfaces::MemoryEffectOpInterfaceTable;
use crate::semantics::traits::OpTraitEntry;

/// How operations of one kind tell their effects.
#[derive(Clone, Copy, Debug)]
pub enum EffectTable<E: Effect> {
    /// They all have these.
    Listed(&'static [EffectEntry<E>]),
    /// Each is asked.
    Computed(for<'ir> fn(OpRef<'ir>) -> EffectInstances<'ir, E>),
}

impl<E: Effect> EffectTable<E> {
    /// The effects of `op`.
    #[inline]
    pub fn of<'ir>(&self, op: OpRef<'ir>) -> EffectInstances<'ir, E> {
        match self {
            EffectTable::Listed([]) => EffectInstances::new(),
            EffectTable::Listed(entries) => listed(entries, op),
            EffectTable::Computed(effects) => effects(op),
        }
    }

    /// Whether some effect of `op` is `like` that. What it is on is not looked for.
    #[inline]
    pub fn any(&self, op: OpRef<'_>, mut like: impl FnMut(E) -> bool) -> bool {
        match self {
            EffectTable::Listed(entries) => {
                entries.iter().any(|entry| like(entry.effect) && entry.is_there(op))
            }
            EffectTable::Computed(effects) => effects(op).iter().any(|it| like(it.effect())),
        }
    }
}

fn listed<'ir, E: Effect>(entries: &[EffectEntry<E>], op: OpRef<'ir>) -> EffectInstances<'ir, E> {
    let mut effects = EffectInstances::new();
    for entry in entries {
        entry.add_to(op, &mut effects);
    }
    effects
}

/// One effect of all operations of a kind.
#[derive(Clone, Copy, Debug)]
pub struct EffectEntry<E> {
    effect: E,
    place: Place,
    resource: ResourceId,
    stage: i32,
    on_full_region: bool,
}

/// What an effect of a definition is on.
#[derive(Clone, Copy, Debug)]
enum Place {
    Unknown,
    /// Each operand of a group.
    Operands(usize),
    /// Each result of a group.
    Results(usize),
    /// The symbol that an attribute names, if it is there.
    Symbol(usize),
}

/// `effect` on the [`DefaultResource`], at stage 0.
pub const fn effect<E: Effect>(effect: E) -> EffectEntry<E> {
    EffectEntry {
        effect,
        place: Place::Unknown,
        resource: ResourceId::of::<DefaultResource>(),
        stage: 0,
        on_full_region: false,
    }
}

impl<E: Effect> EffectEntry<E> {
    /// On each operand of this entry of the definition.
    #[must_use]
    pub const fn on_operand(mut self, group: usize) -> Self {
        self.place = Place::Operands(group);
        self
    }

    /// On each result of this entry of the definition.
    #[must_use]
    pub const fn on_result(mut self, group: usize) -> Self {
        self.place = Place::Results(group);
        self
    }

    /// On the symbol that the attribute in this property word names.
    #[must_use]
    pub const fn on_symbol(mut self, word: usize) -> Self {
        self.place = Place::Symbol(word);
        self
    }

    /// On `R`.
    #[must_use]
    pub const fn on_resource<R: Resource>(mut self) -> Self {
        self.resource = ResourceId::of::<R>();
        self
    }

    /// After the effects of lower stages.
    #[must_use]
    pub const fn at_stage(mut self, stage: i32) -> Self {
        self.stage = stage;
        self
    }

    /// On all that the resource, or what the value refers to, holds.
    #[must_use]
    pub const fn on_full_region(mut self) -> Self {
        self.on_full_region = true;
        self
    }

    /// The effect without what it is on.
    fn instance<'ir>(&self) -> EffectInstance<'ir, E> {
        let instance =
            EffectInstance::new(self.effect).on_resource_id(self.resource).at_stage(self.stage);
        if self.on_full_region { instance.on_full_region() } else { instance }
    }

    /// Whether `op` has it: there may be none of what it is on.
    fn is_there(&self, op: OpRef<'_>) -> bool {
        match self.place {
            Place::Unknown => true,
            Place::Operands(group) => !op.operand_group(group).is_empty(),
            Place::Results(group) => !op.result_group(group).is_empty(),
            Place::Symbol(word) => op.property(word).is_some(),
        }
    }

    fn add_to<'ir>(&self, op: OpRef<'ir>, effects: &mut EffectInstances<'ir, E>) {
        let instance = self.instance();
        match self.place {
            Place::Unknown => effects.push(instance),
            Place::Operands(group) => {
                let range = op.operand_group(group);
                let first = (range.first_slot() - op.operands().first_slot()) as usize;
                let operands = (first..first + range.len()).map(|index| op.op_operand(index));
                effects.extend(operands.map(|operand| instance.on_operand(operand)));
            }
            Place::Results(group) => {
                effects.extend(op.result_group(group).map(|value| instance.on_value(value)));
            }
            Place::Symbol(word) => {
                effects.extend(op.property(word).map(|symbol| instance.on_symbol(symbol)));
            }
        }
    }
}

/// The entry of `NoMemoryEffect` in a definition's list of traits, which is the same for all of them.
pub const fn no_memory_effect() -> OpTraitEntry {
    static NONE: MemoryEffectOpInterfaceTable = MemoryEffectOpInterfaceTable::listed(&[]);
    op_interface(&NONE)
}
