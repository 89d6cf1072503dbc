//! Aliases within a function: allocations, views and control flow.

use ods_runtime::interfaces::{FunctionOpInterface, MemoryEffectOpInterface};
use ods_runtime::matchers::constant_attr;
use ods_runtime::side_effects::{AutomaticAllocationScopeResource, MemoryEffect};
use ods_runtime::traits::{
    AutomaticAllocationScope, DistinctObjectsTrait, HasRecursiveMemoryEffects,
};
use ods_runtime::{OpRef, ValueRef};

use super::underlying::underlying_values;
use super::{AliasImplementation, AliasResult, ModRefResult};

/// What a program knows about two values that are no known views; `None` if nothing.
type Extension = Box<dyn Fn(ValueRef<'_>, ValueRef<'_>) -> Option<AliasResult> + Send + Sync>;

/// Finds what each value is a view of, and compares allocations and arguments. Corresponds to `mlir::LocalAliasAnalysis`.
#[derive(Default)]
pub struct LocalAliasAnalysis {
    extension: Option<Extension>,
}

impl LocalAliasAnalysis {
    /// Creates the analysis.
    pub fn new() -> Self {
        Self::default()
    }

    /// The analysis that asks `extension` first about two different values that are no known views.
    pub fn extended(
        extension: impl Fn(ValueRef<'_>, ValueRef<'_>) -> Option<AliasResult> + Send + Sync + 'static,
    ) -> Self {
        LocalAliasAnalysis { extension: Some(Box::new(extension)) }
    }

    fn underlying_alias(&self, a: ValueRef<'_>, b: ValueRef<'_>) -> AliasResult {
        if a == b {
            return AliasResult::Must;
        }
        let extended = self.extension.as_ref().and_then(|extension| extension(a, b));
        extended.or_else(|| constants(a, b)).or_else(|| distinct_objects(a, b)).unwrap_or_else(
            || match (Allocation::of(a), Allocation::of(b)) {
                (None, None) => AliasResult::May,
                (Some(_), Some(_)) => AliasResult::No,
                (Some(a), None) => a.alias(b),
                (None, Some(b)) => b.alias(a),
            },
        )
    }
}

impl AliasImplementation for LocalAliasAnalysis {
    fn alias(&self, a: ValueRef<'_>, b: ValueRef<'_>) -> AliasResult {
        if a == b {
            return AliasResult::Must;
        }
        let (a, b) = (underlying_values(a), underlying_values(b));
        let pairs = a.iter().flat_map(|a| b.iter().map(move |b| (*a, *b)));
        let results = pairs.map(|(a, b)| self.underlying_alias(a, b));
        results.reduce(AliasResult::merge).unwrap_or(AliasResult::May)
    }

    fn mod_ref(&self, op: OpRef<'_>, location: ValueRef<'_>) -> ModRefResult {
        if op.has_trait::<HasRecursiveMemoryEffects>() {
            return ModRefResult::ALL;
        }
        let Some(effects) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else {
            return ModRefResult::ALL;
        };
        let mut result = ModRefResult::NONE;
        for effect in effects.effects().iter() {
            let access = match effect.effect() {
                MemoryEffect::Allocate | MemoryEffect::Free => continue,
                MemoryEffect::Read => ModRefResult { is_ref: true, ..ModRefResult::NONE },
                MemoryEffect::Write => ModRefResult { is_mod: true, ..ModRefResult::NONE },
            };
            if effect.value().is_none_or(|value| self.alias(value, location).is_possible()) {
                result = result.merge(access);
            }
        }
        result
    }
}

/// What is known if one of the values is a constant: it is no allocation.
fn constants(a: ValueRef<'_>, b: ValueRef<'_>) -> Option<AliasResult> {
    let other = match (constant_attr(a), constant_attr(b)) {
        (None, None) => return None,
        (Some(_), Some(_)) => return Some(AliasResult::May),
        (Some(_), None) => b,
        (None, Some(_)) => a,
    };
    let result = if Allocation::of(other).is_some() { AliasResult::No } else { AliasResult::May };
    Some(result)
}

/// What an operation says whose results are its operands, which do not overlap.
fn distinct_objects(a: ValueRef<'_>, b: ValueRef<'_>) -> Option<AliasResult> {
    fn distinct(value: ValueRef<'_>) -> Option<OpRef<'_>> {
        value.defining_op().filter(|op| op.has_trait::<DistinctObjectsTrait>())
    }
    let is_operand = |result: ValueRef<'_>, value: ValueRef<'_>| {
        distinct(result).and_then(|op| op.operands().nth(result.index())) == Some(value)
    };
    if is_operand(a, b) || is_operand(b, a) {
        return Some(AliasResult::Must);
    }
    (distinct(a).is_some() && distinct(a) == distinct(b)).then_some(AliasResult::No)
}

/// A value that an operation allocates.
struct Allocation<'ir> {
    /// The operation at whose end the memory is gone, or beyond which it is assumed not to be known yet.
    scope: Option<OpRef<'ir>>,
}

impl<'ir> Allocation<'ir> {
    fn of(value: ValueRef<'ir>) -> Option<Self> {
        let op = match value.defining_op() {
            Some(op) => op,
            None => value.ir().block(value.owner_block()?).parent_op()?,
        };
        let effects = op.dyn_cast::<MemoryEffectOpInterface<'_>>()?.effects();
        let effect = effects.iter().find(|effect| {
            effect.effect() == MemoryEffect::Allocate && effect.value() == Some(value)
        })?;
        let is_automatic = effect.resource().is::<AutomaticAllocationScopeResource>();
        let closes = |op: &OpRef<'_>| match is_automatic {
            true => op.has_trait::<AutomaticAllocationScope>(),
            false => op.isa::<FunctionOpInterface<'_>>(),
        };
        Some(Allocation { scope: op.ancestors().find(closes) })
    }

    /// How the memory overlaps that of a value that is not known to be allocated.
    fn alias(&self, value: ValueRef<'_>) -> AliasResult {
        let block = value.parent_block().map(|block| value.ir().block(block));
        let parent = block.and_then(|block| block.parent_op());
        let (Some(scope), Some(block), Some(parent)) = (self.scope, block, parent) else {
            return AliasResult::May;
        };
        let is_argument = value.defining_op().is_none() && block.is_entry_block();
        if parent.is_proper_ancestor(scope) || parent == scope && is_argument {
            AliasResult::No
        } else {
            AliasResult::May
        }
    }
}
