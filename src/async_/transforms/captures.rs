//! Values that a region uses from above.

use ods_runtime::ir::{InsertPoint, Mapping, WalkOrder};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::traits::ConstantLike;
use ods_runtime::{Ir, Op, Region, Value};
use rustc_hash::FxHashSet;

/// The values that operations in `region` use and that are defined above, in the order of their first use.
pub(super) fn used_from_above(ir: &Ir, region: Region) -> Vec<Value> {
    let view = ir.region(region);
    let ops = view.blocks().flat_map(|block| block.ops());
    let operands = ops.flat_map(|op| op.walk(WalkOrder::Post)).flat_map(|op| op.operands());
    let is_above = |value: Value| {
        let block = ir.value(value).parent_block();
        let parent = block.and_then(|block| ir.block(block).parent());
        parent.is_some_and(|parent| !view.is_ancestor(parent))
    };
    let mut seen = FxHashSet::default();
    let values = operands.map(|value| value.handle());
    values.filter(|value| is_above(*value) && seen.insert(*value)).collect()
}

/// Clones the constants that `region` uses from above into it.
pub(super) fn clone_constants_into(region: Region, r: &mut Rewriter<'_>) {
    let Some(first) = r.region(region).first_block() else { return };
    let first = first.handle();
    let point = r.insert_point();
    r.set_insert_point(InsertPoint::Start(first));
    for value in used_from_above(r.ir(), region) {
        let Some(definition) = r.value(value).defining_op() else { continue };
        if !definition.has_trait::<ConstantLike>() {
            continue;
        }
        let definition: Op = definition.handle();
        let index = r.value(value).index();
        let clone = r.clone_op(definition, &mut Mapping::new());
        let replacement = r.result(clone, index);
        r.ir_mut().replace_uses_if(value, replacement, |operand| {
            let owner = operand.owner();
            let parent = owner.parent_region();
            parent.is_some_and(|parent| owner.ir().region(region).is_ancestor(parent))
        });
    }
    r.set_insert_point(point);
}
