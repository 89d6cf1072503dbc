//! Canonicalization of `memref.alloca_scope`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::interfaces::MemoryEffectOpInterface;
use ods_runtime::ir::{InsertPoint, Mapping, WalkOrder};
use ods_runtime::side_effects::{AutomaticAllocationScopeResource, MemoryEffect};
use ods_runtime::traits::{AutomaticAllocationScope, HasRecursiveMemoryEffects};
use ods_runtime::{Op, OpOf, OpRef};

use crate::memref::AllocaScopeOp;

type Scope = OpOf<AllocaScopeOp<'static>>;

impl CanonicalizationPatterns for AllocaScopeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("AllocaScopeInliner", 1, inline);
        patterns.add_op("AllocaScopeHoister", 1, hoist_allocations);
    }
}

/// Whether an effect of `op` allocates one of its results in the enclosing scope.
fn allocates(op: OpRef<'_>) -> bool {
    let Some(effects) = op.dyn_cast::<MemoryEffectOpInterface<'_>>() else { return false };
    effects.effects().iter().any(|effect| {
        effect.effect() == MemoryEffect::Allocate
            && effect.resource().is::<AutomaticAllocationScopeResource>()
            && effect.value().and_then(|value| value.defining_op()) == Some(op)
    })
}

/// Whether `op` itself, without its nested operations, may allocate in the enclosing scope.
fn may_allocate(op: OpRef<'_>) -> bool {
    !op.has_trait::<HasRecursiveMemoryEffects>()
        && (!op.isa::<MemoryEffectOpInterface<'_>>() || allocates(op))
}

/// Whether only a terminator follows `op`, in a region with one block. Then an allocation that moves out of `op` does not
/// live longer.
fn is_last(op: OpRef<'_>) -> bool {
    let terminator = op.block().and_then(|block| block.terminator());
    terminator.is_some()
        && op.next() == terminator
        && op.parent_region().is_some_and(|region| region.has_one_block())
}

/// Replaces a scope by its contents if nothing in it is allocated, or if the parent is a scope that ends there.
fn inline(op: Scope, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let mut walk = view.walk(WalkOrder::Pre);
    walk.next();
    let mut has_allocation = false;
    while let Some(nested) = walk.next() {
        if may_allocate(nested) {
            has_allocation = true;
            break;
        }
        if nested.has_trait::<AutomaticAllocationScope>() {
            walk.skip_nested();
        }
    }
    if has_allocation {
        let is_in_scope = view.parent_op()?.has_trait::<AutomaticAllocationScope>();
        if !is_in_scope || !is_last(*view) {
            return None;
        }
    }
    let region = view.body_region().handle();
    r.replace_op_with_region(op, region, &[]);
    Some(())
}

/// Moves allocations to the next enclosing scope if only terminators follow `op` and its ancestors in that scope.
fn hoist_allocations(op: Scope, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let is_scope = |op: OpRef<'_>| op.has_trait::<AutomaticAllocationScope>();
    let mut outermost = view.parent_op().filter(|parent| !is_scope(*parent))?;
    if !is_last(*view) || !is_last(outermost) {
        return None;
    }
    while !is_scope(outermost.parent_op()?) {
        outermost = outermost.parent_op().filter(|parent| is_last(*parent))?;
    }
    let region = outermost.regions().find(|region| region.find_ancestor_op(*view).is_some())?;
    let is_outside = |op: OpRef<'_>| {
        let blocks = op.operands().filter_map(|operand| operand.parent_block());
        let mut regions = blocks.filter_map(|block| op.ir().block(block).parent());
        regions.all(|inner| !region.is_ancestor(inner))
    };
    let nested = view.walk(WalkOrder::Post);
    let allocations = nested.filter(|nested| allocates(*nested) && is_outside(*nested));
    let allocations: Vec<Op> = allocations.map(|nested| nested.handle()).collect();
    if allocations.is_empty() {
        return None;
    }
    let outermost = outermost.handle();
    r.set_insert_point(InsertPoint::Before(outermost));
    for op in allocations {
        let copy = r.clone_op(op, &mut Mapping::new());
        r.replace_op_with(op, copy);
    }
    Some(())
}
