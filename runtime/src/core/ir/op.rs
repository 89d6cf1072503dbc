//! Operations.

mod errors;
mod groups;
mod mutation;
pub(crate) mod properties;
pub(crate) mod property_set;
mod ranges;
pub(crate) mod snapshot;

use std::fmt;
use std::num::NonZeroU64;
use std::ops::Deref;

use super::block::{Block, BlockRef};
use super::op_data::{OpData, OpExtra};
use super::region::{Region, RegionRange, RegionRef};
use super::uses::OpOperand;
use super::value::{ValueData, ValueRef};
use super::walk::{Walk, WalkOrder};
use super::{Ir, NONE, OpOf};

use crate::core::attrs::{AttrCast, AttrRef, Attribute, DictionaryEntries};
use crate::core::context::Context;
use crate::core::interfaces::InterfaceTable;
use crate::core::location::Location;
use crate::core::op_def::{OpDef, OpName, OpNameRef};
use crate::core::op_trait::OpTrait;
use crate::core::property::PropertyKey;

pub(super) use ranges::Segment;
pub use ranges::{OperandRange, ResultRange};

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
// Two words, so that it is passed in two registers.
#[derive(Clone, Copy)]
pub struct OpRef<'ir> {
    pub(super) ir: &'ir Ir,
    /// The record. Nothing can be erased while the view exists.
    data: &'ir OpData,
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
        OpRef { ir: self, data: self.op_data(op) }
    }

    /// Whether `op` is not erased.
    #[track_caller]
    pub fn is_live(&self, op: impl Into<Op>) -> bool {
        let op = op.into();
        self.ops.get(op.slot()).is_some_and(|data| data.generation == op.generation())
    }

    #[inline]
    #[track_caller]
    pub(super) fn op_data(&self, op: Op) -> &OpData {
        match self.ops.own(op.slot()) {
            Some(data) if data.generation == op.generation() => data,
            _ => self.shared_op_data(op),
        }
    }

    /// The record of an operation that the IR does not own, but a shared one does.
    #[cold]
    #[inline(never)]
    #[track_caller]
    fn shared_op_data(&self, op: Op) -> &OpData {
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
        OpRef { ir: self, data: &self.ops[index] }
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
        Op::new(self.data.slot, self.data.generation)
    }

    /// The slot index.
    #[inline]
    pub(super) fn slot(self) -> u32 {
        self.data.slot
    }

    /// The handle as that of a `V`: `op.handle_of::<AddIOp<'_>>()`. `None` if the operation is of another kind.
    #[inline]
    pub fn handle_of<V: OpView<'static>>(self) -> Option<OpOf<V>> {
        V::DEF.is_name(self.data().name).then(|| OpOf::new(self.ir, self.handle()))
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

    /// The record.
    #[inline]
    pub(super) fn data(self) -> &'ir OpData {
        self.data
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

    /// The location as an attribute, which can be read and printed.
    pub fn loc_attr(self) -> AttrRef<'ir> {
        self.ctx().location_attr(self.loc())
    }

    /// Whether one of its operands is a result of its own, as it may be in a graph region.
    pub fn uses_itself(self) -> bool {
        let data = self.data();
        let operands = self.ir.operands.run(data.operands, self.ir.operands_len(data));
        operands.iter().any(|operand| self.ir.values[operand.value].is_result_of(self.data.slot))
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
        let own = Some(self.data).filter(|data| data.has_short_operand(index));
        match own.and_then(|data| self.ir.operands.own(data.operands + index as u32)) {
            Some(operand) => self.ir.value_ref_at(operand.value),
            None => self.rare_operand(index),
        }
    }

    /// Operand `index` of an operation that the IR shares with others or that has many operands. Out of line, so that
    /// [`operand`](Self::operand) is inlined.
    #[cold]
    #[inline(never)]
    #[track_caller]
    fn rare_operand(self, index: usize) -> ValueRef<'ir> {
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
            if forward == other.data.slot {
                return true;
            }
            if backward == other.data.slot || (forward == NONE && backward == NONE) {
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

    /// The attribute of a property.
    #[inline]
    #[track_caller]
    pub fn property(self, key: PropertyKey) -> Option<AttrRef<'ir>> {
        self.property_at(key.word)
    }

    /// The attribute in property word `index`.
    #[inline]
    #[track_caller]
    pub(crate) fn property_at(self, index: usize) -> Option<AttrRef<'ir>> {
        Attribute::from_word(self.property_word(index)).map(|attr| self.ctx().attr_ref(attr))
    }

    /// The attribute of a property, if it is present and a `T`.
    #[inline]
    #[track_caller]
    pub fn property_as<T: AttrCast<'ir>>(self, key: PropertyKey) -> Option<T> {
        self.property(key)?.dyn_cast()
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

    /// The interface table `T` of the operation; see [`Context::op_interface`].
    ///
    /// # Panics
    ///
    /// If the interface was promised and never attached.
    #[inline]
    pub fn interface_table<T: InterfaceTable>(self) -> Option<&'static T> {
        self.ctx().op_interface(self.name_handle())
    }

    /// This operation and all nested ones.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::ir::WalkOrder;
    /// use ods_runtime::text::parse_source;
    ///
    /// let ir = parse_source(&Context::new(), "m.mlir", b"module { module {} }").unwrap();
    /// assert_eq!(ir.root().unwrap().walk(WalkOrder::Post).count(), 2);
    /// ```
    pub fn walk(self, order: WalkOrder) -> Walk<'ir> {
        Walk::new(self, order)
    }

    /// Writes the types of operands and results and the property words consecutively, if they fit. Returns their
    /// counts.
    #[inline]
    pub(crate) fn shape_words(self, out: &mut [u32]) -> Option<[u8; 3]> {
        let (ir, data) = (self.ir, self.data());
        let counts = [data.operands_len.into(), data.results_len.into(), data.words_len()];
        if counts.iter().map(|count| usize::from(*count)).sum::<usize>() > out.len() {
            return None;
        }
        let operands = ir.operands.run(data.operands, counts[0].into());
        let results = ir.values.run(data.results, counts[1].into());
        let ty = |value: &ValueData| value.ty.map_or(0, |ty| ty.to_word());
        let words = operands.iter().map(|operand| ty(&ir.values[operand.value]));
        let words = words.chain(results.iter().map(ty)).chain(ir.words_of(data).iter().copied());
        for (out, word) in out.iter_mut().zip(words) {
            *out = word;
        }
        Some(counts.map(|count| count as u8))
    }
}

impl PartialEq for OpRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.data, other.data)
    }
}

impl Eq for OpRef<'_> {}

impl PartialEq<Op> for OpRef<'_> {
    fn eq(&self, other: &Op) -> bool {
        self.handle() == *other
    }
}

impl From<OpRef<'_>> for Op {
    fn from(view: OpRef<'_>) -> Op {
        view.handle()
    }
}

impl fmt::Debug for OpRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.name(), self.data.slot)
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
