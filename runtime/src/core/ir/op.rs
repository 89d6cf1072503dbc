//! Operations.

use std::fmt;
use std::num::NonZeroU64;
use std::ops::{Deref, Range};

use smallvec::SmallVec;

use super::block::{Block, BlockRef};
use super::op_data::{Discardable, OpData, OpExtra};
use super::region::{Region, RegionRange, RegionRef};
use super::uses::OpOperand;
use super::value::{Value, ValueRef};
use super::{Ir, NONE};
use crate::core::attrs::{AttrCast, AttrRef, Attribute, DictionaryEntries};
use crate::core::context::Context;
use crate::core::location::Location;
use crate::core::op_def::{OpDef, OpName, OpNameRef};
use crate::core::op_trait::OpTrait;
use crate::core::slots::{SemanticsSlots, Slots};

/// An operation of an [`Ir`]: a slot index and the slot's generation, which detects handles of erased operations.
/// Corresponds to `mlir::Operation *`.
// One word, so that an `OpRef` is passed in two registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Op(NonZeroU64);

impl Op {
    /// The operation in the slot `index`. `generation` is that of a live operation, and odd.
    #[inline]
    pub(super) fn new(index: u32, generation: u32) -> Self {
        Op(NonZeroU64::MIN | (u64::from(index) << 32 | u64::from(generation)))
    }

    /// The slot index. Operations that exist at the same time have different ones.
    #[inline]
    pub(crate) fn slot(self) -> u32 {
        (self.0.get() >> 32) as u32
    }

    #[inline]
    fn generation(self) -> u32 {
        self.0.get() as u32
    }
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Op({}, generation {})", self.slot(), self.generation())
    }
}

/// A view of an operation.
#[derive(Clone, Copy)]
pub struct OpRef<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) op: Op,
}

impl Ir {
    /// The view of `op`.
    ///
    /// # Panics
    ///
    /// If `op` was erased.
    #[inline]
    #[track_caller]
    pub fn op(&self, op: impl Into<Op>) -> OpRef<'_> {
        let op = op.into();
        self.op_data(op);
        OpRef { ir: self, op }
    }

    /// Whether `op` is not erased.
    #[track_caller]
    pub fn is_live(&self, op: Op) -> bool {
        self.ops.get(op.slot()).is_some_and(|data| data.generation == op.generation())
    }

    #[inline]
    #[track_caller]
    pub(super) fn op_data(&self, op: Op) -> &OpData {
        match self.ops.get(op.slot()) {
            Some(data) if data.generation == op.generation() => data,
            _ => stale_op(),
        }
    }

    #[inline]
    #[track_caller]
    pub(super) fn op_data_mut(&mut self, op: Op) -> &mut OpData {
        self.op_data(op);
        &mut self.ops[op.slot()]
    }

    /// The operation in a live slot.
    #[inline]
    #[track_caller]
    pub(super) fn op_at(&self, index: u32) -> OpRef<'_> {
        OpRef { ir: self, op: Op::new(index, self.ops[index].generation) }
    }

    /// Replaces all operands of `op`.
    #[track_caller]
    pub fn set_operands(&mut self, op: Op, values: &[Value]) {
        let data = self.op_data(op);
        let (start, len) = (data.operands, self.operands_len(data));
        self.unlink_operands(start, len);
        self.operands.free_run(start, len);
        let start = self.add_operands(op.slot(), values);
        self.ops[op.slot()].operands = start;
        self.set_operands_len(op.slot(), values.len());
    }

    /// Replaces the operands in `range` of `op` by `values`. The caller updates segment sizes.
    ///
    /// # Panics
    ///
    /// If the range does not lie within the operands.
    #[track_caller]
    pub fn splice_operands(&mut self, op: Op, range: Range<usize>, values: &[Value]) {
        let mut all = self.op(op).operands().handles();
        assert!(range.start <= range.end && range.end <= all.len(), "operand range out of bounds");
        let (grows, changed) = (values.len() > range.len(), values.len().abs_diff(range.len()));
        let tail: SmallVec<[Value; 4]> = all.drain(range.start..).skip(range.len()).collect();
        all.extend_from_slice(values);
        let (end, is_long) = (all.len(), changed > tail.len());
        all.extend(tail);
        if grows {
            self.set_operands(op, &all);
        } else {
            self.erase_operands(op, |index| (end..range.end).contains(&index));
        }
        // The order of uses is that of upstream, which rotates the operands behind the range.
        let mut moved: SmallVec<[usize; 4]> =
            if changed > 0 { (end..all.len()).collect() } else { SmallVec::new() };
        if grows != is_long {
            moved.reverse();
        }
        for index in moved.into_iter().chain(range.start..end) {
            self.set_operand(op, index, all[index]);
        }
    }

    /// Sets the dictionary of discardable attributes; `None` for none.
    ///
    /// # Panics
    ///
    /// If `attrs` is not a dictionary.
    #[track_caller]
    pub fn set_discardable_attrs(&mut self, op: Op, attrs: Option<Attribute>) {
        let has_extra = self.op_data(op).has_extra;
        if has_extra || attrs.is_some() {
            let attrs = attrs.map(|attrs| Discardable::new(&self.ctx, attrs));
            self.extra_mut(op.slot()).attrs = attrs;
        }
        <Slots as SemanticsSlots>::op_changed(self, op);
    }

    /// Sets the location of `op`.
    #[track_caller]
    pub fn set_loc(&mut self, op: Op, loc: Location) {
        self.op_data_mut(op).loc = loc;
    }

    /// Sets property word `index` of `op`. In attribute words, 0 means absent.
    ///
    /// # Panics
    ///
    /// If the operation has fewer property words.
    #[track_caller]
    pub fn set_property_word(&mut self, op: Op, index: usize, word: u32) {
        self.op_data(op);
        self.words_of_mut(op.slot())[index] = word;
        <Slots as SemanticsSlots>::op_changed(self, op);
    }

    /// Sets the properties attribute of an unregistered operation.
    #[track_caller]
    pub(crate) fn set_unregistered_properties(&mut self, op: Op, attr: Attribute) {
        // Unregistered operations have at most one word, which is stored in the record.
        self.op_data_mut(op).words_len = 1;
        self.words_of_mut(op.slot())[0] = attr.to_word();
    }

    /// Sets successor `index` of `op`.
    ///
    /// # Panics
    ///
    /// If there is no such successor.
    #[track_caller]
    pub fn set_successor(&mut self, op: Op, index: usize, block: Block) {
        let slot = match self.extra_of(self.op_data(op)) {
            Some(e) if index < e.successors_len as usize => e.successors + index as u32,
            _ => panic!("operation has no successor {index}"),
        };
        let block = self.blocks.slot_of(block);
        self.unlink_successor(slot);
        self.successors[slot].block = block;
        self.link_successor(slot);
    }
}

#[cold]
#[track_caller]
fn stale_op() -> ! {
    panic!("stale handle: the operation was erased, or belongs to another `Ir`")
}

impl<'ir> OpRef<'ir> {
    /// The handle.
    #[inline]
    pub fn handle(self) -> Op {
        self.op
    }

    /// The IR.
    #[inline]
    pub fn ir(self) -> &'ir Ir {
        self.ir
    }

    /// The context.
    #[inline]
    pub fn ctx(self) -> &'ir Context {
        &self.ir.ctx
    }

    /// The record. The view's generation was checked, and nothing can be erased while the view exists.
    #[inline]
    pub(super) fn data(self) -> &'ir OpData {
        &self.ir.ops[self.op.slot()]
    }

    /// The name.
    #[inline]
    pub fn name(self) -> OpNameRef<'ir> {
        self.ctx().op_name_ref(self.data().name)
    }

    /// The handle of the name.
    #[inline]
    pub fn name_handle(self) -> OpName {
        self.data().name
    }

    /// The definition, if the operation is registered.
    #[inline]
    pub fn def(self) -> Option<&'static OpDef> {
        self.ir.def_of(self.data().name)
    }

    /// The location.
    #[inline]
    pub fn loc(self) -> Location {
        self.data().loc
    }

    /// The number of operands.
    #[inline]
    pub fn num_operands(self) -> usize {
        self.ir.operands_len(self.data()) as usize
    }

    /// Operand `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    #[inline]
    #[track_caller]
    pub fn operand(self, index: usize) -> ValueRef<'ir> {
        let slot = self.operand_slot(index);
        self.ir.value_ref_at(self.ir.operands[slot].value)
    }

    /// All operands.
    #[inline]
    pub fn operands(self) -> OperandRange<'ir> {
        let data = self.data();
        let (start, len) = (data.operands, self.ir.operands_len(data));
        OperandRange { ir: self.ir, slots: start..start + len, segment: Segment::default() }
    }

    /// The use of operand `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    #[track_caller]
    pub fn op_operand(self, index: usize) -> OpOperand<'ir> {
        OpOperand::new(self.ir, self.operand_slot(index))
    }

    #[inline]
    #[track_caller]
    fn operand_slot(self, index: usize) -> u32 {
        let data = self.data();
        let len = self.ir.operands_len(data);
        assert!(index < len as usize, "operand {index} of {len}");
        data.operands + index as u32
    }

    /// The number of results.
    #[inline]
    pub fn num_results(self) -> usize {
        self.ir.results_len(self.data()) as usize
    }

    /// Result `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer results.
    #[inline]
    #[track_caller]
    pub fn result(self, index: usize) -> ValueRef<'ir> {
        let data = self.data();
        let len = self.ir.results_len(data);
        assert!(index < len as usize, "result {index} of {len}");
        self.ir.value_ref_at(data.results + index as u32)
    }

    /// All results.
    #[inline]
    pub fn results(self) -> ResultRange<'ir> {
        let data = self.data();
        let (start, len) = (data.results, self.ir.results_len(data));
        ResultRange { ir: self.ir, values: start..start + len }
    }

    /// The slot of the first result.
    #[inline]
    pub(super) fn first_result(self) -> u32 {
        self.data().results
    }

    /// The regions.
    pub fn regions(self) -> RegionRange<'ir> {
        RegionRange { ir: self.ir, regions: self.region_handles().iter() }
    }

    /// The handles of the regions.
    #[inline]
    pub fn region_handles(self) -> &'ir [Region] {
        self.extra().map_or(&[], |extra| &extra.regions)
    }

    /// Region `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer regions.
    #[track_caller]
    pub fn region(self, index: usize) -> RegionRef<'ir> {
        self.ir.region(self.region_handles()[index])
    }

    /// The number of regions.
    #[inline]
    pub fn num_regions(self) -> usize {
        self.region_handles().len()
    }

    /// The successors.
    pub fn successors(
        self,
    ) -> impl ExactSizeIterator<Item = BlockRef<'ir>> + DoubleEndedIterator + Clone {
        let ir = self.ir;
        let range = self.extra().map_or(0..0, |e| e.successors..e.successors + e.successors_len);
        range.map(move |slot| ir.block(ir.block_at(ir.successors[slot].block)))
    }

    /// Successor `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer successors.
    #[track_caller]
    pub fn successor(self, index: usize) -> BlockRef<'ir> {
        match self.successors().nth(index) {
            Some(block) => block,
            None => panic!("operation has no successor {index}"),
        }
    }

    /// The number of successors.
    #[inline]
    pub fn num_successors(self) -> usize {
        self.extra().map_or(0, |extra| extra.successors_len as usize)
    }

    #[inline]
    fn extra(self) -> Option<&'ir OpExtra> {
        self.ir.extra_of(self.data())
    }

    /// Whether there are regions or successors.
    #[inline]
    pub(crate) fn has_regions_or_successors(self) -> bool {
        self.extra().is_some_and(|e| e.successors_len > 0 || !e.regions.is_empty())
    }

    /// The parent block.
    #[inline]
    pub fn block(self) -> Option<BlockRef<'ir>> {
        let block = self.data().block;
        (block != NONE).then(|| self.ir.block(self.ir.block_at(block)))
    }

    /// The handle of the parent block, without loading the block.
    #[inline]
    pub(crate) fn block_handle(self) -> Option<Block> {
        let block = self.data().block;
        (block != NONE).then(|| self.ir.block_at(block))
    }

    /// The parent region.
    #[inline]
    pub fn parent_region(self) -> Option<RegionRef<'ir>> {
        self.block()?.parent()
    }

    /// The parent operation.
    pub fn parent_op(self) -> Option<OpRef<'ir>> {
        self.parent_region()?.parent_op()
    }

    /// The enclosing operations, innermost first.
    pub fn ancestors(self) -> impl Iterator<Item = OpRef<'ir>> {
        std::iter::successors(self.parent_op(), |op| op.parent_op())
    }

    /// Whether `other` is nested in this operation, at any depth, and not this operation.
    pub fn is_proper_ancestor(self, other: OpRef<'ir>) -> bool {
        other.ancestors().any(|op| op == self)
    }

    /// The innermost enclosing operation of kind `T`.
    pub fn parent_of_type<T: OpCast<'ir>>(self) -> Option<T> {
        self.ancestors().find_map(|op| op.dyn_cast())
    }

    /// The next operation of the block.
    #[inline]
    pub fn next(self) -> Option<OpRef<'ir>> {
        let next = self.data().next;
        (next != NONE).then(|| self.ir.op_at(next))
    }

    /// The previous operation of the block.
    pub fn prev(self) -> Option<OpRef<'ir>> {
        let prev = self.data().prev;
        (prev != NONE).then(|| self.ir.op_at(prev))
    }

    /// Whether this operation precedes `other` in the same block. Conservative: false if the block's order is
    /// invalid.
    #[inline]
    pub(crate) fn is_ordered_before(self, other: OpRef<'ir>) -> bool {
        let (a, b) = (self.data(), other.data());
        a.block == b.block
            && a.order < b.order
            && a.block != NONE
            && self.ir.blocks[a.block].order_valid
    }

    /// Whether this operation precedes `other` in the same block.
    pub fn is_before_in_block(self, other: OpRef<'ir>) -> bool {
        let (a, b) = (self.data(), other.data());
        debug_assert!(a.block == b.block && a.block != NONE);
        if self.ir.blocks[a.block].order_valid {
            return a.order < b.order;
        }
        // Searches in both directions, because the operations are usually close.
        let (mut forward, mut backward) = (a.next, a.prev);
        loop {
            if forward == other.op.slot() {
                return true;
            }
            if backward == other.op.slot() || (forward == NONE && backward == NONE) {
                return false;
            }
            if forward != NONE {
                forward = self.ir.ops[forward].next;
            }
            if backward != NONE {
                backward = self.ir.ops[backward].prev;
            }
        }
    }

    /// The dictionary of discardable attributes, which the definition does not name. `None` if there are none.
    #[inline]
    pub fn discardable_attrs(self) -> Option<AttrRef<'ir>> {
        self.extra()?.attrs.as_ref().map(|attrs| self.ctx().attr_ref(attrs.dictionary))
    }

    /// The entries of [`discardable_attrs`](Self::discardable_attrs).
    #[inline]
    pub(crate) fn discardable_entries(self) -> Option<&'ir DictionaryEntries> {
        self.extra()?.attrs.as_ref().map(|attrs| &*attrs.entries)
    }

    /// The property words.
    #[inline]
    pub fn property_words(self) -> &'ir [u32] {
        self.ir.words_of(self.data())
    }

    /// Property word `index`; 0 if the operation has fewer.
    #[inline]
    #[track_caller]
    pub fn property_word(self, index: usize) -> u32 {
        self.property_words().get(index).copied().unwrap_or(0)
    }

    /// The attribute in property word `index`.
    #[inline]
    #[track_caller]
    pub fn property(self, index: usize) -> Option<AttrRef<'ir>> {
        Attribute::from_word(self.property_word(index)).map(|attr| self.ctx().attr_ref(attr))
    }

    /// The attribute in property word `index`, if it is present and a `T`.
    #[inline]
    #[track_caller]
    pub fn property_as<T: AttrCast<'ir>>(self, index: usize) -> Option<T> {
        self.property(index)?.dyn_cast()
    }

    /// Whether this can be cast to `T`, an operation or an interface.
    #[inline]
    pub fn isa<T: OpCast<'ir>>(self) -> bool {
        T::classof(self)
    }

    /// Casts to `T`, an operation or an interface, if possible.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::builtin::ModuleOp;
    /// use ods_runtime::interfaces::{CallOpInterface, SymbolOpInterface};
    /// use ods_runtime::text::parse_source;
    ///
    /// let ir = parse_source(&Context::new(), "m.mlir", b"module @m {}").unwrap();
    /// let op = ir.root().unwrap();
    /// assert_eq!(op.cast::<ModuleOp<'_>>().sym_name(), Some("m"));
    /// assert!(op.dyn_cast::<SymbolOpInterface<'_>>().is_some());
    /// assert!(op.dyn_cast::<CallOpInterface<'_>>().is_none());
    /// ```
    #[inline]
    pub fn dyn_cast<T: OpCast<'ir>>(self) -> Option<T> {
        T::try_from_ref(self)
    }

    /// Casts to `T`.
    ///
    /// # Panics
    ///
    /// If it is not one.
    #[track_caller]
    pub fn cast<T: OpCast<'ir>>(self) -> T {
        match T::try_from_ref(self) {
            Some(view) => view,
            None => panic!("cast of `{}` to `{}`", self.name(), std::any::type_name::<T>()),
        }
    }

    /// Whether the operation is registered and has the trait `T`.
    #[inline]
    pub fn has_trait<T: OpTrait>(self) -> bool {
        self.def().is_some_and(|def| def.has_trait::<T>())
    }

    /// Whether the operation has the trait, or is unregistered and might have it.
    pub fn might_have_trait<T: OpTrait>(self) -> bool {
        self.def().is_none_or(|def| def.has_trait::<T>())
    }

    /// Whether the operation's definition is registered in the context.
    pub fn is_registered(self) -> bool {
        self.def().is_some()
    }
}

impl PartialEq for OpRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.op == other.op && std::ptr::eq(self.ir, other.ir)
    }
}

impl Eq for OpRef<'_> {}

impl PartialEq<Op> for OpRef<'_> {
    fn eq(&self, other: &Op) -> bool {
        self.op == *other
    }
}

impl From<OpRef<'_>> for Op {
    fn from(view: OpRef<'_>) -> Op {
        view.op
    }
}

impl fmt::Debug for OpRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.name(), self.op.slot())
    }
}

/// A cast target of operations: the typed view of a definition, or an interface.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither an operation nor an interface of operations",
    note = "operations are cast to generated views such as `AddIOp<'_>` and to interfaces such as `BranchOpInterface<'_>`"
)]
pub trait OpCast<'ir>: Copy {
    /// Whether `op` can be cast to `Self`.
    fn classof(op: OpRef<'ir>) -> bool;

    /// Casts `op` to `Self`, if possible.
    fn try_from_ref(op: OpRef<'ir>) -> Option<Self>;
}

/// The typed view of an operation definition. Implemented by generated code.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither an operation nor an interface of operations",
    note = "operations are cast to generated views such as `AddIOp<'_>` and to interfaces such as `BranchOpInterface<'_>`"
)]
pub trait OpView<'ir>: Copy + Deref<Target = OpRef<'ir>> {
    /// The definition.
    const DEF: &'static OpDef;

    /// The accessors of this kind over another source, such as an adaptor.
    type Over<'a, S>;

    /// The setters of this kind over a target, such as an operation or its properties.
    type Setters<M>;

    /// The view of `op`, which is of this kind.
    fn wrap(op: OpRef<'ir>) -> Self;

    /// The accessors over `source`.
    fn over<'a, S>(source: S) -> Self::Over<'a, S>;

    /// The setters over `target`.
    fn setters<M>(target: M) -> Self::Setters<M>;
}

impl<'ir, T: OpView<'ir>> OpCast<'ir> for T {
    #[inline]
    fn classof(op: OpRef<'ir>) -> bool {
        T::DEF.is_name(op.data().name)
    }

    #[inline]
    fn try_from_ref(op: OpRef<'ir>) -> Option<Self> {
        Self::classof(op).then(|| T::wrap(op))
    }
}

impl OperandRange<'_> {
    /// The slot of the first value.
    pub(crate) fn first_slot(&self) -> u32 {
        self.slots.start
    }

    /// Whether `operand` is in the range.
    pub fn contains(&self, operand: OpOperand<'_>) -> bool {
        operand.is_in(self.ir) && self.slots.contains(&operand.slot())
    }
}

impl<'ir> OperandRange<'ir> {
    /// The uses of the range.
    pub fn op_operands(&self) -> impl ExactSizeIterator<Item = OpOperand<'ir>> + use<'ir> {
        let ir = self.ir;
        self.slots.clone().map(move |slot| OpOperand::new(ir, slot))
    }
}

/// A range of operands of an operation.
#[derive(Clone, Debug)]
pub struct OperandRange<'ir> {
    ir: &'ir Ir,
    slots: Range<u32>,
    pub(crate) segment: Segment,
}

/// The part of a definition's operands that a range is: a group, or one of the ranges that a group is split into.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Segment {
    pub(super) group: Option<u16>,
    pub(super) part: Option<u32>,
}

/// A range of results of an operation.
#[derive(Clone, Debug)]
pub struct ResultRange<'ir> {
    ir: &'ir Ir,
    values: Range<u32>,
}

macro_rules! value_range {
    ($range:ident, $field:ident, |$self:ident, $at:ident| $value:expr) => {
        impl<'ir> $range<'ir> {
            /// The value at `index`.
            pub fn get(&self, index: usize) -> Option<ValueRef<'ir>> {
                self.clone().nth(index)
            }

            /// Whether the range is empty.
            pub fn is_empty(&self) -> bool {
                self.$field.is_empty()
            }

            /// The subrange, clamped to this range.
            pub fn slice(&self, range: Range<usize>) -> Self {
                let end = self.$field.end;
                let at = |i: usize| {
                    u32::try_from(i).map_or(end, |i| self.$field.start.saturating_add(i).min(end))
                };
                let mut slice = self.clone();
                slice.$field = at(range.start)..at(range.end);
                slice
            }

            /// The types, in order.
            pub fn types(
                &self,
            ) -> impl ExactSizeIterator<Item = crate::core::types::TypeRef<'ir>> + Clone + use<'ir>
            {
                self.clone().map(|value| value.ty())
            }

            /// The handles.
            pub fn handles(&self) -> SmallVec<[Value; 4]> {
                self.clone().map(|value| value.handle()).collect()
            }
        }

        impl<'ir> Iterator for $range<'ir> {
            type Item = ValueRef<'ir>;

            #[inline]
            fn next(&mut self) -> Option<ValueRef<'ir>> {
                let $self = &*self.ir;
                self.$field.next().map(|$at| self.ir.value_ref_at($value))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.$field.size_hint()
            }

            fn nth(&mut self, n: usize) -> Option<ValueRef<'ir>> {
                let $self = &*self.ir;
                self.$field.nth(n).map(|$at| self.ir.value_ref_at($value))
            }
        }

        impl DoubleEndedIterator for $range<'_> {
            fn next_back(&mut self) -> Option<Self::Item> {
                let $self = &*self.ir;
                self.$field.next_back().map(|$at| self.ir.value_ref_at($value))
            }
        }

        impl ExactSizeIterator for $range<'_> {}
    };
}

value_range!(OperandRange, slots, |ir, at| ir.operands[at].value);
value_range!(ResultRange, values, |_ir, at| at);
