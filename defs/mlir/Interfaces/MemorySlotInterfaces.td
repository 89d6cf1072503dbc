#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let cppNamespace = "::ods_runtime";
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let cppNamespace = "::ods_runtime";
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let cppNamespace = "::ods_runtime";
}

def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let cppNamespace = "::ods_runtime";
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let cppNamespace = "::ods_runtime";
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let cppNamespace = "::ods_runtime";
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let cppNamespace = "::ods_runtime";
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
