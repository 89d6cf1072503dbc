//! Canonicalization of allocations.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::ir::OperandRange;
use ods_runtime::matchers::constant_int;
use ods_runtime::types::{DYNAMIC, MemRefType};
use ods_runtime::{Op, OpOf, Type, Value};

use super::replace_with_cast;
use crate::memref::{AllocOp, AllocaOp, DeallocOp, ReallocOp, StoreOp, with_shape};

/// The patterns of an allocation with dynamic sizes.
macro_rules! allocation_patterns {
    ($op:ident) => {
        impl CanonicalizationPatterns for $op<'_> {
            fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add_op("SimplifyAllocConst", 1, |op: OpOf<$op<'static>>, r| {
                    let view = r.get(op);
                    let StaticSizes { ty, sizes } =
                        StaticSizes::of(view.memref().ty(), view.dynamic_sizes())?;
                    let symbols = view.symbol_operands().handles();
                    let alignment = view.alignment();
                    let new = $op::builder(r, ty)
                        .dynamic_sizes(&sizes)
                        .symbol_operands(&symbols)
                        .alignment(alignment)
                        .build();
                    replace_with_cast(op, new, r);
                    Some(())
                });
                patterns.add_op("SimplifyDeadAlloc", 1, |op: OpOf<$op<'static>>, r| {
                    erase_dead_allocation(op.op(), r)
                });
            }
        }
    };
}

allocation_patterns!(AllocOp);
allocation_patterns!(AllocaOp);

impl CanonicalizationPatterns for ReallocOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("SimplifyDeadAlloc", 1, |op: OpOf<ReallocOp<'static>>, r| {
            erase_dead_allocation(op.op(), r)
        });
    }
}

/// A type whose dynamic sizes are those that are not constants.
pub(super) struct StaticSizes {
    pub(super) ty: Type,
    pub(super) sizes: Vec<Value>,
}

impl StaticSizes {
    /// The type `ty` with the constants among its dynamic sizes. `None` if there are none.
    pub(super) fn of(ty: MemRefType<'_>, sizes: OperandRange<'_>) -> Option<Self> {
        let (mut shape, mut left) = (ty.shape().to_vec(), Vec::new());
        let dynamic = shape.iter_mut().filter(|size| **size == DYNAMIC);
        for (size, value) in dynamic.zip(sizes.clone()) {
            let constant = constant_int(value).and_then(|constant| constant.to_i64());
            match constant.filter(|constant| *constant >= 0) {
                Some(constant) => *size = constant,
                None => left.push(value.handle()),
            }
        }
        let ty = with_shape(ty, &shape).handle();
        (left.len() < sizes.len()).then_some(StaticSizes { ty, sizes: left })
    }
}

/// Erases an allocation that is only written to and freed, with these operations.
fn erase_dead_allocation(op: Op, r: &mut Rewriter<'_>) -> Option<()> {
    let users = r.op(op).result(0).uses().map(|operand| operand.owner());
    let is_dead = users.clone().all(|user| match user.dyn_cast::<StoreOp<'_>>() {
        Some(store) => store.value() != r.op(op).result(0),
        None => user.isa::<DeallocOp<'_>>(),
    });
    if !is_dead {
        return None;
    }
    let users: Vec<Op> = users.map(|user| user.handle()).collect();
    for user in users {
        r.erase_op(user);
    }
    r.erase_op(op);
    Some(())
}
