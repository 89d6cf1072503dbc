//! Dominance of blocks, operations and values.

use rustc_hash::FxHashMap;

use crate::core::ir::{Block, BlockRef, OpRef, Region, RegionRef, ValueRef};
use crate::semantics::interfaces::{RegionKind, RegionKindInterface};

/// Whether operations of `region` are known to run in order, so that values must be defined before they are used.
/// Of the regions of an operation that is not registered nothing is known, unless they have several blocks: those of a
/// graph have one.
pub fn has_ssa_dominance(region: RegionRef<'_>) -> bool {
    if !region.has_one_block() {
        return true;
    }
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
    trees: Vec<Tree>,
    /// The places of the trees.
    by_region: FxHashMap<Region, usize>,
    /// The tree that was asked last. Most questions are about one region many times over, and a tree knows which blocks
    /// it has, so that the blocks themselves need not be looked at.
    last: usize,
}

/// A dominator tree as intervals: `a` dominates `b` if `b`'s interval lies in `a`'s.
#[derive(Debug)]
struct Tree {
    intervals: BlockMap<Interval>,
}

/// Entry and exit times of a walk over the tree.
type Interval = (u32, u32);

/// Of blocks that cannot be reached.
const UNREACHABLE: Interval = (NONE - 1, 0);

/// What is known of the blocks of a region. Blocks of a region that were made together have neighbouring slots and need
/// no hashing.
#[derive(Debug)]
enum BlockMap<T> {
    /// From the first slot on; `None` for blocks of other regions.
    Dense(u32, Vec<T>),
    Sparse(FxHashMap<Block, T>),
}

/// No number, no block.
const NONE: u32 = u32::MAX;

/// A value that stands for none.
trait Absent: Copy + PartialEq {
    const ABSENT: Self;
}

impl Absent for u32 {
    const ABSENT: u32 = NONE;
}

impl Absent for Interval {
    const ABSENT: Interval = (NONE, 0);
}

impl<T: Absent> BlockMap<T> {
    /// Room for the blocks of `region`, nothing known yet.
    fn new(region: RegionRef<'_>) -> Self {
        let (mut low, mut high, mut count) = (u32::MAX, 0, 0);
        for block in region.blocks() {
            let slot = block.handle().slot();
            (low, high, count) = (low.min(slot), high.max(slot), count + 1);
        }
        let span = high.saturating_sub(low) as usize + 1;
        if span <= 4 * count + 64 {
            BlockMap::Dense(low, vec![T::ABSENT; span])
        } else {
            BlockMap::Sparse(FxHashMap::default())
        }
    }

    #[inline]
    fn get(&self, block: Block) -> Option<T> {
        match self {
            BlockMap::Dense(low, values) => {
                let value = *values.get(block.slot().wrapping_sub(*low) as usize)?;
                (value != T::ABSENT).then_some(value)
            }
            BlockMap::Sparse(values) => values.get(&block).copied(),
        }
    }

    /// Sets what is known of a block of the region.
    fn set(&mut self, block: Block, value: T) {
        match self {
            BlockMap::Dense(low, values) => {
                if let Some(slot) = values.get_mut(block.slot().wrapping_sub(*low) as usize) {
                    *slot = value;
                }
            }
            BlockMap::Sparse(values) => {
                values.insert(block, value);
            }
        }
    }
}

impl DominanceInfo {
    /// Knows no region yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn tree(&mut self, region: RegionRef<'_>) -> &Tree {
        let trees = &mut self.trees;
        self.last = *self.by_region.entry(region.handle()).or_insert_with(|| {
            trees.push(Tree::of(region));
            trees.len() - 1
        });
        &self.trees[self.last]
    }

    /// Whether control can get from the entry of its region to `block`.
    pub fn is_reachable(&mut self, block: BlockRef<'_>) -> bool {
        if block.is_entry_block() {
            return true;
        }
        let Some(region) = block.parent() else { return true };
        self.tree(region).intervals.get(block.handle()).is_some_and(|at| at != UNREACHABLE)
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
        self.tree(region).dominates(a.handle(), b.handle()).unwrap_or(true)
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
        let (Some(a_block), Some(b_block)) = (a.block_handle(), b.block_handle()) else {
            return false;
        };
        if a_block != b_block
            && let Some(tree) = self.trees.get(self.last)
            && let Some(answer) = tree.dominates(a_block, b_block)
        {
            return answer;
        }
        let (a_block, b_block) = (a.ir().block(a_block), b.ir().block(b_block));
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
    /// Whether `a` dominates `b`, if both are blocks of the tree's region.
    #[inline]
    fn dominates(&self, a: Block, b: Block) -> Option<bool> {
        let (a, b) = (self.intervals.get(a)?, self.intervals.get(b)?);
        // An interval that ends at 0 lies in none, and the one that starts late has none in it.
        Some(b == UNREACHABLE || a.0 <= b.0 && b.1 <= a.1)
    }

    /// Cooper, Harvey and Kennedy's iteration over blocks in reverse post-order.
    fn of(region: RegionRef<'_>) -> Tree {
        let (order, numbers) = reverse_post_order(region);
        let ir = region.ir();
        // Predecessors, one list behind the other.
        let mut preds: Vec<u32> = Vec::with_capacity(order.len());
        let mut starts: Vec<u32> = Vec::with_capacity(order.len() + 1);
        for block in &order {
            starts.push(preds.len() as u32);
            let blocks = ir.block(*block).predecessors();
            preds.extend(blocks.filter_map(|pred| numbers.get(pred.handle())));
        }
        starts.push(preds.len() as u32);
        let mut idom = vec![NONE; order.len()];
        if let Some(entry) = idom.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for block in 1..order.len() {
                let preds = &preds[starts[block] as usize..starts[block + 1] as usize];
                let known = preds.iter().copied().filter(|pred| idom[*pred as usize] != NONE);
                let new = known.reduce(|mut a, mut b| {
                    while a != b {
                        while a > b {
                            a = idom[a as usize];
                        }
                        while b > a {
                            b = idom[b as usize];
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
        let mut map = BlockMap::new(region);
        region.blocks().for_each(|block| map.set(block.handle(), UNREACHABLE));
        for (block, interval) in order.iter().zip(intervals(&idom)) {
            map.set(*block, interval);
        }
        Tree { intervals: map }
    }
}

/// Blocks that the entry leads to, each before those that it leads to except along back edges, and their places.
fn reverse_post_order(region: RegionRef<'_>) -> (Vec<Block>, BlockMap<u32>) {
    let mut numbers = BlockMap::new(region);
    let mut order = Vec::new();
    let Some(entry) = region.first_block() else { return (order, numbers) };
    // Any number says that a block was seen; the right ones follow.
    numbers.set(entry.handle(), 0);
    // Blocks on the way, and how many of their successors are left, the first ones last.
    let successors = |block: BlockRef<'_>| block.back().map_or(0, |op| op.num_successors());
    let mut stack = vec![(entry, 0, successors(entry))];
    while let Some((block, next, count)) = stack.last_mut() {
        if next == count {
            order.push(block.handle());
            stack.pop();
            continue;
        }
        let successor = block.back().and_then(|op| op.successors().nth(*next));
        *next += 1;
        if let Some(successor) = successor
            && numbers.get(successor.handle()).is_none()
        {
            numbers.set(successor.handle(), 0);
            stack.push((successor, 0, successors(successor)));
        }
    }
    order.reverse();
    for (number, block) in (0..).zip(&order) {
        numbers.set(*block, number);
    }
    (order, numbers)
}

/// Entry and exit times of a walk over the tree that `idom` spans.
fn intervals(idom: &[u32]) -> Vec<Interval> {
    // Children as lists through siblings.
    let mut first = vec![NONE; idom.len()];
    let mut sibling = vec![NONE; idom.len()];
    for (block, parent) in idom.iter().enumerate().skip(1) {
        if let Some(first) = first.get_mut(*parent as usize) {
            sibling[block] = std::mem::replace(first, block as u32);
        }
    }
    let mut intervals = vec![(0, 0); idom.len()];
    if idom.is_empty() {
        return intervals;
    }
    let mut time = 0;
    let mut at = 0;
    loop {
        // Down to the first child, or up until there is a sibling.
        intervals[at].0 = time;
        time += 1;
        if first[at] != NONE {
            at = first[at] as usize;
            continue;
        }
        loop {
            intervals[at].1 = time;
            time += 1;
            if at == 0 {
                return intervals;
            }
            if sibling[at] != NONE {
                at = sibling[at] as usize;
                break;
            }
            at = idom[at] as usize;
        }
    }
}
