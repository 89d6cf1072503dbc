//! Memory slots: small allocations that can become values or be replaced by their elements.

use ods_runtime::attrs::{ArrayAttr, IntegerAttr};
use ods_runtime::interfaces::{
    BlockingUse, DeletionKind, DestructurableAccessorOpInterfaceTrait,
    DestructurableAllocationOpInterfaceTrait, DestructurableMemorySlot, MemorySlot,
    PromotableAllocationOpInterfaceTrait, PromotableMemOpInterfaceTrait, Subslots,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::matchers::constant_attr;
use ods_runtime::types::{DYNAMIC, IndexType, MemRefType};
use ods_runtime::{Attribute, Context, Op, OpBuilder, OpRef, Value, ValueRef};

use crate::memref::{AllocaOp, LoadOp, StoreOp};
use crate::ub::PoisonOp;

/// The maximum number of elements of an allocation that is replaced by them.
const MAX_ELEMENTS: i64 = 16;

/// The number of elements, if it is known.
fn num_elements(ty: MemRefType<'_>) -> Option<i64> {
    let is_static = !ty.shape().contains(&DYNAMIC);
    is_static.then(|| ty.shape().iter().fold(1, |product, size| size.saturating_mul(product)))
}

impl<'ir> PromotableAllocationOpInterfaceTrait<'ir> for AllocaOp<'ir> {
    fn promotable_slots(self) -> Vec<MemorySlot> {
        let (memref, ty) = (self.memref(), self.memref().ty());
        if num_elements(ty) != Some(1) {
            return Vec::new();
        }
        vec![MemorySlot { ptr: memref.handle(), element_type: ty.element_type().handle() }]
    }

    fn default_value(b: &mut OpBuilder<'_>, _op: Op, slot: &MemorySlot) -> Value {
        let poison = PoisonOp::build(b, slot.element_type);
        b.result(poison, 0)
    }

    fn handle_block_argument(_: &mut OpBuilder<'_>, _op: Op, _: &MemorySlot, _argument: Value) {}

    fn handle_promotion_complete(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &MemorySlot,
        default: Value,
    ) -> Option<Op> {
        b.ir_mut().erase(op);
        if let Some(constant) = b.ir().defining_op(default)
            && !b.ir().value(default).has_uses()
        {
            b.ir_mut().erase(constant);
        }
        None
    }
}

impl<'ir> DestructurableAllocationOpInterfaceTrait<'ir> for AllocaOp<'ir> {
    fn destructurable_slots(self) -> Vec<DestructurableMemorySlot> {
        let ty = self.memref().ty();
        let Some(2..=MAX_ELEMENTS) = num_elements(ty) else { return Vec::new() };
        let element = ty.element_type().handle();
        let parts = indices(ty).into_iter().map(|index| (index, element)).collect();
        let slot = MemorySlot { ptr: self.memref().handle(), element_type: ty.handle() };
        vec![DestructurableMemorySlot { slot, parts }]
    }

    fn destructure(
        b: &mut OpBuilder<'_>,
        op: Op,
        slot: &DestructurableMemorySlot,
        used: &[Attribute],
        allocations: &mut Vec<Op>,
    ) -> Vec<MemorySlot> {
        b.set_insert_point(InsertPoint::After(op));
        let mut slots = Vec::with_capacity(used.len());
        for index in used {
            let part = slot.parts.iter().find(|(it, _)| it == index);
            let element_type = part.map_or(slot.slot.element_type, |(_, ty)| *ty);
            let ty = MemRefType::get(b.ctx(), &[], element_type).handle();
            let alloca = AllocaOp::build(b, ty);
            allocations.push(alloca.op());
            slots.push(MemorySlot { ptr: b.result(alloca, 0), element_type });
        }
        slots
    }

    fn handle_destructuring_complete(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &DestructurableMemorySlot,
    ) -> Option<Op> {
        b.ir_mut().erase(op);
        None
    }
}

/// The index of each element of a memref of the type `ty`, in row-major order.
fn indices(ty: MemRefType<'_>) -> Vec<Attribute> {
    let shape = ty.shape();
    let mut at = vec![0; shape.len()];
    let mut all = Vec::new();
    loop {
        all.push(index_attr(ty.ctx(), &at));
        let Some(dim) = (0..shape.len()).rev().find(|dim| at[*dim] + 1 < shape[*dim]) else {
            return all;
        };
        at[dim] += 1;
        at[dim + 1..].fill(0);
    }
}

fn index_attr(ctx: &Context, at: &[i64]) -> Attribute {
    let index = IndexType::get(ctx);
    let numbers: Vec<Attribute> =
        at.iter().map(|number| IntegerAttr::get(ctx, index, *number).into()).collect();
    ArrayAttr::get(ctx, &numbers).into()
}

/// The index of the element that `op` accesses, if that is known and within bounds. Operand `memref` is the buffer, and
/// the indices follow it.
fn accessed(op: OpRef<'_>, memref: usize) -> Option<Attribute> {
    let ty = op.operand(memref).ty().dyn_cast::<MemRefType<'_>>()?;
    let mut numbers = Vec::new();
    for (index, size) in op.operands().skip(memref + 1).zip(ty.shape()) {
        let number = constant_attr(index)?.dyn_cast::<IntegerAttr<'_>>()?.value().to_i64()?;
        if !(0..*size).contains(&number) {
            return None;
        }
        numbers.push(number);
    }
    Some(index_attr(ty.ctx(), &numbers))
}

/// Whether the pointer of `slot` is the only blocking use of `op`, which accesses it with a value of the slot's type.
fn is_access(op: OpRef<'_>, slot: &MemorySlot, value: ValueRef<'_>, blocking: &[usize]) -> bool {
    matches!(blocking, [operand] if op.operand(*operand).handle() == slot.ptr)
        && value.ty().handle() == slot.element_type
}

/// Whether `op` accesses a known part of `slot`, which is operand `memref`. Adds this part to `used`.
fn can_rewire(
    op: OpRef<'_>,
    memref: usize,
    slot: &DestructurableMemorySlot,
    used: &mut Vec<Attribute>,
) -> bool {
    let index = accessed(op, memref);
    used.extend(index);
    op.operand(memref).handle() == slot.slot.ptr && index.is_some()
}

/// Lets `op` access the slot of a part instead of operand `memref`.
fn rewire(b: &mut OpBuilder<'_>, op: Op, memref: usize, subslots: &Subslots) -> DeletionKind {
    let index = accessed(b.op(op), memref);
    if let Some(slot) = index.and_then(|index| subslots.get(index)) {
        let mut operands = b.op(op).operands().handles();
        operands.truncate(memref);
        operands.push(slot.ptr);
        b.ir_mut().set_operands(op, &operands);
    }
    DeletionKind::Keep
}

impl<'ir> PromotableMemOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn loads_from(self, slot: &MemorySlot) -> bool {
        self.memref().handle() == slot.ptr
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
        is_access(*self, slot, (*self).result(0), blocking)
    }

    fn remove_blocking_uses(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &MemorySlot,
        _blocking: &[usize],
        reaching: Value,
    ) -> DeletionKind {
        let result = b.result(op, 0);
        b.ir_mut().replace_all_uses(result, reaching);
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
        can_rewire(*self, 0, slot, used)
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

impl<'ir> PromotableMemOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn loads_from(self, _slot: &MemorySlot) -> bool {
        false
    }

    fn stores_to(self, slot: &MemorySlot) -> bool {
        self.memref().handle() == slot.ptr
    }

    fn stored(b: &mut OpBuilder<'_>, op: Op, _slot: &MemorySlot, _reaching: Value) -> Value {
        b.get::<StoreOp<'_>>(op).value().handle()
    }

    fn can_uses_be_removed(
        self,
        slot: &MemorySlot,
        blocking: &[usize],
        _others: &mut Vec<BlockingUse>,
    ) -> bool {
        self.value().handle() != slot.ptr && is_access(*self, slot, self.value(), blocking)
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
        self.value().handle() != slot.slot.ptr && can_rewire(*self, 1, slot, used)
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
