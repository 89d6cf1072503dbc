//! Types that LLVM IR has.

use ods_runtime::rt;

use super::super::{
    LLVMAddrSpaceAttrInterface, LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType,
    LLVMStructType, LLVMTargetExtType, LLVMTokenType, LLVMVoidType, LLVMX86AMXType,
};
use super::{LLVMLabelType, LLVMMetadataType};
use crate::llvm::prelude::*;

/// Whether it is a floating-point type that vectors can have.
fn is_float(ty: TypeRef<'_>) -> bool {
    ty.isa::<BFloat16Type<'_>>()
        || ty.isa::<Float16Type<'_>>()
        || ty.isa::<Float32Type<'_>>()
        || ty.isa::<Float64Type<'_>>()
        || ty.isa::<Float80Type<'_>>()
        || ty.isa::<Float128Type<'_>>()
}

/// Whether it is a floating-point type of LLVM.
#[must_use]
pub fn is_compatible_floating_point_type(ty: TypeRef<'_>) -> bool {
    is_float(ty) || ty.isa::<LLVMPPCFP128Type<'_>>()
}

impl LLVMTargetExtType<'_> {
    /// Whether values of the type can be in memory.
    #[must_use]
    pub fn supports_mem_ops(self) -> bool {
        let name = self.ext_type_name();
        name.starts_with("spirv.") || name == "aarch64.svcount"
    }

    /// Whether globals can have the type.
    pub(in crate::llvm) fn can_be_global(self) -> bool {
        let name = self.ext_type_name();
        name.starts_with("spirv.") || name == "amdgcn.named.barrier"
    }

    /// Whether the type has a zero.
    pub(in crate::llvm) fn has_zero(self) -> bool {
        self.supports_mem_ops()
    }
}

/// A vector of `count` elements of type `element`, scalable if `of` is.
pub(in crate::llvm) fn with_elements(
    of: VectorType<'_>,
    element: TypeRef<'_>,
    count: i64,
) -> rt::Type {
    VectorType::with_scalable_dims(of.ctx(), &[count], element.handle(), &[of.is_scalable()]).into()
}

/// Whether it is a type of LLVM; its elements may be of any type.
#[must_use]
pub fn is_compatible_outer_type(ty: TypeRef<'_>) -> bool {
    is_compatible_floating_point_type(ty)
        || ty.isa::<LLVMArrayType<'_>>()
        || ty.isa::<LLVMFunctionType<'_>>()
        || ty.isa::<LLVMLabelType<'_>>()
        || ty.isa::<LLVMMetadataType<'_>>()
        || ty.isa::<LLVMPointerType<'_>>()
        || ty.isa::<LLVMStructType<'_>>()
        || ty.isa::<LLVMTokenType<'_>>()
        || ty.isa::<LLVMTargetExtType<'_>>()
        || ty.isa::<LLVMVoidType<'_>>()
        || ty.isa::<LLVMX86AMXType<'_>>()
        || ty.dyn_cast::<IntegerType<'_>>().is_some_and(|it| it.is_signless())
        || is_foreign_pointer(ty)
        || is_compatible_vector_type(ty)
}

/// Whether it is the type of pointers of the dialect `ptr`.
pub(in crate::llvm) fn is_ptr_of_ptr(ty: TypeRef<'_>) -> bool {
    ty.def().dialect == "ptr" && ty.def().mnemonic() == "ptr"
}

/// Whether it is a pointer of the dialect `ptr` to memory that LLVM has.
fn is_foreign_pointer(ty: TypeRef<'_>) -> bool {
    if !is_ptr_of_ptr(ty) {
        return false;
    }
    let pointer = ty.dyn_cast::<PtrLikeTypeInterface<'_>>();
    let space = pointer.and_then(|it| it.memory_space());
    space.is_some_and(|it| it.isa::<LLVMAddrSpaceAttrInterface<'_>>())
}

/// Whether it is a vector that LLVM has: of one dimension, with numbers or pointers.
#[must_use]
pub fn is_compatible_vector_type(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<VectorType<'_>>().is_some_and(|vector| {
        let element = vector.element_type();
        vector.rank() == 1
            && (is_float(element)
                || element.isa::<LLVMPointerType<'_>>()
                || is_foreign_pointer(element)
                || element.dyn_cast::<IntegerType<'_>>().is_some_and(|it| it.is_signless()))
    })
}

/// Whether it is a type of LLVM, and the types in it as well.
#[must_use]
pub fn is_compatible_type(ty: TypeRef<'_>) -> bool {
    is_within(ty, &mut Vec::new())
}

/// As [`is_compatible_type`]; structures in `seen` are.
fn is_within<'c>(ty: TypeRef<'c>, seen: &mut Vec<rt::Type>) -> bool {
    if seen.contains(&ty.handle()) {
        return true;
    }
    if let Some(structure) = ty.dyn_cast::<LLVMStructType<'_>>() {
        seen.push(ty.handle());
        return structure.body().iter().all(|ty| is_within(structure.ctx().type_ref(*ty), seen));
    }
    if let Some(function) = ty.dyn_cast::<LLVMFunctionType<'_>>() {
        return is_within(function.return_type(), seen)
            && function.params().iter().all(|ty| is_within(function.ctx().type_ref(*ty), seen));
    }
    if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        return is_within(array.element_type(), seen);
    }
    if let Some(target) = ty.dyn_cast::<LLVMTargetExtType<'_>>() {
        return target.type_params().iter().all(|ty| is_within(target.ctx().type_ref(*ty), seen));
    }
    is_compatible_outer_type(ty)
}

/// Whether values of the type can be in memory.
#[must_use]
pub fn is_loadable_type(ty: TypeRef<'_>) -> bool {
    is_compatible_outer_type(ty)
        && !ty.isa::<LLVMVoidType<'_>>()
        && !ty.isa::<LLVMFunctionType<'_>>()
        && !ty.dyn_cast::<LLVMStructType<'_>>().is_some_and(|it| it.is_opaque())
        && ty.dyn_cast::<LLVMTargetExtType<'_>>().is_none_or(|it| it.supports_mem_ops())
}

/// Whether it is a vector of a length that is a multiple of a number known at run time.
#[must_use]
pub fn is_scalable_vector_type(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<VectorType<'_>>().is_some_and(|it| it.is_scalable())
}

/// Whether it is not a vector of a fixed length. Upstream's C++ reads other types as if they were vectors and almost always
/// finds this true; here it is true of all of them.
#[must_use]
pub fn may_be_scalable(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<VectorType<'_>>().is_none_or(|it| it.is_scalable())
}

/// The type of the result of a comparison: `i1`, or a vector of `i1`.
#[must_use]
pub fn i1_same_shape(ty: TypeRef<'_>) -> rt::Type {
    let bit = IntegerType::get(ty.ctx(), 1);
    match ty.dyn_cast::<VectorType<'_>>() {
        Some(vector) => vector.cast::<ShapedType<'_>>().clone_with(None, bit).into(),
        None => bit.into(),
    }
}

/// The type of the result of `llvm.cmpxchg`: what was in memory, and whether it was replaced.
#[must_use]
pub fn val_and_bool_struct_type(ty: TypeRef<'_>) -> rt::Type {
    let bit = IntegerType::get(ty.ctx(), 1);
    LLVMStructType::literal(ty.ctx(), &[ty.handle(), bit.into()], false).into()
}

/// The number of elements of a vector; of a scalable one, the multiplier.
fn element_count(ty: TypeRef<'_>) -> Option<i64> {
    Some(ty.dyn_cast::<VectorType<'_>>()?.shape().iter().product())
}

/// The number of bits of a vector; of a scalable one, the multiplier.
#[must_use]
pub fn vector_bit_width(ty: TypeRef<'_>) -> u64 {
    let width = ty.element_type_or_self().int_or_float_bit_width().unwrap_or(0);
    u64::from(width) * element_count(ty).map_or(0, |it| it as u64)
}

/// Whether the vector `to` has twice the elements of the vector `from`.
#[must_use]
pub fn has_twice_the_elements(to: TypeRef<'_>, from: TypeRef<'_>) -> bool {
    let (count, half) = (element_count(to), element_count(from));
    is_scalable_vector_type(from) == is_scalable_vector_type(to) && count == half.map(|it| it * 2)
}
