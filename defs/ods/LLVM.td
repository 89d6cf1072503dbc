#ifndef ODS_LLVM_TD
#define ODS_LLVM_TD

// All definitions of the dialect `llvm`.

include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"

#endif // ODS_LLVM_TD
