// Hooks of the dialect `llvm`.

use ods_runtime::rt;

use crate::llvm::*;

use crate::llvm::masked_compressstore as masked_compressstoreClass;
use crate::llvm::masked_expandload as masked_expandloadClass;
use crate::llvm::masked_gather as masked_gatherClass;
use crate::llvm::masked_scatter as masked_scatterClass;
use crate::llvm::vector_deinterleave2 as vector_deinterleave2Class;
use crate::llvm::vector_extract as vector_extractClass;
use crate::llvm::vector_insert as vector_insertClass;
use crate::llvm::vector_interleave2 as vector_interleave2Class;
use crate::llvm::vector_reduce_add as vector_reduce_addClass;
use crate::llvm::vector_reduce_and as vector_reduce_andClass;
use crate::llvm::vector_reduce_fadd as vector_reduce_faddClass;
use crate::llvm::vector_reduce_fmax as vector_reduce_fmaxClass;
use crate::llvm::vector_reduce_fmaximum as vector_reduce_fmaximumClass;
use crate::llvm::vector_reduce_fmin as vector_reduce_fminClass;
use crate::llvm::vector_reduce_fminimum as vector_reduce_fminimumClass;
use crate::llvm::vector_reduce_fmul as vector_reduce_fmulClass;
use crate::llvm::vector_reduce_mul as vector_reduce_mulClass;
use crate::llvm::vector_reduce_or as vector_reduce_orClass;
use crate::llvm::vector_reduce_smax as vector_reduce_smaxClass;
use crate::llvm::vector_reduce_smin as vector_reduce_sminClass;
use crate::llvm::vector_reduce_umax as vector_reduce_umaxClass;
use crate::llvm::vector_reduce_umin as vector_reduce_uminClass;
use crate::llvm::vector_reduce_xor as vector_reduce_xorClass;
use crate::llvm::vscale as vscaleClass;

impl rt::hooks::MaterializeConstant for LLVMDialect {
    fn materialize_constant(
        _b: &mut rt::OpBuilder<'_>,
        _value: rt::Attribute,
        _ty: rt::Type,
    ) -> Option<rt::Op> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for OrOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for ShlOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for ICmpOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::PromotableAllocationOpInterfaceTrait<'ir> for AllocaOp<'ir> {
    fn promotable_slots(self) -> Vec<rt::MemorySlot> {
        rt::unwritten(
            "`PromotableAllocationOpInterfaceTrait::promotable_slots` of `AllocaOp`",
            "LLVMOps.td:175",
        )
    }
    fn default_value(_b: &mut rt::OpBuilder<'_>, _op: rt::Op, _slot: &rt::MemorySlot) -> rt::Value {
        rt::unwritten(
            "`PromotableAllocationOpInterfaceTrait::default_value` of `AllocaOp`",
            "LLVMOps.td:175",
        )
    }
    fn handle_block_argument(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _argument: rt::Value,
    ) {
        rt::unwritten(
            "`PromotableAllocationOpInterfaceTrait::handle_block_argument` of `AllocaOp`",
            "LLVMOps.td:175",
        )
    }
    fn handle_promotion_complete(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _default: rt::Value,
    ) -> Option<rt::Op> {
        rt::unwritten(
            "`PromotableAllocationOpInterfaceTrait::handle_promotion_complete` of `AllocaOp`",
            "LLVMOps.td:175",
        )
    }
}

impl<'ir> rt::DestructurableAllocationOpInterfaceTrait<'ir> for AllocaOp<'ir> {
    fn destructurable_slots(self) -> Vec<rt::DestructurableMemorySlot> {
        rt::unwritten(
            "`DestructurableAllocationOpInterfaceTrait::destructurable_slots` of `AllocaOp`",
            "LLVMOps.td:175",
        )
    }
    fn destructure(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _used: &[rt::Attribute],
        _allocations: &mut Vec<rt::Op>,
    ) -> Vec<rt::MemorySlot> {
        rt::unwritten(
            "`DestructurableAllocationOpInterfaceTrait::destructure` of `AllocaOp`",
            "LLVMOps.td:175",
        )
    }
    fn handle_destructuring_complete(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
    ) -> Option<rt::Op> {
        rt::unwritten(
            "`DestructurableAllocationOpInterfaceTrait::handle_destructuring_complete` of `AllocaOp`",
            "LLVMOps.td:175",
        )
    }
}

impl<'ir> rt::hooks::Fold<'ir> for GEPOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for GEPOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `GEPOp`",
            "LLVMOps.td:196",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `GEPOp`",
            "LLVMOps.td:196",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for GEPOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `GEPOp`",
            "LLVMOps.td:196",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for GEPOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `GEPOp`",
            "LLVMOps.td:196",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `GEPOp`",
            "LLVMOps.td:196",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `LoadOp`",
            "LLVMOps.td:222",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `LoadOp`",
            "LLVMOps.td:222",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `LoadOp`",
            "LLVMOps.td:222",
        )
    }
}

impl<'ir> rt::PromotableMemOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn loads_from(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten("`PromotableMemOpInterfaceTrait::loads_from` of `LoadOp`", "LLVMOps.td:222")
    }
    fn stores_to(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten("`PromotableMemOpInterfaceTrait::stores_to` of `LoadOp`", "LLVMOps.td:222")
    }
    fn stored(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _reaching: rt::Value,
    ) -> rt::Value {
        rt::unwritten("`PromotableMemOpInterfaceTrait::stored` of `LoadOp`", "LLVMOps.td:222")
    }
    fn can_uses_be_removed(
        self,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<rt::BlockingUse>,
    ) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::can_uses_be_removed` of `LoadOp`",
            "LLVMOps.td:222",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _reaching: rt::Value,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::remove_blocking_uses` of `LoadOp`",
            "LLVMOps.td:222",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for LoadOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `LoadOp`",
            "LLVMOps.td:222",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `StoreOp`",
            "LLVMOps.td:254",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `StoreOp`",
            "LLVMOps.td:254",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `StoreOp`",
            "LLVMOps.td:254",
        )
    }
}

impl<'ir> rt::PromotableMemOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn loads_from(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten("`PromotableMemOpInterfaceTrait::loads_from` of `StoreOp`", "LLVMOps.td:254")
    }
    fn stores_to(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten("`PromotableMemOpInterfaceTrait::stores_to` of `StoreOp`", "LLVMOps.td:254")
    }
    fn stored(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _reaching: rt::Value,
    ) -> rt::Value {
        rt::unwritten("`PromotableMemOpInterfaceTrait::stored` of `StoreOp`", "LLVMOps.td:254")
    }
    fn can_uses_be_removed(
        self,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<rt::BlockingUse>,
    ) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::can_uses_be_removed` of `StoreOp`",
            "LLVMOps.td:254",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _reaching: rt::Value,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::remove_blocking_uses` of `StoreOp`",
            "LLVMOps.td:254",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for StoreOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `StoreOp`",
            "LLVMOps.td:254",
        )
    }
}

impl<'ir> rt::hooks::Fold<'ir> for BitcastOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for BitcastOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `BitcastOp`",
            "LLVMOps.td:322",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `BitcastOp`",
            "LLVMOps.td:322",
        )
    }
}

impl<'ir> rt::hooks::Fold<'ir> for AddrSpaceCastOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for AddrSpaceCastOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `AddrSpaceCastOp`",
            "LLVMOps.td:333",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `AddrSpaceCastOp`",
            "LLVMOps.td:333",
        )
    }
}

impl<'ir> rt::hooks::Fold<'ir> for ZExtOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `CallOp`",
            "LLVMOps.td:469",
        )
    }
}

impl<'ir> rt::hooks::Fold<'ir> for ExtractValueOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for ShuffleVectorOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for AddressOfOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for DSOLocalEquivalentOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for BlockAddressOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for UndefOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for PoisonOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for ZeroOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::hooks::Fold<'ir> for ConstantOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for AtomicRMWOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `AtomicRMWOp`",
            "LLVMOps.td:913",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for AtomicCmpXchgOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `AtomicCmpXchgOp`",
            "LLVMOps.td:939",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for MemcpyOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
}

impl<'ir> rt::PromotableMemOpInterfaceTrait<'ir> for MemcpyOp<'ir> {
    fn loads_from(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::loads_from` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
    fn stores_to(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stores_to` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
    fn stored(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _reaching: rt::Value,
    ) -> rt::Value {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stored` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
    fn can_uses_be_removed(
        self,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<rt::BlockingUse>,
    ) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::can_uses_be_removed` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _reaching: rt::Value,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::remove_blocking_uses` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for MemcpyOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for MemcpyOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `MemcpyOp`",
            "LLVMIntrinsicOps.td:247",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for MemmoveOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
}

impl<'ir> rt::PromotableMemOpInterfaceTrait<'ir> for MemmoveOp<'ir> {
    fn loads_from(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::loads_from` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
    fn stores_to(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stores_to` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
    fn stored(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _reaching: rt::Value,
    ) -> rt::Value {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stored` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
    fn can_uses_be_removed(
        self,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<rt::BlockingUse>,
    ) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::can_uses_be_removed` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _reaching: rt::Value,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::remove_blocking_uses` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for MemmoveOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for MemmoveOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `MemmoveOp`",
            "LLVMIntrinsicOps.td:248",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for MemcpyInlineOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
}

impl<'ir> rt::PromotableMemOpInterfaceTrait<'ir> for MemcpyInlineOp<'ir> {
    fn loads_from(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::loads_from` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
    fn stores_to(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stores_to` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
    fn stored(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _reaching: rt::Value,
    ) -> rt::Value {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stored` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
    fn can_uses_be_removed(
        self,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<rt::BlockingUse>,
    ) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::can_uses_be_removed` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _reaching: rt::Value,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::remove_blocking_uses` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for MemcpyInlineOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for MemcpyInlineOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `MemcpyInlineOp`",
            "LLVMIntrinsicOps.td:250",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for MemsetOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
}

impl<'ir> rt::PromotableMemOpInterfaceTrait<'ir> for MemsetOp<'ir> {
    fn loads_from(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::loads_from` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
    fn stores_to(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stores_to` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
    fn stored(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _reaching: rt::Value,
    ) -> rt::Value {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stored` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
    fn can_uses_be_removed(
        self,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<rt::BlockingUse>,
    ) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::can_uses_be_removed` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _reaching: rt::Value,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::remove_blocking_uses` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for MemsetOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for MemsetOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `MemsetOp`",
            "LLVMIntrinsicOps.td:274",
        )
    }
}

impl<'ir> AliasAnalysisOpInterfaceTrait<'ir> for MemsetInlineOp<'ir> {
    fn accessed_operands(self) -> Vec<rt::ValueRef<'ir>> {
        rt::unwritten(
            "`AliasAnalysisOpInterfaceTrait::accessed_operands` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
}

impl<'ir> rt::PromotableMemOpInterfaceTrait<'ir> for MemsetInlineOp<'ir> {
    fn loads_from(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::loads_from` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
    fn stores_to(self, _slot: &rt::MemorySlot) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stores_to` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
    fn stored(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _reaching: rt::Value,
    ) -> rt::Value {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::stored` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
    fn can_uses_be_removed(
        self,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<rt::BlockingUse>,
    ) -> bool {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::can_uses_be_removed` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::MemorySlot,
        _blocking: &[usize],
        _reaching: rt::Value,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableMemOpInterfaceTrait::remove_blocking_uses` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
}

impl<'ir> rt::DestructurableAccessorOpInterfaceTrait<'ir> for MemsetInlineOp<'ir> {
    fn can_rewire(
        self,
        _slot: &rt::DestructurableMemorySlot,
        _used: &mut Vec<rt::Attribute>,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::can_rewire` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
    fn rewire(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _slot: &rt::DestructurableMemorySlot,
        _subslots: &rt::Subslots,
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`DestructurableAccessorOpInterfaceTrait::rewire` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
}

impl<'ir> rt::SafeMemorySlotAccessOpInterfaceTrait<'ir> for MemsetInlineOp<'ir> {
    fn ensure_only_safe_accesses(
        self,
        _slot: &rt::MemorySlot,
        _others: &mut Vec<rt::MemorySlot>,
    ) -> bool {
        rt::unwritten(
            "`SafeMemorySlotAccessOpInterfaceTrait::ensure_only_safe_accesses` of `MemsetInlineOp`",
            "LLVMIntrinsicOps.td:293",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for LifetimeStartOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `LifetimeStartOp`",
            "LLVMIntrinsicOps.td:332",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `LifetimeStartOp`",
            "LLVMIntrinsicOps.td:332",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for LifetimeEndOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `LifetimeEndOp`",
            "LLVMIntrinsicOps.td:333",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `LifetimeEndOp`",
            "LLVMIntrinsicOps.td:333",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for InvariantStartOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `InvariantStartOp`",
            "LLVMIntrinsicOps.td:335",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `InvariantStartOp`",
            "LLVMIntrinsicOps.td:335",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for InvariantEndOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `InvariantEndOp`",
            "LLVMIntrinsicOps.td:350",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `InvariantEndOp`",
            "LLVMIntrinsicOps.td:350",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for LaunderInvariantGroupOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `LaunderInvariantGroupOp`",
            "LLVMIntrinsicOps.td:365",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `LaunderInvariantGroupOp`",
            "LLVMIntrinsicOps.td:365",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for StripInvariantGroupOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `StripInvariantGroupOp`",
            "LLVMIntrinsicOps.td:376",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `StripInvariantGroupOp`",
            "LLVMIntrinsicOps.td:376",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for DbgDeclareOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `DbgDeclareOp`",
            "LLVMIntrinsicOps.td:547",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `DbgDeclareOp`",
            "LLVMIntrinsicOps.td:547",
        )
    }
    fn requires_replaced_values(self) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::requires_replaced_values` of `DbgDeclareOp`",
            "LLVMIntrinsicOps.td:547",
        )
    }
    fn visit_replaced_values(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _stores: &[(rt::Op, rt::Value)],
    ) {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::visit_replaced_values` of `DbgDeclareOp`",
            "LLVMIntrinsicOps.td:547",
        )
    }
}

impl<'ir> rt::PromotableOpInterfaceTrait<'ir> for DbgValueOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<rt::BlockingUse>) -> bool {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::can_uses_be_removed` of `DbgValueOp`",
            "LLVMIntrinsicOps.td:559",
        )
    }
    fn remove_blocking_uses(
        _b: &mut rt::OpBuilder<'_>,
        _op: rt::Op,
        _blocking: &[usize],
    ) -> rt::DeletionKind {
        rt::unwritten(
            "`PromotableOpInterfaceTrait::remove_blocking_uses` of `DbgValueOp`",
            "LLVMIntrinsicOps.td:559",
        )
    }
}

impl<'c> DIRecursiveTypeAttrInterfaceTrait<'c> for DICompositeTypeAttr<'c> {
    fn is_rec_self(self) -> bool {
        DICompositeTypeAttr::is_rec_self(self)
    }
    fn rec_id(self) -> Option<rt::DistinctAttr<'c>> {
        rt::unwritten(
            "`DIRecursiveTypeAttrInterfaceTrait::rec_id` of `DICompositeTypeAttr`",
            "LLVMAttrDefs.td:215",
        )
    }
    fn with_rec_id(self, _rec_id: rt::DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        rt::unwritten(
            "`DIRecursiveTypeAttrInterfaceTrait::with_rec_id` of `DICompositeTypeAttr`",
            "LLVMAttrDefs.td:215",
        )
    }
    fn rec_self(_rec_id: rt::DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        rt::unwritten(
            "`DIRecursiveTypeAttrInterfaceTrait::rec_self` of `DICompositeTypeAttr`",
            "LLVMAttrDefs.td:215",
        )
    }
}

impl<'c> DIRecursiveTypeAttrInterfaceTrait<'c> for DISubprogramAttr<'c> {
    fn is_rec_self(self) -> bool {
        DISubprogramAttr::is_rec_self(self)
    }
    fn rec_id(self) -> Option<rt::DistinctAttr<'c>> {
        rt::unwritten(
            "`DIRecursiveTypeAttrInterfaceTrait::rec_id` of `DISubprogramAttr`",
            "LLVMAttrDefs.td:324",
        )
    }
    fn with_rec_id(self, _rec_id: rt::DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        rt::unwritten(
            "`DIRecursiveTypeAttrInterfaceTrait::with_rec_id` of `DISubprogramAttr`",
            "LLVMAttrDefs.td:324",
        )
    }
    fn rec_self(_rec_id: rt::DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        rt::unwritten(
            "`DIRecursiveTypeAttrInterfaceTrait::rec_self` of `DISubprogramAttr`",
            "LLVMAttrDefs.td:324",
        )
    }
}

impl<'c> rt::DLTIQueryInterfaceTrait<'c> for TargetFeaturesAttr<'c> {
    fn query(self, _key: rt::DataLayoutEntryKey) -> Option<rt::AttrRef<'c>> {
        rt::unwritten(
            "`DLTIQueryInterfaceTrait::query` of `TargetFeaturesAttr`",
            "LLVMAttrDefs.td:554",
        )
    }
}

impl<'c> rt::DLTIQueryInterfaceTrait<'c> for TargetAttr<'c> {
    fn query(self, _key: rt::DataLayoutEntryKey) -> Option<rt::AttrRef<'c>> {
        rt::unwritten("`DLTIQueryInterfaceTrait::query` of `TargetAttr`", "LLVMAttrDefs.td:560")
    }
}

impl<'c> rt::DestructurableTypeInterfaceTrait<'c> for LLVMArrayType<'c> {
    fn subelement_index_map(self) -> Option<Vec<(rt::Attribute, rt::Type)>> {
        rt::unwritten(
            "`DestructurableTypeInterfaceTrait::subelement_index_map` of `LLVMArrayType`",
            "LLVMTypes.td:19",
        )
    }
    fn type_at_index(self, _index: rt::Attribute) -> Option<rt::Type> {
        rt::unwritten(
            "`DestructurableTypeInterfaceTrait::type_at_index` of `LLVMArrayType`",
            "LLVMTypes.td:19",
        )
    }
}

impl<'c> rt::DestructurableTypeInterfaceTrait<'c> for LLVMStructType<'c> {
    fn subelement_index_map(self) -> Option<Vec<(rt::Attribute, rt::Type)>> {
        rt::unwritten(
            "`DestructurableTypeInterfaceTrait::subelement_index_map` of `LLVMStructType`",
            "LLVMTypes.td:38",
        )
    }
    fn type_at_index(self, _index: rt::Attribute) -> Option<rt::Type> {
        rt::unwritten(
            "`DestructurableTypeInterfaceTrait::type_at_index` of `LLVMStructType`",
            "LLVMTypes.td:38",
        )
    }
}
