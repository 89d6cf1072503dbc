//! Loops.

use super::LoopLikeOpInterface;
use crate::diag::VerifyResult;
use crate::ir::ValueRef;

/// `n`-th of one list and of another differ in type.
fn mismatch(
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

/// Checks that what is carried from one iteration to the next has one type.
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
        mismatch(op, i, ["init", "region iter_arg"], [init, *arg])?;
        if let Some(value) = yielded.as_ref().and_then(|yielded| yielded.clone().nth(i)) {
            mismatch(op, i, ["region iter_arg", "yielded value"], [*arg, value])?;
        }
    }
    for (i, (arg, result)) in iter_args.iter().zip(results.into_iter().flatten()).enumerate() {
        mismatch(op, i, ["region iter_arg", "loop result"], [*arg, result])?;
    }
    Ok(())
}
