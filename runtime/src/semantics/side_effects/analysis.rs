//! Queries about the effects of any operation.

use super::instance::{EffectInstance, MemoryEffect};
use super::speculation::is_speculatable;
use crate::core::ir::{OpRef, ValueRef};
use crate::semantics::interfaces::{MemoryEffectOpInterface, SymbolOpInterface};
use crate::semantics::traits::{HasRecursiveMemoryEffects, IsTerminator};

/// The operations directly in the regions of `op`.
pub(super) fn nested(op: OpRef<'_>) -> impl Iterator<Item = OpRef<'_>> {
    op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
}

fn has_recursive_effects(op: OpRef<'_>) -> bool {
    op.has_trait::<HasRecursiveMemoryEffects>()
}

/// Whether the effects of `op` are unknown: it neither implements the interface nor has recursive effects only.
/// Corresponds to `mlir::hasUnknownEffects`.
pub fn has_unknown_effects(op: OpRef<'_>) -> bool {
    !op.isa::<MemoryEffectOpInterface<'_>>() && !has_recursive_effects(op)
}

/// Whether `op` has effects and all of them are `effect`. Ignores nested operations. Corresponds to
/// `mlir::hasSingleEffect`.
pub fn has_single_effect(op: OpRef<'_>, effect: MemoryEffect) -> bool {
    op.dyn_cast::<MemoryEffectOpInterface<'_>>().is_some_and(|op| op.only_has_effect(effect))
}

/// Whether `op` has effects and all of them are `effect` on `value`. Ignores nested operations.
pub fn has_single_effect_on_value(
    op: OpRef<'_>,
    effect: MemoryEffect,
    value: ValueRef<'_>,
) -> bool {
    let Some(op) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    let effects = op.effects();
    let matches = |it: &EffectInstance<'_, MemoryEffect>| {
        it.effect() == effect && it.value().is_some_and(|it| it == value)
    };
    !effects.is_empty() && effects.iter().all(matches)
}

/// Whether `op` is known to have one of `effects`. Ignores nested operations. Corresponds to `mlir::hasEffect`.
pub fn has_effect(op: OpRef<'_>, effects: &[MemoryEffect]) -> bool {
    let Some(op) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    op.effects().iter().any(|it| effects.contains(&it.effect()))
}

/// Whether `op` is known to have one of `effects` on `value`. Ignores nested operations.
pub fn has_effect_on_value(op: OpRef<'_>, effects: &[MemoryEffect], value: ValueRef<'_>) -> bool {
    let Some(op) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    op.effects()
        .iter()
        .any(|it| effects.contains(&it.effect()) && it.value().is_some_and(|it| it == value))
}

/// Whether `op` has one of `effects` or unknown effects. Corresponds to `mlir::mightHaveEffect`.
pub fn might_have_effect(op: OpRef<'_>, effects: &[MemoryEffect]) -> bool {
    has_unknown_effects(op) || has_effect(op, effects)
}

/// Whether `op` has one of `effects` on `value` or unknown effects.
pub fn might_have_effect_on_value(
    op: OpRef<'_>,
    effects: &[MemoryEffect],
    value: ValueRef<'_>,
) -> bool {
    has_unknown_effects(op) || has_effect_on_value(op, effects, value)
}

/// Whether `op` is known to have no effects, including those of nested operations if its effects are recursive.
/// Corresponds to `mlir::isMemoryEffectFree`.
pub fn is_memory_effect_free(op: OpRef<'_>) -> bool {
    // Most operations have no regions; `Vec::new` does not allocate.
    let (mut worklist, mut next) = (Vec::new(), Some(op));
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
            worklist.extend(nested(op));
        }
        next = worklist.pop();
    }
    true
}

/// Whether `op` is speculatable and has no effects. Corresponds to `mlir::isPure` and the trait `Pure`.
pub fn is_pure(op: OpRef<'_>) -> bool {
    is_speculatable(op) && is_memory_effect_free(op)
}

/// The effects of `op`, including those of nested operations if its effects are recursive; `None` if some are unknown.
/// Corresponds to `mlir::getEffectsRecursively`.
pub fn effects_recursively(op: OpRef<'_>) -> Option<Vec<EffectInstance<'_, MemoryEffect>>> {
    let mut effects = Vec::new();
    let mut worklist = vec![op];
    while let Some(op) = worklist.pop() {
        let recursive = has_recursive_effects(op);
        if recursive {
            worklist.extend(nested(op));
        }
        match op.dyn_cast::<MemoryEffectOpInterface<'_>>() {
            Some(op) => effects.extend(op.effects()),
            None if recursive => {}
            None => return None,
        }
    }
    Some(effects)
}

/// Whether `op` has no uses and can be erased. Corresponds to `mlir::isOpTriviallyDead`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::side_effects::is_op_trivially_dead;
/// use ods_runtime::text::parse_source;
///
/// let text = b"module { %0 = builtin.unrealized_conversion_cast to i32 }";
/// let ir = parse_source(&Context::new(), "m.mlir", text).unwrap();
/// let module = ir.root().unwrap();
/// let cast = module.region(0).first_block().unwrap().front().unwrap();
/// assert!(is_op_trivially_dead(cast));
/// assert!(!is_op_trivially_dead(module));
/// ```
pub fn is_op_trivially_dead(op: OpRef<'_>) -> bool {
    op.results().all(|result| !result.has_uses()) && would_op_be_trivially_dead(op)
}

/// Whether `op` can be erased once its results have no uses: it is neither a terminator nor a symbol, and only reads or
/// allocates its own results. Corresponds to `mlir::wouldOpBeTriviallyDead`.
pub fn would_op_be_trivially_dead(op: OpRef<'_>) -> bool {
    if op.might_have_trait::<IsTerminator>() || op.isa::<SymbolOpInterface<'_>>() {
        return false;
    }
    // Nested terminators do not count: they are erased with `op`.
    let (mut worklist, mut next) = (Vec::new(), Some(op));
    while let Some(op) = next {
        let recursive = has_recursive_effects(op);
        if recursive {
            worklist.extend(nested(op));
        }
        match op.dyn_cast::<MemoryEffectOpInterface<'_>>() {
            Some(effects) if !only_affects_own_results(effects) => return false,
            None if !recursive => return false,
            _ => {}
        }
        next = worklist.pop();
    }
    true
}

/// Whether the effects of `op` are only reads, and effects on values that it allocates itself.
fn only_affects_own_results(op: MemoryEffectOpInterface<'_>) -> bool {
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
