//! Types that LLVM IR has.

use ods_runtime::rt;

use super::super::{
    GetI1SameShape, GetValAndBoolStructType, IsCompatibleFloatingPointType, IsCompatibleOuterType,
    IsCompatibleVectorType, IsLlvmTokenType, IsLlvmVoidType, IsLoadableType, IsScalableVectorType,
    IsScalableVectorType2, LLVMAddrSpaceAttrInterface, LLVMArrayType, LLVMDialect,
    LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
    LLVMTokenType, LLVMVoidType, LLVMX86AMXType,
};
use super::{LLVMLabelType, LLVMMetadataType};
use crate::prelude::*;

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
pub(in crate::llvm) fn is_float_of_llvm(ty: TypeRef<'_>) -> bool {
    is_float(ty) || ty.isa::<LLVMPPCFP128Type<'_>>()
}

/// Whether values of the type can be in memory.
pub(in crate::llvm) fn is_loadable_target(ty: LLVMTargetExtType<'_>) -> bool {
    ty.ext_type_name().starts_with("spirv.") || ty.ext_type_name() == "aarch64.svcount"
}

impl LLVMTargetExtType<'_> {
    /// Whether globals can have the type.
    pub(in crate::llvm) fn can_be_global(self) -> bool {
        let name = self.ext_type_name();
        name.starts_with("spirv.") || name == "amdgcn.named.barrier"
    }

    /// Whether the type has a zero.
    pub(in crate::llvm) fn has_zero(self) -> bool {
        is_loadable_target(self)
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
pub(in crate::llvm) fn is_outer(ty: TypeRef<'_>) -> bool {
    is_float_of_llvm(ty)
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
        || is_vector(ty)
}

/// Whether it is a pointer of the dialect `ptr` to memory that LLVM has.
fn is_foreign_pointer(ty: TypeRef<'_>) -> bool {
    let pointer = ty.dyn_cast::<crate::ptr::PtrType<'_>>();
    pointer.is_some_and(|it| it.memory_space().isa::<LLVMAddrSpaceAttrInterface<'_>>())
}

/// Whether it is a vector that LLVM has: of one dimension, with numbers or pointers.
pub(in crate::llvm) fn is_vector(ty: TypeRef<'_>) -> bool {
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
pub(in crate::llvm) fn is_compatible(ty: TypeRef<'_>) -> bool {
    is_within(ty, &mut Vec::new())
}

/// As [`is_compatible`]; structures in `seen` are.
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
    is_outer(ty)
}

impl IsCompatibleOuterType for LLVMDialect {
    fn is_compatible_outer_type(ty: TypeRef<'_>) -> bool {
        is_outer(ty)
    }
}

impl IsCompatibleVectorType for LLVMDialect {
    fn is_compatible_vector_type(ty: TypeRef<'_>) -> bool {
        is_vector(ty)
    }
}

impl IsCompatibleFloatingPointType for LLVMDialect {
    fn is_compatible_floating_point_type(ty: TypeRef<'_>) -> bool {
        is_float_of_llvm(ty)
    }
}

impl IsLlvmTokenType for LLVMDialect {
    fn is_llvm_token_type(ty: TypeRef<'_>) -> bool {
        ty.isa::<LLVMTokenType<'_>>()
    }
}

impl IsLlvmVoidType for LLVMDialect {
    fn is_llvm_void_type(ty: TypeRef<'_>) -> bool {
        ty.isa::<LLVMVoidType<'_>>()
    }
}

impl IsScalableVectorType for LLVMDialect {
    /// Callers require types that are not scalable. C++ reads other types as if they were vectors and rejects almost all
    /// of them; this function rejects all.
    fn is_scalable_vector_type(ty: TypeRef<'_>) -> bool {
        ty.dyn_cast::<VectorType<'_>>().is_none_or(|it| it.is_scalable())
    }
}

impl IsScalableVectorType2 for LLVMDialect {
    fn is_scalable_vector_type_2(ty: TypeRef<'_>) -> bool {
        ty.dyn_cast::<VectorType<'_>>().is_some_and(|it| it.is_scalable())
    }
}

impl IsLoadableType for LLVMDialect {
    fn is_loadable_type(ty: TypeRef<'_>) -> bool {
        is_outer(ty)
            && !ty.isa::<LLVMVoidType<'_>>()
            && !ty.isa::<LLVMFunctionType<'_>>()
            && !ty.dyn_cast::<LLVMStructType<'_>>().is_some_and(|it| it.is_opaque())
            && ty.dyn_cast::<LLVMTargetExtType<'_>>().is_none_or(is_loadable_target)
    }
}

impl GetI1SameShape for LLVMDialect {
    fn get_i1_same_shape(ty: TypeRef<'_>) -> rt::Type {
        let bit = IntegerType::get(ty.ctx(), 1);
        match ty.dyn_cast::<VectorType<'_>>() {
            Some(vector) => vector.cast::<ShapedType<'_>>().clone_with(None, bit).into(),
            None => bit.into(),
        }
    }
}

impl GetValAndBoolStructType for LLVMDialect {
    fn get_val_and_bool_struct_type(ty: TypeRef<'_>) -> rt::Type {
        let bit = IntegerType::get(ty.ctx(), 1);
        LLVMStructType::literal(ty.ctx(), &[ty.handle(), bit.into()], false).into()
    }
}
