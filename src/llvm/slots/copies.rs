//! Intrinsics that copy memory.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::interfaces::{
    BlockingUse, DeletionKind, DestructurableAccessorOpInterfaceTrait, DestructurableMemorySlot,
    DestructurableTypeInterface, MemorySlot, PromotableMemOpInterfaceTrait,
    SafeMemorySlotAccessOpInterfaceTrait, Subslots,
};
use ods_runtime::types::Type;
use ods_runtime::{Attribute, Op, OpBuilder, OpRef, Value};

use super::super::{
    ConstantOp, GEPOp, LLVMPointerType, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, StoreOp,
};
use super::{constant_length, has_i32_indices, is_of_dialect, layout_at, size_of, subslot};

/// Whether `op`, whose first operand is its destination, writes `length` bytes within `slot` only.
pub(super) fn writes_within(op: OpRef<'_>, length: Option<u64>, slot: &MemorySlot) -> bool {
    let size = layout_at(op).and_then(|layout| size_of(&layout, slot.element_type));
    op.operand(0).handle() == slot.ptr
        && op.operand(0).ty().isa::<LLVMPointerType<'_>>()
        && matches!((length, size), (Some(length), Some(size)) if length <= size)
}

/// Whether `length` is the size of `slot`.
pub(super) fn covers(op: OpRef<'_>, length: Option<u64>, slot: &MemorySlot) -> bool {
    let size = layout_at(op).and_then(|layout| size_of(&layout, slot.element_type));
    length.is_some() && length == size
}

/// Whether the parts of `slot` are numbered parts of a type of the dialect.
pub(super) fn has_numbered_parts(op: OpRef<'_>, slot: &DestructurableMemorySlot) -> bool {
    let ty = op.ctx().type_ref(slot.slot.element_type);
    let parts = ty.dyn_cast::<DestructurableTypeInterface<'_>>();
    is_of_dialect(ty)
        && parts.is_some_and(|it| it.subelement_index_map().is_some())
        && has_i32_indices(op.ctx(), slot)
}

/// An integer constant of the type `ty`.
pub(super) fn integer(b: &mut OpBuilder<'_>, ty: Type, value: u64) -> Value {
    let attr: Attribute = IntegerAttr::get(b.ctx(), ty, value as i64).into();
    let op = ConstantOp::build(b, ty, attr);
    b.result(op, 0)
}

/// Copies each part of `slot` by itself, with an operation that `create` makes for a destination, a source and a size.
fn rewire(
    b: &mut OpBuilder<'_>,
    op: Op,
    slot: &DestructurableMemorySlot,
    subslots: &Subslots,
    create: impl Fn(&mut OpBuilder<'_>, Value, Value, u64),
) -> DeletionKind {
    let Some(layout) = layout_at(b.op(op)) else { return DeletionKind::Keep };
    let (to, from) = (b.op(op).operand(0).handle(), b.op(op).operand(1).handle());
    let is_target = slot.slot.ptr == to;
    for index in 0..slot.parts.len() {
        let Some(part) = subslot(b.ctx(), subslots, index) else { continue };
        let Some(size) = size_of(&layout, part.element_type) else { continue };
        let pointer: Type = LLVMPointerType::get(b.ctx(), 0).into();
        let (other, place) = (if is_target { from } else { to }, [0, index as i32]);
        let gep = GEPOp::build(b, pointer, other, &[], &place, slot.slot.element_type);
        let other = b.result(gep, 0);
        match is_target {
            true => create(b, part.ptr, other, size),
            false => create(b, other, part.ptr, size),
        }
    }
    DeletionKind::Delete
}

/// Implements copies, whose length is an expression.
macro_rules! copies {
    ($($op:ident: |$it:ident| $length:expr, |$b:ident, $view:ident, $to:ident, $from:ident, $size:ident| $create:expr;)*) => {
        $(
            impl<'ir> PromotableMemOpInterfaceTrait<'ir> for $op<'ir> {
                fn loads_from(self, slot: &MemorySlot) -> bool {
                    self.src().handle() == slot.ptr
                }

                fn stores_to(self, slot: &MemorySlot) -> bool {
                    self.dst().handle() == slot.ptr
                }

                fn stored(
                    b: &mut OpBuilder<'_>,
                    op: Op,
                    slot: &MemorySlot,
                    _reaching: Value,
                ) -> Value {
                    let source = b.op(op).operand(1).handle();
                    let load = LoadOp::build(b, slot.element_type, source);
                    b.result(load, 0)
                }

                fn can_uses_be_removed(
                    self,
                    slot: &MemorySlot,
                    _blocking: &[usize],
                    _others: &mut Vec<BlockingUse>,
                ) -> bool {
                    let $it = self;
                    self.dst().handle() != self.src().handle()
                        && !self.is_volatile()
                        && covers(*self, $length, slot)
                }

                fn remove_blocking_uses(
                    b: &mut OpBuilder<'_>,
                    op: Op,
                    slot: &MemorySlot,
                    _blocking: &[usize],
                    reaching: Value,
                ) -> DeletionKind {
                    if b.get::<$op<'_>>(op).loads_from(slot) {
                        let target = b.op(op).operand(0).handle();
                        StoreOp::build(b, reaching, target);
                    }
                    DeletionKind::Delete
                }
            }

            impl<'ir> SafeMemorySlotAccessOpInterfaceTrait<'ir> for $op<'ir> {
                fn ensure_only_safe_accesses(
                    self,
                    slot: &MemorySlot,
                    _others: &mut Vec<MemorySlot>,
                ) -> bool {
                    let $it = self;
                    writes_within(*self, $length, slot)
                }
            }

            impl<'ir> DestructurableAccessorOpInterfaceTrait<'ir> for $op<'ir> {
                /// All parts are used if they are copied elsewhere.
                fn can_rewire(
                    self,
                    slot: &DestructurableMemorySlot,
                    used: &mut Vec<Attribute>,
                    _others: &mut Vec<MemorySlot>,
                ) -> bool {
                    let $it = self;
                    let can_be_split = !self.is_volatile()
                        && has_numbered_parts(*self, slot)
                        && covers(*self, $length, &slot.slot);
                    if can_be_split && self.loads_from(&slot.slot) {
                        used.extend(slot.parts.iter().map(|(index, _)| *index));
                    }
                    can_be_split
                }

                fn rewire(
                    b: &mut OpBuilder<'_>,
                    op: Op,
                    slot: &DestructurableMemorySlot,
                    subslots: &Subslots,
                ) -> DeletionKind {
                    rewire(b, op, slot, subslots, |$b, $to, $from, $size| {
                        let $view = $b.get::<$op<'_>>(op);
                        $create
                    })
                }
            }
        )*
    };
}

copies! {
    MemcpyOp: |op| constant_length(*op.len()), |b, op, to, from, size| {
        let (ty, is_volatile) = (op.len().ty().handle(), op.is_volatile());
        let size = integer(b, ty, size);
        MemcpyOp::build(b, to, from, size, is_volatile);
    };
    MemmoveOp: |op| constant_length(*op.len()), |b, op, to, from, size| {
        let (ty, is_volatile) = (op.len().ty().handle(), op.is_volatile());
        let size = integer(b, ty, size);
        MemmoveOp::build(b, to, from, size, is_volatile);
    };
    MemcpyInlineOp: |op| op.len().to_u64(), |b, op, to, from, size| {
        let (ty, is_volatile) = (op.len_attr().ty().handle(), op.is_volatile());
        let size: Attribute = IntegerAttr::get(b.ctx(), ty, size as i64).into();
        MemcpyInlineOp::build(b, to, from, size, is_volatile);
    };
}
