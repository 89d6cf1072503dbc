//! Questions about effects, which any operation answers.

use super::instance::{EffectInstance, MemoryEffect};
use super::speculation::is_speculatable;
use crate::core::ir::{OpRef, ValueRef};
use crate::semantics::interfaces::{MemoryEffectOpInterface, SymbolOpInterface};
use crate::semantics::traits::{HasRecursiveMemoryEffects, IsTerminator};

/// The operations that `op` contains, without those that these contain.
pub(super) fn nested(op: OpRef<'_>) -> impl Iterator<Item = OpRef<'_>> {
    op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
}

fn has_recursive_effects(op: OpRef<'_>) -> bool {
    op.has_trait::<HasRecursiveMemoryEffects>()
}

/// Whether the effects of `op` are not known: neither does it tell them nor has it only those of what it contains.
/// Corresponds to `mlir::hasUnknownEffects`.
pub fn has_unknown_effects(op: OpRef<'_>) -> bool {
    !op.isa::<MemoryEffectOpInterface<'_>>() && !has_recursive_effects(op)
}

/// Whether `op` has effects that are all `effect`. What it contains is not looked at. Corresponds to
/// `mlir::hasSingleEffect`.
pub fn has_single_effect(op: OpRef<'_>, effect: MemoryEffect) -> bool {
    op.dyn_cast::<MemoryEffectOpInterface<'_>>().is_some_and(|op| op.only_has_effect(effect))
}

/// Whether `op` has effects that are all `effect` on `value`. What it contains is not looked at.
pub fn has_single_effect_on_value(
    op: OpRef<'_>,
    effect: MemoryEffect,
    value: ValueRef<'_>,
) -> bool {
    let Some(op) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    let effects = op.effects();
    let is_meant = |it: &EffectInstance<'_, MemoryEffect>| {
        it.effect() == effect && it.value().is_some_and(|it| it == value)
    };
    !effects.is_empty() && effects.iter().all(is_meant)
}

/// Whether `op` is known to have one of `effects`. What it contains is not looked at. Corresponds to `mlir::hasEffect`.
pub fn has_effect(op: OpRef<'_>, effects: &[MemoryEffect]) -> bool {
    let Some(op) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    op.effects().iter().any(|it| effects.contains(&it.effect()))
}

/// Whether `op` is known to have one of `effects` on `value`. What it contains is not looked at.
pub fn has_effect_on_value(op: OpRef<'_>, effects: &[MemoryEffect], value: ValueRef<'_>) -> bool {
    let Some(op) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    op.effects()
        .iter()
        .any(|it| effects.contains(&it.effect()) && it.value().is_some_and(|it| it == value))
}

/// Whether `op` has one of `effects`, or effects that are not known. Corresponds to `mlir::mightHaveEffect`.
pub fn might_have_effect(op: OpRef<'_>, effects: &[MemoryEffect]) -> bool {
    has_unknown_effects(op) || has_effect(op, effects)
}

/// Whether `op` has one of `effects` on `value`, or effects that are not known.
pub fn might_have_effect_on_value(
    op: OpRef<'_>,
    effects: &[MemoryEffect],
    value: ValueRef<'_>,
) -> bool {
    has_unknown_effects(op) || has_effect_on_value(op, effects, value)
}

/// Whether `op`, and if it has the effects of what it contains that as well, is known to have no effects. Corresponds to
/// `mlir::isMemoryEffectFree`.
pub fn is_memory_effect_free(op: OpRef<'_>) -> bool {
    // Most operations contain nothing, and nothing is allocated for them.
    let (mut waiting, mut next) = (Vec::new(), Some(op));
    while let Some(op) = next {
        let recursive = has_recursive_effects(op);
        let free = match op.dyn_cast::<MemoryEffectOpInterface<'_>>() {
            Some(op) => op.has_no_effect(),
            None => recursive,
        };
        if !free {
            return false;
        }
        if recursive {
            waiting.extend(nested(op));
        }
        next = waiting.pop();
    }
    true
}

/// Whether `op` may be executed anywhere and has no effects. Corresponds to `mlir::isPure`, and to the trait `Pure`.
pub fn is_pure(op: OpRef<'_>) -> bool {
    is_speculatable(op) && is_memory_effect_free(op)
}

/// The effects of `op`, and if it has the effects of what it contains those as well; `None` if some are not known.
/// Corresponds to `mlir::getEffectsRecursively`.
pub fn effects_recursively(op: OpRef<'_>) -> Option<Vec<EffectInstance<'_, MemoryEffect>>> {
    let mut effects = Vec::new();
    let mut waiting = vec![op];
    while let Some(op) = waiting.pop() {
        let recursive = has_recursive_effects(op);
        if recursive {
            waiting.extend(nested(op));
        }
        match op.dyn_cast::<MemoryEffectOpInterface<'_>>() {
            Some(op) => effects.extend(op.effects()),
            None if recursive => {}
            None => return None,
        }
    }
    Some(effects)
}

/// Whether nobody uses results of `op`, and nothing else is lost without it. Corresponds to `mlir::isOpTriviallyDead`.
pub fn is_op_trivially_dead(op: OpRef<'_>) -> bool {
    op.results().all(|result| !result.has_uses()) && would_op_be_trivially_dead(op)
}

/// Whether nothing but its results is lost without `op`: it is no terminator and no symbol, and it does nothing but read,
/// or allocate results of its. Corresponds to `mlir::wouldOpBeTriviallyDead`.
pub fn would_op_be_trivially_dead(op: OpRef<'_>) -> bool {
    if op.might_have_trait::<IsTerminator>() || op.isa::<SymbolOpInterface<'_>>() {
        return false;
    }
    // Within regions terminators are no exception: they go with the operation around them.
    let (mut waiting, mut next) = (Vec::new(), Some(op));
    while let Some(op) = next {
        let recursive = has_recursive_effects(op);
        if recursive {
            waiting.extend(nested(op));
        }
        match op.dyn_cast::<MemoryEffectOpInterface<'_>>() {
            Some(effects) if !is_forgettable(effects) => return false,
            None if !recursive => return false,
            _ => {}
        }
        next = waiting.pop();
    }
    true
}

/// Whether nobody misses the effects of `op` who does not see its results.
fn is_forgettable(op: MemoryEffectOpInterface<'_>) -> bool {
    let effects = op.effects();
    let allocated: Vec<ValueRef<'_>> = effects
        .iter()
        .filter(|it| it.effect() == MemoryEffect::Allocate)
        .filter_map(EffectInstance::value)
        .filter(|value| value.defining_op().is_some_and(|owner| owner == *op))
        .collect();
    effects.iter().all(|it| {
        it.effect() == MemoryEffect::Read || it.value().is_some_and(|it| allocated.contains(&it))
    })
}
