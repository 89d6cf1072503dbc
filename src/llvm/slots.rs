//! Memory slots: allocations on the stack that can become values or be replaced by their parts.

mod access;
mod address;
mod aggregates;
mod cast;
mod copies;
mod fills;
mod markers;

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::interfaces::{
    BlockingUse, DestructurableAllocationOpInterfaceTrait, DestructurableMemorySlot,
    DestructurableTypeInterface, MemorySlot, PromotableAllocationOpInterfaceTrait, Subslots,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::layout::DataLayout;
use ods_runtime::matchers::constant_int;
use ods_runtime::types::{IntegerType, Type, TypeRef};
use ods_runtime::{Attribute, Context, Op, OpBuilder, OpRef, Value, ValueRef};

use super::{AllocaOp, DbgDeclareOp, DbgValueOp, LLVMArrayType, LLVMPointerType, UndefOp};

/// The data layout at `op`; none if it is invalid.
fn layout_at(op: OpRef<'_>) -> Option<DataLayout> {
    DataLayout::closest(op).ok()
}

/// The number of bytes of a type; none if it has no fixed size.
fn size_of(layout: &DataLayout, ty: impl Into<Type>) -> Option<u64> {
    layout.try_type_size(ty).ok()?.fixed_value()
}

/// The alignment of a type in memory.
fn alignment_of(layout: &DataLayout, ty: impl Into<Type>) -> Option<u64> {
    layout.try_type_abi_alignment(ty).ok().filter(|it| *it > 0)
}

/// The index of a part: a 32-bit integer.
fn index_attr(ctx: &Context, index: usize) -> Attribute {
    IntegerAttr::get(ctx, IntegerType::get(ctx, 32), index as i64).into()
}

/// The type of `size` bytes.
fn bytes(ctx: &Context, size: u64) -> Type {
    LLVMArrayType::get(ctx, IntegerType::get(ctx, 8), size).into()
}

/// Whether the indices of all parts are 32-bit integers.
fn has_i32_indices(ctx: &Context, slot: &DestructurableMemorySlot) -> bool {
    slot.parts.iter().all(|(index, _)| {
        let index = ctx.attr_ref(*index).dyn_cast::<IntegerAttr<'_>>();
        index.is_some_and(|it| it.ty().is_signless_integer_of(32))
    })
}

/// The uses of all results of `op`.
fn uses_of_results(op: OpRef<'_>) -> impl Iterator<Item = BlockingUse> {
    let uses = op.results().flat_map(ValueRef::uses);
    uses.map(|it| BlockingUse { op: it.owner().handle(), operand: it.operand_number() })
}

/// The only blocking use, if it is of `slot`.
fn is_use_of_slot(op: OpRef<'_>, slot: &MemorySlot, blocking: &[usize]) -> bool {
    matches!(blocking, [operand] if op.operand(*operand).handle() == slot.ptr)
}

/// The number of bytes that an intrinsic accesses, if it is a constant.
fn constant_length(length: ValueRef<'_>) -> Option<u64> {
    constant_int(length)?.to_u64()
}

impl<'ir> PromotableAllocationOpInterfaceTrait<'ir> for AllocaOp<'ir> {
    fn promotable_slots(self) -> Vec<MemorySlot> {
        if !(*self).block().is_some_and(|it| it.is_entry_block()) {
            return Vec::new();
        }
        vec![MemorySlot { ptr: self.res().handle(), element_type: self.elem_type().handle() }]
    }

    fn default_value(b: &mut OpBuilder<'_>, _op: Op, slot: &MemorySlot) -> Value {
        let undef = UndefOp::build(b, slot.element_type);
        b.result(undef, 0)
    }

    /// Tells debuggers that the block's argument is the variable.
    fn handle_block_argument(b: &mut OpBuilder<'_>, op: Op, _: &MemorySlot, argument: Value) {
        let users: Vec<Op> = b.op(op).result(0).uses().map(|it| it.owner().handle()).collect();
        let loc = b.loc();
        for user in users {
            let Some(declare) = b.op(user).dyn_cast::<DbgDeclareOp<'_>>() else { continue };
            let info = (declare.var_info().handle(), declare.location_expr().handle());
            b.set_loc(b.op(user).loc());
            DbgValueOp::build_with(b, argument, info);
        }
        b.set_loc(loc);
    }

    fn handle_promotion_complete(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &MemorySlot,
        default: Value,
    ) -> Option<Op> {
        if let Some(undef) = b.ir().defining_op(default)
            && !b.ir().value(default).has_uses()
        {
            b.ir_mut().erase(undef);
        }
        b.ir_mut().erase(op);
        None
    }
}

impl<'ir> DestructurableAllocationOpInterfaceTrait<'ir> for AllocaOp<'ir> {
    fn destructurable_slots(self) -> Vec<DestructurableMemorySlot> {
        if !(*self).block().is_some_and(|it| it.is_entry_block()) {
            return Vec::new();
        }
        let ty = self.elem_type();
        let parts = ty.dyn_cast::<DestructurableTypeInterface<'_>>();
        let Some(parts) = parts.and_then(|it| it.subelement_index_map()) else {
            return Vec::new();
        };
        let slot = MemorySlot { ptr: self.res().handle(), element_type: ty.handle() };
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
        let count = b.op(op).operand(0).handle();
        let mut slots = Vec::with_capacity(used.len());
        for index in used {
            let part = slot.parts.iter().find(|(it, _)| it == index);
            let element_type = part.map_or(slot.slot.element_type, |(_, ty)| *ty);
            let ty: Type = LLVMPointerType::get(b.ctx(), 0).into();
            let alloca = AllocaOp::build(b, ty, count, element_type);
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

/// The slot of the part `index`.
fn subslot(ctx: &Context, subslots: &Subslots, index: usize) -> Option<MemorySlot> {
    subslots.get(index_attr(ctx, index)).copied()
}

/// The type of the part `index`.
fn part_type(ctx: &Context, slot: &DestructurableMemorySlot, index: usize) -> Option<Type> {
    let index = index_attr(ctx, index);
    slot.parts.iter().find(|(it, _)| *it == index).map(|(_, ty)| *ty)
}

/// Whether the type belongs to the dialect.
fn is_of_dialect(ty: TypeRef<'_>) -> bool {
    ty.def().dialect == "llvm"
}
