//! Memory.

use ods_runtime::OpRef;

use super::{Cursor, TranslationResult, metadata};
use crate::llvm::{
    AllocaOp, AtomicCmpXchgOp, AtomicRMWOp, FenceOp, GEPNoWrapFlags, GEPOp, LoadOp, StoreOp,
};
use crate::target::llvmir::ir::{Access, GepFlags, InstructionKind, TypeId, Value};
use crate::target::llvmir::keywords;

/// The index of `getelementptr` that stands for an operand.
const DYNAMIC: i32 = i32::MIN;

/// The alignment that an operation gives, or the least one of the type.
fn alignment<'ir>(cursor: &mut Cursor<'_, 'ir>, given: Option<u64>, ty: TypeId) -> u64 {
    let module = cursor.module();
    given.filter(|it| *it != 0).unwrap_or_else(|| module.layout.alignment(&module.types, ty))
}

pub(super) fn alloca<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<AllocaOp<'_>>();
    let element = cursor.ty(view.elem_type(), op)?;
    let count = cursor.value(*view.array_size())?;
    let module = cursor.module();
    let preferred = module.layout.preferred_alignment(&module.types, element);
    let alignment = view.alignment().filter(|it| *it != 0).unwrap_or(preferred);
    let is_inalloca = view.inalloca();
    cursor.insert(op, InstructionKind::Alloca { element, count, alignment, is_inalloca }).map(drop)
}

pub(super) fn load<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<LoadOp<'_>>();
    let address = cursor.value(*view.addr())?;
    let ty = cursor.ty(op.result(0).ty(), op)?;
    let access = Access {
        is_volatile: view.volatile(),
        ordering: keywords::ordering(view.ordering()),
        scope: view.syncscope().unwrap_or_default().to_owned(),
        alignment: alignment(cursor, view.alignment(), ty),
    };
    let id = cursor.insert(op, InstructionKind::Load { address, access })?;
    if view.invariant() {
        metadata::mark(cursor, id, "invariant.load");
    }
    metadata::dereferenceable(cursor, op, id);
    if view.nontemporal() {
        metadata::nontemporal(cursor, id);
    }
    if view.invariant_group() {
        metadata::mark(cursor, id, "invariant.group");
    }
    metadata::access(cursor, op, id)
}

pub(super) fn store<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<StoreOp<'_>>();
    let (value, address) = (cursor.value(view.value())?, cursor.value(*view.addr())?);
    let ty = cursor.ty(view.value().ty(), op)?;
    let access = Access {
        is_volatile: view.volatile(),
        ordering: keywords::ordering(view.ordering()),
        scope: view.syncscope().unwrap_or_default().to_owned(),
        alignment: alignment(cursor, view.alignment(), ty),
    };
    let id = cursor.insert(op, InstructionKind::Store { value, address, access })?;
    if view.nontemporal() {
        metadata::nontemporal(cursor, id);
    }
    if view.invariant_group() {
        metadata::mark(cursor, id, "invariant.group");
    }
    metadata::access(cursor, op, id)
}

pub(super) fn gep<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<GEPOp<'_>>();
    let element = cursor.ty(view.elem_type(), op)?;
    let base = cursor.value(view.base())?;
    let mut dynamic = cursor.values(view.dynamic_indices())?.into_iter();
    let mut indices = Vec::new();
    for index in view.raw_constant_indices() {
        let value = match index {
            DYNAMIC => dynamic.next(),
            _ => None,
        };
        indices
            .push(value.unwrap_or_else(|| Value::Constant(cursor.module().i32(i64::from(index)))));
    }
    let flags = view.no_wrap_flags();
    let flags = GepFlags {
        in_bounds: flags.contains(GEPNoWrapFlags::INBOUNDS_FLAG),
        no_unsigned_signed_wrap: flags.contains(GEPNoWrapFlags::NUSW),
        no_unsigned_wrap: flags.contains(GEPNoWrapFlags::NUW),
        in_range: None,
    };
    let value = cursor.builder().gep(element, base, &indices, flags);
    cursor.set(op.result(0), value);
    Ok(())
}

/// The alignment of an atomic access: the size of the value, unless the operation gives another.
fn atomic_alignment<'ir>(cursor: &mut Cursor<'_, 'ir>, given: Option<u64>, ty: TypeId) -> u64 {
    let module = cursor.module();
    let size = module.layout.store_size(&module.types, ty);
    given.filter(|it| *it != 0).unwrap_or(size)
}

pub(super) fn atomic_rmw<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<AtomicRMWOp<'_>>();
    let (address, value) = (cursor.value(*view.ptr())?, cursor.value(view.val())?);
    let ty = cursor.ty(view.val().ty(), op)?;
    let access = Access {
        is_volatile: view.volatile(),
        ordering: keywords::ordering(view.ordering()),
        scope: view.syncscope().unwrap_or_default().to_owned(),
        alignment: atomic_alignment(cursor, view.alignment(), ty),
    };
    let word = keywords::atomic_op(view.bin_op());
    let id = cursor.insert(op, InstructionKind::AtomicRmw { op: word, address, value, access })?;
    metadata::access(cursor, op, id)
}

pub(super) fn cmpxchg<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<AtomicCmpXchgOp<'_>>();
    let address = cursor.value(*view.ptr())?;
    let (expected, value) = (cursor.value(view.cmp())?, cursor.value(view.val())?);
    let ty = cursor.ty(view.val().ty(), op)?;
    let access = Access {
        is_volatile: view.volatile(),
        ordering: keywords::ordering(view.success_ordering()),
        scope: view.syncscope().unwrap_or_default().to_owned(),
        alignment: atomic_alignment(cursor, view.alignment(), ty),
    };
    let kind = InstructionKind::CmpXchg {
        address,
        expected,
        value,
        access,
        failure_ordering: keywords::ordering(view.failure_ordering()),
        is_weak: view.weak(),
    };
    let id = cursor.insert(op, kind)?;
    metadata::access(cursor, op, id)
}

pub(super) fn fence<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<FenceOp<'_>>();
    let ordering = keywords::ordering(view.ordering());
    let scope = view.syncscope().unwrap_or_default().to_owned();
    cursor.insert(op, InstructionKind::Fence { ordering, scope }).map(drop)
}
