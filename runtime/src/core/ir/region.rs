//! Regions: lists of blocks owned by an operation.

use std::fmt;

use super::block::{BlockRef, ERASED};
use super::handle::slot_handle;
use super::op::{Op, OpRef};
use super::pool::stale_handle;
use super::share::{PerPool, Renumber};
use super::{Ir, NONE};

slot_handle! {
    /// A region of an [`Ir`]. Corresponds to `mlir::Region`.
    Region "region" regions region_at
}

#[derive(Clone, Debug)]
pub(super) struct RegionData {
    pub(super) parent: u32,
    pub(super) first: u32,
    pub(super) last: u32,
}

impl RegionData {
    /// Maps the numbers of slots by `to`.
    pub(super) fn renumber(&mut self, to: &PerPool<impl Renumber>) {
        self.parent = to.ops.map(self.parent);
        self.first = to.blocks.map(self.first);
        self.last = to.blocks.map(self.last);
    }
}

/// A view of a region.
#[derive(Clone, Copy)]
pub struct RegionRef<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) region: Region,
}

impl Ir {
    /// The view of `region`.
    ///
    /// # Panics
    ///
    /// If `region` was erased and its slot has not been reused.
    #[inline]
    #[track_caller]
    pub fn region(&self, region: Region) -> RegionRef<'_> {
        if self.regions[region].parent == ERASED {
            stale_handle::<Region>();
        }
        RegionRef { ir: self, region }
    }

    /// Creates a detached empty region.
    pub fn add_region(&mut self) -> Region {
        let slot = self.regions.add(RegionData { parent: NONE, first: NONE, last: NONE });
        self.region_at(slot)
    }

    /// Frees a region's slot.
    #[track_caller]
    pub(super) fn free_region_slot(&mut self, region: Region) {
        self.regions[region].parent = ERASED;
        self.regions.free_run(region.slot, 1);
    }

    /// Moves all blocks of `from` to the end of `to`. Unlike upstream's `takeBody`, keeps the blocks of `to`.
    ///
    /// # Panics
    ///
    /// If `from` is `to`.
    #[track_caller]
    pub fn take_body(&mut self, to: Region, from: Region) {
        assert!(from != to, "a region takes its own body");
        while let Some(block) = self.region(from).first_block().map(|b| b.handle()) {
            self.detach_block(block);
            self.append_block(to, block);
        }
    }
}

impl<'ir> RegionRef<'ir> {
    /// The handle.
    pub fn handle(self) -> Region {
        self.region
    }

    /// The IR.
    pub fn ir(self) -> &'ir Ir {
        self.ir
    }

    /// The parent operation.
    pub fn parent_op(self) -> Option<OpRef<'ir>> {
        let parent = self.ir.regions[self.region].parent;
        (parent != NONE).then(|| self.ir.op_at(parent))
    }

    /// The parent region of the parent operation.
    pub fn parent_region(self) -> Option<RegionRef<'ir>> {
        self.parent_op()?.parent_region()
    }

    /// The index among the regions of the parent operation.
    pub fn index(self) -> usize {
        self.parent_op()
            .and_then(|op| op.region_handles().iter().position(|r| *r == self.region))
            .unwrap_or(0)
    }

    /// Whether the region has no blocks.
    pub fn is_empty(self) -> bool {
        self.ir.regions[self.region].first == NONE
    }

    /// Whether the region has exactly one block.
    pub fn has_one_block(self) -> bool {
        let data = &self.ir.regions[self.region];
        data.first != NONE && data.first == data.last
    }

    /// The entry block.
    pub fn first_block(self) -> Option<BlockRef<'ir>> {
        let first = self.ir.regions[self.region].first;
        (first != NONE).then(|| self.ir.block(self.ir.block_at(first)))
    }

    /// The last block.
    pub fn last_block(self) -> Option<BlockRef<'ir>> {
        let last = self.ir.regions[self.region].last;
        (last != NONE).then(|| self.ir.block(self.ir.block_at(last)))
    }

    /// The blocks in order.
    pub fn blocks(self) -> Blocks<'ir> {
        Blocks { ir: self.ir, next: self.ir.regions[self.region].first }
    }

    /// Whether `other` is this region or nested in it.
    pub fn is_ancestor(self, other: RegionRef<'ir>) -> bool {
        std::iter::successors(Some(other), |region| region.parent_region()).any(|r| r == self)
    }

    /// The operation in a block of this region that is `op` or encloses it.
    #[track_caller]
    pub fn find_ancestor_op(self, op: OpRef<'ir>) -> Option<OpRef<'ir>> {
        std::iter::successors(Some(op), |op| op.parent_op())
            .find(|op| op.parent_region() == Some(self))
    }
}

/// Consecutive regions of an operation.
#[derive(Clone, Debug)]
pub struct RegionRange<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) regions: std::slice::Iter<'ir, Region>,
}

impl<'ir> RegionRange<'ir> {
    /// The regions from `index` on.
    #[must_use]
    pub fn from(self, index: usize) -> Self {
        let regions = self.regions.as_slice().get(index..).unwrap_or(&[]);
        RegionRange { regions: regions.iter(), ..self }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.regions.len() == 0
    }
}

impl<'ir> Iterator for RegionRange<'ir> {
    type Item = RegionRef<'ir>;

    #[inline]
    fn next(&mut self) -> Option<RegionRef<'ir>> {
        self.regions.next().map(|region| self.ir.region(*region))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.regions.size_hint()
    }
}

impl DoubleEndedIterator for RegionRange<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.regions.next_back().map(|region| self.ir.region(*region))
    }
}

impl ExactSizeIterator for RegionRange<'_> {}

impl PartialEq for RegionRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.region == other.region && std::ptr::eq(self.ir, other.ir)
    }
}

impl Eq for RegionRef<'_> {}

impl From<RegionRef<'_>> for Region {
    fn from(view: RegionRef<'_>) -> Region {
        view.region
    }
}

impl fmt::Debug for RegionRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "region{}", self.region.slot)
    }
}

/// Iterates over the blocks of a region.
#[derive(Clone, Debug)]
pub struct Blocks<'ir> {
    ir: &'ir Ir,
    next: u32,
}

impl<'ir> Iterator for Blocks<'ir> {
    type Item = BlockRef<'ir>;

    fn next(&mut self) -> Option<BlockRef<'ir>> {
        if self.next == NONE {
            return None;
        }
        let block = self.ir.block(self.ir.block_at(self.next));
        self.next = self.ir.blocks[self.next].next;
        Some(block)
    }
}

impl Ir {
    /// Attaches a detached region to `op`.
    #[track_caller]
    pub(super) fn adopt_region(&mut self, op: Op, region: Region) {
        debug_assert!(
            self.regions[region].parent == NONE,
            "region already belongs to an operation"
        );
        self.regions[region].parent = op.slot();
    }
}

impl RegionRef<'_> {
    /// The number of blocks.
    pub fn num_blocks(self) -> usize {
        self.blocks().count()
    }
}
