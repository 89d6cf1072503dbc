//! Dominance of blocks, operations and values.

use rustc_hash::FxHashMap;

use crate::core::ir::{Block, BlockRef, OpRef, Region, RegionRef, ValueRef};
use crate::semantics::interfaces::{RegionKind, RegionKindInterface};

/// Whether the operations of `region` run in order, so that a value must be defined before its uses. An unregistered
/// operation counts as having graph regions, unless the region has several blocks, which graph regions cannot have.
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

/// Dominator trees of regions, built on first use. Corresponds to `mlir::DominanceInfo`.
///
/// Changes of blocks and successors invalidate it: drop it and create a new one.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::dominance::DominanceInfo;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.allow_unregistered_dialects(true);
/// let text = br#"
///     "t.f"() ({
///         "t.branch"() [^bb1] : () -> ()
///     ^bb1:
///         "t.end"() : () -> ()
///     }) : () -> ()
/// "#;
/// let ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let function = ir.root().unwrap().region(0).first_block().unwrap().front().unwrap();
/// let blocks: Vec<_> = function.region(0).blocks().collect();
/// let mut info = DominanceInfo::new();
/// assert!(info.dominates(blocks[0], blocks[1]));
/// assert!(!info.dominates(blocks[1], blocks[0]));
/// ```
#[derive(Debug, Default)]
pub struct DominanceInfo {
    trees: Vec<Tree>,
    /// The index in `trees` of each region's tree.
    by_region: FxHashMap<Region, usize>,
    /// The index of the tree of the last query. Consecutive queries are usually about one region, and a tree identifies
    /// its blocks, so most queries do not look up the region.
    last: usize,
}

/// A dominator tree as intervals: `a` dominates `b` if the interval of `a` contains that of `b`.
#[derive(Debug)]
struct Tree {
    intervals: BlockMap<Interval>,
}

/// Entry and exit time of a depth-first walk over the tree.
type Interval = (u32, u32);

/// The interval of unreachable blocks.
const UNREACHABLE: Interval = (NONE - 1, 0);

/// A map keyed by the blocks of a region. Blocks created together have neighboring slots, so a vector usually does.
#[derive(Debug)]
enum BlockMap<T> {
    /// Values by slot, from the first slot on; `ABSENT` for blocks of other regions.
    Dense(u32, Vec<T>),
    Sparse(FxHashMap<Block, T>),
}

/// The absent number.
const NONE: u32 = u32::MAX;

/// A type with a sentinel for missing map entries.
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
    /// An empty map with capacity for the blocks of `region`.
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

    /// Sets the value of a block of the region.
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
    /// Creates an empty cache of trees.
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

    /// Whether control flow can reach `block` from the entry of its region.
    pub fn is_reachable(&mut self, block: BlockRef<'_>) -> bool {
        if block.is_entry_block() {
            return true;
        }
        let Some(region) = block.parent() else { return true };
        self.tree(region).intervals.get(block.handle()).is_some_and(|at| at != UNREACHABLE)
    }

    /// Whether every path to `b` passes through `a`; both are in one region. A block dominates itself, and every block
    /// dominates an unreachable one.
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

    /// Whether block `a` dominates block `b`, which may be nested more deeply.
    pub fn dominates<'ir>(&mut self, a: BlockRef<'ir>, b: BlockRef<'ir>) -> bool {
        let Some(region) = a.parent() else { return a == b };
        let in_region =
            std::iter::successors(Some(b), |block| block.parent_op().and_then(|op| op.block()))
                .find(|block| block.parent() == Some(region));
        in_region.is_some_and(|b| self.dominates_in_region(a, b))
    }

    /// Whether `a` runs before `b` on every path to `b`, or before an operation that contains `b`. If `enclosing_ok`,
    /// an operation dominates the operations it contains.
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
        // Fast path: the definition is usually in the same block.
        self.properly_dominates_op(op, user, false)
    }
}

impl Tree {
    /// Whether `a` dominates `b`; `None` if one of them is not in the tree's region.
    #[inline]
    fn dominates(&self, a: Block, b: Block) -> Option<bool> {
        let (a, b) = (self.intervals.get(a)?, self.intervals.get(b)?);
        // Every block dominates an unreachable one. The interval of an unreachable `a` contains no other.
        Some(b == UNREACHABLE || a.0 <= b.0 && b.1 <= a.1)
    }

    fn of(region: RegionRef<'_>) -> Tree {
        let (order, idom) = immediate_dominators(region);
        let mut map = BlockMap::new(region);
        region.blocks().for_each(|block| map.set(block.handle(), UNREACHABLE));
        for (block, interval) in order.iter().zip(intervals(&idom)) {
            map.set(*block, interval);
        }
        Tree { intervals: map }
    }
}

/// The reachable blocks of `region`, dominators first, with their depth in the dominator tree. Blocks with the same immediate
/// dominator are in pre-order.
pub fn dominance_order(region: RegionRef<'_>) -> Vec<(Block, usize)> {
    if region.has_one_block() {
        return region.blocks().map(|block| (block.handle(), 0)).collect();
    }
    let (blocks, idom) = immediate_dominators(region);
    let (_, discovered) = depth_first(region);
    let mut visited: Vec<u32> = (0..blocks.len() as u32).collect();
    visited.sort_by_key(|position| discovered.get(blocks[*position as usize]));
    let (last_child, sibling) = children(&idom, visited);
    let mut order = Vec::with_capacity(blocks.len());
    let mut stack = if blocks.is_empty() { Vec::new() } else { vec![(0, 0)] };
    while let Some((block, depth)) = stack.pop() {
        order.push((blocks[block], depth));
        let mut child = last_child[block];
        while child != NONE {
            stack.push((child as usize, depth + 1));
            child = sibling[child as usize];
        }
    }
    order
}

/// The reachable blocks of `region` in reverse post-order, and for each the position of its immediate dominator; the
/// entry block is its own. Uses the iterative algorithm of Cooper, Harvey and Kennedy.
fn immediate_dominators(region: RegionRef<'_>) -> (Vec<Block>, Vec<u32>) {
    let (order, numbers) = reverse_post_order(region);
    let ir = region.ir();
    // All predecessor lists, concatenated.
    let mut preds: Vec<u32> = Vec::with_capacity(2 * order.len());
    let mut starts: Vec<u32> = Vec::with_capacity(order.len() + 1);
    let mut has_loop = false;
    for (block, number) in order.iter().zip(0..) {
        starts.push(preds.len() as u32);
        for pred in ir.block(*block).predecessor_handles() {
            let Some(pred) = numbers.get(pred) else { continue };
            has_loop |= pred >= number;
            preds.push(pred);
        }
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
            let processed = preds.iter().copied().filter(|pred| idom[*pred as usize] != NONE);
            let new = processed.reduce(|mut a, mut b| {
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
                // Without loops, the dominators of the predecessors are final.
                changed = has_loop;
            }
        }
    }
    (order, idom)
}

/// The blocks that are reachable from the entry of `region`, in the order in which a depth-first walk visits them first.
pub fn pre_order(region: RegionRef<'_>) -> Vec<Block> {
    let (mut blocks, numbers) = depth_first(region);
    blocks.sort_by_key(|block| numbers.get(*block));
    blocks
}

/// The blocks that are reachable from the entry of `region`, successors first.
pub fn post_order(region: RegionRef<'_>) -> Vec<Block> {
    let (mut order, _) = reverse_post_order(region);
    order.reverse();
    order
}

/// The blocks of `region` that are not reachable from its entry.
pub fn unreachable_blocks(region: RegionRef<'_>) -> Vec<Block> {
    if region.is_empty() || region.has_one_block() {
        return Vec::new();
    }
    let (_, numbers) = reverse_post_order(region);
    let blocks = region.blocks().map(|block| block.handle());
    blocks.filter(|block| numbers.get(*block).is_none()).collect()
}

/// The blocks that are reachable from the entry in reverse post-order, and their positions.
fn reverse_post_order(region: RegionRef<'_>) -> (Vec<Block>, BlockMap<u32>) {
    let (order, mut numbers) = depth_first(region);
    for (number, block) in (0..).zip(&order) {
        numbers.set(*block, number);
    }
    (order, numbers)
}

/// The blocks that are reachable from the entry in reverse post-order, and their positions in pre-order.
fn depth_first(region: RegionRef<'_>) -> (Vec<Block>, BlockMap<u32>) {
    let mut numbers = BlockMap::new(region);
    let Some(entry) = region.first_block() else { return (Vec::new(), numbers) };
    let mut order = Vec::with_capacity(16);
    numbers.set(entry.handle(), 0);
    let mut count = 1;
    // The DFS stack: a block, and its successors that were not visited.
    fn successors<'ir>(block: BlockRef<'ir>) -> Option<impl Iterator<Item = BlockRef<'ir>>> {
        block.back().map(|op| op.successors())
    }
    let mut stack = Vec::with_capacity(16);
    stack.push((entry.handle(), successors(entry)));
    while let Some((block, rest)) = stack.last_mut() {
        let Some(successor) = rest.as_mut().and_then(Iterator::next) else {
            order.push(*block);
            stack.pop();
            continue;
        };
        if numbers.get(successor.handle()).is_none() {
            numbers.set(successor.handle(), count);
            count += 1;
            stack.push((successor.handle(), successors(successor)));
        }
    }
    order.reverse();
    (order, numbers)
}

/// The last child of each block in the tree with the parents `idom`, and the sibling before it. Siblings are in the order of
/// `blocks`, of which the first one is the entry.
fn children(idom: &[u32], blocks: impl IntoIterator<Item = u32>) -> (Vec<u32>, Vec<u32>) {
    let mut last_child = vec![NONE; idom.len()];
    let mut sibling = vec![NONE; idom.len()];
    for block in blocks.into_iter().skip(1) {
        if let Some(last) = last_child.get_mut(idom[block as usize] as usize) {
            sibling[block as usize] = std::mem::replace(last, block);
        }
    }
    (last_child, sibling)
}

/// The entry and exit times of a depth-first walk over the tree with the parents `idom`.
fn intervals(idom: &[u32]) -> Vec<Interval> {
    let (last_child, sibling) = children(idom, 0..idom.len() as u32);
    let mut intervals = vec![(0, 0); idom.len()];
    if idom.is_empty() {
        return intervals;
    }
    let mut time = 0;
    let mut at = 0;
    loop {
        // Descend to a child, or ascend to the next ancestor with another sibling.
        intervals[at].0 = time;
        time += 1;
        if last_child[at] != NONE {
            at = last_child[at] as usize;
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
