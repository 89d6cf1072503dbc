//! The pass `scf-for-to-while`.

use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::{Block, Ir, Op, OpOf, Region, Type, Value};

use super::SCFForToWhileLoop;
use crate::arith::{AddIOp, CmpIOp, CmpIPredicate};
use crate::scf::{ConditionOp, ForOp, WhileOp, YieldOp};

impl RunPass for SCFForToWhileLoop {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::default();
        patterns.add_op("ForLoopLoweringPattern", 1, |op: OpOf<ForOp<'static>>, r| {
            let body = r.get(op).region().first_block()?.handle();
            convert(op, body, r);
            Some(())
        });
        let patterns = patterns.freeze();
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            // As upstream, a limit of the driver is no failure.
            let _ = apply_patterns_greedily(ir, region, &patterns, GreedyConfig::default());
        }
        Ok(())
    }
}

/// Replaces a loop by an `scf.while`, whose first carried value is the induction variable.
fn convert(op: OpOf<ForOp<'static>>, body: Block, r: &mut Rewriter<'_>) {
    let view = r.get(op);
    let [upper, step] = [view.upper_bound(), view.step()].map(|value| value.handle());
    let predicate = if view.unsigned_cmp() { CmpIPredicate::Ult } else { CmpIPredicate::Slt };
    let mut inits = vec![view.lower_bound().handle()];
    inits.extend(view.init_args().handles());
    let attrs: Vec<_> = (*view).attrs().into_iter().collect();
    let types: Vec<Type> = inits.iter().map(|value| r.value(*value).ty().handle()).collect();
    let new = WhileOp::build(r, &types, &inits);
    r.modify(new.op(), |ir, op| {
        for attr in attrs {
            ir.set_attr(op, attr.name, Some(attr.value));
        }
    });
    let view = r.get(new);
    let (before, after) = (view.before().handle(), view.after().handle());
    // What is created in the loop is visited, because the loop exists by then.
    let (block, next) = r.guarded(|b| {
        let before = b.create_block(before, types.iter().copied());
        let arguments = b.ir().block(before).argument_handles().to_vec();
        let condition = CmpIOp::build(b, predicate, arguments[0], upper);
        ConditionOp::build(b, condition, &arguments);
        let after = b.create_block(after, types);
        let variable = b.ir().block(after).argument(0).handle();
        (after, AddIOp::build(b, variable, step).into())
    });
    let received = r.block(block).argument_handles().to_vec();
    r.merge_blocks(body, block, &received);
    yield_with(block, next, r);
    let results: Vec<Value> = new.results().skip(1).collect();
    r.replace_op(op, &results);
}

/// Adds `first` to the values that `block` yields.
fn yield_with(block: Block, first: Value, r: &mut Rewriter<'_>) {
    let Some(last) = r.block(block).back() else { return };
    let (last, loc) = (last.handle(), last.loc());
    let yielded = r.op(last).operands().handles();
    let values: Vec<Value> = std::iter::once(first).chain(yielded).collect();
    r.set_insert_point(InsertPoint::Before(last));
    r.set_loc(loc);
    YieldOp::build(r, &values);
    r.erase_op(last);
}
