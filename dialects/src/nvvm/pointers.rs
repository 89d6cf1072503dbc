//! Memory spaces of pointers.

use ods_runtime::rt;

use super::*;

/// Implements the conditions on types.
macro_rules! spaces {
    ($($helper:ident $function:ident: $space:ident;)*) => {
        $(
            impl $helper for NVVMDialect {
                fn $function(ty: TypeRef<'_>) -> bool {
                    is_pointer(ty, NVVMMemorySpace::$space)
                }
            }
        )*
    };
}

spaces! {
    LlvmPointerGenericType llvm_pointer_generic_type: Generic;
    LlvmPointerGlobalType llvm_pointer_global_type: Global;
    LlvmPointerInAddressSpace0OrLlvmPointerType
        llvm_pointer_in_address_space_0_or_llvm_pointer_type: Generic;
    LlvmPointerInAddressSpace0OrLlvmPointerType2
        llvm_pointer_in_address_space_0_or_llvm_pointer_type_2: Shared;
    LlvmPointerInAddressSpace0OrLlvmPointerType3
        llvm_pointer_in_address_space_0_or_llvm_pointer_type_3: SharedCluster;
    LlvmPointerInAddressSpace1OrLlvmPointerType
        llvm_pointer_in_address_space_1_or_llvm_pointer_type: Global;
    LlvmPointerInAddressSpace1OrLlvmPointerType2
        llvm_pointer_in_address_space_1_or_llvm_pointer_type_2: Local;
    LlvmPointerInAddressSpace1OrLlvmPointerType3
        llvm_pointer_in_address_space_1_or_llvm_pointer_type_3: Generic;
    LlvmPointerInAddressSpace1OrLlvmPointerType4
        llvm_pointer_in_address_space_1_or_llvm_pointer_type_4: Constant;
    LlvmPointerInAddressSpace3OrLlvmPointerType
        llvm_pointer_in_address_space_3_or_llvm_pointer_type: Shared;
    LlvmPointerInAddressSpace3OrLlvmPointerType2
        llvm_pointer_in_address_space_3_or_llvm_pointer_type_2: SharedCluster;
    LlvmPointerInAddressSpace6Or64BitType
        llvm_pointer_in_address_space_6_or_64_bit_type: Tensor;
    LlvmPointerSharedClusterType llvm_pointer_shared_cluster_type: SharedCluster;
    LlvmPointerSharedType llvm_pointer_shared_type: Shared;
    LlvmPointerTensorType llvm_pointer_tensor_type: Tensor;
    LlvmPointerTypeOrLlvmPointerInAddressType
        llvm_pointer_type_or_llvm_pointer_in_address_type: Shared;
}

/// Implements the conditions on the operand and the result of `mapa`.
macro_rules! mapa {
    ($($helper:ident $function:ident |$op:ident| $condition:expr;)*) => {
        $(
            impl $helper for NVVMDialect {
                fn $function($op: OpRef<'_>) -> bool {
                    $condition
                }
            }
        )*
    };
}

mapa! {
    MapaOpValidAddressSpaceCheckOrMappingForMapaOp
        mapa_op_valid_address_space_check_or_mapping_for_mapa_op
        |op| is_pointer(op.operand(0).ty(), NVVMMemorySpace::Shared);
    MapaOpValidAddressSpaceCheckOrMappingForMapaOp2
        mapa_op_valid_address_space_check_or_mapping_for_mapa_op_2
        |op| is_pointer(op.result(0).ty(), NVVMMemorySpace::SharedCluster);
    MapaOpValidAddressSpaceCheckOrMappingForMapaOp3
        mapa_op_valid_address_space_check_or_mapping_for_mapa_op_3
        |op| is_pointer(op.operand(0).ty(), NVVMMemorySpace::Generic);
    MapaOpValidAddressSpaceCheckOrMappingForMapaOp4
        mapa_op_valid_address_space_check_or_mapping_for_mapa_op_4
        |op| is_pointer(op.result(0).ty(), NVVMMemorySpace::Generic);
}

impl<'c> ods::llvm::LLVMAddrSpaceAttrInterfaceTrait<'c> for NVVMMemorySpaceAttr<'c> {
    fn address_space(self) -> u32 {
        self.value() as u32
    }
}

/// The requirements of an operation are verified against the target of its module.
impl VerifyNvvmRequiresSm for NVVMDialect {
    fn verify_nvvm_requires_sm(_op: rt::OpRef<'_>, _version: &str) -> VerifyResult {
        Ok(())
    }
}

impl VerifyNvvmRequiresSMa for NVVMDialect {
    fn verify_nvvm_requires_s_ma(_op: rt::OpRef<'_>, _versions: &str) -> VerifyResult {
        Ok(())
    }
}
