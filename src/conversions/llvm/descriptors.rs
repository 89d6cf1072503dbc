//! The structures that describe buffers, and their parts. Corresponds to `MemRefDescriptor` and `UnrankedMemRefDescriptor`.

use ods_runtime::types::{Type, TypeRef};
use ods_runtime::{OpBuilder, Value};

use crate::llvm::{ExtractValueOp, InsertValueOp, LLVMArrayType, LLVMStructType, PoisonOp};

/// The position and the type of each part.
fn parts(ty: TypeRef<'_>) -> Option<Vec<(Vec<i64>, Type)>> {
    let mut all = Vec::new();
    for (index, part) in ty.dyn_cast::<LLVMStructType<'_>>()?.body().iter().enumerate() {
        let index = index as i64;
        match ty.ctx().type_ref(*part).dyn_cast::<LLVMArrayType<'_>>() {
            Some(array) => {
                let element = array.element_type().handle();
                let each = 0..array.num_elements() as i64;
                all.extend(each.map(|position| (vec![index, position], element)));
            }
            None => all.push((vec![index], *part)),
        }
    }
    Some(all)
}

/// The types of the parts.
pub(super) fn types(descriptor: TypeRef<'_>) -> Option<Vec<Type>> {
    Some(parts(descriptor)?.into_iter().map(|(_, ty)| ty).collect())
}

/// A structure of the type `ty` with these parts. `None` if there are not as many.
pub(super) fn pack(b: &mut OpBuilder<'_>, ty: Type, values: &[Value]) -> Option<Value> {
    let parts = parts(b.ctx().type_ref(ty))?;
    if parts.len() != values.len() {
        return None;
    }
    let poison = PoisonOp::build(b, ty);
    let mut whole = b.result(poison, 0);
    let mut all: Vec<(&[i64], Value)> =
        parts.iter().map(|(position, _)| position.as_slice()).zip(values.iter().copied()).collect();
    // The size and the stride of a dimension follow each other.
    all.sort_by_key(|(position, _)| (position.len(), position.last().copied(), position[0]));
    for (position, value) in all {
        let inserted = InsertValueOp::build(b, whole, value, position);
        whole = b.result(inserted, 0);
    }
    Some(whole)
}

/// The parts of a structure.
pub(super) fn unpack(b: &mut OpBuilder<'_>, whole: Value) -> Option<Vec<Value>> {
    let parts = parts(b.value(whole).ty())?;
    let mut values = Vec::new();
    for (position, ty) in parts {
        let part = ExtractValueOp::build(b, ty, whole, &position);
        values.push(b.result(part, 0));
    }
    Some(values)
}
