#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [InterfaceMethod<"", "Option<Vec<i64>>", "getShapeForUnroll", (ins), [{}], [{ runtime }]>,];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "&str", "getInBoundsAttrName">,
    InterfaceMethod<"", "&str", "getPermutationMapAttrName">,
    InterfaceMethod<"", "ArrayAttr", "getInBounds">,
    InterfaceMethod<"", "Value", "getBase">,
    InterfaceMethod<"", "Value", "getVector">,
    InterfaceMethod<"", "VectorType", "getVectorType">,
    InterfaceMethod<"", "ValueRange<'_>", "getIndices">,
    InterfaceMethod<"", "AffineMap", "getPermutationMap">,
    InterfaceMethod<"", "Value", "getMask">
  ];
}

#endif // MLIR_INTERFACES_VECTORINTERFACES
