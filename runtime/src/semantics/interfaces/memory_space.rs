//! Casts of pointers to other memory spaces, and their users.

use crate::core::diag::VerifyResult;
use crate::core::ir::{Op, OpBuilder, Value};
use crate::kinds::interfaces::PtrLikeTypeInterface;
use crate::semantics::interfaces::MemorySpaceCastOpInterface;

/// What an operation uses after a cast was bubbled down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BubbledDown {
    /// The operation uses the source of the cast.
    InPlace,
    /// These values replace the results of the operation.
    Replaced(Vec<Value>),
}

/// The cast that defines operand `index` of `op`, if its source may be used instead.
fn promotable_cast<'ir>(
    b: &'ir OpBuilder<'_>,
    op: Op,
    index: usize,
) -> Option<MemorySpaceCastOpInterface<'ir>> {
    let cast = b.op(op).operand(index).defining_op()?;
    let cast = cast.dyn_cast::<MemorySpaceCastOpInterface<'_>>()?;
    cast.is_source_promotable().then_some(cast)
}

/// Lets operand `index` of `op` be the source of a cast. The types of the results stay.
pub fn bubble_down_in_place(b: &mut OpBuilder<'_>, op: Op, index: usize) -> Option<BubbledDown> {
    let source = promotable_cast(b, op, index)?.source_ptr().handle();
    b.ir_mut().set_operand(op, index, source);
    Some(BubbledDown::InPlace)
}

/// Creates `op` with the source of the cast that is operand `index`, and casts its result, which is a pointer.
pub fn bubble_down_through(b: &mut OpBuilder<'_>, op: Op, index: usize) -> Option<BubbledDown> {
    let cast = promotable_cast(b, op, index)?;
    let source = cast.source_ptr();
    let result = b.op(op).result(0).ty();
    let space = source.ty().dyn_cast::<PtrLikeTypeInterface<'_>>()?.memory_space();
    let promoted = *result.dyn_cast::<PtrLikeTypeInterface<'_>>()?.clone_ptr_with(space, None)?;
    if !cast.is_valid_memory_space_cast(result, promoted) {
        return None;
    }
    let (cast, loc) = ((*cast).handle(), (*cast).loc());
    let (source, result, promoted) = (source.handle(), result.handle(), promoted.handle());
    let copy = b.ir_mut().clone_without_regions(op, &[promoted]);
    b.ir_mut().set_operand(copy, index, source);
    b.insert(copy);
    let copy = b.result(copy, 0);
    let outer = b.loc();
    b.set_loc(loc);
    let cast = MemorySpaceCastOpInterface::clone_memory_space_cast_op(b, cast, result, copy);
    b.set_loc(outer);
    Some(BubbledDown::Replaced(vec![b.result(cast, 0)]))
}

/// Verifies that a cast is between pointers of one kind.
pub(crate) fn verify_memory_space_cast(op: MemorySpaceCastOpInterface<'_>) -> VerifyResult {
    let (source, target) = (op.source_ptr().ty(), op.target_ptr().ty());
    if source.kind_id() != target.kind_id() {
        return Err(op.error("expected source and target types of the same kind"));
    }
    for (what, ty) in [("source", source), ("target", target)] {
        if !ty.isa::<PtrLikeTypeInterface<'_>>() {
            let problem =
                format!("{what} type must implement `PtrLikeTypeInterface`, but got: {ty}");
            return Err(op.error(problem));
        }
    }
    if op.num_results() != 1 {
        return Err(op.error("memory space cast op must have exactly one result"));
    }
    if !op.is_valid_memory_space_cast(target, source) {
        return Err(op.error("memory space cast is not valid"));
    }
    Ok(())
}
