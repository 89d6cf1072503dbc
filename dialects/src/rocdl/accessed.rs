//! What operations access, for alias analysis.

use ods::llvm::{AliasAnalysisOpInterfaceTrait, LLVMPointerType};

use super::*;

/// Implements accesses to what the operands of a kind of type describe.
macro_rules! accesses {
    ($kind:ident: $($op:ident)*) => {
        $(
            impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for $op<'ir> {
                fn accessed_operands(self) -> Vec<ValueRef<'ir>> {
                    (*self).operands().filter(|it| it.ty().isa::<$kind<'_>>()).collect()
                }
            }
        )*
    };
}

accesses! {
    LLVMPointerType:
        ClusterLoadAsyncToLDSB128Op ClusterLoadAsyncToLDSB32Op ClusterLoadAsyncToLDSB64Op
        ClusterLoadAsyncToLDSB8Op DsAtomicAsyncBarrierArriveOp DsAtomicBarrierArriveRtnOp DsLoadTr16_B128
        DsLoadTr4_B64 DsLoadTr6_B96 DsLoadTr8_B64 FlatPrefetchOp GlobalLoadAsyncToLDSB128Op
        GlobalLoadAsyncToLDSB32Op GlobalLoadAsyncToLDSB64Op GlobalLoadAsyncToLDSB8Op GlobalLoadLDSOp
        GlobalLoadTr4_B64 GlobalLoadTr6_B96 GlobalLoadTr8_B128 GlobalLoadTr8_B64 GlobalPrefetchOp
        LoadToLDSOp RawPtrBufferAtomicCmpSwap RawPtrBufferAtomicFaddOp RawPtrBufferAtomicFmaxOp
        RawPtrBufferAtomicSmaxOp RawPtrBufferAtomicUminOp RawPtrBufferLoadLdsOp RawPtrBufferLoadOp
        RawPtrBufferStoreOp ds_read_tr16_b64 ds_read_tr4_b64 ds_read_tr6_b96 ds_read_tr8_b64
}

// Descriptors of tensors are vectors.
accesses! {
    VectorType: TensorLoadToLDSD2Op TensorLoadToLDSOp TensorStoreFromLDSD2Op TensorStoreFromLDSOp
}
