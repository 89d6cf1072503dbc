//! Changing the operands that terminators forward to the arguments of their successors.

use std::ops::Range;

use crate::core::ir::{Op, Value, ValueRef};
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::interfaces::BranchOpInterface;

/// Removes the operands of `terminator` that are forwarded to arguments that `keep` rejects.
pub(super) fn retain_successor_operands(
    r: &mut Rewriter<'_>,
    terminator: Op,
    mut keep: impl FnMut(ValueRef<'_>) -> bool,
) {
    for index in (0..r.op(terminator).num_successors()).rev() {
        let view = r.op(terminator);
        let (Some(branch), Some(block)) =
            (view.dyn_cast::<BranchOpInterface<'_>>(), view.successors().nth(index))
        else {
            return;
        };
        let produced = branch.successor_operands(index).num_produced();
        let dead: Vec<usize> =
            (produced..block.num_arguments()).filter(|it| !keep(block.argument(*it))).collect();
        for index_of_argument in dead.into_iter().rev() {
            let at = index_of_argument - produced;
            splice_successor_operands(r, terminator, index, at..at + 1, &[]);
        }
    }
}

/// Replaces the operands in `range` of those that `terminator` forwards to its successor `index`, and updates segment
/// sizes.
///
/// # Panics
///
/// If `terminator` is not a branch, or has fewer operands for the successor.
pub fn splice_successor_operands(
    r: &mut Rewriter<'_>,
    terminator: impl Into<Op>,
    index: usize,
    range: Range<usize>,
    values: &[Value],
) {
    let terminator = terminator.into();
    let view = r.op(terminator);
    let forwarded = view.cast::<BranchOpInterface<'_>>().successor_operands(index).forwarded();
    assert!(
        range.end <= forwarded.len(),
        "`{}` has fewer operands for its successor {index} than before: each successor needs operands of its own",
        view.name(),
    );
    let start = (forwarded.first_slot() - view.operands().first_slot()) as usize;
    let (segment, range) = (forwarded.segment, start + range.start..start + range.end);
    r.ir_mut().splice_segment(terminator, segment, range, values);
}

/// Adds `values` to the operands that `terminator` forwards to its successor `index`.
///
/// # Panics
///
/// If `terminator` is not a branch.
pub fn append_successor_operands(
    r: &mut Rewriter<'_>,
    terminator: impl Into<Op>,
    index: usize,
    values: &[Value],
) {
    let terminator = terminator.into();
    let branch = r.op(terminator).cast::<BranchOpInterface<'_>>();
    let len = branch.successor_operands(index).forwarded().len();
    splice_successor_operands(r, terminator, index, len..len, values);
}
