//! The dialect `nvvm`: what NVIDIA's GPUs add to LLVM IR.

mod barriers;
mod conversions;
mod copies;
mod matrices;
mod mma;
mod mma_variants;
mod pointers;
mod registers;
mod target;
mod tensor_cores;
mod warps;
mod wgmma;

generated!(nvvm);

pub use self::target::NVVMWithTargets;

use crate::prelude::*;
use ods::llvm::{LLVMPointerType, LLVMStructType};

/// The error of the first row whose condition holds.
fn verify_rows(op: OpRef<'_>, rows: &[(bool, &str)]) -> VerifyResult {
    let wrong = rows.iter().find(|(is_wrong, _)| *is_wrong);
    wrong.map_or(Ok(()), |(_, text)| Err(op.op_error(*text)))
}

/// Like [`verify_rows`], with errors that do not name the operation.
fn verify_plain_rows(op: OpRef<'_>, rows: &[(bool, &str)]) -> VerifyResult {
    let wrong = rows.iter().find(|(is_wrong, _)| *is_wrong);
    wrong.map_or(Ok(()), |(_, text)| Err(op.error(*text)))
}

/// Whether this is a pointer to a memory space.
fn is_pointer(ty: TypeRef<'_>, space: NVVMMemorySpace) -> bool {
    ty.dyn_cast::<LLVMPointerType<'_>>().is_some_and(|it| it.address_space() == space as u32)
}

/// The types of the elements of a structure.
fn elements(ty: TypeRef<'_>) -> Option<Vec<TypeRef<'_>>> {
    let body = ty.dyn_cast::<LLVMStructType<'_>>()?.body();
    Some(body.iter().map(|it| ty.ctx().type_ref(*it)).collect())
}

/// The structure of `count` elements of one type.
fn structure<'c>(ty: TypeRef<'c>, count: usize) -> TypeRef<'c> {
    *LLVMStructType::literal(ty.ctx(), &vec![ty.handle(); count], false)
}

/// The types of values.
fn types<'ir>(values: OperandRange<'ir>) -> Vec<TypeRef<'ir>> {
    values.into_iter().map(|it| it.ty()).collect()
}

/// The texts of items, separated by commas.
fn commas<T: std::fmt::Display>(items: &[T]) -> String {
    items.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}
