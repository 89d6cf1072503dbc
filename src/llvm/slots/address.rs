//! Addresses of parts.

use ods_runtime::interfaces::{
    BlockingUse, DeletionKind, DestructurableAccessorOpInterfaceTrait, DestructurableMemorySlot,
    MemorySlot, PromotableOpInterfaceTrait, SafeMemorySlotAccessOpInterfaceTrait, Subslots,
};
use ods_runtime::layout::DataLayout;
use ods_runtime::types::IntegerType;
use ods_runtime::{Attribute, Op, OpBuilder};

use super::super::fold::INDEX_WIDTH;
use super::super::{DYNAMIC_INDEX, GEPOp, LLVMArrayType, LLVMPointerType, LLVMStructType};
use super::{
    alignment_of, bytes, index_attr, layout_at, part_type, size_of, subslot, uses_of_results,
};

/// The number of bytes between the base and the result, if it is a constant that is not negative.
fn offset(layout: &DataLayout, op: GEPOp<'_>) -> Option<u64> {
    let indices = op.raw_constant_indices();
    let indices: Option<Vec<u64>> =
        indices.iter().map(|it| u64::try_from(*it).ok().filter(|_| *it != DYNAMIC_INDEX)).collect();
    let (first, rest) = indices.as_deref()?.split_first()?;
    let mut ty = op.elem_type();
    let mut offset = first.checked_mul(size_of(layout, ty)?)?;
    for index in rest {
        if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
            ty = array.element_type();
            offset = offset.checked_add(index.checked_mul(size_of(layout, ty)?)?)?;
        } else if let Some(structure) = ty.dyn_cast::<LLVMStructType<'_>>() {
            let index = usize::try_from(*index).ok()?;
            for (at, part) in structure.body().iter().enumerate().take(index + 1) {
                if !structure.is_packed() {
                    offset = offset.checked_next_multiple_of(alignment_of(layout, *part)?)?;
                }
                if at < index {
                    offset = offset.checked_add(size_of(layout, *part)?)?;
                }
            }
            ty = op.ctx().type_ref(*structure.body().get(index)?);
        } else {
            return None;
        }
    }
    Some(offset)
}

/// The part of `slot` that the result points into, and the offset within the part. None if it points behind the slot or
/// between parts.
fn accessed_part(
    layout: &DataLayout,
    op: GEPOp<'_>,
    slot: &DestructurableMemorySlot,
) -> Option<(usize, u64)> {
    let offset = offset(layout, op)?;
    let ty = op.ctx().type_ref(slot.slot.element_type);
    if offset >= size_of(layout, ty)? {
        return None;
    }
    let is_index = |index: u64| index < 1 << INDEX_WIDTH;
    if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        let size = size_of(layout, array.element_type())?;
        let index = offset.checked_div(size).filter(|it| is_index(*it))?;
        return Some((usize::try_from(index).ok()?, offset - index * size));
    }
    let structure = ty.dyn_cast::<LLVMStructType<'_>>()?;
    let mut start = 0_u64;
    for (index, part) in structure.body().iter().enumerate() {
        if !structure.is_packed() {
            start = start.checked_next_multiple_of(alignment_of(layout, *part)?)?;
            if offset < start {
                return None;
            }
        }
        let end = start.checked_add(size_of(layout, *part)?)?;
        if offset < end {
            return is_index(index as u64).then_some((index, offset - start));
        }
        start = end;
    }
    None
}

impl<'ir> PromotableOpInterfaceTrait<'ir> for GEPOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], others: &mut Vec<BlockingUse>) -> bool {
        let is_base = self.raw_constant_indices().iter().all(|it| *it == 0);
        if is_base {
            others.extend(uses_of_results(*self));
        }
        is_base
    }

    fn remove_blocking_uses(_: &mut OpBuilder<'_>, _op: Op, _blocking: &[usize]) -> DeletionKind {
        DeletionKind::Delete
    }
}

impl<'ir> SafeMemorySlotAccessOpInterfaceTrait<'ir> for GEPOp<'ir> {
    /// Accesses to what is left of the slot are safe.
    fn ensure_only_safe_accesses(self, slot: &MemorySlot, others: &mut Vec<MemorySlot>) -> bool {
        if self.base().handle() != slot.ptr {
            return true;
        }
        let left = layout_at(*self).and_then(|layout| {
            let offset = offset(&layout, self)?;
            size_of(&layout, slot.element_type)?.checked_sub(offset).filter(|it| *it > 0)
        });
        others.extend(left.map(|left| MemorySlot {
            ptr: self.res().handle(),
            element_type: bytes(self.ctx(), left),
        }));
        left.is_some()
    }
}

impl<'ir> DestructurableAccessorOpInterfaceTrait<'ir> for GEPOp<'ir> {
    fn can_rewire(
        self,
        slot: &DestructurableMemorySlot,
        used: &mut Vec<Attribute>,
        others: &mut Vec<MemorySlot>,
    ) -> bool {
        let base = self.base();
        if !base.ty().isa::<LLVMPointerType<'_>>() || base.handle() != slot.slot.ptr {
            return false;
        }
        let found = layout_at(*self).and_then(|layout| {
            let (index, offset) = accessed_part(&layout, self, slot)?;
            let part = part_type(self.ctx(), slot, index)?;
            Some((index, size_of(&layout, part)?.checked_sub(offset)?))
        });
        let Some((index, left)) = found else { return false };
        used.push(index_attr(self.ctx(), index));
        let element_type = bytes(self.ctx(), left);
        others.push(MemorySlot { ptr: self.res().handle(), element_type });
        true
    }

    fn rewire(
        b: &mut OpBuilder<'_>,
        op: Op,
        slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        let view = b.get::<GEPOp<'_>>(op);
        let (result, flags) = (view.res().handle(), view.no_wrap_flags());
        let ty = view.res().ty().handle();
        let found = layout_at(*view).and_then(|layout| accessed_part(&layout, view, slot));
        let found = found.and_then(|(index, offset)| {
            Some((subslot(b.ctx(), subslots, index)?, i32::try_from(offset).ok()?))
        });
        let Some((part, offset)) = found else { return DeletionKind::Keep };
        let byte = IntegerType::get(b.ctx(), 8).handle();
        let pointer = b.create_or_fold(|b| {
            let gep = GEPOp::build(b, ty, part.ptr, &[], &[offset], byte);
            b.ir_mut().edit::<GEPOp<'_>>(gep).set_no_wrap_flags(flags);
            gep
        })[0];
        b.ir_mut().replace_all_uses(result, pointer);
        DeletionKind::Delete
    }
}
