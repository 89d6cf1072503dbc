//! Values: operation results and block arguments.

use std::fmt;

use super::block::{Block, BlockRef};
use super::handle::slot_handle;
use super::op::{Op, OpRef};
use super::pool::stale_handle;
use super::share::{PerPool, Renumber};
use super::uses::Uses;
use super::{Ir, NONE};
use crate::core::attrs::AttrRef;
use crate::core::location::Location;
use crate::core::types::{Type, TypeRef};

slot_handle! {
    /// A value of an [`Ir`]. Corresponds to `mlir::Value`.
    Value "value" values value_at
}

/// Tags `def` as an index of an [`ArgumentData`].
const ARGUMENT: u32 = 1 << 31;
/// `def` of a placeholder for a value that is defined later in a text.
const FORWARD: u32 = NONE;
/// `def` of an erased value.
const ERASED: u32 = NONE - 1;

#[derive(Clone, Copy, Debug)]
pub(super) struct ValueData {
    pub(super) ty: Option<Type>,
    /// The operation, or the index of an [`ArgumentData`] tagged with [`ARGUMENT`], or one of the marks.
    def: u32,
    /// First slot of the use list.
    pub(super) first_use: u32,
}

/// Data of block arguments.
#[derive(Clone, Debug)]
pub(super) struct ArgumentData {
    pub(super) block: u32,
    /// The index among the block's arguments.
    pub(super) index: u32,
    pub(super) loc: Location,
}

impl ValueData {
    pub(super) const EMPTY: ValueData = ValueData { ty: None, def: ERASED, first_use: NONE };

    pub(super) fn result(ty: Type, op: u32) -> Self {
        ValueData { ty: Some(ty), def: op, first_use: NONE }
    }

    /// The index of the [`ArgumentData`], for block arguments.
    #[inline]
    pub(super) fn argument_index(&self) -> Option<u32> {
        (self.def & ARGUMENT != 0 && self.def < ERASED).then_some(self.def & !ARGUMENT)
    }

    pub(super) fn is_erased(&self) -> bool {
        self.def == ERASED
    }

    /// Whether this is a result of the operation in slot `op`.
    #[inline]
    pub(super) fn is_result_of(&self, op: u32) -> bool {
        self.def == op
    }

    /// Maps the numbers of slots by `to`.
    pub(super) fn renumber(&mut self, to: &PerPool<impl Renumber>) {
        self.def = match self.argument_index() {
            Some(index) => to.arguments.map(index) | ARGUMENT,
            None => to.ops.map(self.def),
        };
        self.first_use = to.operands.map(self.first_use);
    }
}

/// A view of a value.
#[derive(Clone, Copy)]
pub struct ValueRef<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) value: Value,
}

impl Ir {
    /// The view of `value`.
    ///
    /// # Panics
    ///
    /// If there is no such value. In debug builds, also if `value` was erased or belongs to another `Ir`.
    #[inline]
    #[track_caller]
    pub fn value(&self, value: impl Into<Value>) -> ValueRef<'_> {
        let value = value.into();
        self.values.slot_of(value);
        ValueRef { ir: self, value }
    }

    /// The view of the value in this slot, which is in use.
    #[inline]
    pub(super) fn value_ref_at(&self, slot: u32) -> ValueRef<'_> {
        ValueRef { ir: self, value: self.value_at(slot) }
    }

    #[inline]
    #[track_caller]
    pub(super) fn value_data(&self, value: Value) -> &ValueData {
        let data = &self.values[value];
        if data.is_erased() {
            stale_handle::<Value>();
        }
        data
    }

    /// Sets the type of `value`. The caller keeps the IR valid.
    ///
    /// # Panics
    ///
    /// In debug builds, if `ty` belongs to another context. This holds for all methods that take types, attributes,
    /// identifiers or locations.
    #[track_caller]
    pub fn set_type(&mut self, value: Value, ty: impl Into<Type>) {
        let ty = ty.into();
        self.ctx.assert_owns(ty);
        self.values[value].ty = Some(ty);
    }

    /// Creates a placeholder for a value that is defined later in a text. Replace it before the IR is used.
    #[track_caller]
    pub fn add_forward_value(&mut self, ty: Type) -> Value {
        self.ctx.assert_owns(ty);
        let slot = self.values.add(ValueData { ty: Some(ty), def: FORWARD, first_use: NONE });
        self.value_at(slot)
    }

    /// Erases a placeholder made by [`add_forward_value`](Self::add_forward_value), which must have no uses.
    #[track_caller]
    pub fn erase_forward_value(&mut self, value: Value) {
        debug_assert!(self.values[value].def == FORWARD && !self.value(value).has_uses());
        self.free_value(value);
    }

    /// Creates a block argument.
    #[track_caller]
    pub(super) fn new_argument(&mut self, ty: Type, argument: ArgumentData) -> Value {
        self.ctx.assert_owns(ty);
        self.ctx.assert_owns(argument.loc);
        let def = self.arguments.add(argument) | ARGUMENT;
        assert!(def < ERASED, "an `Ir` has more than 2 billion block arguments");
        let slot = self.values.add(ValueData { ty: Some(ty), def, first_use: NONE });
        self.value_at(slot)
    }

    /// The data of a block argument.
    #[inline]
    #[track_caller]
    fn argument_data(&self, value: Value) -> Option<&ArgumentData> {
        self.value_data(value).argument_index().map(|index| &self.arguments[index])
    }

    #[track_caller]
    pub(super) fn argument_data_mut(&mut self, value: Value) -> Option<&mut ArgumentData> {
        self.value_data(value).argument_index().map(|index| &mut self.arguments[index])
    }

    #[track_caller]
    pub(super) fn free_value(&mut self, value: Value) {
        if let Some(index) = self.values[value].argument_index() {
            self.arguments.free_run(index, 1);
        }
        self.values[value] = ValueData::EMPTY;
        self.values.free_run(value.slot, 1);
    }
}

impl<'ir> ValueRef<'ir> {
    /// The handle.
    #[inline]
    pub fn handle(self) -> Value {
        self.value
    }

    /// The IR.
    #[inline]
    pub fn ir(self) -> &'ir Ir {
        self.ir
    }

    #[inline]
    #[track_caller]
    fn data(self) -> &'ir ValueData {
        self.ir.value_data(self.value)
    }

    /// The type.
    ///
    /// # Panics
    ///
    /// If the value was erased.
    #[inline]
    #[track_caller]
    pub fn ty(self) -> TypeRef<'ir> {
        match self.data().ty {
            Some(ty) => self.ir.ctx.type_ref(ty),
            None => panic!("value {} was erased", self.value.slot),
        }
    }

    /// The operation that defines this result.
    #[inline]
    pub fn defining_op(self) -> Option<OpRef<'ir>> {
        let def = self.data().def;
        (def & ARGUMENT == 0).then(|| self.ir.op_at(def))
    }

    /// The block of this argument.
    #[inline]
    pub fn owner_block(self) -> Option<Block> {
        self.ir.argument_data(self.value).map(|argument| self.ir.block_at(argument.block))
    }

    /// Whether this is a block argument.
    pub fn is_block_argument(self) -> bool {
        self.data().argument_index().is_some()
    }

    /// Whether this is a placeholder for a value that is defined later in a text.
    pub fn is_forward(self) -> bool {
        self.data().def == FORWARD
    }

    /// The block that defines the value: the parent of its operation, or the block of the argument.
    pub fn parent_block(self) -> Option<Block> {
        self.owner_block().or_else(|| self.defining_op()?.block().map(|b| b.handle()))
    }

    /// The index among the results of the operation or the arguments of the block.
    pub fn index(self) -> usize {
        if let Some(op) = self.defining_op() {
            return (self.value.slot - op.first_result()) as usize;
        }
        self.ir.argument_data(self.value).map_or(0, |argument| argument.index as usize)
    }

    /// The block and the index of a block argument.
    pub fn argument_position(self) -> Option<(BlockRef<'ir>, usize)> {
        let argument = self.ir.argument_data(self.value)?;
        Some((self.ir.block(self.ir.block_at(argument.block)), argument.index as usize))
    }

    /// The location: that of the defining operation, or the argument's own.
    pub fn loc(self) -> Option<Location> {
        match self.defining_op() {
            Some(op) => Some(op.loc()),
            None => self.ir.argument_data(self.value).map(|argument| argument.loc),
        }
    }

    /// The location as an attribute, which can be read and printed.
    pub fn loc_attr(self) -> Option<AttrRef<'ir>> {
        self.loc().map(|loc| self.ir.ctx.location_attr(loc))
    }

    /// The operation that defines the value, or the parent of the block of the argument.
    pub fn parent_op(self) -> Option<OpRef<'ir>> {
        self.defining_op().or_else(|| self.ir.block(self.owner_block()?).parent_op())
    }

    /// The uses, most recent first.
    pub fn uses(self) -> Uses<'ir> {
        Uses::new(self.ir, self.data().first_use)
    }

    /// Whether anything uses the value.
    pub fn has_uses(self) -> bool {
        self.data().first_use != NONE
    }

    /// Whether exactly one operand uses the value.
    pub fn has_one_use(self) -> bool {
        self.uses().take(2).count() == 1
    }
}

impl Ir {
    /// Sets the location of the block argument `value`.
    #[track_caller]
    pub fn set_argument_loc(&mut self, value: Value, loc: Location) {
        self.ctx.assert_owns(loc);
        if let Some(argument) = self.argument_data_mut(value) {
            argument.loc = loc;
        }
    }

    /// The operation that defines `value`, without a view.
    #[track_caller]
    pub fn defining_op(&self, value: Value) -> Option<Op> {
        self.value(value).defining_op().map(|op| op.handle())
    }
}

impl PartialEq for ValueRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value && std::ptr::eq(self.ir, other.ir)
    }
}

impl Eq for ValueRef<'_> {}

impl PartialEq<Value> for ValueRef<'_> {
    fn eq(&self, other: &Value) -> bool {
        self.value == *other
    }
}

impl From<ValueRef<'_>> for Value {
    fn from(view: ValueRef<'_>) -> Value {
        view.value
    }
}

impl fmt::Debug for ValueRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.value.slot)
    }
}
