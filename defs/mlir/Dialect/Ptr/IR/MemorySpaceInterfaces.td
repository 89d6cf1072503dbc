#ifndef PTR_MEMORYSPACEINTERFACES
#define PTR_MEMORYSPACEINTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let description = [{
    Attributes that are a kind of memory. Corresponds to `mlir::ptr::MemorySpaceAttrInterface`; which accesses it allows, only
    the dialect `ptr` asks.
  }];
  let cppNamespace = "::ods_runtime";
}

#endif // PTR_MEMORYSPACEINTERFACES
