//! Blocks: lists of operations with arguments.

use std::fmt;

use smallvec::SmallVec;

use super::handle::slot_handle;
use super::op::{Op, OpRef};
use super::pool::stale_handle;
use super::region::{Region, RegionRef};
use super::share::{PerPool, Renumber};
use super::uses::Predecessors;
use super::value::{ArgumentData, Value, ValueRef};
use super::{Ir, NONE};
use crate::core::location::Location;
use crate::core::slots::{SemanticsSlots, Slots};
use crate::core::types::{Type, TypeRef};

slot_handle! {
    /// A block of an [`Ir`]. Corresponds to `mlir::Block`.
    Block "block" blocks block_at
}

#[derive(Clone, Debug)]
pub(super) struct BlockData {
    pub(super) region: u32,
    pub(super) prev: u32,
    pub(super) next: u32,
    pub(super) first_op: u32,
    pub(super) last_op: u32,
    /// First slot of the list of successor operands that refer to this block.
    pub(super) first_pred: u32,
    /// Whether the operations' `order` is increasing.
    pub(super) order_valid: bool,
    pub(super) arguments: SmallVec<[Value; 2]>,
}

impl BlockData {
    /// Maps the numbers of slots by `to`. The marks of handles stay.
    pub(super) fn renumber(&mut self, to: &PerPool<impl Renumber>) {
        self.region = to.regions.map(self.region);
        self.prev = to.blocks.map(self.prev);
        self.next = to.blocks.map(self.next);
        self.first_op = to.ops.map(self.first_op);
        self.last_op = to.ops.map(self.last_op);
        self.first_pred = to.successors.map(self.first_pred);
        for argument in &mut self.arguments {
            argument.slot = to.values.map(argument.slot);
        }
    }
}

/// Marks erased blocks (as region) and erased regions (as parent).
pub(super) const ERASED: u32 = NONE - 1;

/// Distance between neighbors in a fresh order, which leaves room for insertions.
const ORDER_STRIDE: u32 = 8;
/// Start of a fresh order, which leaves room for insertions at the front.
const ORDER_START: u32 = 1 << 30;

/// A view of a block.
#[derive(Clone, Copy)]
pub struct BlockRef<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) block: Block,
}

impl Ir {
    /// The view of `block`.
    ///
    /// # Panics
    ///
    /// If `block` was erased and its slot has not been reused.
    #[inline]
    #[track_caller]
    pub fn block(&self, block: Block) -> BlockRef<'_> {
        if self.blocks[block].region == ERASED {
            stale_handle::<Block>();
        }
        BlockRef { ir: self, block }
    }

    /// Creates a detached empty block.
    pub fn add_block(&mut self) -> Block {
        let slot = self.blocks.add(BlockData {
            region: NONE,
            prev: NONE,
            next: NONE,
            first_op: NONE,
            last_op: NONE,
            first_pred: NONE,
            order_valid: true,
            arguments: SmallVec::new(),
        });
        self.block_at(slot)
    }

    /// Frees a block's slot.
    pub(super) fn free_block(&mut self, block: u32) {
        self.blocks[block].region = ERASED;
        self.blocks.free_run(block, 1);
    }

    /// Appends a detached block to `region`.
    ///
    /// # Panics
    ///
    /// If `block` is already in a region.
    #[track_caller]
    pub fn append_block(&mut self, region: Region, block: Block) {
        self.insert_block(region, block, None);
    }

    /// Inserts a detached block into `region`, before `before` or at the end.
    ///
    /// # Panics
    ///
    /// If `block` is already in a region, or `before` is not in `region`.
    #[track_caller]
    pub fn insert_block(&mut self, region: Region, block: Block, before: Option<Block>) {
        assert!(self.blocks[block].region == NONE, "block is in a region already");
        let next = before.map_or(NONE, |b| b.slot);
        let prev = if next == NONE {
            self.regions[region].last
        } else {
            assert!(self.blocks[next].region == region.slot, "position is in another region");
            self.blocks[next].prev
        };
        let data = &mut self.blocks[block];
        (data.region, data.prev, data.next) = (region.slot, prev, next);
        if prev == NONE {
            self.regions[region].first = block.slot;
        } else {
            self.blocks[prev].next = block.slot;
        }
        if next == NONE {
            self.regions[region].last = block.slot;
        } else {
            self.blocks[next].prev = block.slot;
        }
        <Slots as SemanticsSlots>::ops_moved(self);
    }

    /// Detaches `block` from its region without erasing it.
    #[track_caller]
    pub fn detach_block(&mut self, block: Block) {
        let BlockData { region, prev, next, .. } = self.blocks[block];
        if region == NONE {
            return;
        }
        if prev == NONE {
            self.regions[region].first = next;
        } else {
            self.blocks[prev].next = next;
        }
        if next == NONE {
            self.regions[region].last = prev;
        } else {
            self.blocks[next].prev = prev;
        }
        let data = &mut self.blocks[block];
        (data.region, data.prev, data.next) = (NONE, NONE, NONE);
        <Slots as SemanticsSlots>::ops_moved(self);
    }

    /// Appends an argument.
    #[track_caller]
    pub fn add_argument(&mut self, block: Block, ty: impl Into<Type>, loc: Location) -> Value {
        let index = self.blocks[block].arguments.len() as u32;
        let value = self.new_argument(ty.into(), ArgumentData { block: block.slot, index, loc });
        self.blocks[block].arguments.push(value);
        value
    }

    /// Removes argument `index`.
    ///
    /// # Panics
    ///
    /// If there is no such argument, or it has uses.
    #[track_caller]
    pub fn erase_argument(&mut self, block: Block, index: usize) {
        let value = self.blocks[block].arguments[index];
        assert!(!self.value(value).has_uses(), "erased block argument has uses");
        self.blocks[block].arguments.remove(index);
        self.free_value(value);
        for later in index..self.blocks[block].arguments.len() {
            let value = self.blocks[block].arguments[later];
            if let Some(argument) = self.argument_data_mut(value) {
                argument.index = later as u32;
            }
        }
    }

    /// Removes the arguments of `block` that `choose` accepts.
    ///
    /// # Panics
    ///
    /// If one of them has uses.
    #[track_caller]
    pub fn erase_arguments(&mut self, block: Block, mut choose: impl FnMut(ValueRef<'_>) -> bool) {
        let erased: Vec<Value> =
            self.block(block).arguments().filter(|it| choose(*it)).map(|it| it.handle()).collect();
        if erased.is_empty() {
            return;
        }
        let mut arguments = std::mem::take(&mut self.blocks[block].arguments);
        arguments.retain(|value| !erased.contains(value));
        for (index, value) in (0..).zip(&arguments) {
            if let Some(argument) = self.argument_data_mut(*value) {
                argument.index = index;
            }
        }
        self.blocks[block].arguments = arguments;
        for value in erased {
            assert!(!self.value(value).has_uses(), "erased block argument has uses");
            self.free_value(value);
        }
    }

    /// Moves `op` and all operations after it to a new block after its block, and returns the new block.
    ///
    /// # Panics
    ///
    /// If `op` is detached, or its block is.
    #[track_caller]
    pub fn split_block(&mut self, op: impl Into<Op>) -> Block {
        let op = op.into();
        let block = self.op_data(op).block;
        assert!(block != NONE && self.blocks[block].region != NONE, "split of a detached block");
        let (region, next) = (self.region_at(self.blocks[block].region), self.blocks[block].next);
        let new = self.add_block();
        self.insert_block(region, new, (next != NONE).then(|| self.block_at(next)));
        // Relinks the whole tail at once; only the parents are updated one by one.
        let (first, last) = (op.slot(), self.blocks[block].last_op);
        let prev = std::mem::replace(&mut self.ops[first].prev, NONE);
        self.blocks[block].last_op = prev;
        if prev == NONE {
            self.blocks[block].first_op = NONE;
        } else {
            self.ops[prev].next = NONE;
        }
        let order_valid = self.blocks[block].order_valid;
        self.set_ops(new, first, last, order_valid);
        new
    }

    /// Moves all operations of `from` to `to`, which is empty.
    #[track_caller]
    pub(crate) fn move_all_ops(&mut self, from: Block, to: Block) {
        assert!(self.block(to).is_empty(), "operations are moved to a block that has some");
        let data = &mut self.blocks[from];
        let (first, last) = (data.first_op, data.last_op);
        (data.first_op, data.last_op) = (NONE, NONE);
        let order_valid = data.order_valid;
        self.set_ops(to, first, last, order_valid);
        <Slots as SemanticsSlots>::ops_moved(self);
    }

    /// Moves all operations of `from` to the end of `to`.
    #[track_caller]
    pub(crate) fn append_all_ops(&mut self, from: Block, to: Block) {
        let (last, first) = (self.blocks[to].last_op, self.blocks[from].first_op);
        if first == NONE {
            return;
        }
        if last == NONE {
            return self.move_all_ops(from, to);
        }
        let end = std::mem::replace(&mut self.blocks[from].last_op, NONE);
        self.blocks[from].first_op = NONE;
        let start = self.blocks[to].first_op;
        self.ops[last].next = first;
        self.ops[first].prev = last;
        self.set_ops(to, start, end, false);
        <Slots as SemanticsSlots>::ops_moved(self);
    }

    /// Makes the linked operations from `first` to `last` those of the empty block `block`.
    fn set_ops(&mut self, block: Block, first: u32, last: u32, order_valid: bool) {
        let data = &mut self.blocks[block];
        (data.first_op, data.last_op, data.order_valid) = (first, last, order_valid);
        let mut at = first;
        while at != NONE {
            self.ops[at].block = block.slot;
            at = self.ops[at].next;
        }
    }

    /// Replaces `from` by `to` among the successors of all operations.
    #[track_caller]
    pub(crate) fn replace_successors(&mut self, from: Block, to: Block) {
        assert!(from != to, "a block replaces itself");
        while let Some(op) = self.block(from).predecessor_ops().next() {
            let index = self.op(op).successors().position(|block| block.handle() == from);
            let Some(index) = index else {
                unreachable!("a predecessor has the block as successor")
            };
            self.set_successor(op, index, to);
        }
    }

    /// Inserts a detached operation into `block`, before `before` or at the end.
    pub(super) fn link_op(&mut self, block: u32, op: u32, before: u32) {
        let prev = if before == NONE { self.blocks[block].last_op } else { self.ops[before].prev };
        let (low, high) = (
            (prev != NONE).then(|| self.ops[prev].order),
            (before != NONE).then(|| self.ops[before].order),
        );
        let order = match (low, high) {
            (None, None) => {
                self.blocks[block].order_valid = true;
                Some(ORDER_START)
            }
            (Some(low), None) => low.checked_add(ORDER_STRIDE),
            (None, Some(high)) => high.checked_sub(ORDER_STRIDE),
            (Some(low), Some(high)) => {
                (high.saturating_sub(low) > 1).then(|| low + (high - low) / 2)
            }
        };
        if order.is_none() {
            self.blocks[block].order_valid = false;
        }
        let data = &mut self.ops[op];
        (data.block, data.prev, data.next) = (block, prev, before);
        data.order = order.unwrap_or(ORDER_START);
        if prev == NONE {
            self.blocks[block].first_op = op;
        } else {
            self.ops[prev].next = op;
        }
        if before == NONE {
            self.blocks[block].last_op = op;
        } else {
            self.ops[before].prev = op;
        }
    }

    /// Renumbers the operations of `block`, so that [`OpRef::is_before_in_block`] is a comparison again.
    #[track_caller]
    pub fn renumber_block(&mut self, block: Block) {
        let mut order = ORDER_START;
        let mut at = self.blocks[block].first_op;
        while at != NONE {
            self.ops[at].order = order;
            order = order.saturating_add(ORDER_STRIDE);
            at = self.ops[at].next;
        }
        self.blocks[block].order_valid = order != u32::MAX;
    }
}

impl<'ir> BlockRef<'ir> {
    /// The handle.
    pub fn handle(self) -> Block {
        self.block
    }

    /// The IR.
    pub fn ir(self) -> &'ir Ir {
        self.ir
    }

    pub(super) fn data(self) -> &'ir BlockData {
        &self.ir.blocks[self.block]
    }

    /// The parent region.
    #[inline]
    pub fn parent(self) -> Option<RegionRef<'ir>> {
        let region = self.data().region;
        (region != NONE).then(|| self.ir.region(self.ir.region_at(region)))
    }

    /// The parent operation.
    pub fn parent_op(self) -> Option<OpRef<'ir>> {
        self.parent()?.parent_op()
    }

    /// Whether this is the first block of its region.
    pub fn is_entry_block(self) -> bool {
        self.data().prev == NONE && self.data().region != NONE
    }

    /// The next block of the region.
    pub fn next(self) -> Option<BlockRef<'ir>> {
        let next = self.data().next;
        (next != NONE).then(|| self.ir.block(self.ir.block_at(next)))
    }

    /// The previous block of the region.
    pub fn prev(self) -> Option<BlockRef<'ir>> {
        let prev = self.data().prev;
        (prev != NONE).then(|| self.ir.block(self.ir.block_at(prev)))
    }

    /// The number of arguments.
    pub fn num_arguments(self) -> usize {
        self.data().arguments.len()
    }

    /// The handles of the arguments.
    pub fn argument_handles(self) -> &'ir [Value] {
        &self.data().arguments
    }

    /// The arguments.
    pub fn arguments(
        self,
    ) -> impl ExactSizeIterator<Item = ValueRef<'ir>> + DoubleEndedIterator + Clone {
        let ir = self.ir;
        self.argument_handles().iter().map(move |value| ir.value(*value))
    }

    /// Argument `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer arguments.
    #[track_caller]
    pub fn argument(self, index: usize) -> ValueRef<'ir> {
        self.ir.value(self.argument_handles()[index])
    }

    /// The types of the arguments.
    pub fn argument_types(self) -> impl ExactSizeIterator<Item = TypeRef<'ir>> + Clone {
        self.arguments().map(|value| value.ty())
    }

    /// Whether there are no operations.
    pub fn is_empty(self) -> bool {
        self.data().first_op == NONE
    }

    /// The first operation.
    pub fn front(self) -> Option<OpRef<'ir>> {
        let first = self.data().first_op;
        (first != NONE).then(|| self.ir.op_at(first))
    }

    /// The last operation.
    pub fn back(self) -> Option<OpRef<'ir>> {
        let last = self.data().last_op;
        (last != NONE).then(|| self.ir.op_at(last))
    }

    /// The operations in order.
    #[inline]
    pub fn ops(self) -> Ops<'ir> {
        Ops { ir: self.ir, front: self.data().first_op, back: self.data().last_op }
    }

    /// The operations with this block as successor, once per edge, most recent first.
    pub fn predecessor_ops(self) -> Predecessors<'ir> {
        Predecessors { ir: self.ir, slot: self.data().first_pred }
    }

    /// The handles of the predecessor blocks, once per edge.
    pub(crate) fn predecessor_handles(self) -> impl Iterator<Item = Block> {
        self.predecessor_ops().blocks()
    }

    /// The predecessor blocks, once per edge.
    pub fn predecessors(self) -> impl Iterator<Item = BlockRef<'ir>> {
        let ir = self.ir;
        self.predecessor_handles().map(move |block| ir.block(block))
    }

    /// Whether the block has no predecessors.
    pub fn has_no_predecessors(self) -> bool {
        self.data().first_pred == NONE
    }

    /// The successors of the last operation.
    pub fn successors(self) -> impl Iterator<Item = BlockRef<'ir>> {
        self.back().into_iter().flat_map(|op| op.successors())
    }
}

impl PartialEq for BlockRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.block == other.block && std::ptr::eq(self.ir, other.ir)
    }
}

impl Eq for BlockRef<'_> {}

impl From<BlockRef<'_>> for Block {
    fn from(view: BlockRef<'_>) -> Block {
        view.block
    }
}

impl fmt::Debug for BlockRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "block{}", self.block.slot)
    }
}

/// Iterates over the operations of a block.
#[derive(Clone, Debug)]
pub struct Ops<'ir> {
    ir: &'ir Ir,
    front: u32,
    back: u32,
}

impl<'ir> Ops<'ir> {
    fn step(&mut self, at: u32) -> Option<OpRef<'ir>> {
        if at == NONE {
            return None;
        }
        if self.front == self.back {
            (self.front, self.back) = (NONE, NONE);
        }
        Some(self.ir.op_at(at))
    }
}

impl<'ir> Iterator for Ops<'ir> {
    type Item = OpRef<'ir>;

    #[inline]
    fn next(&mut self) -> Option<OpRef<'ir>> {
        let at = self.front;
        if at != NONE && at != self.back {
            self.front = self.ir.ops[at].next;
            return Some(self.ir.op_at(at));
        }
        self.step(at)
    }
}

impl DoubleEndedIterator for Ops<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let at = self.back;
        if at != NONE && at != self.front {
            self.back = self.ir.ops[at].prev;
            return Some(self.ir.op_at(at));
        }
        self.step(at)
    }
}
