//! Loops.

use std::cmp::Ordering;

use super::{FunctionOpInterface, LoopLikeOpInterface};
use crate::core::diag::VerifyResult;
use crate::core::ir::{BlockRef, OpRef, ValueRef};
use crate::kinds::types::IntegerType;
use crate::semantics::matchers::OpFoldResult;
use crate::support::apint::ApInt;

/// The only element of a list.
pub(crate) fn single<T>(list: Option<Vec<T>>) -> Option<T> {
    let mut list = list?;
    let only = list.pop()?;
    list.is_empty().then_some(only)
}

/// Whether `value` is defined outside the regions of `op`.
pub(crate) fn is_defined_outside(op: OpRef<'_>, value: ValueRef<'_>) -> bool {
    let block = value.parent_block().map(|block| value.ir().block(block));
    let Some(owner) = block.and_then(BlockRef::parent_op) else { return true };
    owner != op && !op.is_proper_ancestor(owner)
}

/// Whether `block` may run more than once. Corresponds to `LoopLikeOpInterface::blockIsInLoop`.
pub(crate) fn block_is_in_loop(block: BlockRef<'_>) -> bool {
    let Some(parent) = block.parent_op() else { return reaches_itself(block) };
    let in_loop = std::iter::once(parent)
        .chain(parent.ancestors())
        .any(|op| op.isa::<LoopLikeOpInterface<'_>>());
    if in_loop {
        return true;
    }
    // Stop at functions: a loop around a function does not repeat its body.
    let mut block = block;
    loop {
        if reaches_itself(block) {
            return true;
        }
        let around = block.parent_op().filter(|op| !op.isa::<FunctionOpInterface<'_>>());
        match around.and_then(OpRef::block) {
            Some(around) => block = around,
            None => return false,
        }
    }
}

/// The successors of `block` within its region.
fn successors(block: BlockRef<'_>) -> impl Iterator<Item = BlockRef<'_>> {
    block.back().into_iter().flat_map(OpRef::successors)
}

/// Whether control flow can return to `block` within its region.
fn reaches_itself(block: BlockRef<'_>) -> bool {
    let mut seen = Vec::new();
    let mut worklist: Vec<_> = successors(block).collect();
    while let Some(next) = worklist.pop() {
        if next == block {
            return true;
        }
        if !seen.contains(&next.handle()) {
            seen.push(next.handle());
            worklist.extend(successors(next));
        }
    }
    false
}

/// The number of iterations of a loop from `lower` to `upper` by `step`. `None` unless all three are constants, or
/// `difference` returns the distance between two bounds that are not. `None` if a constant does not fit 64 bits. The number
/// has the width of the bounds and is unsigned. 0 if the step is zero, or negative where bounds are signed. Corresponds to
/// `mlir::constantTripCount`.
pub fn constant_trip_count<'ir>(
    lower: OpFoldResult<'ir>,
    upper: OpFoldResult<'ir>,
    step: OpFoldResult<'ir>,
    signed: bool,
    difference: impl FnOnce(ValueRef<'ir>, ValueRef<'ir>) -> Option<ApInt>,
) -> Option<ApInt> {
    let width = bit_width(lower);
    if width != bit_width(upper) {
        return None;
    }
    let zero = || Some(ApInt::zero(width));
    if lower == upper {
        return zero();
    }
    let known_step = step.constant_int();
    let is_invalid = |step: &ApInt| step.is_zero() || signed && step.is_negative();
    if known_step.as_ref().is_some_and(is_invalid) {
        return zero();
    }
    let number = |value: &ApInt| {
        if signed { value.to_i64().map(i128::from) } else { value.to_u64().map(i128::from) }
    };
    let distance = match (lower.constant_int(), upper.constant_int()) {
        (Some(lower), Some(upper)) => {
            let order = if signed { lower.cmp_signed(&upper) } else { lower.cmp_unsigned(&upper) };
            if order != Ordering::Less {
                return zero();
            }
            number(&upper)? - number(&lower)?
        }
        (None, None) => match (lower, upper) {
            (OpFoldResult::Value(lower), OpFoldResult::Value(upper)) => {
                number(&difference(lower, upper)?)?
            }
            _ => return None,
        },
        _ => return None,
    };
    if distance <= 0 {
        return zero();
    }
    let step = number(&known_step?)?;
    Some(ApInt::from_u128(width, ((distance + step - 1) / step).unsigned_abs()))
}

/// The bit width of a bound.
fn bit_width(bound: OpFoldResult<'_>) -> u32 {
    const INDEX: u32 = 64;
    match bound {
        OpFoldResult::Value(value) => {
            value.ty().dyn_cast::<IntegerType<'_>>().map_or(INDEX, |ty| ty.width())
        }
        OpFoldResult::Attr(_) => INDEX,
    }
}

/// Checks that element `n` of two lists has the same type in both.
fn check_same_type(
    op: LoopLikeOpInterface<'_>,
    n: usize,
    names: [&str; 2],
    values: [ValueRef<'_>; 2],
) -> VerifyResult {
    let [a, b] = values.map(|value| value.ty());
    if a == b {
        return Ok(());
    }
    let [first, second] = names;
    Err(op.op_error(format!(
        "{n}-th {first} and {n}-th {second} have different type: '{a}' != '{b}'"
    )))
}

/// Verifies that the loop-carried values have the same types in all places.
pub(crate) fn verify_loop(op: LoopLikeOpInterface<'_>) -> VerifyResult {
    let (inits, iter_args) = (op.inits(), op.region_iter_args());
    let yielded = op.yielded_values().filter(|values| !values.is_empty());
    let results = op.loop_results();
    let count = |names: &str, a: usize, b: usize| {
        if a == b {
            return Ok(());
        }
        Err(op.op_error(format!("different number of {names}: {a} != {b}")))
    };
    count("inits and region iter_args", inits.len(), iter_args.len())?;
    if let Some(yielded) = yielded.clone() {
        count("region iter_args and yielded values", iter_args.len(), yielded.len())?;
    }
    if let Some(results) = results.clone() {
        count("loop results and region iter_args", results.len(), iter_args.len())?;
    }
    for (i, (init, arg)) in inits.zip(&iter_args).enumerate() {
        check_same_type(op, i, ["init", "region iter_arg"], [init, *arg])?;
        if let Some(value) = yielded.as_ref().and_then(|yielded| yielded.clone().nth(i)) {
            check_same_type(op, i, ["region iter_arg", "yielded value"], [*arg, value])?;
        }
    }
    for (i, (arg, result)) in iter_args.iter().zip(results.into_iter().flatten()).enumerate() {
        check_same_type(op, i, ["region iter_arg", "loop result"], [*arg, result])?;
    }
    Ok(())
}
