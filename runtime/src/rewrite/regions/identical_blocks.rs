//! Merging of identical blocks.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::nested_regions;
use super::redundant_arguments::edges_to;
use super::successor_operands::splice_successor_operands;
use crate::core::ir::{Block, BlockRef, OpRef, Region, Value, ValueRef};
use crate::core::location::Location;
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::interfaces::BranchOpInterface;

/// Merges blocks of `region`, and of the regions nested in it, that contain the same operations and have the same
/// successors. Operands from outside in which they differ become block arguments. Returns whether any were merged.
pub(super) fn merge_identical_blocks(r: &mut Rewriter<'_>, region: Region) -> bool {
    let mut changed = false;
    let mut worklist = vec![region];
    while let Some(region) = worklist.pop() {
        if merge_blocks(r, region) {
            changed = true;
            worklist.push(region);
            continue;
        }
        worklist.extend(nested_regions(r.ir().region(region)));
    }
    changed
}

fn merge_blocks(r: &mut Rewriter<'_>, region: Region) -> bool {
    let mut changed = false;
    for blocks in blocks_by_successors(r, region) {
        let mut clusters: Vec<Cluster> = Vec::new();
        for block in blocks {
            let view = r.ir().block(block);
            if !can_merge(view) {
                continue;
            }
            if !clusters.iter_mut().any(|cluster| cluster.add(view)) {
                clusters.push(Cluster {
                    leader: block,
                    others: Vec::new(),
                    differing: BTreeSet::new(),
                });
            }
        }
        for cluster in clusters {
            changed |= cluster.merge(r);
        }
    }
    changed
}

/// The blocks of `region` except for the entry block, in groups of two or more with the same successors.
fn blocks_by_successors(r: &Rewriter<'_>, region: Region) -> Vec<Vec<Block>> {
    let mut groups: Vec<Vec<Block>> = Vec::new();
    let mut by_successors: FxHashMap<Vec<Block>, usize> = FxHashMap::default();
    for block in r.ir().region(region).blocks().skip(1) {
        let successors = block.successors().map(|successor| successor.handle()).collect();
        let group = *by_successors.entry(successors).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        groups[group].push(block.handle());
    }
    groups.retain(|group| group.len() > 1);
    groups
}

/// Whether `block` has no nested blocks, and its arguments are not used in other blocks.
fn can_merge(block: BlockRef<'_>) -> bool {
    block.ops().all(|op| op.regions().all(|region| region.is_empty()))
        && block.arguments().all(|argument| !is_used_outside(argument, block))
}

fn is_used_outside(value: ValueRef<'_>, block: BlockRef<'_>) -> bool {
    value.uses().any(|operand| operand.owner().block() != Some(block))
}

/// Identical blocks.
struct Cluster {
    leader: Block,
    others: Vec<Block>,
    /// The operands in which the blocks differ: the position of the operation in its block, and that of the operand.
    differing: BTreeSet<(usize, usize)>,
}

impl Cluster {
    /// Adds `block` if it is identical to the leader.
    fn add(&mut self, block: BlockRef<'_>) -> bool {
        let leader = block.ir().block(self.leader);
        let Some(differing) = differing_operands(leader, block) else { return false };
        self.differing.extend(differing);
        self.others.push(block.handle());
        true
    }

    /// Replaces the other blocks by the leader. Returns whether it did.
    fn merge(self, r: &mut Rewriter<'_>) -> bool {
        if self.others.is_empty() {
            return false;
        }
        if !self.differing.is_empty() {
            let all = || std::iter::once(self.leader).chain(self.others.iter().copied());
            if !all().all(|block| has_branches_as_predecessors(r.ir().block(block))) {
                return false;
            }
            let passed: Vec<Vec<Value>> =
                all().map(|block| values_at(r.ir().block(block), &self.differing)).collect();
            let indices = self.add_arguments(r, &passed);
            for (block, values) in all().zip(&passed) {
                let values: Vec<Value> = indices.iter().map(|index| values[*index]).collect();
                for (terminator, index) in edges_to(r.ir().block(block)) {
                    let branch = r.op(terminator).cast::<BranchOpInterface<'_>>();
                    let end = branch.successor_operands(index).forwarded().len();
                    splice_successor_operands(r, terminator, index, end..end, &values);
                }
            }
        }
        for block in &self.others {
            for (terminator, index) in edges_to(r.ir().block(*block)) {
                r.ir_mut().set_successor(terminator, index, self.leader);
            }
            r.erase_block(*block);
        }
        true
    }

    /// Replaces the differing operands of the leader by new arguments. `passed` has the operands of each block. Returns
    /// the indices of the operands that got an argument; the others are always equal to one of these.
    fn add_arguments(&self, r: &mut Rewriter<'_>, passed: &[Vec<Value>]) -> Vec<usize> {
        let ops: Vec<_> = r.ir().block(self.leader).ops().map(|op| op.handle()).collect();
        let mut arguments: Vec<(usize, Value)> = Vec::new();
        // Like upstream, only the first operand with the same value in the leader is a candidate.
        let mut first: FxHashMap<Value, usize> = FxHashMap::default();
        for (index, (op, operand)) in self.differing.iter().enumerate() {
            let candidate = *first.entry(passed[0][index]).or_insert(index);
            let is_equal = passed.iter().all(|values| values[candidate] == values[index]);
            let existing = arguments.iter().find(|(it, _)| is_equal && *it == candidate);
            let argument = match existing {
                Some((_, argument)) => *argument,
                None => {
                    let value = r.ir().value(passed[0][index]);
                    let (ty, loc) = (value.ty().handle(), value.loc().unwrap_or(Location::UNKNOWN));
                    let argument = r.ir_mut().add_argument(self.leader, ty, loc);
                    arguments.push((index, argument));
                    argument
                }
            };
            r.ir_mut().set_operand(ops[*op], *operand, argument);
        }
        arguments.into_iter().map(|(index, _)| index).collect()
    }
}

fn has_branches_as_predecessors(block: BlockRef<'_>) -> bool {
    block.predecessor_ops().all(|op| block.ir().op(op).isa::<BranchOpInterface<'_>>())
}

/// The operands of `block` at `positions`.
fn values_at(block: BlockRef<'_>, positions: &BTreeSet<(usize, usize)>) -> Vec<Value> {
    let ops: Vec<OpRef<'_>> = block.ops().collect();
    positions.iter().map(|(op, operand)| ops[*op].operand(*operand).handle()).collect()
}

/// The operands from outside in which two blocks differ; `None` if the blocks are not identical otherwise.
fn differing_operands(a: BlockRef<'_>, b: BlockRef<'_>) -> Option<Vec<(usize, usize)>> {
    if !a.argument_types().eq(b.argument_types()) {
        return None;
    }
    let mut same: FxHashMap<Value, Value> = FxHashMap::default();
    same.extend(a.argument_handles().iter().copied().zip(b.argument_handles().iter().copied()));
    let mut differing = Vec::new();
    let (mut left, mut right) = (a.ops(), b.ops());
    for position in 0.. {
        let (x, y) = match (left.next(), right.next()) {
            (None, None) => break,
            (Some(x), Some(y)) => (x, y),
            _ => return None,
        };
        if !is_same_shell(x, y) {
            return None;
        }
        for (index, (p, q)) in x.operands().zip(y.operands()).enumerate() {
            if p == q {
                continue;
            }
            let (p_inside, q_inside) =
                (p.parent_block() == Some(a.handle()), q.parent_block() == Some(b.handle()));
            if p.ty() != q.ty() || p_inside != q_inside {
                return None;
            }
            if p_inside {
                if same.get(&p.handle()) != Some(&q.handle()) {
                    return None;
                }
            } else if is_produced_by_predecessor(p, a) || is_produced_by_predecessor(q, b) {
                return None;
            } else {
                differing.push((position, index));
            }
        }
        let is_used_outside =
            |op: OpRef<'_>, block| op.results().any(|it| is_used_outside(it, block));
        if is_used_outside(x, a) || is_used_outside(y, b) {
            return None;
        }
        same.extend(x.results().map(|it| it.handle()).zip(y.results().map(|it| it.handle())));
    }
    Some(differing)
}

/// Whether two operations differ in their operands and locations only.
fn is_same_shell(a: OpRef<'_>, b: OpRef<'_>) -> bool {
    a.name_handle() == b.name_handle()
        && a.num_operands() == b.num_operands()
        && a.num_regions() == b.num_regions()
        && a.results().types().eq(b.results().types())
        && a.discardable_attrs() == b.discardable_attrs()
        && a.property_words() == b.property_words()
        && a.successors().eq(b.successors())
}

/// Whether `value` is a result of the terminator of a predecessor of `block`, which cannot pass it as an operand.
fn is_produced_by_predecessor(value: ValueRef<'_>, block: BlockRef<'_>) -> bool {
    let Some(op) = value.defining_op() else { return false };
    block.predecessor_ops().any(|predecessor| predecessor == op.handle())
}
