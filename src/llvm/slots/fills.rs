//! Intrinsics that fill memory with a byte.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::interfaces::{
    BlockingUse, DeletionKind, DestructurableAccessorOpInterfaceTrait, DestructurableMemorySlot,
    MemorySlot, PromotableMemOpInterfaceTrait, SafeMemorySlotAccessOpInterfaceTrait, Subslots,
};
use ods_runtime::matchers::constant_int;
use ods_runtime::types::{FloatType, IntegerType, Type};
use ods_runtime::{Attribute, Op, OpBuilder, OpRef, Value};

use super::super::{
    BitcastOp, ConstantOp, LLVMStructType, MemsetInlineOp, MemsetOp, OrOp, ShlOp, ZExtOp,
};
use super::copies::{covers, has_numbered_parts, integer, writes_within};
use super::{alignment_of, constant_length, layout_at, size_of, subslot};

/// The number of bits of a slot with whole bytes that a number is.
fn width(op: OpRef<'_>, slot: &MemorySlot) -> Option<u32> {
    let ty = op.ctx().type_ref(slot.element_type);
    let is_number = ty.isa::<IntegerType<'_>>() || ty.isa::<FloatType<'_>>();
    let width = ty.int_or_float_bit_width().filter(|_| is_number)?;
    (width > 0 && width.is_multiple_of(8)).then_some(width)
}

/// An integer of `width` bits whose bytes are all `byte`.
fn repeated(b: &mut OpBuilder<'_>, byte: Value, width: u32) -> Value {
    let ty: Type = IntegerType::get(b.ctx(), width).into();
    if let Some(byte) = constant_int(b.value(byte)) {
        let byte = byte.to_le_bytes().next().unwrap_or(0);
        let bytes = vec![byte; width as usize / 8];
        let attr = IntegerAttr::from_ap_int(b.ctx(), ty, ApInt::from_le_bytes(width, &bytes));
        let attr = attr.handle();
        let op = ConstantOp::build(b, ty, attr);
        return b.result(op, 0);
    }
    if width == 8 {
        return byte;
    }
    let extended = ZExtOp::build(b, ty, byte);
    let mut value = b.result(extended, 0);
    let mut covered = 8;
    while covered < width {
        let count = integer(b, ty, u64::from(covered));
        let shifted = ShlOp::build(b, value, count);
        let shifted = b.result(shifted, 0);
        let combined = OrOp::build(b, value, shifted);
        value = b.result(combined, 0);
        covered *= 2;
    }
    value
}

/// The value of `slot` after all its bytes were filled.
fn stored(b: &mut OpBuilder<'_>, op: Op, slot: &MemorySlot) -> Option<Value> {
    let width = width(b.op(op), slot)?;
    let byte = b.op(op).operand(1).handle();
    let value = repeated(b, byte, width);
    if b.ctx().type_ref(slot.element_type).isa::<IntegerType<'_>>() {
        return Some(value);
    }
    let cast = BitcastOp::build(b, slot.element_type, value);
    Some(b.result(cast, 0))
}

/// Fills each part of `slot` by itself, with an operation that `create` makes for a pointer and a size.
fn rewire(
    b: &mut OpBuilder<'_>,
    op: Op,
    length: Option<u64>,
    slot: &DestructurableMemorySlot,
    subslots: &Subslots,
    create: impl Fn(&mut OpBuilder<'_>, Value, u64),
) -> DeletionKind {
    let (Some(layout), Some(length)) = (layout_at(b.op(op)), length) else {
        return DeletionKind::Keep;
    };
    let whole = b.ctx().type_ref(slot.slot.element_type);
    let is_packed = whole.dyn_cast::<LLVMStructType<'_>>().is_some_and(|it| it.is_packed());
    let mut covered = 0_u64;
    for index in 0..slot.parts.len() {
        let Some(ty) = super::part_type(b.ctx(), slot, index) else { break };
        let Some(size) = size_of(&layout, ty) else { break };
        if let Some(alignment) = alignment_of(&layout, ty).filter(|_| !is_packed) {
            covered = covered.next_multiple_of(alignment);
        }
        if covered >= length {
            break;
        }
        if let Some(part) = subslot(b.ctx(), subslots, index) {
            create(b, part.ptr, size.min(length - covered));
        }
        covered += size;
    }
    DeletionKind::Delete
}

/// Implements fillings, whose length is an expression.
macro_rules! fills {
    ($($op:ident: |$it:ident| $length:expr, |$b:ident, $view:ident, $to:ident, $size:ident| $create:expr;)*) => {
        $(
            impl<'ir> PromotableMemOpInterfaceTrait<'ir> for $op<'ir> {
                fn loads_from(self, _slot: &MemorySlot) -> bool {
                    false
                }

                fn stores_to(self, slot: &MemorySlot) -> bool {
                    self.dst().handle() == slot.ptr
                }

                fn stored(
                    b: &mut OpBuilder<'_>,
                    op: Op,
                    slot: &MemorySlot,
                    reaching: Value,
                ) -> Value {
                    stored(b, op, slot).unwrap_or(reaching)
                }

                fn can_uses_be_removed(
                    self,
                    slot: &MemorySlot,
                    _blocking: &[usize],
                    _others: &mut Vec<BlockingUse>,
                ) -> bool {
                    let $it = self;
                    width(*self, slot).is_some()
                        && !self.is_volatile()
                        && covers(*self, $length, slot)
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
                fn can_rewire(
                    self,
                    slot: &DestructurableMemorySlot,
                    _used: &mut Vec<Attribute>,
                    _others: &mut Vec<MemorySlot>,
                ) -> bool {
                    let $it = self;
                    !self.is_volatile()
                        && has_numbered_parts(*self, slot)
                        && writes_within(*self, $length, &slot.slot)
                }

                fn rewire(
                    b: &mut OpBuilder<'_>,
                    op: Op,
                    slot: &DestructurableMemorySlot,
                    subslots: &Subslots,
                ) -> DeletionKind {
                    let $it = b.get::<$op<'_>>(op);
                    let length = $length;
                    rewire(b, op, length, slot, subslots, |$b, $to, $size| {
                        let $view = $b.get::<$op<'_>>(op);
                        $create
                    })
                }
            }
        )*
    };
}

fills! {
    MemsetOp: |op| constant_length(*op.len()), |b, op, to, size| {
        let (ty, is_volatile) = (op.len().ty().handle(), op.is_volatile());
        let byte = op.val().handle();
        let size = integer(b, ty, size);
        MemsetOp::build(b, to, byte, size, is_volatile);
    };
    MemsetInlineOp: |op| op.len().to_u64(), |b, op, to, size| {
        let (ty, is_volatile) = (op.len_attr().ty().handle(), op.is_volatile());
        let byte = op.val().handle();
        let size: Attribute = IntegerAttr::get(b.ctx(), ty, size as i64).into();
        MemsetInlineOp::build(b, to, byte, size, is_volatile);
    };
}
