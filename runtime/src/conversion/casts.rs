//! Removal of casts that cancel out.

use rustc_hash::FxHashSet;

use super::changes::Changes;
use super::commit::Commit;
use crate::builtin::UnrealizedConversionCastOp;
use crate::core::ir::{Ir, Op, OpRef, Value};

/// Replaces those of `casts`, which are all of the kind `builtin.unrealized_conversion_cast`, whose inputs have been cast from
/// the types of their outputs, and erases casts that only other erased casts use. Returns the others, in the order of
/// `casts`. Corresponds to `reconcileUnrealizedCasts`.
///
/// # Panics
///
/// If an operation is of another kind.
#[track_caller]
pub fn reconcile_unrealized_casts(ir: &mut Ir, casts: &[Op]) -> Vec<Op> {
    let is_cast = |op: &Op| ir.op(*op).isa::<UnrealizedConversionCastOp<'_>>();
    assert!(casts.iter().all(is_cast), "an operation is not an unrealized_conversion_cast");
    let mut changes = Changes::default();
    let remaining = reconcile(&mut Commit { ir, changes: &mut changes, listener: None }, casts);
    changes.erase_detached(ir);
    casts.iter().copied().filter(|op| remaining.binary_search(op).is_ok()).collect()
}

/// Like [`reconcile_unrealized_casts`], but returns the remaining casts in increasing order.
pub(super) fn reconcile(commit: &mut Commit<'_>, casts: &[Op]) -> Vec<Op> {
    for op in casts.iter().rev() {
        if let Some(values) = cast_back(commit.ir.op(*op)) {
            let results = commit.ir.op(*op).results().handles();
            for (result, by) in results.into_iter().zip(values) {
                commit.replace_uses(result, by, |_, _| true);
            }
        }
    }
    let (live, dead) = partition(commit.ir, casts);
    for op in dead {
        commit.erase(op);
    }
    live
}

/// The values that `op` casts, through other casts, to their own types.
fn cast_back(op: OpRef<'_>) -> Option<Vec<Value>> {
    let is_own = |value: Value| op.ir().defining_op(value) == Some(op.handle());
    let mut next = Some(op);
    // A cycle of casts in a graph region has no end.
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    while let Some(cast) = next.filter(|cast| seen.insert(cast.handle())) {
        let inputs = cast.operands();
        if inputs.types().eq(op.results().types()) {
            let values: Vec<Value> = inputs.map(|value| value.handle()).collect();
            return (!values.iter().any(|value| is_own(*value))).then_some(values);
        }
        next = input_cast(cast);
    }
    None
}

/// The cast whose results are all inputs of `op`, in their order.
fn input_cast(op: OpRef<'_>) -> Option<OpRef<'_>> {
    let first = op.operands().next()?.defining_op()?;
    let is_input =
        first.isa::<UnrealizedConversionCastOp<'_>>() && first.results().eq(op.operands());
    is_input.then_some(first)
}

/// The casts that others than casts use, directly or through casts, in increasing order, and the others.
fn partition(ir: &Ir, casts: &[Op]) -> (Vec<Op>, Vec<Op>) {
    let all: FxHashSet<Op> = casts.iter().copied().collect();
    let mut live: FxHashSet<Op> = FxHashSet::default();
    let mut worklist: Vec<Op> = Vec::new();
    for op in casts {
        let mut users = ir.op(*op).results().flat_map(|result| result.uses());
        if users.any(|operand| !all.contains(&operand.owner().handle())) {
            worklist.push(*op);
        }
        while let Some(op) = worklist.pop() {
            if live.insert(op) {
                let inputs = ir.op(op).operands().filter_map(|value| value.defining_op());
                worklist.extend(inputs.map(|op| op.handle()).filter(|op| all.contains(op)));
            }
        }
    }
    let dead = casts.iter().copied().filter(|op| !live.contains(op)).collect();
    let mut live: Vec<Op> = live.into_iter().collect();
    live.sort_unstable();
    (live, dead)
}
