//! The dialect `xevm`: instructions of Xe GPUs.

generated!(xevm);

mod blocks;

use crate::prelude::*;
use ods::llvm::LLVMPointerType;

fn is_in_space(ty: TypeRef<'_>, space: u32) -> bool {
    ty.dyn_cast::<LLVMPointerType<'_>>().is_some_and(|it| it.address_space() == space)
}

impl LlvmPointerInAddressSpace1OrLlvmPointerType for XeVMDialect {
    fn llvm_pointer_in_address_space_1_or_llvm_pointer_type(ty: TypeRef<'_>) -> bool {
        is_in_space(ty, 1)
    }
}

impl LlvmPointerInAddressSpace1OrLlvmPointerType2 for XeVMDialect {
    fn llvm_pointer_in_address_space_1_or_llvm_pointer_type_2(ty: TypeRef<'_>) -> bool {
        is_in_space(ty, 4)
    }
}
