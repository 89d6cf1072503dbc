//! Loads and stores.

use ods_runtime::interfaces::{
    BlockingUse, DeletionKind, DestructurableAccessorOpInterfaceTrait, DestructurableMemorySlot,
    MemorySlot, PromotableMemOpInterfaceTrait, SafeMemorySlotAccessOpInterfaceTrait, Subslots,
};
use ods_runtime::types::TypeRef;
use ods_runtime::{Attribute, Op, OpBuilder, OpRef, Value};

use super::super::{LoadOp, StoreOp};
use super::{cast, index_attr, is_use_of_slot, layout_at, part_type, size_of, subslot};

/// Whether an access of a value of the type `ty` reads or writes the start of `slot`.
fn fits(op: OpRef<'_>, slot: &MemorySlot, ty: TypeRef<'_>) -> bool {
    let whole = op.ctx().type_ref(slot.element_type);
    layout_at(op).is_some_and(|layout| cast::are_compatible(&layout, whole, ty))
}

/// Whether an access of a value of the type `ty` stays within the first part of `slot`, which is added to `used`.
fn can_rewire(
    op: OpRef<'_>,
    slot: &DestructurableMemorySlot,
    ty: TypeRef<'_>,
    used: &mut Vec<Attribute>,
) -> bool {
    let Some(part) = part_type(op.ctx(), slot, 0) else { return false };
    let Some(layout) = layout_at(op) else { return false };
    let is_within = match (size_of(&layout, ty), size_of(&layout, part)) {
        (Some(size), Some(part)) => size <= part,
        _ => false,
    };
    if is_within {
        used.push(index_attr(op.ctx(), 0));
    }
    is_within
}

/// Whether an access of a value of the type `ty` through the operand `address` stays within `slot`.
fn is_safe(op: OpRef<'_>, address: usize, slot: &MemorySlot, ty: TypeRef<'_>) -> bool {
    if op.operand(address).handle() != slot.ptr {
        return true;
    }
    let sizes = layout_at(op)
        .and_then(|layout| Some((size_of(&layout, ty)?, size_of(&layout, slot.element_type)?)));
    sizes.is_some_and(|(size, whole)| size <= whole)
}

/// Lets `op` access the slot of the first part instead of the operand `address`.
fn rewire(b: &mut OpBuilder<'_>, op: Op, address: usize, subslots: &Subslots) -> DeletionKind {
    if let Some(slot) = subslot(b.ctx(), subslots, 0) {
        b.ir_mut().set_operand(op, address, slot.ptr);
    }
    DeletionKind::Keep
}

impl<'ir> PromotableMemOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn loads_from(self, slot: &MemorySlot) -> bool {
        self.addr().handle() == slot.ptr
    }

    fn stores_to(self, _slot: &MemorySlot) -> bool {
        false
    }

    fn stored(_: &mut OpBuilder<'_>, _op: Op, _slot: &MemorySlot, reaching: Value) -> Value {
        reaching
    }

    fn can_uses_be_removed(
        self,
        slot: &MemorySlot,
        blocking: &[usize],
        _others: &mut Vec<BlockingUse>,
    ) -> bool {
        is_use_of_slot(*self, slot, blocking)
            && !self.volatile()
            && fits(*self, slot, self.res().ty())
    }

    fn remove_blocking_uses(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &MemorySlot,
        _blocking: &[usize],
        reaching: Value,
    ) -> DeletionKind {
        let result = b.result(op, 0);
        let ty = b.value(result).ty().handle();
        let value = match layout_at(b.op(op)) {
            Some(layout) => cast::extract(b, &layout, reaching, ty),
            None => reaching,
        };
        b.ir_mut().replace_all_uses(result, value);
        DeletionKind::Delete
    }
}

impl<'ir> DestructurableAccessorOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn can_rewire(
        self,
        slot: &DestructurableMemorySlot,
        used: &mut Vec<Attribute>,
        _others: &mut Vec<MemorySlot>,
    ) -> bool {
        !self.volatile() && can_rewire(*self, slot, self.res().ty(), used)
    }

    fn rewire(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        rewire(b, op, 0, subslots)
    }
}

impl<'ir> SafeMemorySlotAccessOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn ensure_only_safe_accesses(self, slot: &MemorySlot, _others: &mut Vec<MemorySlot>) -> bool {
        is_safe(*self, 0, slot, self.res().ty())
    }
}

impl<'ir> PromotableMemOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn loads_from(self, _slot: &MemorySlot) -> bool {
        false
    }

    fn stores_to(self, slot: &MemorySlot) -> bool {
        self.addr().handle() == slot.ptr
    }

    fn stored(b: &mut OpBuilder<'_>, op: Op, _slot: &MemorySlot, reaching: Value) -> Value {
        let value = b.op(op).operand(0).handle();
        match layout_at(b.op(op)) {
            Some(layout) => cast::insert(b, &layout, value, reaching),
            None => value,
        }
    }

    /// The value of the slot may be replaced, but its address must not be stored.
    fn can_uses_be_removed(
        self,
        slot: &MemorySlot,
        blocking: &[usize],
        _others: &mut Vec<BlockingUse>,
    ) -> bool {
        is_use_of_slot(*self, slot, blocking)
            && self.value().handle() != slot.ptr
            && !self.volatile()
            && fits(*self, slot, self.value().ty())
    }

    fn remove_blocking_uses(
        _b: &mut OpBuilder<'_>,
        _op: Op,
        _slot: &MemorySlot,
        _blocking: &[usize],
        _reaching: Value,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}

impl<'ir> DestructurableAccessorOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn can_rewire(
        self,
        slot: &DestructurableMemorySlot,
        used: &mut Vec<Attribute>,
        _others: &mut Vec<MemorySlot>,
    ) -> bool {
        !self.volatile()
            && self.value().handle() != slot.slot.ptr
            && can_rewire(*self, slot, self.value().ty(), used)
    }

    fn rewire(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        rewire(b, op, 1, subslots)
    }
}

impl<'ir> SafeMemorySlotAccessOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn ensure_only_safe_accesses(self, slot: &MemorySlot, _others: &mut Vec<MemorySlot>) -> bool {
        is_safe(*self, 1, slot, self.value().ty())
    }
}
