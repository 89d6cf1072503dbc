#ifndef PTR_MEMORYSPACEINTERFACES
#define PTR_MEMORYSPACEINTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let description = [{
    Attributes that are a kind of memory and know which accesses it allows. Corresponds to
    `mlir::ptr::MemorySpaceAttrInterface`.
  }];
  let cppNamespace = "::ods_runtime";
}

#endif // PTR_MEMORYSPACEINTERFACES
