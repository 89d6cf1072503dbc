//! The pass `scf-parallel-loop-fusion`.

mod dependencies;

use ods_runtime::dominance::DominanceInfo;
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::side_effects::is_memory_effect_free;
use ods_runtime::{Block, Ir, Op, Region, Value};

use self::dependencies::are_independent;
use super::SCFParallelLoopFusion;
use crate::scf::{ParallelOp, ReduceOp};

impl RunPass for SCFParallelLoopFusion {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ops = ir.op(op).walk(WalkOrder::Post);
        let regions: Vec<Region> =
            ops.flat_map(|op| op.regions()).map(|region| region.handle()).collect();
        for region in regions {
            for mut chain in chains(ir, region) {
                for index in 1..chain.len() {
                    let (first, second) = (chain[index - 1], chain[index]);
                    if can_fuse(ir, first, second)
                        && let Some(fused) = fuse(ir, first, second)
                    {
                        chain[index] = fused;
                    }
                }
            }
        }
        Ok(())
    }
}

/// The loops directly in `region`, in groups without effects between them.
fn chains(ir: &Ir, region: Region) -> Vec<Vec<Op>> {
    let mut chains = Vec::new();
    for block in ir.region(region).blocks() {
        let mut chain = Vec::new();
        let mut has_effects = false;
        for op in block.ops() {
            if !op.isa::<ParallelOp<'_>>() {
                has_effects |= !is_memory_effect_free(op) || op.num_regions() > 0;
                continue;
            }
            if has_effects {
                chains.push(std::mem::take(&mut chain));
                has_effects = false;
            }
            chain.push(op.handle());
        }
        chains.push(chain);
    }
    chains
}

fn can_fuse(ir: &Ir, first: Op, second: Op) -> bool {
    let [first, second] = [first, second].map(|op| ir.op(op).cast::<ParallelOp<'_>>());
    let is_nest = |op: ParallelOp<'_>| {
        let body = op.region().blocks().flat_map(|block| block.ops());
        body.flat_map(|op| op.walk(WalkOrder::Pre)).any(|op| op.isa::<ParallelOp<'_>>())
    };
    let bounds = |op: ParallelOp<'_>| {
        [op.lower_bound(), op.upper_bound(), op.step()].map(|it| it.handles().to_vec())
    };
    if is_nest(first) || is_nest(second) || bounds(first) != bounds(second) {
        return false;
    }
    let mut dominance = DominanceInfo::new();
    let mut users = first.results().flat_map(|result| result.uses()).map(|used| used.owner());
    let enclosing_ok = false;
    are_independent(first, second)
        && users.all(|user| dominance.properly_dominates_op(*second, user, enclosing_ok))
}

/// Replaces two loops by one, at the place of the second one.
fn fuse(ir: &mut Ir, first: Op, second: Op) -> Option<Op> {
    let [one, two] = [first, second].map(|op| ir.op(op).cast::<ParallelOp<'_>>());
    let [lowers, uppers, steps] =
        [two.lower_bound(), two.upper_bound(), two.step()].map(|values| values.handles().to_vec());
    let mut inits = one.init_vals().handles().to_vec();
    let first_count = inits.len();
    inits.extend(two.init_vals().handles());
    let bodies = [one, two].map(|op| op.region().first_block().map(|block| block.handle()));
    let [Some(first_body), Some(second_body)] = bodies else { return None };
    let reduce_of = |block: Block| ir.block(block).back().map(|last| (last.handle(), last.loc()));
    let ((first_reduce, _), (second_reduce, reduce_loc)) =
        (reduce_of(first_body)?, reduce_of(second_body)?);
    let loc = two.loc();

    let mut r = Rewriter::new(ir);
    r.set_loc(loc);
    r.set_insert_point(InsertPoint::Before(second));
    let fused = ParallelOp::builder(&mut r, lowers, uppers, steps).init_vals(&inits).build();
    let body = r.get(fused).region().first_block()?.handle();
    let variables = r.block(body).argument_handles().to_vec();
    r.inline_block(second_body, InsertPoint::Start(body), &variables);
    r.inline_block(first_body, InsertPoint::Start(body), &variables);
    let results: Vec<Value> = r.get(fused).results().handles().to_vec();
    if !results.is_empty() {
        r.set_loc(reduce_loc);
        r.set_insert_point(InsertPoint::End(body));
        combine_reductions(first_reduce, second_reduce, &mut r);
    }
    r.erase_op(first_reduce);
    r.erase_op(second_reduce);
    r.replace_op(first, &results[..first_count]);
    r.replace_op(second, &results[first_count..]);
    Some(fused.op())
}

/// Creates an `scf.reduce` with the operands and the regions of two others.
fn combine_reductions(first: Op, second: Op, r: &mut Rewriter<'_>) {
    let mut operands = Vec::new();
    let mut regions: Vec<Region> = Vec::new();
    for reduce in [first, second] {
        operands.extend(r.op(reduce).operands().handles());
        regions.extend(r.op(reduce).regions().map(|region| region.handle()));
    }
    let empty: Vec<Region> = regions.iter().map(|_| r.new_region()).collect();
    let mut builder = r.new_op::<ReduceOp<'_>>().set_operands(&operands);
    for region in &empty {
        builder = builder.with_region(*region);
    }
    builder.build();
    for (from, to) in regions.into_iter().zip(empty) {
        r.inline_region(from, to, None);
    }
}
