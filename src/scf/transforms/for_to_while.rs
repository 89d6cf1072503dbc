//! The pass `scf-for-to-while`.

use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::{Block, Ir, Location, Op, OpOf, Region, Type, Value};

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
    let arguments: Vec<(Type, Location)> =
        inits.iter().map(|value| (r.value(*value).ty().handle(), r.loc())).collect();
    let types: Vec<Type> = arguments.iter().map(|(ty, _)| *ty).collect();
    let before = r.build_region(arguments.clone(), |b, arguments| {
        let condition = CmpIOp::build(b, predicate, arguments[0], upper);
        ConditionOp::build(b, condition, arguments);
    });
    let mut received = Vec::new();
    let after = r.build_region(arguments, |b, arguments| {
        received = arguments.to_vec();
        AddIOp::build(b, arguments[0], step);
    });
    let builder = r.new_op::<WhileOp<'_>>().set_inits(&inits).with_types(types);
    let new = builder.with_region(before).with_region(after).build();
    r.modify(new.op(), |ir, op| {
        for attr in attrs {
            ir.set_attr(op, attr.name, Some(attr.value));
        }
    });
    let Some(block) = r.region(after).first_block() else { return };
    let (block, next) = (block.handle(), block.front().map(|sum| sum.result(0).handle()));
    r.merge_blocks(body, block, &received);
    yield_with(block, next, r);
    let results: Vec<Value> = new.results().skip(1).collect();
    r.replace_op(op, &results);
}

/// Adds `first` to the values that `block` yields.
fn yield_with(block: Block, first: Option<Value>, r: &mut Rewriter<'_>) {
    let Some(last) = r.block(block).back() else { return };
    let (last, loc) = (last.handle(), last.loc());
    let values: Vec<Value> = first.into_iter().chain(r.op(last).operands().handles()).collect();
    r.set_insert_point(InsertPoint::Before(last));
    r.set_loc(loc);
    YieldOp::build(r, &values);
    r.erase_op(last);
}
