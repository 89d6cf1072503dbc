//! Values that are valid dimensions and symbols.

use ods::memref;
use ods_runtime::matchers::{constant_i64, constant_op_attr};
use ods_runtime::side_effects::is_pure;
use ods_runtime::traits::{AffineScope, IsIsolatedFromAbove};

use super::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp, AffineParallelOp,
};
use crate::prelude::*;

/// The region of the closest operation around `op` that ends the scope of symbols.
pub(super) fn affine_scope(op: OpRef<'_>) -> Option<RegionRef<'_>> {
    std::iter::once(op)
        .chain(op.ancestors())
        .find(|it| it.parent_op().is_some_and(|parent| parent.has_trait::<AffineScope>()))?
        .parent_region()
}

/// The region in which `value` is defined.
fn region_of(value: ValueRef<'_>) -> Option<RegionRef<'_>> {
    match value.argument_position() {
        Some((block, _)) => block.parent(),
        None => value.defining_op()?.parent_region(),
    }
}

/// Whether `value` is defined directly in a scope of symbols.
fn is_top_level(value: ValueRef<'_>) -> bool {
    let parent = region_of(value).and_then(RegionRef::parent_op);
    parent.is_some_and(|parent| parent.has_trait::<AffineScope>())
}

/// Whether `value` is the induction variable of an affine loop.
fn is_induction_variable(value: ValueRef<'_>) -> bool {
    let parent = value.argument_position().and_then(|(block, _)| block.parent_op());
    parent.is_some_and(|it| it.isa::<AffineForOp<'_>>() || it.isa::<AffineParallelOp<'_>>())
}

/// The shaped operand and the index of an operation that reads a size.
fn size_query(op: OpRef<'_>) -> Option<(ValueRef<'_>, ValueRef<'_>)> {
    let is_query = ["memref.dim", "tensor.dim"].contains(&op.name().as_str());
    is_query.then(|| (op.operand(0), op.operand(1)))
}

/// Whether `value` is a dimension of affine expressions in `scope`.
pub(super) fn is_valid_dim(value: ValueRef<'_>, scope: Option<RegionRef<'_>>) -> bool {
    if !value.ty().is_index() {
        return false;
    }
    if is_valid_symbol(value, scope) {
        return true;
    }
    let Some(op) = value.defining_op() else { return is_induction_variable(value) };
    let computes_index = op.isa::<AffineApplyOp<'_>>()
        || op.isa::<AffineDelinearizeIndexOp<'_>>()
        || op.isa::<AffineLinearizeIndexOp<'_>>();
    if computes_index {
        return op.operands().all(|operand| is_valid_dim(operand, scope));
    }
    size_query(op).is_some_and(|(shaped, _)| is_top_level(shaped))
}

/// Whether `value` is a symbol of affine expressions in `scope`.
pub(super) fn is_valid_symbol(value: ValueRef<'_>, scope: Option<RegionRef<'_>>) -> bool {
    if !value.ty().is_index() {
        return false;
    }
    let region = region_of(value).map(|region| region.handle());
    if scope.is_some_and(|scope| Some(scope.handle()) == region) {
        return true;
    }
    if let Some(op) = value.defining_op() {
        if constant_op_attr(op).is_some() {
            return true;
        }
        if is_pure(op) && op.operands().all(|operand| is_valid_symbol(operand, scope)) {
            return true;
        }
        if let Some((shaped, index)) = size_query(op) {
            return is_symbolic_size(shaped, index, scope);
        }
    }
    // Values that dominate the operation around the scope.
    scope
        .filter(|scope| scope.parent_op().is_some_and(|op| !op.has_trait::<IsIsolatedFromAbove>()))
        .and_then(RegionRef::parent_region)
        .is_some_and(|outer| is_valid_symbol(value, Some(outer)))
}

/// Whether the size `index` of `shaped` is a symbol.
fn is_symbolic_size(
    shaped: ValueRef<'_>,
    index: ValueRef<'_>,
    scope: Option<RegionRef<'_>>,
) -> bool {
    if is_top_level(shaped) {
        return true;
    }
    let (Some(mut op), Some(index)) = (shaped.defining_op(), constant_i64(index)) else {
        return false;
    };
    while let Some(cast) = op.dyn_cast::<memref::CastOp<'_>>() {
        let source: ValueRef<'_> = cast.source().into();
        match source.defining_op() {
            Some(next) if !source.ty().isa::<UnrankedMemRefType<'_>>() => op = next,
            _ => return false,
        }
    }
    let sizes = if let Some(view) = op.dyn_cast::<memref::ViewOp<'_>>() {
        view.sizes()
    } else if let Some(view) = op.dyn_cast::<memref::SubViewOp<'_>>() {
        view.sizes()
    } else if let Some(alloc) = op.dyn_cast::<memref::AllocOp<'_>>() {
        alloc.dynamic_sizes()
    } else {
        return false;
    };
    let Some(memref) = op.result(0).ty().dyn_cast::<MemRefType<'_>>() else { return false };
    let Some(index) = usize::try_from(index).ok().filter(|index| *index < memref.rank()) else {
        return false;
    };
    if memref.shape()[index] != DYNAMIC {
        return true;
    }
    let before = memref.shape()[..index].iter().filter(|size| **size == DYNAMIC).count();
    sizes.get(before).is_some_and(|size| is_valid_symbol(size, scope))
}

/// Verifies that the first `dims` operands are dimensions and the others symbols.
pub(super) fn verify_operands<'ir>(
    op: OpRef<'ir>,
    operands: OperandRange<'ir>,
    dims: u32,
) -> VerifyResult {
    let scope = affine_scope(op);
    for (index, operand) in operands.enumerate() {
        if index < dims as usize {
            if !is_valid_dim(operand, scope) {
                return Err(op.op_error("operand cannot be used as a dimension id"));
            }
        } else if !is_valid_symbol(operand, scope) {
            return Err(op.op_error("operand cannot be used as a symbol"));
        }
    }
    Ok(())
}
