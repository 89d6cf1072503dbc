#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

def InferStridedMetadataOpInterface : OpInterface<"InferStridedMetadataOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "()",
      "inferStridedMetadataRanges",
      (ins "&[StridedMetadataRange]":$ranges, "SetStridedMetadataRangeFn<'_>":$setMetadata, "i32":$indexBitwidth)
    >
  ];
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
