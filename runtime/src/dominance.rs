//! Dominance of blocks, operations and values.

use rustc_hash::FxHashMap;

use crate::interfaces::{RegionKind, RegionKindInterface};
use crate::ir::{Block, BlockRef, OpRef, Region, RegionRef, ValueRef};

/// Whether operations of `region` are known to run in order, so that values must be defined before they are used.
/// Of the regions of an operation that is not registered nothing is known.
pub fn has_ssa_dominance(region: RegionRef<'_>) -> bool {
    let Some(op) = region.parent_op() else { return true };
    match op.dyn_cast::<RegionKindInterface<'_>>() {
        Some(kinds) => kinds.region_kind(region.index()) == RegionKind::SsaCfg,
        None => op.is_registered(),
    }
}

/// Dominator trees of regions, each built when first needed. Corresponds to `mlir::DominanceInfo`.
///
/// It describes the IR as it was when it was asked: drop it when blocks or successors change.
#[derive(Debug, Default)]
pub struct DominanceInfo {
    trees: FxHashMap<Region, Tree>,
}

/// A dominator tree as intervals: `a` dominates `b` if `b`'s interval lies in `a`'s.
#[derive(Debug)]
struct Tree {
    /// Of reachable blocks only.
    intervals: FxHashMap<Block, (u32, u32)>,
}

impl DominanceInfo {
    /// Knows no region yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn tree(&mut self, region: RegionRef<'_>) -> &Tree {
        self.trees.entry(region.handle()).or_insert_with(|| Tree::of(region))
    }

    /// Whether control can get from the entry of its region to `block`.
    pub fn is_reachable(&mut self, block: BlockRef<'_>) -> bool {
        if block.is_entry_block() {
            return true;
        }
        let Some(region) = block.parent() else { return true };
        self.tree(region).intervals.contains_key(&block.handle())
    }

    /// Whether every way to `b` leads through `a`, where both are in the same region. A block dominates itself; one that
    /// cannot be reached is dominated by all.
    pub fn dominates_in_region(&mut self, a: BlockRef<'_>, b: BlockRef<'_>) -> bool {
        if a == b {
            return true;
        }
        let Some(region) = a.parent() else { return false };
        if region.has_one_block() {
            return false;
        }
        let tree = self.tree(region);
        match (tree.intervals.get(&a.handle()), tree.intervals.get(&b.handle())) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(a), Some(b)) => a.0 <= b.0 && b.1 <= a.1,
        }
    }

    /// Whether block `a` dominates block `b`, which may be nested deeper.
    pub fn dominates<'ir>(&mut self, a: BlockRef<'ir>, b: BlockRef<'ir>) -> bool {
        let Some(region) = a.parent() else { return a == b };
        let in_region =
            std::iter::successors(Some(b), |block| block.parent_op().and_then(|op| op.block()))
                .find(|block| block.parent() == Some(region));
        in_region.is_some_and(|b| self.dominates_in_region(a, b))
    }

    /// Whether `a` runs before `b` on every way to `b`, or `b` is nested in such an operation. An operation that contains
    /// `b` counts only if `enclosing_ok`.
    pub fn properly_dominates_op<'ir>(
        &mut self,
        a: OpRef<'ir>,
        b: OpRef<'ir>,
        enclosing_ok: bool,
    ) -> bool {
        let (Some(a_block), Some(b_block)) = (a.block(), b.block()) else { return false };
        let Some(region) = a_block.parent() else { return a_block == b_block };
        let (b, b_block) = if b_block == a_block || b_block.parent() == Some(region) {
            (b, b_block)
        } else {
            let Some(b) = region.find_ancestor_op(b) else { return false };
            if a == b && enclosing_ok {
                return true;
            }
            let Some(block) = b.block() else { return false };
            (b, block)
        };
        if a_block == b_block {
            return !has_ssa_dominance(region) || (a != b && a.is_before_in_block(b));
        }
        self.dominates_in_region(a_block, b_block)
    }

    /// Whether `value` is defined wherever `user` runs.
    pub fn value_dominates<'ir>(&mut self, value: ValueRef<'ir>, user: OpRef<'ir>) -> bool {
        let Some(op) = value.defining_op() else {
            let (Some(owner), Some(block)) = (value.owner_block(), user.block()) else {
                return false;
            };
            return self.dominates(value.ir().block(owner), block);
        };
        // The common case first: the definition is in the same block.
        self.properly_dominates_op(op, user, false)
    }
}

impl Tree {
    /// Cooper, Harvey and Kennedy's iteration over blocks in reverse post-order.
    fn of(region: RegionRef<'_>) -> Tree {
        let order = reverse_post_order(region);
        let index: FxHashMap<Block, usize> =
            order.iter().enumerate().map(|(i, block)| (*block, i)).collect();
        let preds: Vec<Vec<usize>> = order
            .iter()
            .map(|block| {
                let preds = region.ir().block(*block).predecessors();
                preds.filter_map(|pred| index.get(&pred.handle()).copied()).collect()
            })
            .collect();
        const UNKNOWN: usize = usize::MAX;
        let mut idom = vec![UNKNOWN; order.len()];
        if let Some(entry) = idom.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for block in 1..order.len() {
                let known = preds[block].iter().copied().filter(|pred| idom[*pred] != UNKNOWN);
                let new = known.reduce(|mut a, mut b| {
                    while a != b {
                        while a > b {
                            a = idom[a];
                        }
                        while b > a {
                            b = idom[b];
                        }
                    }
                    a
                });
                if let Some(new) = new
                    && idom[block] != new
                {
                    idom[block] = new;
                    changed = true;
                }
            }
        }
        Tree { intervals: intervals(&order, &idom) }
    }
}

/// Blocks that the entry leads to, each before those that it leads to except along back edges.
fn reverse_post_order(region: RegionRef<'_>) -> Vec<Block> {
    let Some(entry) = region.first_block() else { return Vec::new() };
    let mut seen = rustc_hash::FxHashSet::default();
    let mut order = Vec::new();
    let successors = |block: BlockRef<'_>| -> Vec<Block> {
        let mut successors: Vec<Block> = block.successors().map(|b| b.handle()).collect();
        successors.reverse();
        successors
    };
    seen.insert(entry.handle());
    let mut stack = vec![(entry.handle(), successors(entry))];
    while let Some((block, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if seen.insert(next) => {
                stack.push((next, successors(region.ir().block(next))));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

/// Entry and exit times of a walk over the tree that `idom` spans.
fn intervals(order: &[Block], idom: &[usize]) -> FxHashMap<Block, (u32, u32)> {
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); order.len()];
    for (block, parent) in idom.iter().enumerate().skip(1) {
        if let Some(children) = children.get_mut(*parent) {
            children.push(block);
        }
    }
    let mut intervals: FxHashMap<Block, (u32, u32)> = FxHashMap::default();
    let mut time = 0;
    let mut stack: Vec<(usize, bool)> =
        if order.is_empty() { Vec::new() } else { vec![(0, false)] };
    while let Some((block, left)) = stack.pop() {
        time += 1;
        if left {
            intervals.entry(order[block]).and_modify(|interval| interval.1 = time);
            continue;
        }
        intervals.insert(order[block], (time, time));
        stack.push((block, true));
        stack.extend(children[block].iter().map(|child| (*child, false)));
    }
    intervals
}
