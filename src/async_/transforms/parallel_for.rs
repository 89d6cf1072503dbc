//! The pass `async-parallel-for`.
//!
//! The iterations of all loops of an `scf.parallel` count as one sequence, which is split into blocks of equal size. A function
//! computes a block (`compute`); the loop is replaced by operations that choose the size and call the function for each
//! block (`dispatch`).

mod compute;
mod dispatch;

use ods_runtime::matchers::constant_attr;
use ods_runtime::pass::{PassContext, PassFailure, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::{Attribute, Ir, Op, OpBuilder, OpOf, Region, Value};

use super::captures::clone_constants_into;
use super::functions::module_around;
use super::{AsyncParallelFor, AsyncParallelForOptions};
use crate::arith::{CeilDivSIOp, CmpIOp, CmpIPredicate, MaxSIOp, MulIOp, SubIOp, constant_index};
use crate::scf::{IfOp, ParallelOp};

impl RunPass for AsyncParallelFor {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let options = self.options.clone();
        let mut patterns = PatternSet::default();
        patterns.add_op("AsyncParallelForRewrite", 1, move |op, r| rewrite(op, &options, r));
        let patterns = patterns.freeze();
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            apply_patterns_greedily(ir, region, &patterns, GreedyConfig::default())
                .map_err(|_| PassFailure::silent())?;
        }
        Ok(())
    }
}

/// An `scf.parallel` with loops that are counted from 0.
struct Loops {
    op: OpOf<ParallelOp<'static>>,
    /// The module for new functions.
    module: Op,
    lower: Vec<Value>,
    upper: Vec<Value>,
    steps: Vec<Value>,
    /// The number of iterations of each loop.
    trip_counts: Vec<Value>,
    /// Their product.
    trip_count: Value,
}

impl Loops {
    /// The constants among `values`.
    fn constants(values: &[Value], ir: &Ir) -> Vec<Option<Attribute>> {
        let constant = |value: &Value| constant_attr(ir.value(*value)).map(|attr| attr.handle());
        values.iter().map(constant).collect()
    }

    /// The number of iterations of each loop, if it is constant.
    fn constant_trip_counts(&self, ir: &Ir) -> Vec<Option<i64>> {
        let counts = self.trip_counts.iter();
        counts.map(|value| ods_runtime::matchers::constant_i64(ir.value(*value))).collect()
    }
}

fn rewrite(
    op: OpOf<ParallelOp<'static>>,
    options: &AsyncParallelForOptions,
    r: &mut Rewriter<'_>,
) -> Option<()> {
    let view = r.get(op);
    if !view.init_vals().is_empty() {
        return r.no_match(op, "loops with results are not converted");
    }
    let Some(module) = module_around(r.ir(), op.op()) else {
        return r.no_match(op, "functions of the module cannot be called here");
    };
    let region = view.region().handle();
    let bounds = [view.lower_bound(), view.upper_bound(), view.step()];
    let [lower, upper, steps] = bounds.map(|values| values.handles().to_vec());
    let min_task_size = constant_index(r, options.min_task_size.into());
    clone_constants_into(region, r);
    let trip_counts = trip_counts(&lower, &upper, &steps, r);
    let mut trip_count = trip_counts[0];
    for count in &trip_counts[1..] {
        trip_count = MulIOp::build(r, trip_count, *count).into();
    }
    let zero = constant_index(r, 0);
    // Upstream tests for equality, but a loop whose lower bound exceeds the upper one has no iterations either.
    let is_empty = CmpIOp::build(r, CmpIPredicate::Sle, trip_count, zero);
    let loops = Loops { op, module, lower, upper, steps, trip_counts, trip_count };
    IfOp::builder(r, is_empty)
        .then(|_: &mut OpBuilder<'_>| ())
        .or_else(|b| dispatch::dispatch(b, &loops, min_task_size, options));
    r.erase_op(op);
    Some(())
}

/// The number of iterations of each loop. At most one of them is less than 0, so that their product is at most 0 if one is.
fn trip_counts(
    lower: &[Value],
    upper: &[Value],
    steps: &[Value],
    r: &mut Rewriter<'_>,
) -> Vec<Value> {
    let mut may_be_negative = false;
    let mut counts = Vec::new();
    for ((lower, upper), step) in lower.iter().zip(upper).zip(steps) {
        let range = r.create_or_fold(|b| SubIOp::build(b, *upper, *lower))[0];
        let mut count = r.create_or_fold(|b| CeilDivSIOp::build(b, range, *step))[0];
        let constant = ods_runtime::matchers::constant_i64(r.value(count));
        if constant.is_none_or(|count| count < 0) {
            if may_be_negative {
                let zero = constant_index(r, 0);
                count = r.create_or_fold(|b| MaxSIOp::build(b, count, zero))[0];
            }
            may_be_negative = true;
        }
        counts.push(count);
    }
    counts
}
