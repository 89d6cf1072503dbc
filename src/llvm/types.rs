//! The types of LLVM, and which of MLIR's types are among them.

mod compatible;
mod layout;
mod structs;
mod text;
mod trivial;

use ods_runtime::rt;

use super::{LLVMArrayType, LLVMArrayTypeVerify, LLVMFunctionType, LLVMFunctionTypeVerify};
use crate::llvm::prelude::*;

pub use structs::LLVMStructTypeStorage;
pub use trivial::{LLVMLabelType, LLVMMetadataType, LLVMTokenType, LLVMVoidType};

pub(in crate::llvm) use compatible::with_elements;
pub use compatible::{
    has_twice_the_elements, i1_same_shape, is_compatible_floating_point_type,
    is_compatible_outer_type, is_compatible_type, is_compatible_vector_type, is_loadable_type,
    is_scalable_vector_type, may_be_scalable, val_and_bool_struct_type, vector_bit_width,
};

/// Whether arrays and structures can have elements of this type.
pub(in crate::llvm) fn is_element(ty: TypeRef<'_>) -> bool {
    !ty.isa::<LLVMVoidType<'_>>()
        && !ty.isa::<LLVMLabelType<'_>>()
        && !ty.isa::<LLVMMetadataType<'_>>()
        && !ty.isa::<LLVMFunctionType<'_>>()
        && !ty.isa::<LLVMTokenType<'_>>()
}

impl LLVMArrayTypeVerify for LLVMArrayType<'_> {
    fn verify(
        _ctx: &rt::Context,
        at: rt::Location,
        element_type: TypeRef<'_>,
        _num_elements: u64,
    ) -> VerifyResult {
        match is_element(element_type) {
            true => Ok(()),
            false => {
                Err(Diagnostic::error(at, format!("invalid array element type: '{element_type}'")))
            }
        }
    }
}

impl LLVMFunctionTypeVerify for LLVMFunctionType<'_> {
    fn verify(
        ctx: &rt::Context,
        at: rt::Location,
        result: TypeRef<'_>,
        params: &[rt::Type],
        _var_arg: bool,
    ) -> VerifyResult {
        let is_result = !result.isa::<LLVMFunctionType<'_>>()
            && !result.isa::<LLVMMetadataType<'_>>()
            && !result.isa::<LLVMLabelType<'_>>();
        if !is_result {
            return Err(Diagnostic::error(at, format!("invalid function result type: '{result}'")));
        }
        let is_argument =
            |ty: &TypeRef<'_>| !ty.isa::<LLVMVoidType<'_>>() && !ty.isa::<LLVMFunctionType<'_>>();
        match params.iter().map(|ty| ctx.type_ref(*ty)).find(|ty| !is_argument(ty)) {
            Some(ty) => {
                Err(Diagnostic::error(at, format!("invalid function argument type: '{ty}'")))
            }
            None => Ok(()),
        }
    }
}
