//! Slices: the operations that a value is computed from, or that are computed from it.

use std::collections::HashSet;

use ods_runtime::ir::WalkOrder;
use ods_runtime::traits::IsIsolatedFromAbove;
use ods_runtime::{Ir, Op, OpRef, Region, ValueRef};

/// A condition on the operations of a slice.
pub type SliceFilter<'a> = &'a dyn Fn(OpRef<'_>) -> bool;

/// What belongs to a backward slice. Corresponds to `mlir::BackwardSliceOptions`.
#[derive(Clone, Copy)]
pub struct BackwardSliceOptions<'a> {
    /// Operations for which it is false do not belong to the slice, nor does what only they use.
    pub filter: Option<SliceFilter<'a>>,
    /// The root belongs to the slice.
    pub inclusive: bool,
    /// The slice ends at block arguments. Otherwise, it goes on with the operation around the block.
    pub omit_block_arguments: bool,
    /// The slice does not go on with values from outside that regions of its operations use.
    pub omit_uses_from_above: bool,
}

impl Default for BackwardSliceOptions<'_> {
    fn default() -> Self {
        BackwardSliceOptions {
            filter: None,
            inclusive: false,
            omit_block_arguments: false,
            omit_uses_from_above: true,
        }
    }
}

/// What belongs to a forward slice. Corresponds to `mlir::ForwardSliceOptions`.
#[derive(Clone, Copy, Default)]
pub struct ForwardSliceOptions<'a> {
    /// Operations for which it is false do not belong to the slice, nor does what is computed only from them.
    pub filter: Option<SliceFilter<'a>>,
    /// The root belongs to the slice.
    pub inclusive: bool,
}

/// The operations that `root` is computed from, definitions before uses. `None` if a block argument of an operation with
/// several blocks is among the values, unless block arguments are omitted. Corresponds to `mlir::getBackwardSlice`.
pub fn backward_slice(root: OpRef<'_>, options: &BackwardSliceOptions<'_>) -> Option<Vec<Op>> {
    let ir = root.ir();
    let may_enter = |op: OpRef<'_>| {
        !op.has_trait::<IsIsolatedFromAbove>() && options.filter.is_none_or(|filter| filter(op))
    };
    let mut is_complete = true;
    let mut slice = post_order(ir, [root.handle()], |op| {
        if !may_enter(op) {
            return None;
        }
        let mut sources = Vec::new();
        for value in used_values(op, options.omit_uses_from_above) {
            match source(value, options.omit_block_arguments) {
                Source::Op(op) => sources.push(op.handle()),
                Source::Omitted => {}
                Source::Unknown => is_complete = false,
            }
        }
        Some(sources)
    });
    if !options.inclusive {
        slice.retain(|op| *op != root.handle());
    }
    is_complete.then_some(slice)
}

/// The operations that are computed from `root`, definitions before uses, including those in its regions. Corresponds to
/// `mlir::getForwardSlice`.
pub fn forward_slice(root: OpRef<'_>, options: &ForwardSliceOptions<'_>) -> Vec<Op> {
    let mut slice = forward(root.ir(), vec![root.handle()], options);
    if !options.inclusive {
        slice.retain(|op| *op != root.handle());
    }
    slice
}

/// The operations that are computed from `root`, like [`forward_slice`].
pub fn forward_slice_of_value(root: ValueRef<'_>, options: &ForwardSliceOptions<'_>) -> Vec<Op> {
    forward(root.ir(), users(root), options)
}

fn users(value: ValueRef<'_>) -> Vec<Op> {
    value.uses().map(|used| used.owner().handle()).collect()
}

fn forward(ir: &Ir, roots: Vec<Op>, options: &ForwardSliceOptions<'_>) -> Vec<Op> {
    let mut slice = post_order(ir, roots, |op| {
        if options.filter.is_some_and(|filter| !filter(op)) {
            return None;
        }
        let blocks = op.regions().flat_map(|region| region.blocks());
        let nested = blocks.flat_map(|block| block.ops()).map(|op| op.handle());
        Some(nested.chain(op.results().flat_map(users)).collect())
    });
    slice.reverse();
    slice
}

/// The operations that `next` leads to from `roots`, each once, and after those that it leads to, except in a cycle. `next` is
/// `None` for operations that do not belong to them.
fn post_order(
    ir: &Ir,
    roots: impl IntoIterator<Item = Op>,
    mut next: impl FnMut(OpRef<'_>) -> Option<Vec<Op>>,
) -> Vec<Op> {
    let mut seen = HashSet::new();
    let mut order = Vec::new();
    for root in roots {
        let mut stack = vec![(None, vec![root].into_iter())];
        while let Some((op, pending)) = stack.last_mut() {
            match pending.next() {
                Some(op) => {
                    if seen.insert(op)
                        && let Some(ops) = next(ir.op(op))
                    {
                        stack.push((Some(op), ops.into_iter()));
                    }
                }
                None => {
                    order.extend(*op);
                    stack.pop();
                }
            }
        }
    }
    order
}

/// The operands of `op`, after the values from outside that its regions use.
fn used_values(op: OpRef<'_>, omit_uses_from_above: bool) -> Vec<ValueRef<'_>> {
    let mut values = Vec::new();
    if !omit_uses_from_above {
        let nested: HashSet<Region> =
            op.walk(WalkOrder::Pre).flat_map(|op| op.region_handles().to_vec()).collect();
        let uses = op.walk(WalkOrder::Post).filter(|it| it.handle() != op.handle());
        values.extend(uses.flat_map(|op| op.operands()).filter(|value| {
            let block = value.parent_block().map(|block| value.ir().block(block));
            let region = block.and_then(|block| block.parent());
            region.is_none_or(|region| !nested.contains(&region.handle()))
        }));
    }
    values.extend(op.operands());
    values
}

/// What a value comes from.
enum Source<'ir> {
    Op(OpRef<'ir>),
    Omitted,
    Unknown,
}

fn source(value: ValueRef<'_>, omit_block_arguments: bool) -> Source<'_> {
    if let Some(op) = value.defining_op() {
        return Source::Op(op);
    }
    if omit_block_arguments {
        return Source::Omitted;
    }
    let block = value.parent_block().map(|block| value.ir().block(block));
    let Some(parent) = block.and_then(|block| block.parent_op()) else { return Source::Omitted };
    let has_one_block = parent.num_regions() == 1 && parent.region(0).blocks().count() == 1;
    if has_one_block || parent.has_trait::<IsIsolatedFromAbove>() {
        return Source::Op(parent);
    }
    Source::Unknown
}
