//! Changing the operands and properties of an operation of a known kind.

use super::listener::Listener;
use super::op::{Op, OpRef, OpView};
use super::typed::AsOp;
use super::value::Value;
use super::{Block, InsertPoint, Ir, MutableOperandRange, OpBuilder, Region};
use crate::core::attrs::{Attribute, UnitAttr};
use crate::core::context::Context;
use crate::core::op_def::OpDef;
use crate::core::property::PropertyKey;
use crate::core::slots::{KindsSlots, Slots};

/// A target of the setters of properties: an operation, one that is about to be created, or properties alone.
#[doc(hidden)]
pub trait SetProperties: Sized {
    /// The context of types and attributes.
    fn ctx(&self) -> &Context;

    /// Sets property word `index`; 0 removes an attribute.
    #[track_caller]
    fn set_word(&mut self, index: usize, word: u32);

    /// The target with the word of a property set.
    #[track_caller]
    fn with_word(mut self, key: PropertyKey, make: impl FnOnce(&Context) -> u32) -> Self {
        let word = make(self.ctx());
        self.set_word(key.word, word);
        self
    }

    /// The target with the attribute of a property set or removed.
    #[track_caller]
    fn with_attr(self, key: PropertyKey, attr: Option<Attribute>) -> Self {
        self.ctx().assert_owns_all(attr);
        self.with_word(key, |_| attr.map_or(0, Attribute::to_word))
    }

    /// The target with the attribute of a property set to the one that `make` creates.
    #[track_caller]
    fn with_new_attr(self, key: PropertyKey, make: impl FnOnce(&Context) -> Attribute) -> Self {
        self.with_word(key, |ctx| make(ctx).to_word())
    }

    /// The target with the attribute of a property set to the one that `make` creates from `value`.
    /// `None` removes it.
    #[track_caller]
    fn with_optional_attr<T>(
        self,
        key: PropertyKey,
        value: Option<T>,
        make: impl FnOnce(&Context, T) -> Attribute,
    ) -> Self {
        self.with_word(key, |ctx| value.map_or(0, |value| make(ctx, value).to_word()))
    }

    /// The target with the unit attribute of a property set or removed.
    #[track_caller]
    fn with_unit(self, key: PropertyKey, is_set: bool) -> Self {
        self.with_word(key, |ctx| if is_set { UnitAttr::get(ctx).handle().to_word() } else { 0 })
    }
}

/// A target of the setters of operands: an operation, or one that is about to be created.
#[doc(hidden)]
pub trait SetOperands: SetProperties {
    /// Replaces the operands of group `group` of the definition.
    #[track_caller]
    fn set_group(&mut self, group: usize, values: &[Value]);

    /// The target with the operands of group `group` replaced.
    #[track_caller]
    fn with_group(mut self, group: usize, values: &[Value]) -> Self {
        self.set_group(group, values);
        self
    }

    /// The target with the only operand of group `group` replaced.
    #[track_caller]
    fn with_operand(self, group: usize, value: impl Into<Value>) -> Self {
        self.with_group(group, &[value.into()])
    }

    /// The target with the operand of group `group` set or removed.
    #[track_caller]
    fn with_optional(self, group: usize, value: Option<Value>) -> Self {
        self.with_group(group, value.as_slice())
    }

    /// The target with the groups of operands in group `group` replaced. Their sizes go to the property `sizes`.
    #[track_caller]
    fn with_groups(self, group: usize, sizes: PropertyKey, values: &[&[Value]]) -> Self {
        let lens: Vec<i32> =
            values.iter().map(|part| i32::try_from(part.len()).unwrap_or(i32::MAX)).collect();
        let attr = <Slots as KindsSlots>::sizes_attr(self.ctx(), &lens);
        self.with_group(group, &values.concat()).with_attr(sizes, Some(attr))
    }
}

/// An operation that is being changed. Generated setters work on it: `ir.edit(op)` returns them.
///
/// Each change notifies the listener of the builder or rewriter that returned it.
#[derive(Debug)]
pub struct OpMut<'a> {
    ir: &'a mut Ir,
    listener: Option<&'a mut dyn Listener>,
    op: Op,
}

impl<'a> OpMut<'a> {
    /// Changes `op` without a listener.
    #[track_caller]
    pub(crate) fn new(ir: &'a mut Ir, op: Op) -> Self {
        ir.op(op);
        OpMut { ir, listener: None, op }
    }
}

impl OpMut<'_> {
    /// The handle.
    pub fn op(&self) -> Op {
        self.op
    }

    /// A view of the operation.
    pub fn view(&self) -> OpRef<'_> {
        self.ir.op(self.op)
    }

    /// The IR.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// The operands of group `group` of the definition.
    pub fn operand_range(&mut self, group: usize) -> MutableOperandRange<'_> {
        MutableOperandRange::new(self.reborrow(), group, None)
    }

    /// The operands of part `part` of group `group`, which a property of the definition splits.
    pub fn operand_range_part(&mut self, group: usize, part: usize) -> MutableOperandRange<'_> {
        MutableOperandRange::new(self.reborrow(), group, Some(part))
    }

    /// Sets or removes the attribute called `name`: a property if the definition declares it, else a discardable
    /// attribute. Returns whether the property can hold the attribute.
    pub fn set_attr(&mut self, name: &str, value: Option<Attribute>) -> bool {
        let name = self.ir.ctx().ident(name);
        let fits = self.ir.set_attr(self.op, name, value);
        self.modified();
        fits
    }

    /// Sets operand `index`.
    ///
    /// # Panics
    ///
    /// If there is no such operand.
    #[track_caller]
    pub fn set_operand(&mut self, index: usize, value: impl Into<Value>) {
        self.ir.set_operand(self.op, index, value);
        self.modified();
    }

    /// A builder without listener, before the operation and with its location.
    #[track_caller]
    pub fn builder(&mut self) -> OpBuilder<'_> {
        let loc = self.view().loc();
        OpBuilder::new(self.ir, InsertPoint::Before(self.op), loc)
    }

    /// Swaps the blocks of regions `first` and `second`.
    ///
    /// # Panics
    ///
    /// If `op` has fewer regions.
    #[track_caller]
    pub fn swap_regions(&mut self, first: usize, second: usize) {
        let regions = self.view().region_handles();
        let (first, second) = (regions[first], regions[second]);
        let blocks = |region| self.ir.region(region).blocks().map(|block| block.handle());
        let moves: Vec<(Block, Region)> = blocks(first)
            .map(|block| (block, second))
            .chain(blocks(second).map(|block| (block, first)))
            .collect();
        for (block, region) in moves {
            self.ir.detach_block(block);
            self.ir.append_block(region, block);
        }
        self.modified();
    }

    pub(super) fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    pub(super) fn reborrow(&mut self) -> OpMut<'_> {
        let listener = self.listener.as_mut().map(|it| &mut **it as &mut dyn Listener);
        OpMut { ir: self.ir, listener, op: self.op }
    }

    pub(super) fn modified(&mut self) {
        if let Some(listener) = &mut self.listener {
            listener.operation_modified(self.ir, self.op);
        }
    }
}

impl SetProperties for OpMut<'_> {
    fn ctx(&self) -> &Context {
        self.ir.ctx()
    }

    #[track_caller]
    fn set_word(&mut self, index: usize, word: u32) {
        self.ir.set_property_word(self.op, index, word);
        self.modified();
    }
}

impl SetOperands for OpMut<'_> {
    #[track_caller]
    fn set_group(&mut self, group: usize, values: &[Value]) {
        self.operand_range(group).assign(values);
    }
}

impl Ir {
    /// The setters of `op`, which is of the kind `V`.
    ///
    /// # Panics
    ///
    /// If `op` was erased or is of another kind.
    #[track_caller]
    pub fn edit<'a, V: OpView<'a>>(&'a mut self, op: impl AsOp<V>) -> V::Setters<OpMut<'a>> {
        let op = check_kind(self, op.as_op(), V::DEF);
        V::setters(OpMut { ir: self, listener: None, op })
    }
}

impl OpBuilder<'_> {
    /// The setters of `op`, which is of the kind `V`. Each change notifies the listener.
    ///
    /// # Panics
    ///
    /// If `op` was erased or is of another kind.
    #[track_caller]
    pub fn edit<'a, V: OpView<'a>>(&'a mut self, op: impl AsOp<V>) -> V::Setters<OpMut<'a>> {
        let op = check_kind(self.ir(), op.as_op(), V::DEF);
        self.notify(|ir, listener| listener.operation_modification_started(ir, op));
        let (ir, listener) = self.ir_and_listener();
        V::setters(OpMut { ir, listener, op })
    }
}

#[track_caller]
fn check_kind(ir: &Ir, op: Op, def: &'static OpDef) -> Op {
    let view = ir.op(op);
    assert!(def.is_name(view.name_handle()), "cannot edit `{}` as `{}`", view.name(), def.name());
    op
}
