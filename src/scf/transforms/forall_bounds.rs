//! The bounds of `scf.forall` as values.

use ods_runtime::interfaces::mixed_values;
use ods_runtime::ir::MixedIndex;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{OpOf, Value};

use crate::arith::constant_index;
use crate::scf::ForallOp;

/// The lower bounds, upper bounds and steps of a loop. Creates constants for the numbers among them.
pub(super) fn bounds(op: OpOf<ForallOp<'static>>, r: &mut Rewriter<'_>) -> [Vec<Value>; 3] {
    let view = r.get(op);
    let ctx = view.ctx();
    let mixed = [
        mixed_values(ctx, &view.static_lower_bound(), view.dynamic_lower_bound()),
        mixed_values(ctx, &view.static_upper_bound(), view.dynamic_upper_bound()),
        mixed_values(ctx, &view.static_step(), view.dynamic_step()),
    ];
    let mixed: [Vec<MixedIndex>; 3] =
        mixed.map(|bounds| bounds.into_iter().filter_map(MixedIndex::of).collect());
    mixed.map(|bounds| {
        let values = bounds.into_iter().map(|bound| match bound {
            MixedIndex::Static(number) => constant_index(r, number),
            MixedIndex::Dynamic(value) => value,
        });
        values.collect()
    })
}
