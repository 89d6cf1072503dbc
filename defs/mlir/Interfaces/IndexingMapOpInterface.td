#ifndef MLIR_INDEXINGMAPOPINTERFACE
#define MLIR_INDEXINGMAPOPINTERFACE

include "mlir/IR/OpBase.td"

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = [{
    Affine maps say which element of each operand an iteration reads or writes. Corresponds to
    `mlir::IndexingMapOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The maps, one per operand with a shape.", "ArrayAttr", "getIndexingMaps">
  ];
}

#endif // MLIR_INDEXINGMAPOPINTERFACE
