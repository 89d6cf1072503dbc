//! The pass `topological-sort`: orders the operations of graph regions.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap, HashSet};

use ods_runtime::dominance::has_ssa_dominance;
use ods_runtime::interfaces::RegionKindInterface;
use ods_runtime::ir::{Block, BlockRef, InsertPoint, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::traits::IsTerminator;
use ods_runtime::{Ir, Op};

use super::TopologicalSort;

impl RunPass for TopologicalSort {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ops = ir.op(op).walk(WalkOrder::Post);
        let regions = ops
            .filter(|op| op.isa::<RegionKindInterface<'_>>())
            .flat_map(|op| op.regions())
            .filter(|region| !has_ssa_dominance(*region));
        let blocks: Vec<Block> =
            regions.flat_map(|region| region.blocks()).map(|block| block.handle()).collect();
        for block in blocks {
            sort_topologically(ir, block);
        }
        Ok(())
    }
}

/// Orders the operations of `block` such that definitions come before uses, except for the terminator and as far as
/// values do not depend on themselves. Returns whether they do not. Corresponds to `mlir::sortTopologically`.
///
/// Upstream visits the remaining operations again and again, and moves those that are ready to the end of the sorted ones.
/// If none is, it takes the first. The order here is the same, but an operation is visited once: its turn is the number of
/// the visit in which upstream moves it, and then its place.
pub fn sort_topologically(ir: &mut Ir, block: Block) -> bool {
    let mut graph = Graph::of(ir.block(block));
    let mut remaining: BTreeSet<usize> = (0..graph.ops.len()).collect();
    let mut ready: BinaryHeap<Reverse<(usize, usize)>> = BinaryHeap::new();
    ready
        .extend(remaining.iter().filter(|it| graph.missing[**it] == 0).map(|it| Reverse((0, *it))));
    let mut order = Vec::with_capacity(graph.ops.len());
    let mut is_sorted = true;
    let mut last_turn = 0;
    loop {
        let (turn, place, is_forced) = match (ready.pop(), remaining.first()) {
            (Some(Reverse((turn, place))), _) => (turn, place, false),
            (None, Some(place)) => (last_turn + 1, *place, true),
            (None, None) => break,
        };
        if !remaining.remove(&place) {
            continue;
        }
        is_sorted &= !is_forced;
        last_turn = turn;
        order.push(graph.ops[place]);
        for user in std::mem::take(&mut graph.users[place]) {
            // An operation before the one that it waits for, or any one if that was forced, waits for the next turn.
            let next = turn + usize::from(is_forced || user < place);
            graph.turns[user] = graph.turns[user].max(next);
            graph.missing[user] -= 1;
            if graph.missing[user] == 0 {
                ready.push(Reverse((graph.turns[user], user)));
            }
        }
    }
    let mut point = InsertPoint::Start(block);
    for op in order {
        ir.move_op(op, point);
        point = InsertPoint::After(op);
    }
    is_sorted
}

/// The operations of a block, without the terminator, and which of them wait for others.
struct Graph {
    ops: Vec<Op>,
    /// The operations that wait for each.
    users: Vec<Vec<usize>>,
    /// The number of operations that each waits for.
    missing: Vec<usize>,
    /// The first turn in which each may be moved.
    turns: Vec<usize>,
}

impl Graph {
    fn of(block: BlockRef<'_>) -> Self {
        let ops: Vec<Op> = block
            .ops()
            .filter(|op| op.next().is_some() || !op.has_trait::<IsTerminator>())
            .map(|op| op.handle())
            .collect();
        let places: HashMap<Op, usize> = ops.iter().copied().zip(0..).collect();
        let mut graph = Graph {
            users: vec![Vec::new(); ops.len()],
            missing: vec![0; ops.len()],
            turns: vec![0; ops.len()],
            ops,
        };
        let ir = block.ir();
        for (user, op) in graph.ops.iter().enumerate() {
            let operands = ir.op(*op).walk(WalkOrder::Post).flat_map(|op| op.operands());
            let mut sources: HashSet<usize> = HashSet::new();
            for definition in operands.filter_map(|operand| operand.defining_op()) {
                let around = std::iter::successors(Some(definition), |op| op.parent_op());
                let source = around.into_iter().find_map(|op| places.get(&op.handle()));
                sources.extend(source.filter(|source| **source != user));
            }
            graph.missing[user] = sources.len();
            sources.into_iter().for_each(|source| graph.users[source].push(user));
        }
        graph
    }
}
